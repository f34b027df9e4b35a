internal import FormatKit
internal import Notation
internal import WorkoutModel

/// How a text is written, which settles what could mean two things where it stands alone.
struct TextHabits {
  /// What weights without a unit are in; nil where nobody has said.
  let massUnit: MassUnit?
  /// What `5x5` is; nil where nobody has said.
  let pairOrder: PairOrder?
  /// Which number is the day in `3/4/2026`, as another date of the text shows; nil where none does.
  var dayOrder: DayOrder?
  /// True where a weight without a unit stands in a pair somewhere: `175x5`.
  var hasWeightPairs = false
  /// True where `@8` is an effort somewhere: behind a weight, or beside RPE.
  var hasEfforts = false

  init(_ options: ReadOptions) {
    massUnit = options.massUnit
    pairOrder = options.pairOrder
  }

  /// The highest number that may count repetitions or sets where it can be a weight as well.
  private static let highestCount = 30.0

  /// True for a number that can only be a weight: `175`, `22.5`.
  static func isWeight(_ value: ExactDecimal) -> Bool {
    value.normalized.fractionDigits > 0 || value.doubleValue > highestCount
  }
}
