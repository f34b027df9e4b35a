internal import WorkoutModel

extension WorkoutMerger {
  /// The workout with styles that its sets fit, as the first archive's app expects them.
  mutating func fitted(_ workout: Workout) -> Workout {
    guard fitsStyles else { return workout }
    var workout = workout
    fields.subject = WorkoutText.name(of: workout)
    for index in workout.exercises.indices { workout.exercises[index] = fitted(workout.exercises[index]) }
    return workout
  }

  /// The exercise with a style that its sets fit, or without one where they fit none together.
  mutating func fitted(_ exercise: Exercise) -> Exercise {
    guard fitsStyles, let style = exercise.identity.style, !exercise.sets.isEmpty else { return exercise }
    let known = KnownSetStyle(style)
    // A set with repetitions and a time fits no style, and its writer has to choose between the two.
    let hasTexts = exercise.sets.contains { set in
      set.details?.freeText != nil && (set.reps != nil || set.load != nil || set.durationSeconds != nil)
    }
    guard known == .unknown || hasTexts || !exercise.sets.allSatisfy({ known.fits($0) }),
      !exercise.sets.contains(where: { $0.reps != nil && $0.durationSeconds != nil })
    else { return exercise }
    // Numbers beside a text become part of it where the writer chooses.
    let fitting = SetStyle.known.first { style in
      !hasTexts && exercise.sets.allSatisfy { KnownSetStyle(style).fits($0) }
    }
    let identity = exercise.identity
    fields.lose(
      "\(ExerciseText.name(of: identity)): style", style.rawValue, for: fitting?.rawValue ?? "none")
    var result = exercise
    result.identity = ExerciseIdentity(
      name: identity.name, variation: identity.variation, category: identity.category, style: fitting)
    return result
  }
}
