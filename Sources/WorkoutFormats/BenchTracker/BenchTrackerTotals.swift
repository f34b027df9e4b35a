internal import WorkoutModel

/// The running sums of a user, by key.
struct BenchTrackerTotals: Sendable {
  let name: StaticString
  let value: Lens<RunningTotals, ExactDecimal?>

  static let all: [BenchTrackerTotals] = [
    .init(name: "totalDuration", value: Lens({ $0.durationSeconds }, { $0.durationSeconds = $1 })),
    .init(name: "totalVolume", value: Lens({ $0.volume }, { $0.volume = $1 })),
    .init(name: "totalWorkouts", value: Lens({ $0.workouts }, { $0.workouts = $1 })),
    .init(name: "totalSets", value: Lens({ $0.sets }, { $0.sets = $1 })),
    .init(name: "totalExercises", value: Lens({ $0.exercises }, { $0.exercises = $1 })),
  ]
}
