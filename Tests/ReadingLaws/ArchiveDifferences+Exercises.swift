internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

extension ArchiveDifferences {
  /// The exercises of a workout or template; several where one workout is read as part of another.
  struct Group {
    let pointer: String
    let exercises: [Exercise]
    let supersets: [[Int]]?

    init(_ pointer: String, _ exercises: [Exercise], _ supersets: [[Int]]?) {
      self.pointer = pointer
      self.exercises = exercises
      self.supersets = supersets
    }
  }

  /// Where an exercise is to be found.
  private struct Destination {
    var place: Int
    /// Number of sets before its own.
    var firstSet: Int
    /// True where it is read as part of the exercise before.
    var isJoined: Bool
  }

  /// Compares the exercises of `groups`, one after the other, with those that came back.
  mutating func compare(_ groups: [Group], _ after: [Exercise], _ supersets: [[Int]]?) {
    var place = -1
    var setCount = 0
    var hosts: Set<Int> = []
    let destinations = groups.map { group in
      group.exercises.indices.map { index -> Destination? in
        let pointer = "\(group.pointer)/exercises/\(index)"
        if isGone(pointer, .emptyExercise) || isGone(pointer, .unknownExercise) { return nil }
        let isJoined = isGone(pointer, .equalNeighbors) && place >= 0
        if isJoined {
          hosts.insert(place)
        } else {
          place += 1
          setCount = 0
        }
        defer { setCount += group.exercises[index].sets.count }
        return Destination(place: place, firstSet: setCount, isJoined: isJoined)
      }
    }
    for (group, places) in zip(groups, destinations) {
      for (index, exercise) in group.exercises.enumerated() {
        let pointer = "\(group.pointer)/exercises/\(index)"
        guard let destination = places[index] else {
          note(isGone(pointer, .emptyExercise) ? .emptyExercise : .unknownExercise, at: pointer, if: true)
          continue
        }
        note(.equalNeighbors, at: pointer, if: destination.isJoined)
        guard after.indices.contains(destination.place) else {
          note(.exerciseName, at: pointer, if: true)
          continue
        }
        let isAlone = !hosts.contains(destination.place)
        compare(exercise, after[destination.place], destination, isAlone: isAlone, at: pointer)
      }
    }
    note(.exerciseName, at: "\(groups[0].pointer)/exercises/\(place + 1)", if: place + 1 < after.count)
    compareSupersets(zip(groups, destinations).map { ($0, $1.map { $0?.place }) }, supersets)
  }

  private mutating func compareSupersets(_ groups: [(Group, places: [Int?])], _ after: [[Int]]?) {
    let after = after ?? []
    var count = 0
    var areAllThere = true
    for (group, places) in groups {
      let given = group.supersets ?? []
      let moved = given.compactMap { Self.moved($0, to: places) }
      let isThere = moved.isEmpty || after.contains(moved)
      note(.supersets, at: group.pointer, if: !isThere)
      // One whose exercises are all gone is gone with them, and none is as good as an empty list of them.
      if moved.count < given.count || group.supersets == nil {
        noteGain(Difference(group.pointer, .supersets))
      }
      count += moved.count
      areAllThere = areAllThere && isThere
    }
    note(.supersets, at: groups[0].0.pointer, if: areAllThere && count != after.count)
  }

  /// The members of a superset where they are now; nil where all of them are gone.
  private static func moved(_ members: [Int], to places: [Int?]) -> [Int]? {
    var owners: [Int: Int] = [:]
    let kept = members.compactMap { member -> Int? in
      guard places.indices.contains(member) else { return member }
      guard let place = places[member], owners[place] ?? member == member else { return nil }
      owners[place] = member
      return place
    }
    return kept.isEmpty && !members.isEmpty ? nil : kept
  }

  private mutating func compare(
    _ before: Exercise, _ after: Exercise, _ destination: Destination, isAlone: Bool, at pointer: String
  ) {
    note(.exerciseName, text: before.identity.name, after.identity.name, at: pointer)
    note(.variation, text: before.identity.variation, after.identity.variation, at: pointer)
    note(.category, text: before.identity.category, after.identity.category, at: pointer)
    note(.style, before.identity.style, after.identity.style, at: pointer)
    asJoined(destination.isJoined) { differences in
      let left = before.details ?? ExerciseDetails()
      let right = after.details ?? ExerciseDetails()
      differences.note(.exerciseNotes, text: left.notes, right.notes, mayGrow: !isAlone, at: pointer)
      differences.note(.equipment, text: left.equipment, right.equipment, at: pointer)
      differences.note(
        .muscles, left.muscles.isEmpty ? nil : left.muscles, right.muscles.isEmpty ? nil : right.muscles,
        at: pointer)
      differences.note(fields: left.sourceFields, right.sourceFields, at: pointer)
      if left.isWithoutSets != right.isWithoutSets {
        differences.noteGain(Difference(pointer, .emptyExercise))
      }
    }
    let areSetsGone = isGone(pointer, .templateSets)
    if areSetsGone { note(Difference(pointer, .templateSets)) }
    compareTexts(before, after, areSetsGone: areSetsGone, at: pointer)
    if areSetsGone { return }
    for (index, set) in before.sets.enumerated() {
      let pointer = "\(pointer)/sets/\(index)"
      guard after.sets.indices.contains(destination.firstSet + index) else {
        note(.reps, at: pointer, if: true)
        continue
      }
      compare(set, after.sets[destination.firstSet + index], at: pointer)
    }
    let count = destination.firstSet + before.sets.count
    guard isAlone, after.sets.count > count else { return }
    if before.sets.isEmpty, after.sets == [ExerciseSet()] { return note(Difference(pointer, .emptyExercise)) }
    note(.reps, at: "\(pointer)/sets/\(count)", if: true)
  }

  /// Looks for texts in all the fields of an exercise that they may have been written into.
  private mutating func compareTexts(
    _ before: Exercise, _ after: Exercise, areSetsGone: Bool, at pointer: String
  ) {
    let sets = after.sets.flatMap { [$0.details?.note, $0.details?.freeText] }
    let texts = ([after.identity.name, after.identity.variation, after.details?.notes] + sets)
      .compactMap { $0 }.joined(separator: "\u{0}")
    note(.exerciseName, text: before.identity.name, in: texts, at: pointer)
    note(.variation, text: before.identity.variation, in: texts, at: pointer)
    note(.exerciseNotes, text: before.details?.notes, in: texts, at: pointer)
    for (index, set) in before.sets.enumerated() where !areSetsGone {
      note(.setNote, text: set.details?.note, in: texts, at: "\(pointer)/sets/\(index)")
      note(.freeText, text: set.details?.freeText, in: texts, at: "\(pointer)/sets/\(index)")
    }
  }

  private mutating func compare(_ before: ExerciseSet, _ after: ExerciseSet, at pointer: String) {
    note(.kind, before.kind, after.kind, at: pointer)
    note(.reps, before.reps, after.reps, at: pointer)
    let isUnitLost = before.load?.unit != nil && after.load != nil && after.load?.unit == nil
    note(.loadUnit, at: pointer, if: isUnitLost)
    // It may have been of another unit before it lost that.
    if isUnitLost { noteGain(Difference(pointer, .load)) }
    if !isUnitLost || before.load?.value != after.load?.value {
      note(.load, before.load, after.load, at: pointer)
      noteValues(before.load?.value, after.load?.value)
    }
    note(.setDuration, before.durationSeconds, after.durationSeconds, at: pointer)
    let left = before.details ?? SetDetails()
    let right = after.details ?? SetDetails()
    let isDistanceUnitLost =
      left.distance?.unit != nil && right.distance != nil && right.distance?.unit == nil
    note(.distanceUnit, at: pointer, if: isDistanceUnitLost)
    if !isDistanceUnitLost || left.distance?.value != right.distance?.value {
      note(.distance, left.distance, right.distance, at: pointer)
      noteValues(left.distance?.value, right.distance?.value)
    }
    note(.loadPerSide, left.isLoadPerSide, right.isLoadPerSide, at: pointer)
    note(
      .ratingOfPerceivedExertion, left.ratingOfPerceivedExertion, right.ratingOfPerceivedExertion, at: pointer
    )
    note(.repsInReserve, left.repsInReserve, right.repsInReserve, at: pointer)
    note(.rest, left.restSeconds, right.restSeconds, at: pointer)
    note(.setNote, text: left.note, right.note, at: pointer)
    note(.freeText, text: left.freeText, right.freeText, at: pointer)
    if let text = right.freeText, left.freeText == nil {
      // Numbers that become text are in it.
      note(.freeText, text: before.reps.map(String.init), in: text, at: pointer)
      note(.freeText, text: left.distance?.value.normalized.description, in: text, at: pointer)
    }
    // In a template, what stands as performed may become a target.
    if before.reps != after.reps { noteGain(Difference(pointer, .target)) }
    // One that asks for nothing says no more than none.
    note(.target, left.target ?? SetTarget(), right.target ?? SetTarget(), at: pointer)
    note(fields: left.sourceFields, right.sourceFields, at: pointer)
  }
}
