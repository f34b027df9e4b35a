internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the JSON of a QR payload, exactly as the app does: what is not there is left out.
final class CompactWriter: ArchiveSink {
  private let isWorkout: Bool
  private let notation: WorkoutNotation
  private let losses: LossReporter
  private let keys = BenchTrackerKeys.compact
  private var written = 0
  private var separator: StaticString = "{"
  /// True for a source that is such a payload.
  private var isPayload = false

  init(_ output: ByteOutput, isWorkout: Bool, losses: LossReporter) {
    self.isWorkout = isWorkout
    self.losses = losses
    notation = WorkoutNotation(output, keys: .compact)
  }

  private var kind: String { isWorkout ? "workout" : "template" }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    isPayload = archive.source?.format.hasPrefix("compact-") ?? false
    for template in archive.templates { try write(template) }
    for (index, ride) in archive.rides.enumerated() {
      let path = ModelPath(root: .rides, index: index)
      if !isPayload { losses.converted(.rides, .rideAsTemplate, at: nil) }
      try write(RideTemplate.template(of: ride, keys: keys, at: path, losses: losses))
    }
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    try countOne()
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

  func finish() throws(WorkoutError) {
    guard written == 1 else {
      throw .request(.nothingToWrite(isWorkout ? .workout : .template, target: losses.target))
    }
  }

  private func write(_ template: WorkoutTemplate) throws(WorkoutError) {
    try countOne()
    let kept = keys.own(template.sourceFields)
    member(keys.title, template.title, kept) { notation.json.text($0) }
    member(keys.supersets, template.supersets, kept) {
      notation.supersets($0, kept: kept, key: keys.supersets, asTexts: true)
    }
    write(template.exercises, kept, areDone: false)
    end(kept, except: [keys.title, keys.supersets, keys.exercises])
  }

  private func countOne() throws(WorkoutError) {
    written += 1
    guard written == 1 else {
      throw .request(.severalToWrite(isWorkout ? .workout : .template, target: losses.target))
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
}
