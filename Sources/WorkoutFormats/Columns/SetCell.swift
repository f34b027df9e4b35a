internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Whole sets in one cell: `5x100`, `3 x 10 @ 60 kg`, `60/10`.
enum SetCell {
  /// The longest cell that is read as sets.
  private static let maximumLength = 1_000

  /// The sets of a cell.
  ///
  /// - Parameter hasDecimalComma: true in a table whose numbers have commas for points.
  static func sets(
    _ text: String, hasDecimalComma: Bool, _ habits: inout TextHabits
  ) throws(TextSetProblem) -> TextSets {
    guard text.utf8.count <= maximumLength else {
      throw TextSetProblem(column: 0, what: "a cell that is too long for sets")
    }
    let plain = hasDecimalComma ? DecimalComma.replaced(in: text) : text
    return try TextSets(TextWalker(line(plain)), &habits)
  }

  /// The cell as a line of sets: what people put between numbers and between sets is made one.
  private static func line(_ text: String) -> String {
    var text = text
    for mark in ["\r\n", "\n", "\r", " | ", " + "] { text = text.replacing(mark, by: ", ") }
    // `60/10` is a pair, `5x60 / 5x65` are two sets.
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy(hasTimes) { return text.replacing("/", by: ", ") }
    return parts.count == 2 && !hasTimes(text[...]) ? text.replacing("/", by: "x") : text
  }

  private static func hasTimes(_ text: Substring) -> Bool { text.contains { "x×*X@".contains($0) } }

  /// Two numbers with a sign between, which mean what the column says: `5x100`; nil for anything else.
  static func pair(_ text: String) -> (first: ExactDecimal, second: ExactDecimal)? {
    var walker = TextWalker(line(text))
    guard let first = walker.number() else { return nil }
    walker.skipSpaces()
    guard walker.take("×") || walker.take("*") || walker.takeTimesSign() else { return nil }
    walker.skipSpaces()
    guard let second = walker.number() else { return nil }
    walker.skipSpaces()
    return walker.next == nil ? (first, second) : nil
  }

  /// True where one of the pairs has a number that can only be a weight.
  static func hasWeights(_ cells: [String]) -> Bool {
    cells.contains { cell in
      pair(cell).map { TextHabits.isWeight($0.first) || TextHabits.isWeight($0.second) } ?? false
    }
  }

  /// What the pairs of a column are, where those that can be read one way only agree; nil where they do not.
  static func order(of cells: [String]) -> PairOrder? {
    var (weightFirst, repsFirst) = (0, 0)
    for cell in cells {
      guard let (first, second) = pair(cell) else { continue }
      switch (TextHabits.isWeight(first), TextHabits.isWeight(second)) {
      case (true, false): weightFirst += 1
      case (false, true): repsFirst += 1
      default: break
      }
    }
    if weightFirst > 0, repsFirst == 0 { return .weightFirst }
    return repsFirst > 0 && weightFirst == 0 ? .repsFirst : nil
  }
}
