/// Sums over workouts as the Bench Tracker app works them out.
package struct WorkoutTotals {
  /// Number of exercises done.
  package private(set) var exercises = 0
  /// Number of sets done.
  package private(set) var sets = 0
  /// Time spent, in seconds.
  package private(set) var durationSeconds: Int64 = 0
  /// Σ over sets of repetitions and weight of ⌊reps × weight⌋; a weight that helps is not lifted.
  package private(set) var volume: Int64 = 0
  /// The start of the earliest workout.
  package private(set) var firstStart: Moment?

  /// Starts with nothing.
  package init() {}

  /// Adds a workout; sums beyond 64 bits stay at the largest number.
  package mutating func add(_ workout: Workout) {
    exercises += workout.exercises.count
    durationSeconds = durationSeconds.addingSaturated(workout.durationSeconds?.wholePart ?? 0)
    if let start = workout.start { firstStart = firstStart.map { min($0, start) } ?? start }
    for exercise in workout.exercises {
      sets += exercise.sets.count
      if exercise.identity.isAssisted { continue }
      for set in exercise.sets {
        guard let reps = set.reps, let load = set.load, reps > 0, load.value.coefficient > 0 else { continue }
        volume = volume.addingSaturated(Self.volume(reps, load.value))
      }
    }
  }

  private static func volume(_ reps: Int32, _ weight: ExactDecimal) -> Int64 {
    let (product, overflow) = weight.coefficient.multipliedReportingOverflow(by: Int64(reps))
    guard !overflow else { return largeVolume(reps, weight) }
    var quotient = product
    for _ in 0..<min(weight.fractionDigits, 19) { quotient /= 10 }
    return quotient
  }

  /// ``volume(_:_:)`` where the product of the digits is beyond 64 bits, which their quotient need not be.
  private static func largeVolume(_ reps: Int32, _ weight: ExactDecimal) -> Int64 {
    // Digits beyond the eighteenth after the point make no difference to a product this large.
    guard weight.fractionDigits <= 18 else { return 0 }
    let divisor = (0..<weight.fractionDigits).reduce(UInt64(1)) { power, _ in power * 10 }
    let product = weight.coefficient.magnitude.multipliedFullWidth(by: UInt64(reps.magnitude))
    guard product.high < divisor else { return .max }
    return Int64(exactly: divisor.dividingFullWidth(product).quotient) ?? .max
  }
}

extension Int64 {
  /// The sum; beyond 64 bits, the largest or least number.
  package func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}
