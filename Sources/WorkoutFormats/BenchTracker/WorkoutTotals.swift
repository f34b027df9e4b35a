internal import WorkoutModel

/// Sums over workouts as the app works them out.
struct WorkoutTotals {
  private(set) var exercises = 0
  private(set) var sets = 0
  private(set) var durationSeconds: Int64 = 0
  /// Σ over sets of repetitions and weight of ⌊reps × weight⌋.
  private(set) var volume: Int64 = 0
  private(set) var firstStart: Moment?

  /// Adds a workout; sums beyond 64 bits stay at the largest number.
  mutating func add(_ workout: Workout) {
    exercises += workout.exercises.count
    durationSeconds = durationSeconds.addingSaturated(workout.durationSeconds?.wholePart ?? 0)
    if let start = workout.start { firstStart = firstStart.map { min($0, start) } ?? start }
    for exercise in workout.exercises {
      sets += exercise.sets.count
      for set in exercise.sets {
        guard let reps = set.reps, let load = set.load else { continue }
        volume = volume.addingSaturated(Self.volume(reps, load.value))
      }
    }
  }

  private static func volume(_ reps: Int32, _ weight: ExactDecimal) -> Int64 {
    let (product, overflow) = weight.coefficient.multipliedReportingOverflow(by: Int64(reps))
    guard !overflow else { return .max }
    var quotient = product
    for _ in 0..<min(weight.fractionDigits, 19) {
      quotient = quotient / 10 - (quotient % 10 < 0 ? 1 : 0)
    }
    return quotient
  }
}

extension Int64 {
  fileprivate func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
