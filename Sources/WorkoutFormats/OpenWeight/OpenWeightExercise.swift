internal import WorkoutModel

/// An exercise with what openweight says of its place in the workout.
struct OpenWeightExercise {
  var exercise = Exercise(ExerciseIdentity(name: nil))
  /// The key `order`, from 1.
  var order: Int32?
  /// The key `supersetId`, which the exercises of one superset share.
  var supersetID: Int32?

  /// Keeps a field beside the exercise.
  mutating func keep(_ name: String, _ text: String) {
    var details = exercise.details ?? ExerciseDetails()
    var fields = details.sourceFields ?? SourceFields(format: OpenWeightReader.formatID)
    fields.fields.append(.init(name: name, text: text))
    details.sourceFields = fields
    exercise.details = details
  }
}
