internal import WorkoutModel

/// The weight that a set says could be lifted once.
enum OneRepMax {
  /// The estimate as the Bench Tracker app has it: Wathan for 2 to 17 repetitions, Epley from 18 on, cut to a
  /// whole number of the load's own unit; nil for a set without repetitions or weight lifted.
  static func estimate(_ set: ExerciseSet) -> Int? {
    guard let reps = set.reps, let load = set.load, reps > 0, load.value.coefficient > 0 else { return nil }
    let weight = load.value.doubleValue
    let estimate =
      switch reps {
      case 1: weight
      case 2...17: 100 * weight / (48.8 + 53.8 * exponential(-0.075 * Double(reps)))
      default: weight * (1 + Double(reps) / 30)
      }
    return Int(exactly: estimate.rounded(.towardZero))
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
