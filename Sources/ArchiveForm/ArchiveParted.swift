internal import Notation
internal import WorkoutModel

/// A value of several cases or without settable parts, which is read and written as an object of its parts.
protocol ArchiveParted: ArchiveValue {
  associatedtype Parts: ArchiveObject

  /// What is expected where parts make no value.
  static var expected: String { get }

  /// Makes the value of parts; nil where one is missing.
  init?(_ parts: Parts)

  /// The parts of the value.
  var parts: Parts { get }
}

extension ArchiveParted {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self {
    let start = cursor
    let parts = try Parts.read(&cursor, input)
    guard let value = Self(parts), value.parts == parts else {
      throw input.misfit(start, expected: expected)
    }
    return value
  }

  func write(to output: JSONOutput) { parts.write(to: output) }
}
