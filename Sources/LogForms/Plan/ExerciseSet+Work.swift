internal import WorkoutModel

extension ExerciseSet {
  /// Whether it says what was done, or is to be done: a load alone does not.
  var saysWork: Bool {
    reps != nil || durationSeconds != nil || details?.distance != nil || details?.freeText != nil
  }
}
