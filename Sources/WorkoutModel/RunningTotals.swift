/// Sums over all workouts as an app keeps them beside the workouts.
public struct RunningTotals: Hashable, Sendable {
  /// Number of workouts.
  public var workouts: ExactDecimal?
  /// Number of exercises done.
  public var exercises: ExactDecimal?
  /// Number of sets done.
  public var sets: ExactDecimal?
  /// Time spent, in seconds.
  public var durationSeconds: ExactDecimal?
  /// Repetitions times weight, in the archive's own unit.
  public var volume: ExactDecimal?

  /// Makes totals with nothing in them.
  public init() {}
}
