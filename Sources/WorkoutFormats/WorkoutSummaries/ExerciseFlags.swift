internal import WorkoutModel

/// What the sets of an exercise record, in all of a workout.
struct ExerciseFlags {
  private(set) var countsReps = false
  private(set) var hasLoad = false
  private(set) var isTimed = false
  private(set) var isLoadPerSide = false

  /// What each exercise of a workout records.
  static func of(_ exercises: [Exercise]) -> [ExerciseIdentity: ExerciseFlags] {
    exercises.reduce(into: [:]) { flags, exercise in
      for set in exercise.sets { flags[exercise.identity, default: ExerciseFlags()].add(set) }
    }
  }

  /// What one set records.
  static func of(_ set: ExerciseSet) -> ExerciseFlags {
    var flags = ExerciseFlags()
    flags.add(set)
    return flags
  }

  private mutating func add(_ set: ExerciseSet) {
    if set.reps != nil { countsReps = true }
    if set.load != nil { hasLoad = true }
    if set.durationSeconds != nil { isTimed = true }
    if set.details?.isLoadPerSide == true { isLoadPerSide = true }
  }
}
