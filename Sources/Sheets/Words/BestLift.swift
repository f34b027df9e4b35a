/// The most that a workout says could be lifted once.
package struct BestLift: Hashable, Sendable {
  /// The weight, cut to a whole number.
  package var oneRepMax: Int64
  /// The name of the exercise.
  package var exercise: String

  /// Makes a lift.
  package init(oneRepMax: Int64, exercise: String) {
    self.oneRepMax = oneRepMax
    self.exercise = exercise
  }
}
