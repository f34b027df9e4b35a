internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the JSON of a QR payload, exactly as the app does: what is not there is left out.
final class CompactWriter: ArchiveSink {
  private let isWorkout: Bool
  private let notation: WorkoutNotation
  private let findings: any FindingSink
  private let losses: LossReporter
  private let shortfalls: BenchTrackerLosses
  private let keys = BenchTrackerKeys.compact
  private var unit: UnitChooser
  private var filler: ExerciseFiller?
  private var clock: ClockFitter
  private var written = 0
  private var separator: StaticString = "{"
  /// True for a source that states no unit either.
  private var isPayload = false

  init(_ output: ByteOutput, isWorkout: Bool, options: WriteOptions, findings: any FindingSink) {
    self.isWorkout = isWorkout
    self.findings = findings
    losses = LossReporter(target: "a compact \(isWorkout ? "workout" : "template")", findings: findings)
    shortfalls = BenchTrackerLosses(losses: losses, sourceFormat: BenchTrackerKeys.compact.sourceFormat)
    unit = UnitChooser(
      needs: losses.needs, target: options.massUnit, keepsSource: options.massUnit == nil)
    clock = ClockFitter(.wall, options: options, losses: losses)
    notation = WorkoutNotation(output, keys: .compact)
  }

  private var kind: String { isWorkout ? "workout" : "template" }

  func begin(_ archive: WorkoutArchive) throws {
    isPayload = archive.source?.format.hasPrefix("compact-") ?? false
    let preferences = archive.preferences
    if preferences.massUnit != nil { dropUnit() }
    if preferences.distanceUnit != nil { losses.dropped(.distanceUnit) }
    if preferences.startsWeekOnMonday != nil { losses.dropped(.weekStart) }
    for loss in ArchiveLosses.outsideWorkouts(archive) { losses.dropped(loss.field, count: loss.count) }
    unit.source = archive.preferences.massUnit
    filler = ExerciseFiller(source: archive.source, target: losses.target, findings: findings)
    unit.takesNoiseOut = filler != nil
    if isWorkout {
      losses.droppedIfAny(.templates, archive.templates.count)
      losses.droppedIfAny(.rides, archive.rides.count)
      return
    }
    for template in archive.templates { try write(template) }
    for (index, ride) in archive.rides.enumerated() {
      let path = ModelPath(root: .rides, index: index)
      if !isPayload { losses.converted(.rides, .rideAsTemplate, at: nil) }
      try write(RideTemplate.template(of: ride, keys: keys, at: path, losses: shortfalls))
    }
  }

  func add(_ workout: Workout) throws {
    guard isWorkout else { return losses.dropped(.workouts) }
    try countOne()
    let path = ModelPath(index: 0)
    var workout = unit.convert(workout, at: path, losses)
    filler?.fill(&workout.exercises, at: path)
    let statesUnit = workout.exercises.contains {
      $0.sets.contains { $0.load?.unit != nil && $0.details?.freeText == nil }
    }
    if unit.source == nil, statesUnit { dropUnit() }
    filler?.fill(&workout.supersets, of: workout.exercises, at: path)
    if let start = workout.start { workout.start = try clock.fit(start, at: path) }
    shortfalls.report(workout, at: path)
    if workout.isStartEdited != nil { losses.dropped(.isStartEdited, at: path) }
    let kept = keys.own(workout.details?.sourceFields)
    member(keys.id, workout.id, kept) { notation.identifier($0) }
    member(keys.title, workout.title, kept) { notation.json.text($0) }
    member(keys.date, workout.start, kept) { notation.start($0) }
    member(keys.duration, workout.durationSeconds, kept) { notation.json.number($0) }
    member(keys.supersets, workout.supersets, kept) {
      notation.supersets($0, kept: kept, key: keys.supersets, asTexts: true)
    }
    write(workout.exercises, kept, areDone: true)
    end(kept, except: [keys.id, keys.title, keys.date, keys.duration, keys.supersets, keys.exercises])
  }

  func finish() throws {
    try unit.needs.check()
    guard written == 1 else {
      throw RequestError.nothingToWrite(isWorkout ? .workout : .template, target: losses.target)
    }
  }

  private func write(_ template: WorkoutTemplate) throws {
    try countOne()
    var template = template
    let path = ModelPath(root: .templates, index: 0)
    filler?.fill(&template.exercises, at: path, areDone: false)
    filler?.fill(&template.supersets, of: template.exercises, at: path)
    if template.id != nil { losses.dropped(.templateID, at: path) }
    shortfalls.report(template, at: path)
    let kept = keys.own(template.sourceFields)
    member(keys.title, template.title, kept) { notation.json.text($0) }
    member(keys.supersets, template.supersets, kept) {
      notation.supersets($0, kept: kept, key: keys.supersets, asTexts: true)
    }
    write(template.exercises, kept, areDone: false)
    end(kept, except: [keys.title, keys.supersets, keys.exercises])
  }

  private func countOne() throws {
    written += 1
    guard written == 1 else {
      throw RequestError.severalToWrite(isWorkout ? .workout : .template, target: losses.target)
    }
  }

  // MARK: Members

  private func begin(_ key: StaticString) {
    notation.output.append(separator)
    notation.key(key)
    separator = ","
  }

  /// Writes a member where the model has its value, else as it was kept, else not at all.
  private func member<Value>(
    _ key: StaticString, _ value: Value?, _ kept: [SourceFields.Field], _ write: (Value) -> Void
  ) {
    if let value {
      begin(key)
      write(value)
    } else if let text = kept.text(of: key) {
      begin(key)
      notation.output.append(text)
    }
  }

  private func write(_ exercises: [Exercise], _ kept: [SourceFields.Field], areDone: Bool) {
    begin(keys.exercises)
    if exercises.isEmpty, let text = kept.text(of: keys.exercises) { return notation.output.append(text) }
    notation.output.append("[")
    let exerciseKeys = areDone ? keys.exerciseKeys : keys.identityKeys
    for (number, exercise) in exercises.enumerated() {
      if number > 0 { notation.output.append(",") }
      if let text = BenchTrackerFamily.keptText(of: exercise) {
        notation.output.append(text)
        continue
      }
      notation.output.append("{")
      let own = keys.own(exercise.details?.sourceFields)
      var hasMembers = notation.identity(exercise.identity, kept: own)
      if areDone { write(setsOf: exercise, own, &hasMembers) }
      notation.rest(own, except: exerciseKeys, separator: hasMembers ? "," : "")
      notation.output.append("}")
    }
    notation.output.append("]")
  }

  private func write(setsOf exercise: Exercise, _ kept: [SourceFields.Field], _ hasMembers: inout Bool) {
    let isAbsent = exercise.details?.isWithoutSets ?? false
    let text = isAbsent ? kept.text(of: keys.sets) : nil
    if isAbsent, text == nil { return }
    if hasMembers { notation.output.append(",") }
    hasMembers = true
    notation.key(keys.sets)
    if let text { notation.output.append(text) } else { notation.sets(exercise.sets) }
  }

  private func end(_ kept: [SourceFields.Field], except written: [StaticString]) {
    notation.rest(kept, except: Set(written.map { "\($0)" }))
    notation.output.append("}")
  }

  private func dropUnit() {
    if !isPayload { losses.dropped(.loadUnit) }
  }
}
