internal import WorkoutModel

/// The running sums of a user, by key.
struct BenchTrackerTotals: Sendable {
  let name: StaticString
  let property: any WritableKeyPath<RunningTotals, ExactDecimal?> & Sendable

  static let all: [BenchTrackerTotals] = [
    .init(name: "totalDuration", property: \.durationSeconds),
    .init(name: "totalVolume", property: \.volume),
    .init(name: "totalWorkouts", property: \.workouts),
    .init(name: "totalSets", property: \.sets),
    .init(name: "totalExercises", property: \.exercises),
  ]
}
