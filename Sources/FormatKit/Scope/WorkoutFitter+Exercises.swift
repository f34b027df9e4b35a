internal import WorkoutModel

extension WorkoutFitter {
  /// Fits the exercises, leaves out those that the format cannot show, and brings the supersets along.
  func fitExercises(
    _ exercises: inout [Exercise], _ supersets: inout [[Int]]?, at path: ModelPath, title: String?
  ) {
    var isUneven = false
    // Retained once here, rather than for every exercise.
    let (own, texts) = (own, texts)
    let given = exercises
    // Built from scratch: copying would retain each identity that is about to be replaced.
    exercises = []
    exercises.reserveCapacity(given.count)
    for number in given.indices {
      let exercisePath = path.exercise(number)
      var exercise: Exercise
      var isFitForTable = false
      if fitsIdentities {
        let known = fitted(given[number].identity)
        identityLosses.add(known.losses, of: given[number].identity, at: exercisePath)
        isFitForTable = known.isFitForTable
        exercise = Exercise(known.identity, like: given[number])
      } else {
        exercise = given[number]
      }
      let instance = ObjectIdentifier(exercise.identity)
      let hasPlainSets = fitSets(&exercise, at: exercisePath, title: title)
      if exercise.hasDetails { fitDetails(&exercise, at: exercisePath) }
      own?.finish(&exercise, at: exercisePath)
      // The format's own fitter may have put another in its place.
      if !isFitForTable || ObjectIdentifier(exercise.identity) != instance {
        texts?.fit(&exercise.identity, at: exercisePath)
      }
      if !hasPlainSets || exercise.hasDetails {
        texts?.fit(&exercise, at: exercisePath)
      } else {
        assert(texts?.hasTexts(exercise) != true, "a format's own fitter has added a text")
      }
      if exercise.sets.isEmpty, !scope.has(.emptyExercise) { isUneven = true }
      if let knows, !knows(exercise) { isUneven = true }
      if number > 0, !scope.has(.equalNeighbors), exercise.identity == exercises[number - 1].identity {
        isUneven = true
      }
      exercises.append(consume exercise)
    }
    identityLosses.endWorkout()
    if !scope.has(.supersets) {
      if let groups = supersets, !groups.isEmpty { losses.dropped(.supersets, at: path, count: groups.count) }
      supersets = nil
    }
    if isUneven { closeRanks(&exercises, &supersets, at: path) }
    if let groups = supersets, !areKept(groups, exercises.count) {
      supersets = Self.fitted(groups, exercises.count, at: path, losses)
    }
  }

  /// Leaves out exercises without sets, and joins neighbours that are the same, where the format cannot show
  /// them.
  private func closeRanks(_ exercises: inout [Exercise], _ supersets: inout [[Int]]?, at path: ModelPath) {
    var kept: [Exercise] = []
    var places: [Int?] = []
    for (number, exercise) in exercises.enumerated() {
      if let knows, !knows(exercise) {
        losses.dropped(.unknownExercise, at: path.exercise(number), detail: exercise.identity.name)
        places.append(nil)
      } else if exercise.sets.isEmpty, !scope.has(.emptyExercise) {
        losses.dropped(.emptyExercise, at: path.exercise(number))
        places.append(nil)
      } else if kept.last.map({
        // A copy of the last one held until here would copy all its sets for each that joins it.
        areOne($0, exercise)
      }) ?? false {
        losses.report(.dropped, .equalNeighbors, .joins, at: path.exercise(number))
        join(exercise, to: &kept[kept.count - 1], at: path.exercise(number))
        places.append(kept.count - 1)
      } else {
        places.append(kept.count)
        kept.append(exercise)
      }
    }
    exercises = kept
    supersets = supersets?.compactMap { group in
      var owners: [Int: Int] = [:]
      let kept = group.compactMap { member -> Int? in
        // One that is not there stays out of range, and so is named with the rest of the superset.
        guard places.indices.contains(member) else { return -1 }
        guard let place = places[member], owners[place] ?? member == member else { return nil }
        owners[place] = member
        return place
      }
      return kept.isEmpty && !group.isEmpty ? nil : kept
    }
  }

  /// True where the format cannot show that `second` is another exercise than `first`, the one before it.
  func areOne(_ first: Exercise, _ second: Exercise) -> Bool {
    !scope.has(.equalNeighbors) && first.identity == second.identity
  }

  func join(_ exercise: Exercise, to first: inout Exercise, at path: ModelPath) {
    first.sets += exercise.sets
    guard let notes = exercise.details?.notes, !ExerciseIdentity.areSame(notes, first.details?.notes) else {
      return
    }
    var details = first.details ?? ExerciseDetails()
    // What nothing else holds grows in place.
    first.details = nil
    if details.notes == nil { details.notes = notes } else { details.notes?.append("\n" + notes) }
    if let cut = texts?.cut(details.notes, .exerciseNotes, at: path) { details.notes = cut }
    first.details = details
  }

  /// Groups of exercises that are there, each in one group, in ascending order.
  private static func fitted(
    _ groups: [[Int]], _ count: Int, at path: ModelPath, _ losses: LossReporter
  ) -> [[Int]] {
    if areInOrder(groups, count) { return groups }
    var seen = Set<Int>()
    var result: [[Int]] = []
    for group in groups {
      let members = Set(group).filter { (0..<count).contains($0) && !seen.contains($0) }.sorted()
      seen.formUnion(members)
      if !members.isEmpty { result.append(members) }
    }
    result.sort { $0[0] < $1[0] }
    let isWhole = groups.reduce(0) { $0 + $1.count } == seen.count
    if !isWhole {
      losses.report(
        .dropped, .supersets, "an exercise that is missing, or named twice, is left out", at: path)
    } else if result != groups {
      losses.converted(.supersets, "put in the order of the exercises", at: path)
    }
    return result
  }

  /// True for no supersets, and for those of the app itself, whose order is meant, if they are sound or may be unsound.
  func areKept(_ groups: [[Int]], _ count: Int) -> Bool {
    groups.isEmpty || isKin && (scope.keepsUnsoundSupersets || Self.areSound(groups, count))
  }

  /// True for groups of exercises that are there, each in one group.
  private static func areSound(_ groups: [[Int]], _ count: Int) -> Bool {
    var seen = SeenNumbers()
    for group in groups {
      for member in group where !(0..<count).contains(member) || !seen.insert(member) { return false }
    }
    return true
  }

  /// True for groups as they ought to be; false where only a closer look tells.
  private static func areInOrder(_ groups: [[Int]], _ count: Int) -> Bool {
    var seen = SeenNumbers()
    var start = -1
    for group in groups {
      guard let first = group.first, first > start else { return false }
      start = first
      var last = -1
      for member in group {
        guard member > last, member < count, seen.insert(member) else { return false }
        last = member
      }
    }
    return true
  }

  /// What becomes of `identity`, which may be evaluated more than once.
  @inline(__always)
  func fitted(_ identity: @autoclosure () -> ExerciseIdentity) -> FittedIdentity {
    identities[identity()] ?? learn(identity())
  }

  private func learn(_ identity: ExerciseIdentity) -> FittedIdentity {
    var fitted = FittedIdentity(identity, scope, texts)
    // Nothing keeps it alive, and another could get its address: its texts are checked each time.
    if !identities.remember(fitted, of: identity) { fitted.isFitForTable = false }
    return fitted
  }

  /// True for a name of spaces at most.
  package static func isBlank(_ name: String?) -> Bool {
    name?.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } ?? true
  }

  private func fitDetails(_ exercise: inout Exercise, at path: ModelPath) {
    guard var details = exercise.details else { return }
    if !scope.has(.equipment) { drop(.equipment, &details.equipment, at: path) }
    if !scope.has(.muscles), !details.muscles.isEmpty {
      losses.dropped(.muscles, at: path, count: details.muscles.count)
      details.muscles = []
    }
    if scope.notes == .none { drop(.exerciseNotes, &details.notes, at: path) }
    details.sourceFields = fitted(details.sourceFields, at: path)
    exercise.details = details == ExerciseDetails() ? nil : details
  }
}
