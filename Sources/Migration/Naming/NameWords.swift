internal import ExerciseCatalog

/// The words of an exercise's name in one form, whatever order and abbreviations they are written with.
struct NameWords: Hashable {
  /// The words in the order of the alphabet.
  let words: [String]

  /// Takes the words of a name and its variation.
  init(_ name: String, variation: String? = nil) {
    var words = FoldedName.words(of: "\(variation ?? "") \(name)")
    words = words.flatMap { Self.abbreviations[$0] ?? [$0] }
    words = Self.joined(words).filter { !Self.fillers.contains($0) }
    self.words = words.map { Self.synonyms[$0] ?? $0 }.sorted()
  }

  /// How many of all words both have, 0 … 1.
  func likeness(to other: NameWords) -> Double {
    let (left, right) = (Set(words), Set(other.words))
    let all = left.union(right).count
    return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
  }

  private static let fillers: Set<String> = ["with", "on", "the", "a", "an", "using", "at", "in", "to", "of"]

  private static let synonyms = [
    "flye": "fly", "1": "single", "one": "single", "narrow": "close", "ez": "ezbar", "hexbar": "trapbar",
    "smith": "smithmachine", "pressdown": "pushdown",
  ]

  private static let abbreviations: [String: [String]] = [
    "db": ["dumbbell"], "bb": ["barbell"], "kb": ["kettlebell"], "bw": ["bodyweight"],
    "ohp": ["overhead", "press"], "rdl": ["romanian", "deadlift"], "sldl": ["stiff", "leg", "deadlift"],
    "bss": ["bulgarian", "split", "squat"], "ghr": ["glute", "ham", "raise"], "incl": ["incline"],
    "decl": ["decline"], "ext": ["extension"], "hspu": ["handstand", "pushup"],
    "cgbp": ["close", "grip", "bench", "press"], "bentover": ["bent", "over"],
    "dl": ["deadlift"], "abs": ["ab"], "lats": ["lat"], "quads": ["quad"],
  ]

  /// Words that are written apart or together.
  private static let compounds: [String: String] = [
    "push up": "pushup", "pull up": "pullup", "chin up": "chinup", "sit up": "situp", "step up": "stepup",
    "pull down": "pulldown", "push down": "pushdown", "press down": "pushdown",
    "skull crusher": "skullcrusher",
    "muscle up": "muscleup", "cross over": "crossover", "kick back": "kickback", "pull over": "pullover",
    "body weight": "bodyweight", "smith machine": "smithmachine", "ez bar": "ezbar", "trap bar": "trapbar",
    "hex bar": "trapbar", "dead lift": "deadlift", "jack knife": "jackknife", "t bar": "tbar",
    "get up": "getup", "v up": "vup", "press up": "pushup", "dumb bell": "dumbbell", "bar bell": "barbell",
    "kettle bell": "kettlebell",
  ]

  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, let compound = compounds["\(last) \(word)"] {
        joined[joined.count - 1] = compound
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}
