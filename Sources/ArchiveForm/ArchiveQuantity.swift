internal import Notation
internal import WorkoutModel

/// A number with a unit: `{"kg":52.5}`, or `52.5` where the source states no unit.
protocol ArchiveQuantity: ArchiveValue {
  associatedtype Unit: ArchiveWord

  init(_ value: ExactDecimal, unit: Unit?)

  /// The unit of a number that states none.
  static func assumedUnit(_ input: ArchiveInput) -> Unit?

  var value: ExactDecimal { get }
  var unit: Unit? { get }
}

extension ArchiveQuantity {
  @inline(__always)
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self {
    let start = cursor
    guard cursor.kind == .object, cursor.enter() else {
      guard start.kind == .number else { throw misfit(start, input) }
      cursor = start
      return Self(try ExactDecimal.read(&cursor, input), unit: assumedUnit(input))
    }
    let key = cursor.key()
    for (unit, word) in Unit.words where key.equals(word) {
      let value = try ExactDecimal.read(&cursor, input)
      guard !cursor.next() else { break }
      return Self(value, unit: unit)
    }
    throw misfit(start, input)
  }

  private static func misfit(_ start: JSONCursor, _ input: ArchiveInput) -> WorkoutError {
    let units = Unit.words.map { "\($0.word)" }.joined(separator: ", ")
    return input.misfit(start, expected: "a number, or an object of one number called by its unit: \(units)")
  }

  @inline(__always)
  func write(to output: JSONOutput) {
    guard let unit else { return output.number(value) }
    output.raw("{")
    unit.write(to: output)
    output.raw(":")
    output.number(value)
    output.raw("}")
  }
}

extension Load: ArchiveQuantity {
  static func assumedUnit(_ input: ArchiveInput) -> MassUnit? { input.massUnit }
}

extension Distance: ArchiveQuantity {
  static func assumedUnit(_ input: ArchiveInput) -> DistanceUnit? { input.distanceUnit }
}
