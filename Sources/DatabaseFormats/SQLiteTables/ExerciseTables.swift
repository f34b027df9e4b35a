internal import WorkoutModel

/// The tables of exercises and their sets, of workouts or of templates.
struct ExerciseTables {
  let exercises: FilledTable
  let sets: FilledTable
  let sourceFields: FilledTable

  /// Writes the exercises of the workout or template `ownerID`.
  func write(_ list: [Exercise], supersets: [[Int]]?, ownerID: Int64) throws {
    let members = (supersets ?? []).enumerated().flatMap { number, group in group.map { ($0, number) } }
    let supersetNumbers = Dictionary(firstOf: members)
    for (position, exercise) in list.enumerated() {
      let superset = supersetNumbers[position]
      exercises.begin()
      exercises.add(ownerID)
      exercises.add(Int64(position + 1))
      exercises.add(exercise.identity)
      exercises.add(superset.map { Int64($0 + 1) })
      exercises.add(exercise.details?.notes)
      exercises.add(exercise.details?.equipment)
      exercises.add(list: exercise.details.flatMap { $0.muscles.isEmpty ? nil : $0.muscles })
      exercises.add(exercise.identity.isAssisted)
      try exercises.insert()
      try sourceFields.insert(exercise.details?.sourceFields, of: exercises)
      for (number, set) in exercise.sets.enumerated() { try write(set, number: number) }
    }
  }

  private func write(_ set: ExerciseSet, number: Int) throws {
    let details = set.details
    sets.begin()
    sets.add(exercises.id)
    sets.add(Int64(number + 1))
    sets.add(set.kind.word)
    sets.add(set.reps)
    sets.add(set.load)
    sets.add(details?.isLoadPerSide ?? false)
    sets.add(set.durationSeconds)
    sets.add(details?.distance)
    sets.add(details?.ratingOfPerceivedExertion)
    sets.add(details?.repsInReserve)
    sets.add(details?.restSeconds)
    sets.add(details?.note)
    sets.add(details?.freeText)
    sets.add(details?.target)
    try sets.insert()
    try sourceFields.insert(details?.sourceFields, of: sets)
  }
}

extension SetKind {
  /// What the column `kind` calls it.
  fileprivate var word: String {
    switch self {
    case .working: "working"
    case .warmUp: "warm-up"
    case .drop: "drop"
    case .failure: "failure"
    }
  }
}
