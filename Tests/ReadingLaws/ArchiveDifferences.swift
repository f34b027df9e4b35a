internal import WorkoutFormats
internal import WorkoutModel

/// Everything in which an archive that came back differs from the one that was written.
struct ArchiveDifferences {
  private(set) var all: [Difference] = []
  /// What the findings say has gone as a whole.
  private let gone: Set<Difference>

  /// Compares `before` with `after`.
  ///
  /// - Parameter gone: workouts and exercises that are known to be left out or joined.
  init(_ before: WorkoutArchive, _ after: WorkoutArchive, gone: Set<Difference>) {
    self.gone = gone
    compareHeads(before, after)
    compareWorkouts(before.workouts, after.workouts)
  }

  private mutating func note(_ field: ModelField, at pointer: String, if isDifferent: Bool) {
    if isDifferent { all.append(Difference(pointer, field)) }
  }

  private mutating func note<Value: Equatable>(
    _ field: ModelField, _ before: Value?, _ after: Value?, at pointer: String
  ) {
    guard before != after else { return }
    var difference = Difference(pointer, field)
    difference.detail = "\(String(describing: before)) to \(String(describing: after))"
    all.append(difference)
  }

  private mutating func note(_ field: ModelField, text before: String?, _ after: String?, at pointer: String)
  {
    note(field, at: pointer, if: (before ?? "") != (after ?? ""))
  }

  private mutating func note(fields before: SourceFields?, _ after: SourceFields?, at pointer: String) {
    let left = before.map { fields in fields.fields.map { "\(fields.format) field \($0.name)=\($0.text)" } }
    let right = after.map { fields in fields.fields.map { "\(fields.format) field \($0.name)=\($0.text)" } }
    for text in Set(left ?? []).subtracting(right ?? []) {
      all.append(Difference(pointer, String(text.prefix { $0 != "=" })))
    }
  }

  // MARK: Everything but the workouts

  private mutating func compareHeads(_ before: WorkoutArchive, _ after: WorkoutArchive) {
    compareProfiles(before.profile, after.profile)
    note(.exerciseTypes, at: "", if: before.exerciseTypes.map { $0 != after.exerciseTypes ?? [] } ?? false)
    note(.categoryColors, at: "", if: before.categoryColors.map { $0 != after.categoryColors ?? [] } ?? false)
    compareMeasurements(before.measurements, after.measurements)
    compareRides(before.timedPlans, after.timedPlans)
    note(.goals, at: "", if: before.goals != after.goals)
    note(.routine, Self.withoutFields(before.routine), Self.withoutFields(after.routine), at: "")
    note(fields: before.routine?.sourceFields, after.routine?.sourceFields, at: "")
    note(.loadUnit, stated: before.preferences.massUnit, after.preferences.massUnit)
    note(.distanceUnit, stated: before.preferences.distanceUnit, after.preferences.distanceUnit)
    note(.weekStart, stated: before.preferences.startsWeekOnMonday, after.preferences.startsWeekOnMonday)
    note(fields: before.sourceFields, after.sourceFields, at: "")
    note(fields: before.preferences.sourceFields, after.preferences.sourceFields, at: "")
    note(fields: before.profile.sourceFields, after.profile.sourceFields, at: "")
    guard !gone.contains(Difference("", .templates)) else { return note(.templates, at: "", if: true) }
    guard before.templates.count == after.templates.count else {
      return note(.templates, at: "", if: true)
    }
    // A format that cannot tell them apart keeps their order.
    let isSorted = after.templates.contains { $0.isBuiltIn }
    let order = isSorted ? Self.templateOrder(before) : Array(before.templates.indices)
    let pairs = zip(order.map { before.templates[$0] }, Self.templateOrder(after).map { after.templates[$0] })
    for (place, pair) in pairs.enumerated() {
      let pointer = "/templates/\(order[place])"
      note(.templateTitle, text: pair.0.title, pair.1.title, at: pointer)
      note(.templateID, pair.0.id, pair.1.id, at: pointer)
      note(.templateNotes, text: pair.0.notes, pair.1.notes, at: pointer)
      note(.builtInTemplates, pair.0.isBuiltIn, pair.1.isBuiltIn, at: pointer)
      note(.supersets, pair.0.supersets ?? [], pair.1.supersets ?? [], at: pointer)
      note(fields: pair.0.sourceFields, pair.1.sourceFields, at: pointer)
      compare(pair.0.exercises, pair.1.exercises, at: pointer)
    }
  }

  private mutating func compareRides(_ before: [TimedPlan], _ after: [TimedPlan]) {
    guard before.count == after.count else { return note(.timedPlans, at: "", if: true) }
    for (index, (left, right)) in zip(before, after).enumerated() {
      let pointer = "/timedPlans/\(index)"
      // A line says a segment whole, whatever digits its numbers are written with.
      let isSame =
        left.title ?? "" == right.title ?? "" && RideNotation.head(left) == RideNotation.head(right)
        && left.segments.map(RideNotation.line) == right.segments.map(RideNotation.line)
      note(.timedPlans, at: pointer, if: !isSame)
      note(fields: left.sourceFields, right.sourceFields, at: pointer)
      for (number, segment) in left.segments.enumerated() where number < right.segments.count {
        let pointer = "\(pointer)/segments/\(number)"
        note(fields: segment.sourceFields, right.segments[number].sourceFields, at: pointer)
        for (place, cue) in segment.cues.enumerated() where place < right.segments[number].cues.count {
          let other = right.segments[number].cues[place]
          note(fields: cue.sourceFields, other.sourceFields, at: "\(pointer)/cues/\(place)")
        }
      }
    }
  }

  private mutating func compareMeasurements(_ before: [BodyMeasurement], _ after: [BodyMeasurement]) {
    var next = 0
    for (index, left) in before.enumerated() {
      let pointer = "/measurements/\(index)"
      guard !gone.contains(Difference(pointer, .measurements)), next < after.count else {
        note(.measurements, at: pointer, if: true)
        continue
      }
      let right = after[next]
      next += 1
      let isSame =
        left.value == right.value && left.kind.lowercased() == right.kind.lowercased()
        && left.unit ?? "" == right.unit ?? "" && Self.isSame(left.moment, right.moment)
      note(.measurements, at: pointer, if: !isSame)
      note(.offset, left.moment?.offsetMinutes, right.moment?.offsetMinutes, at: pointer)
      note(.measurementNote, text: left.note, right.note, at: pointer)
      note(fields: left.sourceFields, right.sourceFields, at: pointer)
    }
  }

  private static func withoutFields(_ routine: WeeklyRoutine?) -> WeeklyRoutine? {
    routine.map { WeeklyRoutine(days: $0.days, stages: $0.stages) }
  }

  /// Compares a value of the archive that the source stated; one that was filled in is no loss.
  private mutating func note<Value: Equatable>(_ field: ModelField, stated before: Value?, _ after: Value?) {
    if before != nil { note(field, before, after, at: "") }
  }

  private mutating func compareProfiles(_ before: Profile, _ after: Profile) {
    note(.profile, stated: before.name, after.name)
    note(.profile, stated: before.picture, after.picture)
    note(.profile, stated: before.created, after.created)
    note(.profile, stated: before.bodyWeight, after.bodyWeight)
    note(.profile, at: "", if: before.totals != RunningTotals() && before.totals != after.totals)
    note(.achievements, at: "", if: before.achievements ?? [] != after.achievements ?? [])
  }

  /// The templates in the order in which an app lists them: the user's own before those that came with it.
  static func templateOrder(_ archive: WorkoutArchive) -> [Int] {
    let places = archive.templates.indices
    return places.filter { !archive.templates[$0].isBuiltIn }
      + places.filter { archive.templates[$0].isBuiltIn }
  }

  // MARK: Workouts

  private mutating func compareWorkouts(_ before: [Workout], _ after: [Workout]) {
    guard !gone.contains(Difference("", .workouts)) else { return note(.workouts, at: "", if: true) }
    var next = 0
    for (index, workout) in before.enumerated() {
      let pointer = "/workouts/\(index)"
      if gone.contains(Difference(pointer, .workouts)) {
        note(.workouts, at: pointer, if: true)
        continue
      }
      guard next < after.count else { return note(.workouts, at: pointer, if: true) }
      compare(workout, after[next], at: pointer)
      next += 1
    }
    note(.workouts, at: "/workouts/\(before.count)", if: next < after.count)
  }

  private mutating func compare(_ before: Workout, _ after: Workout, at pointer: String) {
    note(.workoutID, before.id, after.id, at: pointer)
    note(.title, text: before.title, after.title, at: pointer)
    note(.start, at: pointer, if: !Self.isSame(before.start, after.start))
    note(.offset, before.start?.offsetMinutes, after.start?.offsetMinutes, at: pointer)
    note(.duration, before.durationSeconds?.normalized, after.durationSeconds?.normalized, at: pointer)
    note(.isStartEdited, before.isStartEdited, after.isStartEdited, at: pointer)
    let left = before.details ?? WorkoutDetails()
    let right = after.details ?? WorkoutDetails()
    note(.workoutNotes, text: left.notes, right.notes, at: pointer)
    let hasSameOffset = left.end?.offsetMinutes == right.end?.offsetMinutes
    note(.end, at: pointer, if: !Self.isSame(left.end, right.end) || !hasSameOffset)
    note(.activeEnergy, left.activeEnergyKilocalories, right.activeEnergyKilocalories, at: pointer)
    note(.basalEnergy, left.basalEnergyKilocalories, right.basalEnergyKilocalories, at: pointer)
    note(.averageHeartRate, left.averageHeartRate, right.averageHeartRate, at: pointer)
    note(.maximumHeartRate, left.maximumHeartRate, right.maximumHeartRate, at: pointer)
    note(.difficulty, left.difficulty, right.difficulty, at: pointer)
    note(.templateReference, text: left.templateReference, right.templateReference, at: pointer)
    note(fields: left.sourceFields, right.sourceFields, at: pointer)
    let places = compare(before.exercises, after.exercises, at: pointer)
    let groups = (before.supersets ?? []).map { group in
      group.compactMap { places.indices.contains($0) ? places[$0] : nil }
    }
    note(.supersets, at: pointer, if: groups != after.supersets ?? [])
  }

  private static func isSame(_ before: Moment?, _ after: Moment?) -> Bool {
    guard let before, let after else { return before == after }
    let isDay = (before.precision == .day, after.precision == .day)
    return before.wallMilliseconds == after.wallMilliseconds && isDay.0 == isDay.1
  }

  // MARK: Exercises and sets

  /// Compares lists of exercises; returns where each of `before` stands in `after`.
  @discardableResult
  private mutating func compare(_ before: [Exercise], _ after: [Exercise], at parent: String) -> [Int?] {
    var places: [Int?] = []
    var next = 0
    var taken = 0
    for (index, exercise) in before.enumerated() {
      let pointer = "\(parent)/exercises/\(index)"
      if gone.contains(Difference(pointer, .unknownExercise)) {
        note(.unknownExercise, at: pointer, if: true)
        places.append(nil)
        continue
      }
      if gone.contains(Difference(pointer, .emptyExercise)) {
        note(.emptyExercise, at: pointer, if: true)
        places.append(nil)
        continue
      }
      let joins = gone.contains(Difference(pointer, .equalNeighbors))
      if joins { note(.equalNeighbors, at: pointer, if: true) }
      if !joins, index > 0, !places.allSatisfy({ $0 == nil }) { next += 1 }
      if !joins { taken = 0 }
      guard next < after.count else {
        note(.exerciseName, at: pointer, if: true)
        places.append(nil)
        continue
      }
      places.append(next)
      compare(exercise, after[next], from: taken, joins: joins, at: pointer)
      taken += exercise.sets.count
    }
    return places
  }

  private mutating func compare(
    _ before: Exercise, _ after: Exercise, from first: Int, joins: Bool, at pointer: String
  ) {
    let left = before.identity
    let right = after.identity
    note(.exerciseName, text: left.name, right.name, at: pointer)
    note(.variation, text: left.variation, right.variation, at: pointer)
    note(.category, text: left.category, right.category, at: pointer)
    note(.style, left.style, right.style, at: pointer)
    if !joins {
      note(.exerciseNotes, text: before.details?.notes, after.details?.notes, at: pointer)
      note(.equipment, text: before.details?.equipment, after.details?.equipment, at: pointer)
      note(.muscles, before.details?.muscles ?? [], after.details?.muscles ?? [], at: pointer)
      note(fields: before.details?.sourceFields, after.details?.sourceFields, at: pointer)
    }
    for (index, set) in before.sets.enumerated() {
      guard first + index < after.sets.count else {
        note(.reps, at: "\(pointer)/sets/\(index)", if: true)
        continue
      }
      compare(set, after.sets[first + index], at: "\(pointer)/sets/\(index)")
    }
  }

  private mutating func compare(_ before: ExerciseSet, _ after: ExerciseSet, at pointer: String) {
    note(.kind, before.kind, after.kind, at: pointer)
    note(.reps, before.reps, after.reps, at: pointer)
    let isUnitLost = before.load?.value == after.load?.value && after.load?.unit == nil
    note(isUnitLost ? .loadUnit : .load, before.load, after.load, at: pointer)
    note(.setDuration, before.durationSeconds?.normalized, after.durationSeconds?.normalized, at: pointer)
    let left = before.details ?? SetDetails()
    let right = after.details ?? SetDetails()
    let isDistanceUnitLost = left.distance?.value == right.distance?.value && right.distance?.unit == nil
    note(isDistanceUnitLost ? .distanceUnit : .distance, left.distance, right.distance, at: pointer)
    note(.loadPerSide, left.isLoadPerSide, right.isLoadPerSide, at: pointer)
    note(
      .ratingOfPerceivedExertion, left.ratingOfPerceivedExertion, right.ratingOfPerceivedExertion, at: pointer
    )
    note(.repsInReserve, left.repsInReserve, right.repsInReserve, at: pointer)
    note(.rest, left.restSeconds, right.restSeconds, at: pointer)
    note(.setNote, text: left.note, right.note, at: pointer)
    note(.freeText, text: left.freeText, right.freeText, at: pointer)
    note(.target, left.target ?? SetTarget(), right.target ?? SetTarget(), at: pointer)
    note(fields: left.sourceFields, right.sourceFields, at: pointer)
  }
}
