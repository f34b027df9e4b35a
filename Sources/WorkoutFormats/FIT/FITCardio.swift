internal import WorkoutModel

/// Workouts that are one session of a sport and no sets: a run, a ride.
enum FITCardio {
  /// The only set of a workout that is written as a session of the sport that its exercise is called.
  static func set(of workout: Workout) -> ExerciseSet? {
    guard workout.exercises.count == 1, workout.exercises[0].sets.count == 1,
      workout.exercises[0].identity.variation ?? "" == "",
      FITSport(named: workout.exercises[0].identity.name) != nil
    else { return nil }
    let set = workout.exercises[0].sets[0]
    guard set.reps == nil, set.load == nil, set.details?.restSeconds == nil else { return nil }
    return set
  }
}
