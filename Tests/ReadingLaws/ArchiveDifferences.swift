internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Everything in which an archive that came back differs from the one that was written.
struct ArchiveDifferences {
  /// What is lost or otherwise than it was: a finding must name it.
  private(set) var all: [Difference] = []
  /// What was filled in where nothing can be lost by it: a finding may name it.
  private(set) var gains: [Difference] = []
  /// What the findings say has gone as a whole, or is read as part of the one before.
  private let gone: Set<Difference>
  /// True while values are compared of what is read as part of the one before: that one may have its own.
  private var isJoined = false

  /// Compares `before` with `after`.
  ///
  /// - Parameter gone: workouts and exercises that are known to be left out or joined.
  init(_ before: WorkoutArchive, _ after: WorkoutArchive, gone: Set<Difference>) {
    self.gone = gone
    compareHeads(before, after)
    compareMeasurements(before.measurements, after.measurements)
    compareTemplates(before, after)
    compareWorkouts(before.workouts, after.workouts)
  }

  // MARK: Values

  mutating func note(_ field: ModelField, at pointer: String, if isDifferent: Bool) {
    if isDifferent { all.append(Difference(pointer, field)) }
  }

  mutating func note(_ difference: Difference) { all.append(difference) }

  mutating func noteGain(_ difference: Difference) { gains.append(difference) }

  mutating func note<Value: Equatable>(
    _ field: ModelField, _ before: Value?, _ after: Value?, at pointer: String
  ) {
    guard before != after else { return }
    var difference = Difference(pointer, field)
    difference.detail = "\(String(describing: before)) to \(String(describing: after))"
    if before == nil, isJoined { gains.append(difference) } else { all.append(difference) }
  }

  /// Remembers the numbers of the difference that was noted last.
  mutating func noteValues(_ before: ExactDecimal?, _ after: ExactDecimal?) {
    guard let before, let after, before != after, !all.isEmpty else { return }
    all[all.count - 1].values = [before.normalized, after.normalized]
  }

  /// Compares texts: an empty one says no more than none.
  mutating func note(_ field: ModelField, text before: String?, _ after: String?, at pointer: String) {
    if before?.isEmpty ?? true, after?.isEmpty ?? true {
      if before != after { gains.append(Difference(pointer, field)) }
    } else {
      note(
        field, before.flatMap { $0.isEmpty ? nil : TextBytes($0) }, TextBytes(after ?? ""), at: pointer)
    }
  }

  /// Compares notes, which others may have been joined to.
  mutating func note(
    _ field: ModelField, text before: String?, _ after: String?, mayGrow: Bool, at pointer: String
  ) {
    let isThere = (after ?? "").utf8.contains((before ?? "").utf8)
    if !mayGrow || !isThere { note(field, text: before, after, at: pointer) }
  }

  mutating func note(fields before: SourceFields?, _ after: SourceFields?, at pointer: String) {
    func missing(of fields: SourceFields?, in others: SourceFields?) -> [Difference] {
      guard let fields else { return [] }
      let kept = fields.format == others?.format ? others?.fields ?? [] : []
      return fields.fields.filter { !kept.contains($0) }.map {
        Difference(pointer, .source(format: fields.format, name: $0.name))
      }
    }
    all += missing(of: before, in: after)
    gains += missing(of: after, in: before)
  }

  /// Notes texts that are in none of the texts that they may have been written into.
  mutating func note(_ field: ModelField, text: String?, in texts: String, at pointer: String) {
    guard let text, !texts.utf8.contains(text.utf8) else { return }
    var difference = Difference(pointer, field).ofText
    difference.detail = "\(text.debugDescription) is not in \(texts.debugDescription)"
    all.append(difference)
  }

  private mutating func gain(_ field: ModelField, at pointer: String = "", if isDifferent: Bool) {
    if isDifferent { gains.append(Difference(pointer, field)) }
  }

  /// Compares a value of the archive that the source stated; one that was filled in is no loss.
  private mutating func note<Value: Equatable>(_ field: ModelField, stated before: Value?, _ after: Value?) {
    if before != nil { note(field, before, after, at: "") }
    gain(field, if: before != after)
  }

  // MARK: Everything but the workouts

  private mutating func compareHeads(_ before: WorkoutArchive, _ after: WorkoutArchive) {
    note(.profile, stated: before.profile.name, after.profile.name)
    note(.profile, stated: before.profile.picture, after.profile.picture)
    note(.profile, stated: before.profile.created, after.profile.created)
    note(.profile, stated: before.profile.bodyWeight, after.profile.bodyWeight)
    let totals = before.profile.totals
    note(.profile, stated: totals == RunningTotals() ? nil : totals, after.profile.totals)
    note(.achievements, stated: before.profile.achievements, after.profile.achievements ?? [])
    compareTypes(before.exerciseTypes, after.exerciseTypes ?? [])
    note(.categoryColors, stated: before.categoryColors, after.categoryColors ?? [])
    compareRides(before.rides, after.rides)
    note(.goals, at: "", if: before.goals != after.goals)
    note(.routine, Self.withoutFields(before.routine), Self.withoutFields(after.routine), at: "")
    // With the routine its fields are gone, whether they are named or not.
    if after.routine == nil { note(fields: nil, before.routine?.sourceFields, at: "") }
    if let routine = after.routine {
      note(fields: before.routine?.sourceFields, routine.sourceFields, at: "")
    }
    note(.loadUnit, stated: before.preferences.massUnit, after.preferences.massUnit)
    note(.distanceUnit, stated: before.preferences.distanceUnit, after.preferences.distanceUnit)
    note(.weekStart, stated: before.preferences.startsWeekOnMonday, after.preferences.startsWeekOnMonday)
    note(fields: before.sourceFields, after.sourceFields, at: "")
    note(fields: before.preferences.sourceFields, after.preferences.sourceFields, at: "")
    note(fields: before.profile.sourceFields, after.profile.sourceFields, at: "")
  }

  private static func withoutFields(_ routine: WeeklyRoutine?) -> WeeklyRoutine? {
    routine.map { WeeklyRoutine(days: $0.days, stages: $0.stages) }
  }

  private mutating func compareTypes(_ before: [ExerciseType]?, _ after: [ExerciseType]) {
    func bare(_ types: [ExerciseType]) -> [ExerciseType] {
      types.map { type in
        var type = type
        type.sourceFields = nil
        return type
      }
    }
    note(.exerciseTypes, stated: before.map(bare), bare(after))
    if gone.contains(Difference("", .exerciseTypes)) { return }
    for (index, type) in (before ?? []).enumerated() {
      note(
        fields: type.sourceFields, after.indices.contains(index) ? after[index].sourceFields : nil, at: "")
    }
  }

  private mutating func compareMeasurements(_ before: [BodyMeasurement], _ after: [BodyMeasurement]) {
    guard !gone.contains(Difference("", .measurements)) else { return note(.measurements, at: "", if: true) }
    var left = Array(after.indices)
    var places: [Int] = []
    for (index, measurement) in before.enumerated() {
      let pointer = "/measurements/\(index)"
      guard !gone.contains(Difference(pointer, .measurements)), !left.isEmpty else {
        note(.measurements, at: pointer, if: true)
        continue
      }
      let match =
        left.firstIndex { after[$0] == measurement }
        ?? left.firstIndex { Self.areAlike(measurement, after[$0]) && after[$0].value == measurement.value }
        ?? left.firstIndex { Self.areAlike(measurement, after[$0]) } ?? 0
      places.append(left.remove(at: match))
      compare(measurement, after[places[places.count - 1]], at: pointer)
    }
    note(.measurements, at: "", if: places != places.sorted() || !left.isEmpty)
  }

  /// True where the kinds may be two names of one: `Body Fat`, `fat`.
  private static func areAlike(_ before: BodyMeasurement, _ after: BodyMeasurement) -> Bool {
    before.kind.lowercased().contains(after.kind.lowercased())
  }

  private mutating func compare(_ before: BodyMeasurement, _ after: BodyMeasurement, at pointer: String) {
    let isSame =
      before.value == after.value && before.kind == after.kind
      && before.unit ?? "" == after.unit ?? ""
    note(.measurements, at: pointer, if: !isSame)
    let isSameTime =
      Self.isSame(before.moment, after.moment) && before.moment?.offsetMinutes == after.moment?.offsetMinutes
    note(.measurementTime, at: pointer, if: !isSameTime)
    note(.measurementNote, text: before.note, after.note, at: pointer)
    note(fields: before.sourceFields, after.sourceFields, at: pointer)
  }

  private mutating func compareTemplates(_ before: WorkoutArchive, _ after: WorkoutArchive) {
    // A format that cannot tell them apart keeps their order.
    let isSorted = after.templates.contains { $0.isBuiltIn }
    var order = isSorted ? Self.templateOrder(before) : Array(before.templates.indices)
    for place in order where isGone("/templates/\(place)", .templates) {
      note(.templates, at: "/templates/\(place)", if: true)
    }
    order.removeAll { isGone("/templates/\($0)", .templates) }
    guard !isGone("", .templates), order.count == after.templates.count else {
      return note(.templates, at: "", if: !order.isEmpty || !after.templates.isEmpty)
    }
    for (place, placeAfter) in zip(order, Self.templateOrder(after)) {
      let pointer = "/templates/\(place)"
      let (left, right) = (before.templates[place], after.templates[placeAfter])
      note(.templateTitle, text: left.title, right.title, at: pointer)
      note(.templateID, left.id, right.id, at: pointer)
      note(.templateNotes, text: left.notes, right.notes, at: pointer)
      note(.builtInTemplates, left.isBuiltIn, right.isBuiltIn, at: pointer)
      note(fields: left.sourceFields, right.sourceFields, at: pointer)
      compare([Group(pointer, left.exercises, left.supersets)], right.exercises, right.supersets)
    }
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
    var groups: [[(pointer: String, workout: Workout)]] = []
    for (index, workout) in before.enumerated() {
      let pointer = "/workouts/\(index)"
      guard let claim = gone.first(where: { $0 == Difference(pointer, .workouts) }) else {
        groups.append([(pointer, workout)])
        continue
      }
      note(.workouts, at: pointer, if: true)
      if claim.isJoin, !groups.isEmpty { groups[groups.count - 1].append((pointer, workout)) }
    }
    for (group, right) in zip(groups, after) {
      for (number, member) in group.enumerated() {
        isJoined = number > 0
        compare(member.workout, right, isAlone: group.count == 1, at: member.pointer)
      }
      isJoined = false
      compare(
        group.map { Group($0.pointer, $0.workout.exercises, $0.workout.supersets) }, right.exercises,
        right.supersets)
    }
    for group in groups.dropFirst(after.count) { note(.workouts, at: group[0].pointer, if: true) }
    note(.workouts, at: "/workouts/\(before.count)", if: groups.count < after.count)
  }

  private mutating func compare(
    _ before: Workout, _ after: Workout, isAlone: Bool, at pointer: String
  ) {
    note(.workoutID, text: before.id?.description, after.id?.description, at: pointer)
    note(.title, text: before.title, after.title, at: pointer)
    note(.start, at: pointer, if: !Self.isSame(before.start, after.start))
    note(.offset, before.start?.offsetMinutes, after.start?.offsetMinutes, at: pointer)
    note(.duration, before.durationSeconds, after.durationSeconds, at: pointer)
    note(.isStartEdited, before.isStartEdited, after.isStartEdited, at: pointer)
    let left = before.details ?? WorkoutDetails()
    let right = after.details ?? WorkoutDetails()
    note(.workoutNotes, text: left.notes, right.notes, mayGrow: !isAlone, at: pointer)
    note(.workoutNotes, text: left.notes, in: right.notes ?? "", at: pointer)
    let hasSameOffset = left.end?.offsetMinutes == right.end?.offsetMinutes
    note(.end, at: pointer, if: !Self.isSame(left.end, right.end) || !hasSameOffset)
    note(.activeEnergy, left.activeEnergyKilocalories, right.activeEnergyKilocalories, at: pointer)
    note(.basalEnergy, left.basalEnergyKilocalories, right.basalEnergyKilocalories, at: pointer)
    note(.averageHeartRate, left.averageHeartRate, right.averageHeartRate, at: pointer)
    note(.maximumHeartRate, left.maximumHeartRate, right.maximumHeartRate, at: pointer)
    note(.difficulty, left.difficulty, right.difficulty, at: pointer)
    note(.templateReference, text: left.templateReference, right.templateReference, at: pointer)
    note(fields: left.sourceFields, right.sourceFields, at: pointer)
  }

  static func isSame(_ before: Moment?, _ after: Moment?) -> Bool {
    guard let before, let after else { return before == after }
    let isDay = (before.precision == .day, after.precision == .day)
    return before.wallMilliseconds == after.wallMilliseconds && isDay.0 == isDay.1
  }

  func isGone(_ pointer: String, _ field: ModelField) -> Bool { gone.contains(Difference(pointer, field)) }

  /// Compares values of what is read as part of the one before, which may have its own where it has none.
  mutating func asJoined(_ isJoined: Bool, _ compare: (inout ArchiveDifferences) -> Void) {
    self.isJoined = isJoined
    compare(&self)
    self.isJoined = false
  }

}
