internal import WorkoutModel

extension WorkoutFitter {
  /// Joins `workout` to the one before it, where both are of one day and the format cannot tell them apart.
  ///
  /// - Returns: false where it is to stand for itself.
  func join(_ workout: Workout, to day: inout Workout?, at path: ModelPath) -> Bool {
    guard var joined = day, joined.start == workout.start else { return false }
    losses.converted(.workouts, "one of the same day as the one before joins it", at: path)
    // Taken out while it grows, so that its exercises are not copied for every workout.
    day = nil
    var exercises = workout.exercises[...]
    if !scope.has(.equalNeighbors), let first = exercises.first, let last = joined.exercises.last,
      first.identity == last.identity
    {
      losses.converted(.equalNeighbors, "its sets join it", at: path.exercise(0))
      join(first, to: &joined.exercises[joined.exercises.count - 1])
      exercises = exercises.dropFirst()
    }
    joined.exercises += exercises
    day = joined
    return true
  }
}
