/// The words of an exercise's name in one form, whatever order, abbreviations and language they are written in.
package struct NameWords: Sendable {
  /// The words in English as far as they are known, each once, in the order of the alphabet.
  package let words: [String]
  /// The name in English, in the order of its words; nil where it is in English already, or in no known language.
  package let translation: String?

  /// Takes the words of a name and its variation; a name longer than any has none.
  package init(_ name: String, variation: String? = nil) {
    let text = variation.map { "\($0) \(name)" } ?? name
    guard text.utf8.count <= Self.longestName else {
      words = []
      translation = nil
      return
    }
    var words = FoldedName.words(of: text).map(FoldedName.unaccented)
    let english = PhraseBook.all.english(words)
    words = (english ?? words).flatMap { Self.abbreviations[$0] ?? [$0] }
    words = Self.joined(words).filter { !Self.fillers.contains($0) }
    words = words.map { Self.synonyms[$0] ?? $0 }.sorted()
    self.words = words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }.map { words[$0] }
    translation = english?.joined(separator: " ")
  }

  /// How many of all words both have, 0 … 1.
  package func likeness(to other: NameWords) -> Double {
    let (left, right) = (Set(words), Set(other.words))
    let all = left.union(right).count
    return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
  }

  /// Names of more bytes are not looked up: Unicode takes its time over long ones.
  private static let longestName = 256

  private static let fillers: Set<String> = ["with", "on", "the", "a", "an", "using", "at", "in", "to", "of"]

  private static let synonyms = [
    "flye": "fly", "1": "single", "one": "single", "narrow": "close", "ez": "ezbar", "hexbar": "trapbar",
    "smith": "smithmachine", "pressdown": "pushdown", "banded": "band", "trx": "suspension",
  ]

  private static let abbreviations: [String: [String]] = [
    "db": ["dumbbell"], "bb": ["barbell"], "kb": ["kettlebell"], "bw": ["bodyweight"],
    "ohp": ["overhead", "press"], "rdl": ["romanian", "deadlift"], "sldl": ["stiff", "leg", "deadlift"],
    "bss": ["bulgarian", "split", "squat"], "ghr": ["glute", "ham", "raise"], "incl": ["incline"],
    "decl": ["decline"], "ext": ["extension"], "hspu": ["handstand", "pushup"],
    "cgbp": ["close", "grip", "bench", "press"], "bentover": ["bent", "over"],
    "dl": ["deadlift"], "abs": ["ab"], "lats": ["lat"], "quads": ["quad"],
  ]

  /// Words that are written apart or together, or whose first or second part says it all.
  private static let compounds: [String: [String: String]] = {
    let rows = [
      ("push", "up", "pushup"), ("push", "down", "pushdown"), ("pull", "up", "pullup"),
      ("pull", "down", "pulldown"), ("pull", "over", "pullover"), ("pull", "apart", "pullapart"),
      ("chin", "up", "chinup"), ("sit", "up", "situp"), ("step", "up", "stepup"),
      ("press", "down", "pushdown"), ("press", "up", "pushup"), ("skull", "crusher", "skullcrusher"),
      ("muscle", "up", "muscleup"), ("cross", "over", "crossover"), ("kick", "back", "kickback"),
      ("body", "weight", "bodyweight"), ("smith", "machine", "smithmachine"),
      ("leverage", "machine", "machine"), ("ez", "bar", "ezbar"), ("trap", "bar", "trapbar"),
      ("hex", "bar", "trapbar"), ("dead", "lift", "deadlift"), ("dead", "bug", "deadbug"),
      ("jack", "knife", "jackknife"), ("t", "bar", "tbar"), ("get", "up", "getup"), ("v", "up", "vup"),
      ("dumb", "bell", "dumbbell"), ("bar", "bell", "barbell"), ("kettle", "bell", "kettlebell"),
      ("face", "pull", "facepull"), ("wide", "grip", "wide"), ("close", "grip", "close"),
      ("narrow", "grip", "close"), ("neutral", "grip", "neutral"), ("reverse", "grip", "underhand"),
      ("underhand", "grip", "underhand"),
    ]
    var compounds: [String: [String: String]] = [:]
    for (first, second, compound) in rows { compounds[first, default: [:]][second] = compound }
    return compounds
  }()

  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, let compound = compounds[last]?[word] {
        joined[joined.count - 1] = compound
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}

extension NameWords: Hashable {
  package static func == (left: NameWords, right: NameWords) -> Bool { left.words == right.words }

  package func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
