internal import WorkoutModel

/// An exercise identity with what the reader needs to know of it at every use.
struct InternedExercise {
  var identity: ExerciseIdentity
  var style: KnownSetStyle
  var hasProblems: Bool
}
