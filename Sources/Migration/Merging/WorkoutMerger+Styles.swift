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

  /// The exercise that was made of the first's `before`, whose style stays where its sets say what they said.
  mutating func fitted(_ exercise: Exercise, before: Exercise) -> Exercise {
    guard fitsStyles else { return exercise }
    let style = exercise.identity.style
    let isKept =
      style == before.identity.style
      && (KnownSetStyle(style) == .unknown || exercise.sets.elementsEqual(before.sets) { $0.work == $1.work })
    return isKept ? exercise : fitted(exercise)
  }

  /// The exercise with a style that its sets fit, or without one where they fit none together.
  mutating func fitted(_ exercise: Exercise) -> Exercise {
    let works = exercise.sets.map { $0.work }
    // A set with repetitions and a time fits no style: its writer chooses between the two, and says so.
    guard fitsStyles, let style = exercise.identity.style, !works.isEmpty,
      !works.contains(where: { $0.reps != nil && $0.seconds != nil })
    else { return exercise }
    // So it is with numbers beside a text, where the style stated is that of the numbers or of the text alone.
    let hasTexts = works.contains { work in
      work.text != nil && (work.reps != nil || work.load != nil || work.seconds != nil)
    }
    func fits(_ style: KnownSetStyle) -> Bool { !hasTexts && exercise.sets.allSatisfy { style.fits($0) } }
    let known = KnownSetStyle(style)
    guard known == .unknown || !fits(known) else { return exercise }
    let fitting = SetStyle.known.first { fits(KnownSetStyle($0)) }
    let identity = exercise.identity
    fields.lose(
      "\(ExerciseText.name(of: identity)): style", style.rawValue, for: fitting?.rawValue ?? "none")
    var result = exercise
    result.identity = ExerciseIdentity(
      name: identity.name, variation: identity.variation, category: identity.category, style: fitting)
    return result
  }
}

/// What a style asks for of a set.
private struct SetWork: Equatable {
  var reps: Int32?
  var load: Load?
  var seconds: ExactDecimal?
  var text: String?
}

extension ExerciseSet {
  fileprivate var work: SetWork {
    SetWork(reps: reps, load: load, seconds: durationSeconds, text: details?.freeText)
  }
}
