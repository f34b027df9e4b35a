internal import WorkoutModel

/// What a record of training is to the model.
enum OpenBodyTraining {
  case workout(Workout)
  case template(WorkoutTemplate)
}
