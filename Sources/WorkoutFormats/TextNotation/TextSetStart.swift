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
    "": .working, "work": .working, "working": .working, "top": .working, "warmup": .warmUp,
    "warm-up": .warmUp, "warm up": .warmUp, "drop": .drop, "failure": .failure,
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
    guard let text = label.text(upTo: ":"), text.utf8.count <= Self.maximumLabelLength else { return }
    kind = Self.kind(of: text.lowercased())
    guard kind != nil else { return }
    walker = label
    walker.skipSpaces()
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
