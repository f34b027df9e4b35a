internal import WorkoutModel

/// What values of a field a format allows.
struct FieldLimit: Sendable {
  /// Characters (Unicode code points) of a text; longer ones are cut.
  var maximumLength = Int.max
  /// True where numbers are whole; others are rounded.
  var isWhole = false
  /// The numbers that are allowed; others are dropped.
  var range: ClosedRange<Double>?

  /// Texts of at most `length` characters.
  static func text(_ length: Int) -> FieldLimit { FieldLimit(maximumLength: length) }

  /// Numbers in `range`.
  static func numbers(_ range: ClosedRange<Double>) -> FieldLimit { FieldLimit(range: range) }

  /// Whole numbers from zero.
  static let count = FieldLimit(isWhole: true, range: 0...Double(Int32.max))
}
