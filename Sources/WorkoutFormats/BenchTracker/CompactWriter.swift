internal import WorkoutModel

/// Writes the JSON of a QR payload, exactly as the app does: what is not there is left out.
final class CompactWriter: ArchiveSink {
  private let isWorkout: Bool
  private let notation: WorkoutNotation
  private let findings: any FindingSink
  private var written = 0

  init(_ output: ByteOutput, isWorkout: Bool, findings: any FindingSink) {
    self.isWorkout = isWorkout
    self.findings = findings
    notation = WorkoutNotation(output, isCompact: true)
  }

  func begin(_ archive: WorkoutArchive) throws {
    reportWhatStaysBehind(archive)
    if isWorkout {
      if !archive.templates.isEmpty { drop("templates", archive.templates.count) }
      return
    }
    guard archive.templates.count <= 1 else {
      throw RequestError(
        "A compact template holds one template, and there are \(archive.templates.count). Choose one with --template NAME."
      )
    }
    for template in archive.templates { try write(template) }
  }

  func add(_ workout: Workout) throws {
    guard isWorkout else { return drop("workouts", 1) }
    try countOne("workout", option: "--workout UUID|N|last")
    let kept = BenchTrackerFamily.own(workout.details?.sourceFields)
    var separator: StaticString = "{"
    reportDetails(workout)
    if let id = workout.id {
      key("u", &separator)
      notation.identifier(id)
    } else {
      keptValue("uuid", "u", kept, &separator)
    }
    if let title = workout.title {
      key("n", &separator)
      notation.json.text(title)
    } else {
      keptValue("name", "n", kept, &separator)
    }
    if let start = workout.start {
      key("d", &separator)
      notation.json.text(DateNotation.start(start))
    } else {
      keptValue("date", "d", kept, &separator)
    }
    if let duration = workout.durationSeconds {
      key("t", &separator)
      notation.json.number(duration)
    } else {
      keptValue("duration", "t", kept, &separator)
    }
    supersets(workout.supersets, kept, asTexts: true, &separator)
    exercises(workout.exercises, areDone: true, kept, &separator)
    finishObject(kept, Self.workoutNames)
  }

  func finish() throws {
    guard written == 1 else {
      throw RequestError(
        "There is no \(isWorkout ? "workout" : "template") to write as a compact \(isWorkout ? "workout" : "template")."
      )
    }
  }

  private static let workoutNames: Set<String> = [
    "uuid", "name", "date", "duration", "supersets", "exercises",
  ]
  private static let templateNames: Set<String> = ["name", "supersets", "exercises"]

  private func write(_ template: WorkoutTemplate) throws {
    try countOne("template", option: "--template NAME")
    // A payload has no key for the summary, which the app makes from the exercises.
    let kept = BenchTrackerFamily.own(template.sourceFields).filter { $0.name != "summary" }
    var separator: StaticString = "{"
    if template.id != nil { drop("uuid of the template", 1) }
    if let title = template.title {
      key("n", &separator)
      notation.json.text(title)
    } else {
      keptValue("name", "n", kept, &separator)
    }
    supersets(template.supersets, kept, asTexts: true, &separator)
    exercises(template.exercises, areDone: false, kept, &separator)
    finishObject(kept, Self.templateNames)
  }

  private func key(_ letter: StaticString, _ separator: inout StaticString) {
    notation.output.append(separator)
    notation.output.append("\"")
    notation.output.append(letter)
    notation.output.append("\":")
    separator = ","
  }

  private func keptValue(
    _ name: String, _ letter: StaticString, _ kept: [SourceFields.Field], _ separator: inout StaticString
  ) {
    guard let field = kept.first(where: { $0.name == name }) else { return }
    key(letter, &separator)
    notation.output.append(field.text)
  }

  private func supersets(
    _ groups: [[Int]]?, _ kept: [SourceFields.Field], asTexts: Bool, _ separator: inout StaticString
  ) {
    guard let groups else { return keptValue("supersets", "z", kept, &separator) }
    key("z", &separator)
    notation.supersets(groups, kept: isCompactSource ? kept : [], asTexts: asTexts)
  }

  private var isCompactSource = false

  private func exercises(
    _ exercises: [Exercise], areDone: Bool, _ kept: [SourceFields.Field], _ separator: inout StaticString
  ) {
    if exercises.isEmpty, let field = kept.first(where: { $0.name == "exercises" }) {
      key("e", &separator)
      notation.output.append(field.text)
      return
    }
    key("e", &separator)
    notation.output.append("[")
    for (number, exercise) in exercises.enumerated() {
      notation.output.append(number == 0 ? "{" : ",{")
      let own = BenchTrackerFamily.own(exercise.details?.sourceFields)
      notation.identity(exercise.identity, kept: own)
      if areDone { sets(exercise, own) }
      notation.rest(own, except: areDone ? WorkoutNotation.exerciseKeys : WorkoutNotation.identityKeys)
      notation.output.append("}")
    }
    notation.output.append("]")
  }

  private func sets(_ exercise: Exercise, _ kept: [SourceFields.Field]) {
    if let details = exercise.details, details.isWithoutSets {
      guard let field = kept.first(where: { $0.name == "sets" }) else { return }
      notation.output.append(",\"x\":")
      notation.output.append(field.text)
      return
    }
    notation.output.append(",\"x\":")
    notation.sets(exercise.sets)
  }

  private func finishObject(_ kept: [SourceFields.Field], _ names: Set<String>) {
    notation.rest(kept, except: names)
    notation.output.append("}")
  }

  private func countOne(_ kind: String, option: String) throws {
    written += 1
    guard written == 1 else {
      throw RequestError(
        "A compact \(kind) holds one \(kind), and there are more. Choose one with \(option).")
    }
  }

  // MARK: What has no place in a payload

  private func drop(_ what: String, _ count: Int, _ severity: Finding.Severity = .warning) {
    findings.report(
      Finding(
        severity, .dropped, "\(what): a compact \(isWorkout ? "workout" : "template") has no field for it",
        count: count))
  }

  private func reportWhatStaysBehind(_ archive: WorkoutArchive) {
    isCompactSource = archive.source?.format.hasPrefix("compact-") ?? false
    if archive.preferences.massUnit != nil, isWorkout, !isCompactSource { drop("unit of weights", 1, .note) }
    let losses = ArchiveLosses.outsideWorkouts(archive)
    for loss in losses { drop(loss.what, loss.count) }
  }

  private func reportDetails(_ workout: Workout) {
    if workout.isStartEdited != nil { drop("dateModified", 1) }
  }
}
