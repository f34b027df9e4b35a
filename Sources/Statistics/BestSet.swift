internal import Migration
package import WorkoutModel

/// A set that may be the best of its exercise.
///
/// A set with a weight lifted goes by its one-rep max, then by the weight; it is above any without. Of an assisted
/// exercise the least help is best, then the most repetitions. Any other, and any of cardio, goes by repetitions,
/// distance and time, in this order.
package struct BestSet: Hashable, Sendable {
  /// The index of its workout.
  package var workout: Int
  /// The one-rep max, cut to a whole number; nil where no weight was lifted.
  package var oneRepMax: Int64?
  /// The unit of the one-rep max, that of the first set with a unit; nil where nothing says it.
  package var unit: MassUnit?
  /// Its repetitions, metres and seconds; 0 where it has none.
  let reps, meters, seconds: Double
  /// The weight that helped, in ``unit``; nil where the exercise is not assisted.
  let help: Double?
  private let set: ExerciseSet
  /// What it is compared by, the weightiest first.
  private let ranks: Ranks

  private struct Ranks: Hashable {
    var isLifted = false
    var first = 0.0
    var second = 0.0
    var third = 0.0
  }

  /// The set in words: `5 × 100 kg`.
  package var text: String { WorkoutText.set(set) }

  /// The name of the formula of its one-rep max as the app reckons it; nil where it needs none.
  package var formula: String? { oneRepMax == nil ? nil : set.reps.flatMap { OneRepMax.formula(reps: $0) } }

  /// Takes a set, with its one-rep max in `unit` where that is given; nil for one without a number to go by.
  init?(
    _ set: ExerciseSet, in workout: Int, weight: ExerciseKinds.Weight, unit: MassUnit?,
    formula: OneRepMaxFormula = .app
  ) {
    self.workout = workout
    self.set = set
    let given = set.load
    self.unit = unit ?? given?.unit
    let converted = given?.unit == self.unit ? given : set.inUnit(self.unit).load
    let load = converted?.value.doubleValue ?? 0
    reps = Double(set.reps ?? 0)
    let distance = set.hasDetails ? set.details?.distance : nil
    meters = distance.flatMap { $0.converted(to: .meters) }?.distance.value.doubleValue ?? 0
    seconds = set.durationSeconds?.doubleValue ?? 0
    help = weight == .helping ? load.magnitude : nil
    if weight == .helping {
      guard reps > 0 else { return nil }
      ranks = Ranks(first: load == 0 ? 0 : -load.magnitude, second: reps)
    } else if weight == .lifted, let estimate = formula.estimate(reps: set.reps ?? 0, weight: load) {
      oneRepMax = estimate
      ranks = Ranks(isLifted: true, first: Double(estimate), second: load)
    } else {
      guard reps > 0 || meters > 0 || seconds > 0 else { return nil }
      ranks = Ranks(first: reps, second: meters, third: seconds)
    }
  }

  /// True where it is above `other`; the earlier of two that are level stays the best.
  func isBetter(than other: BestSet) -> Bool {
    let (left, right) = (ranks, other.ranks)
    if left.isLifted != right.isLifted { return left.isLifted }
    if left.first != right.first { return left.first > right.first }
    if left.second != right.second { return left.second > right.second }
    return left.third > right.third
  }
}
