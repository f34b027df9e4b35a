internal import Migration
package import WorkoutModel

/// A set that may be the best of its exercise.
///
/// A set with a weight lifted goes by its one-rep max, then by the weight; it is above any without. Of an assisted
/// exercise the least help is best, then the most repetitions. Any other goes by repetitions, distance and time, in
/// this order.
package struct BestSet: Hashable, Sendable {
  /// The set in words: `5 × 100 kg`.
  package var text: String
  /// The index of its workout.
  package var workout: Int
  /// The one-rep max, cut to a whole number; nil where no weight was lifted.
  package var oneRepMax: Int64?
  /// The unit of the one-rep max, that of the first set with a unit; nil where nothing says it.
  package var unit: MassUnit?
  /// Its repetitions, metres and seconds; 0 where it has none.
  let reps, meters, seconds: Double
  /// What it is compared by, the weightiest first.
  private let numbers: [Double]

  /// Takes a set, with its one-rep max in `unit` where that is given; nil for one without a number to go by.
  init?(
    _ set: ExerciseSet, in workout: Int, isAssisted: Bool, unit: MassUnit?, formula: OneRepMaxFormula = .app
  ) {
    self.workout = workout
    self.unit = unit ?? set.load?.unit
    let converted = set.inUnit(self.unit)
    let load = converted.load?.value.doubleValue ?? 0
    reps = Double(set.reps ?? 0)
    meters = set.details?.distance.flatMap { $0.converted(to: .meters) }?.distance.value.doubleValue ?? 0
    seconds = set.durationSeconds?.doubleValue ?? 0
    text = WorkoutText.set(set)
    if isAssisted {
      guard reps > 0 else { return nil }
      numbers = [0, load == 0 ? 0 : -load.magnitude, reps]
    } else if let estimate = formula.estimate(reps: set.reps ?? 0, weight: load) {
      oneRepMax = estimate
      numbers = [1, Double(estimate), load]
    } else {
      guard reps > 0 || meters > 0 || seconds > 0 else { return nil }
      numbers = [0, reps, meters, seconds]
    }
  }

  /// True where it is above `other`; the earlier of two that are level stays the best.
  func isBetter(than other: BestSet) -> Bool {
    for (left, right) in zip(numbers, other.numbers) where left != right { return left > right }
    return false
  }
}
