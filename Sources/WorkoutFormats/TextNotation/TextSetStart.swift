internal import Notation
internal import WorkoutModel

/// What stands before the sets of a line and is no part of them: `- `, `1. `, `Set 3:`, `Warm-up:`.
struct TextSetStart {
  /// The line behind it.
  private(set) var walker: TextWalker
  /// The kind that a label gives the sets; nil without a label.
  private(set) var kind: SetKind?

  /// Labels in small letters, without the number and the word `set` behind them.
  private static let labels: [String: SetKind] = [
    "": .working, "work": .working, "working": .working, "top": .working, "backoff": .working,
    "back-off": .working, "back off": .working, "warmup": .warmUp, "warm-up": .warmUp, "warm up": .warmUp,
    "warmups": .warmUp, "warm-ups": .warmUp, "warm ups": .warmUp, "drop": .drop, "failure": .failure,
    "dropset": .drop, "dropsets": .drop, "aufwärmen": .warmUp, "échauffement": .warmUp,
    "calentamiento": .warmUp, "riscaldamento": .warmUp, "aquecimento": .warmUp,
  ]
  private static let letters: [String: SetKind] = ["w": .warmUp, "d": .drop, "f": .failure]
  private static let maximumLabelLength = 20

  init(_ line: String) {
    walker = TextWalker(line)
    let whole = walker
    if walker.take("-") || walker.take("*") || walker.take("•") || walker.take("–") {
      if walker.next != " " { walker = whole }
    } else if walker.digits() != nil {
      if !(walker.take(".") || walker.take(")")) || walker.next != " " { walker = whole }
    }
    walker.skipSpaces()
    var label = walker
    if let text = label.text(upTo: ":"), text.utf8.count <= Self.maximumLabelLength,
      let kind = Self.kind(of: text.lowercased())
    {
      self.kind = kind
      walker = label
      walker.skipSpaces()
    } else {
      takeWords()
    }
  }

  /// The kind that a line names which holds nothing else: `Warm-up:`, `Working sets`; nil for any other line.
  static func kind(ofLine line: String) -> SetKind? {
    let text = line.hasSuffix(":") ? String(line.dropLast()) : line
    guard text.utf8.count <= maximumLabelLength, text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      case let words = text.lowercased(), words != "set", words != "sets"
    else { return nil }
    return kind(of: words)
  }

  /// Takes a label without a colon, where a number stands behind it: `warm-up 50 kg x 5`.
  private mutating func takeWords() {
    let rest = walker.rest
    let words = rest.prefix { $0.isLetter || $0 == " " || $0 == "-" }
    guard let next = rest.dropFirst(words.count).first, next.isWholeNumber, words.last == " ",
      words.utf8.count <= Self.maximumLabelLength, words.contains(where: { $0.isLetter }),
      case let text = words.split(separator: " ").joined(separator: " ").lowercased(),
      text != "set", text != "sets",
      let kind = Self.kind(of: text)
    else { return }
    self.kind = kind
    for _ in words.unicodeScalars { walker.skip() }
  }

  private static func kind(of label: String) -> SetKind? {
    var words = label.split(separator: " ")
    var hasNumber = false
    if let last = words.last {
      let name = last.prefix { !$0.isWholeNumber }
      hasNumber = name.utf8.count < last.utf8.count
      guard last.dropFirst(name.count).allSatisfy({ $0.isWholeNumber }) else { return nil }
      words.removeLast()
      if !name.isEmpty { words.append(name) }
    }
    if hasNumber, words.count == 1, let kind = letters[String(words[0])] { return kind }
    let hasSet = words.last == "set" || words.last == "sets"
    if hasSet { words.removeLast() }
    guard hasSet || !words.isEmpty else { return nil }
    return labels[words.joined(separator: " ")]
  }
}
