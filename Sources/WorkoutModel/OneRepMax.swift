/// What could be lifted once, estimated from a set of several repetitions.
///
/// As the Bench Tracker app has it: by Wathan's formula for 2 to 17 repetitions, 100w / (48.8 + 53.8·e^(−0.075·reps)),
/// by Epley's from there on, w(1 + reps/30).
package enum OneRepMax {
  /// The repetitions for which Wathan's formula is used.
  package static let wathanReps: ClosedRange<Int32> = 2...17

  /// The one-rep max, cut to a whole number of the load's own unit; nil for a set without repetitions or weight
  /// lifted.
  package static func estimate(_ set: ExerciseSet) -> Int64? {
    guard let reps = set.reps, let load = set.load else { return nil }
    return estimate(reps: reps, weight: load.value.doubleValue)
  }

  /// The one-rep max of `weight` lifted `reps` times, cut to a whole number; nil where there is nothing to work out.
  package static func estimate(reps: Int32, weight: Double) -> Int64? {
    guard reps > 0, weight > 0 else { return nil }
    let value =
      switch reps {
      case 1: weight
      case wathanReps: 100 * weight / wathanDivisor(reps: reps)
      default: weight * (1 + Double(reps) / 30)
      }
    return Int64(exactly: value.rounded(.towardZero))
  }

  /// Whose formula tells the one-rep max of a number of repetitions; nil for what was lifted once.
  package static func formula(reps: Int32) -> String? {
    reps <= 1 ? nil : wathanReps.contains(reps) ? "Wathan" : "Epley"
  }

  /// What Wathan's formula divides 100 times the weight by.
  package static func wathanDivisor(reps: Int32) -> Double {
    48.8 + 53.8 * exponential(-0.075 * Double(reps))
  }

  /// eˣ for −1.3 … 0 by its series, so that every platform has the same digits.
  private static func exponential(_ exponent: Double) -> Double {
    var sum = 1.0
    var term = 1.0
    for number in 1...24 {
      term *= exponent / Double(number)
      sum += term
    }
    return sum
  }
}
