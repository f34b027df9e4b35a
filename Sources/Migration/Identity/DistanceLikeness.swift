internal import WorkoutModel

/// Which distances mean the same, in whatever units apps have written and rounded them.
enum DistanceLikeness {
  /// From this many metres on a distance is that of a run or ride, which apps round to tenths.
  private static let longDistance = 1_000.0
  /// Shorter distances that are as many metres apart are the same.
  private static let shortSlack = 5.0
  /// Longer distances that are as many metres apart are the same.
  private static let longSlack = 60.0
  /// Distances that differ by this share are the same, however long.
  private static let share = 0.01

  /// True where both mean the same distance: in one unit by its digits, in two up to what rounding moves.
  ///
  /// A number without a unit may be of any.
  static func areEqual(_ first: Distance, _ second: Distance) -> Bool {
    guard first.unit != second.unit else { return first.value.normalized == second.value.normalized }
    guard first.unit != nil, second.unit != nil else {
      let (bare, other) = first.unit == nil ? (first, second) : (second, first)
      return DistanceUnit.allCases.contains {
        other.converted(to: $0)?.distance.value.normalized == bare.value.normalized
      }
    }
    guard let left = meters(first), let right = meters(second) else { return false }
    return areNear(left, right)
  }

  /// True where two numbers of metres may be one distance, or one of them says nothing.
  static func areNear(_ first: Float, _ second: Float) -> Bool {
    if first.isNaN || second.isNaN || first == second { return true }
    return areNear(Double(first), Double(second))
  }

  /// The metres of a distance; nil where its unit is not known.
  static func meters(_ distance: Distance?) -> Double? {
    guard let distance, distance.unit != nil else { return nil }
    return distance.converted(to: .meters)?.distance.value.doubleValue
  }

  private static func areNear(_ first: Double, _ second: Double) -> Bool {
    let length = max(abs(first), abs(second))
    return abs(first - second) <= max(length < longDistance ? shortSlack : longSlack, length * share)
  }
}
