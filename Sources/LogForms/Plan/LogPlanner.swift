package import WorkoutModel

/// Settles what a form asks for: the sets of a template, with what was done the last time where it does not say.
package struct LogPlanner {
  /// How many sets an exercise has that was never done and has none in the template.
  private static let usualCount = 3

  /// The last sets of each exercise that were done.
  private var last: [ExerciseIdentity: [ExerciseSet]] = [:]

  /// Looks what was done the last time of each exercise.
  package init(history: [Workout]) {
    var days: [ExerciseIdentity: Int64] = [:]
    for workout in history {
      let day = workout.start?.wallMilliseconds ?? Int64.min
      for exercise in workout.exercises {
        let sets = exercise.sets.map { Self.plan(of: $0) }.filter { Self.saysSomething($0) }
        let key = Self.key(exercise.identity)
        guard !sets.isEmpty, day >= days[key] ?? Int64.min else { continue }
        days[key] = day
        last[key] = sets
      }
    }
  }

  /// The template with all that is planned in its sets, and nothing else.
  package func plan(_ template: WorkoutTemplate) -> WorkoutTemplate {
    var plan = WorkoutTemplate(title: template.title)
    plan.supersets = template.supersets
    plan.exercises = template.exercises.map { exercise in
      Exercise(exercise.identity, sets: sets(of: exercise))
    }
    return plan
  }

  private func sets(of exercise: Exercise) -> [ExerciseSet] {
    let before = last[Self.key(exercise.identity)] ?? []
    var sets = exercise.sets.map { Self.plan(of: $0) }
    guard !sets.isEmpty else {
      return before.isEmpty ? Array(repeating: ExerciseSet(), count: Self.usualCount) : before
    }
    for index in sets.indices {
      guard let done = before.indices.contains(index) ? before[index] : before.last else { continue }
      if !Self.saysSomething(sets[index]) {
        sets[index] = done
      } else if sets[index].load == nil, sets[index].reps != nil {
        sets[index].load = done.load
      }
    }
    return sets
  }

  /// One exercise whatever its category and style.
  private static func key(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    let variation = identity.variation.flatMap { $0.isEmpty ? nil : $0 }
    return ExerciseIdentity(name: identity.name, variation: variation)
  }

  /// What a form asks for of a set: that for which it has bubbles, and what a set done as planned is.
  private static func plan(of set: ExerciseSet) -> ExerciseSet {
    let target = set.details?.target
    var plan = ExerciseSet(kind: set.kind, reps: set.reps ?? target?.reps ?? target?.maximumReps)
    plan.load = set.load ?? target?.load
    plan.durationSeconds = set.durationSeconds ?? target?.durationSeconds
    var details = SetDetails()
    details.distance = set.details?.distance ?? target?.distance
    details.isLoadPerSide = set.details?.isLoadPerSide ?? false
    details.freeText = set.details?.freeText
    if details != SetDetails() { plan.details = details }
    return plan
  }

  private static func saysSomething(_ set: ExerciseSet) -> Bool { set.load != nil || set.saysWork }
}
