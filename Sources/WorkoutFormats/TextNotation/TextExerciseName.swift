internal import Notation

/// The line that names an exercise, where it can be nothing else: `A1. Row`, `+ Row`, `"5 x 5"`.
struct TextExerciseName {
  var name: String
  /// The letter of its superset, and its place there.
  private(set) var superset: (letter: String, number: Int)?
  /// True where it is done in turn with the exercise before it.
  private(set) var joinsLast = false

  /// True where its name stands in quotation marks, so that no sets are behind it.
  private(set) var isQuoted = false

  init(name: String) { self.name = name }

  /// Reads a line; nil where it may be something else.
  init?(_ line: String) {
    var walker = TextWalker(line)
    if let label = Self.label(&walker) {
      superset = label
    } else if walker.take("+") {
      guard walker.next == " " else { return nil }
      joinsLast = true
    }
    walker.skipSpaces()
    if let quoted = walker.quotedText() {
      guard walker.next == nil else { return nil }
      (name, isQuoted) = (quoted, true)
      return
    }
    guard superset != nil || joinsLast, let next = walker.next, !("0"..."9").contains(next) else {
      return nil
    }
    name = walker.rest
  }

  /// Takes `A1.`, with a space behind it.
  private static func label(_ walker: inout TextWalker) -> (letter: String, number: Int)? {
    let start = walker
    let letter = walker.letters()
    if (1...2).contains(letter.utf8.count), letter.utf8.allSatisfy({ (0x41...0x5a).contains($0) }),
      let digits = walker.digits(), let number = Int(digits), walker.take("."), walker.next == " "
    {
      return (letter, number)
    }
    walker = start
    return nil
  }
}
