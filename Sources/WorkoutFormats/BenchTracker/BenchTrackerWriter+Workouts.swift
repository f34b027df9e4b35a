internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

extension BenchTrackerWriter {
  /// A workout, template or exercise type that is being written: where it stands, and what was kept of it.
  struct Subject {
    let path: ModelPath
    let kept: [SourceFields.Field]

    /// The JSON text that was kept under `key`.
    func keptText(_ key: String) -> String? { kept.text(of: key) }

    /// Where the value of `key` is written.
    func place(of key: String) -> Place { Place(path, key: key) }
  }

  private static let identityKeys = BenchTrackerKeys.file.identityKeys
  private static let exerciseKeys = BenchTrackerKeys.file.exerciseKeys
  private static let workoutKeys: Set<String> = [
    "uuid", "name", "date", "duration", "supersets", "exercises", "dateModified",
  ]

  /// True where it says all that the version requires, in words that the version knows.
  func isSilent(about workout: Workout) -> Bool {
    guard workout.id != nil, workout.title != nil, workout.start != nil, workout.durationSeconds != nil,
      workout.supersets != nil
    else { return false }
    let isMark = workout.isStartEdited != nil
    let isMarkWritten = version >= 6 ? isMark : isSameVersion || !isMark && !workout.hasDetails
    return isMarkWritten
      && workout.exercises.indices.allSatisfy { isSilent(about: workout.exercises[$0]) }
  }

  private func isSilent(about exercise: Exercise) -> Bool {
    if exercise.hasDetails, exercise.details?.isWithoutSets == true { return false }
    guard exercise.identity.hasRequiredTexts, let category = exercise.identity.category else { return false }
    return !checksCategories || ExerciseCategory(rawValue: category) != nil
  }

  /// Writes one workout.
  func write(_ workout: Workout) {
    let number = count
    let subject = Subject(
      path: ModelPath(index: number),
      kept: workout.hasDetails ? BenchTrackerKeys.file.own(workout.details?.sourceFields) : [])
    output.append("{")
    // The fitter has given one to a workout without.
    member("uuid", .workoutID, workout.id, subject, else: "\"\"") { notation.identifier($0) }
    output.append(",")
    member("name", .title, workout.title, subject, else: "\"\"") { json.text($0) }
    output.append(",\"date\":")
    writeStart(workout.start, subject)
    output.append(",")
    member("duration", .duration, workout.durationSeconds, subject, else: "0") { json.number($0) }
    output.append(",\"supersets\":")
    writeSupersets(workout.supersets, subject, asTexts: true)
    writeStartEdited(workout.isStartEdited, subject)
    output.append(",\"exercises\":")
    writeExercises(workout.exercises, subject, areDone: true)
    if !subject.kept.isEmpty { notation.rest(subject.kept, except: Self.workoutKeys) }
    output.append("}")
  }

  /// Writes the member called `key`: the model's value, else what was kept, else what the version requires.
  @inline(__always)
  func member<Value>(
    _ key: StaticString, _ field: ModelField, _ value: Value?, _ subject: Subject,
    else fallback: @autoclosure () -> String, _ write: (Value) -> Void
  ) {
    notation.key(key)
    if let value { write(value) } else { keptOrAdded("\(key)", .model(field), subject, fallback()) }
  }

  /// Writes what was kept under `key`, else what the version requires, and reports that.
  func keptOrAdded(
    _ key: String, _ field: Finding.Field, _ subject: Subject, _ fallback: @autoclosure () -> String
  ) {
    if let text = subject.keptText(key) { return output.append(text) }
    let text = fallback()
    output.append(text)
    added(field, text, at: subject.place(of: key))
  }

  /// Writes supersets as the source has them, else in the notation of their place.
  func writeSupersets(_ groups: [[Int]]?, _ subject: Subject, asTexts: Bool) {
    guard let groups else { return keptOrAdded("supersets", .model(.supersets), subject, "[]") }
    notation.supersets(groups, kept: subject.kept, key: "supersets", asTexts: asTexts)
  }

  private func writeStart(_ start: Moment?, _ subject: Subject) {
    if let start { return notation.start(start) }
    if let text = subject.keptText("date") { return output.append(text) }
    // The fitter has asked for it where it is missing.
    guard let date = options.date else { return }
    let text = DateNotation.start(date)
    json.text(text)
    added(.model(.start), text, at: subject.place(of: "date"))
  }

  private func writeStartEdited(_ isEdited: Bool?, _ subject: Subject) {
    let text = isEdited.map { $0 ? "true" : "false" } ?? subject.keptText("dateModified")
    guard version >= 6 || isSameVersion else {
      if text != nil { dropped(.model(.isStartEdited), at: subject.path) }
      return
    }
    if let text {
      output.append(",\"dateModified\":")
      output.append(text)
    } else if version >= 6 {
      output.append(",\"dateModified\":")
      keptOrAdded("dateModified", .model(.isStartEdited), subject, "false")
    }
  }

  /// Writes the exercises of a workout, with their sets, or of a template, without.
  func writeExercises(_ exercises: [Exercise], _ subject: Subject, areDone: Bool) {
    if exercises.isEmpty, let text = subject.keptText("exercises") { return output.append(text) }
    output.append("[")
    // By index: copying each exercise would take as long as writing its sets.
    for number in exercises.indices {
      if number > 0 { output.append(",") }
      var kept: [SourceFields.Field] = []
      if exercises[number].hasDetails {
        if let text = BenchTrackerFamily.keptText(of: exercises[number]) {
          output.append(text)
          continue
        }
        kept = BenchTrackerKeys.file.own(exercises[number].details?.sourceFields)
      }
      output.append("{")
      _ = notation.identity(exercises[number].identity, kept: kept)
      let path = subject.path.exercise(number)
      if !exercises[number].identity.hasRequiredTexts { fillIdentity(exercises[number], kept, at: path) }
      if checksCategories { checkCategory(exercises[number].identity, at: path) }
      if areDone {
        output.append(",\"sets\":")
        if exercises[number].hasDetails, exercises[number].details?.isWithoutSets == true {
          writeMissingSets(kept, at: path)
        } else {
          notation.sets(exercises[number].sets)
        }
      }
      if !kept.isEmpty {
        notation.rest(kept, except: areDone ? Self.exerciseKeys : Self.identityKeys)
      }
      output.append("}")
    }
    output.append("]")
  }

  /// True where categories may come that this version cannot show.
  private var checksCategories: Bool { version >= 5 && !isSameVersion && (sourceVersion ?? 1) < 5 }

  /// Names a category that came with an older version or another format and that this version cannot show.
  private func checkCategory(_ identity: ExerciseIdentity, at path: ModelPath) {
    guard let category = identity.category, ExerciseCategory(rawValue: category) == nil else { return }
    findings.report(
      Finding(
        .warning, .inconsistent, ConsistencyRules.unshowableCategory, field: .model(.category),
        detail: PrintableText.of(category, limit: 60), place: Place(path)))
  }

  /// Writes what replaces the list of sets where the source has none.
  private func writeMissingSets(_ kept: [SourceFields.Field], at path: ModelPath) {
    if let text = kept.text(of: "sets") { return output.append(text) }
    output.append("[]")
    added(.model(.emptyExercise), "[]", at: Place(path))
  }

  /// Writes the texts that every version requires and the source lacks.
  private func fillIdentity(
    _ exercise: Exercise, _ kept: [SourceFields.Field], at path: ModelPath
  ) {
    let identity = exercise.identity
    var hasText =
      identity.name != nil || identity.variation != nil || identity.category != nil || identity.style != nil
      || kept.contains { Self.identityKeys.contains($0.name) }
    func fill(_ key: String, _ field: ModelField, _ value: String, _ kind: Finding.Kind) {
      guard !kept.contains(where: { $0.name == key }) else { return }
      output.append(hasText ? ",\"" : "\"")
      hasText = true
      output.append("\(key)\":\"\(value)\"")
      added(.model(field), value, at: Place(path, key: key), kind: kind)
    }
    if identity.name == nil { fill("name", .exerciseName, "", .added) }
    if identity.category == nil { fill("category", .category, ExerciseCategory.core.rawValue, .guessed) }
    if identity.style == nil { fill("style", .style, SetStyle(fitting: exercise.sets).rawValue, .added) }
  }
}

extension ExerciseIdentity {
  /// True if it has the texts that every version requires.
  @inline(__always)
  fileprivate var hasRequiredTexts: Bool { name != nil && category != nil && style != nil }
}
