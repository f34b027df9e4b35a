internal import WorkoutModel

/// Reads workouts, templates and their exercises, in a file or in a QR payload.
struct BenchTrackerWorkoutReader {
  let keys: BenchTrackerKeys
  let reporter: BenchTrackerReporter
  let massUnit: MassUnit?
  let rules: ConsistencyRules
  /// True in a file, where the app refuses an object that lacks a key; false in a QR payload.
  let requiresKeys: Bool
  /// True where every workout must say whether its start was moved.
  var requiresStartEdited = false

  private var identities = RawInterner<InternedExercise>()
  private var titles = RawInterner<String>()
  private var supersets = RawInterner<SupersetNotation.Reading>()
  private var seenIdentifiers: Set<WorkoutIdentifier> = []
  private let identityKey = IdentityKey()
  private let exerciseScratch = ScratchBuffer<Exercise>()
  private let setScratch = ScratchBuffer<ExerciseSet>()

  init(
    keys: BenchTrackerKeys, reporter: BenchTrackerReporter, massUnit: MassUnit?, rules: ConsistencyRules,
    requiresKeys: Bool
  ) {
    self.keys = keys
    self.reporter = reporter
    self.massUnit = massUnit
    self.rules = rules
    self.requiresKeys = requiresKeys
  }

  // MARK: Workouts

  /// Reads the workout object that stands at the cursor.
  mutating func workout(_ cursor: inout JSONCursor, at path: ObjectPath) -> Workout {
    var workout = Workout()
    var fields = FieldReader(reporter, at: path)
    let start = cursor.offset
    var found: WorkoutKeySet = []
    var supersetsOffset = start
    if cursor.enter() {
      repeat {
        let key = cursor.key()
        if key.equals(keys.exercises) {
          found.insert(.exercises)
          workout.exercises = exercises(&cursor, at: path, fields: &fields, areDone: true)
        } else if key.equals(keys.date) {
          found.insert(.date)
          workout.start = date(&cursor, fields: &fields)
        } else if key.equals(keys.id) {
          found.insert(.id)
          workout.id = identifier(&cursor, fields: &fields, mustBeUnique: true)
        } else if key.equals(keys.title) {
          found.insert(.title)
          workout.title = title(&cursor, fields: &fields)
        } else if key.equals(keys.duration) {
          found.insert(.duration)
          workout.durationSeconds = duration(&cursor, fields: &fields)
        } else if key.equals(keys.supersets) {
          found.insert(.supersets)
          supersetsOffset = cursor.offset
          workout.supersets = supersets(&cursor, fields: &fields, areTexts: true)
        } else if requiresKeys, key.equals("dateModified") {
          found.insert(.dateModified)
          workout.isStartEdited = fields.bool(&cursor, as: "dateModified")
        } else {
          fields.keep(&cursor, as: key.string)
        }
      } while cursor.next()
    }
    if let kept = fields.fields {
      var details = WorkoutDetails()
      details.sourceFields = kept
      workout.details = details
    }
    if reporter.checks {
      checkSupersets(workout.supersets, count: workout.exercises.count, at: supersetsOffset, path: path)
      if requiresKeys {
        var required = WorkoutKeySet.required
        if requiresStartEdited { required.insert(.dateModified) }
        reportMissing(required.subtracting(found).names, at: start, path: path)
      }
    }
    return workout
  }

  private func reportMissing(_ names: [String], at offset: Int, path: ObjectPath) {
    for name in names {
      reporter.report(
        .error, .inconsistent, "required key is missing; the app refuses the file", detail: name, at: offset,
        pointer: path.description)
    }
  }

  private mutating func title(_ cursor: inout JSONCursor, fields: inout FieldReader) -> String? {
    guard cursor.kind == .text else { return fields.text(&cursor, as: "name") }
    let text = cursor.text()
    return titles.value(for: text.raw) { text.string }
  }

  private func date(_ cursor: inout JSONCursor, fields: inout FieldReader) -> Moment? {
    guard cursor.kind == .text else { return fields.text(&cursor, as: "date").flatMap { _ in nil } }
    let offset = cursor.offset
    var probe = cursor
    let text = probe.text()
    if !text.hasEscapes, let start = Moment(wallTime: text.raw) {
      cursor = probe
      return start
    }
    fields.keep(&cursor, as: "date")
    if reporter.checks {
      reporter.report(
        .error, .inconsistent, "date is none; the app refuses it",
        detail:
          "\"\(PrintableText.of(text.string, limit: 40))\", expected a day and time like 2017-08-24 13:57",
        at: offset, pointer: "\(fields.path)/\(keys.date)")
    }
    return nil
  }

  private mutating func identifier(
    _ cursor: inout JSONCursor, fields: inout FieldReader, mustBeUnique: Bool
  ) -> WorkoutIdentifier? {
    let offset = cursor.offset
    guard cursor.kind == .text else { return fields.text(&cursor, as: "uuid").flatMap { _ in nil } }
    let text = cursor.text()
    let identifier = WorkoutIdentifier(uuid: text.raw) ?? WorkoutIdentifier(text.string)
    guard reporter.checks else { return identifier }
    if !identifier.isUUID {
      reporter.report(
        .warning, .inconsistent, "uuid is none",
        detail:
          "\"\(PrintableText.of(text.string, limit: 40))\", expected 32 hex digits like 2B8616B6-8B4E-4FE2-B51E-56D955A65278",
        at: offset, pointer: "\(fields.path)/\(keys.id)")
    }
    if mustBeUnique, !seenIdentifiers.insert(identifier).inserted {
      reporter.report(
        .warning, .inconsistent, "uuid is that of an earlier workout",
        detail: PrintableText.of(text.string, limit: 40), at: offset, pointer: "\(fields.path)/\(keys.id)")
    }
    return identifier
  }

  private func duration(_ cursor: inout JSONCursor, fields: inout FieldReader) -> ExactDecimal? {
    let offset = cursor.offset
    let duration = fields.number(&cursor, as: "duration")
    guard reporter.checks else { return duration }
    let seconds = duration?.wholePart ?? 0
    let isNegative = (duration?.coefficient ?? 0) < 0
    if isNegative || seconds > BenchTrackerFamily.longestPlausibleDurationSeconds {
      reporter.report(
        .warning, .inconsistent, isNegative ? "duration is negative" : "duration is longer than a day",
        detail: "\(duration?.description ?? "") seconds", at: offset,
        pointer: "\(fields.path)/\(keys.duration)")
    }
    return duration
  }

  private mutating func supersets(
    _ cursor: inout JSONCursor, fields: inout FieldReader, areTexts: Bool
  ) -> [[Int]]? {
    guard cursor.kind == .array else {
      fields.keepMisfit(&cursor, as: "supersets", expected: "a list of groups of exercise indices")
      return nil
    }
    var probe = cursor
    let range = probe.skip()
    let raw = UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
    let start = cursor
    let reading = supersets.value(for: raw) {
      var inner = start
      return SupersetNotation.parse(&inner)
    }
    guard reading.groups != nil else {
      fields.keepMisfit(&cursor, as: "supersets", expected: "groups of whole numbers like [\"0 1\"]")
      return nil
    }
    // The other notation is kept as it is written; a list without groups is both.
    if areTexts ? !reading.areTexts : !reading.areLists { fields.keep(&cursor, as: "supersets") }
    cursor = probe
    return reading.groups
  }

  private func checkSupersets(_ groups: [[Int]]?, count: Int, at offset: Int, path: ObjectPath) {
    guard let groups, !groups.isEmpty else { return }
    let pointer = "\(path)/\(keys.supersets)"
    var seen: Set<Int> = []
    for (number, group) in groups.enumerated() {
      for index in group {
        if !(0..<count).contains(index) {
          reporter.report(
            .error, .inconsistent, "superset index is out of range; printing it brings the app down",
            detail: "\(index), the workout has exercises 0 to \(count - 1)", at: offset,
            pointer: "\(pointer)/\(number)")
        } else if !seen.insert(index).inserted {
          reporter.report(
            .warning, .inconsistent, "superset index is repeated", detail: "\(index)", at: offset,
            pointer: "\(pointer)/\(number)")
        }
      }
    }
  }

  // MARK: Templates

  /// Reads the template object that stands at the cursor.
  mutating func template(_ cursor: inout JSONCursor, at path: ObjectPath, isBuiltIn: Bool) -> WorkoutTemplate
  {
    var template = WorkoutTemplate(isBuiltIn: isBuiltIn)
    var fields = FieldReader(reporter, at: path)
    let start = cursor.offset
    var supersetsOffset = start
    var missing = requiresKeys ? ["name", "summary", "supersets", "exercises"] : []
    if cursor.enter() {
      repeat {
        let key = cursor.key()
        if key.equals(keys.exercises) {
          missing.removeAll { $0 == "exercises" }
          template.exercises = exercises(&cursor, at: path, fields: &fields, areDone: false)
        } else if key.equals(keys.title) {
          missing.removeAll { $0 == "name" }
          template.title = title(&cursor, fields: &fields)
        } else if key.equals(keys.supersets) {
          missing.removeAll { $0 == "supersets" }
          supersetsOffset = cursor.offset
          template.supersets = supersets(&cursor, fields: &fields, areTexts: !requiresKeys)
        } else if requiresKeys, key.equals(keys.id) {
          template.id = identifier(&cursor, fields: &fields, mustBeUnique: false)
        } else {
          if key.equals("summary") { missing.removeAll { $0 == "summary" } }
          fields.keep(&cursor, as: key.string)
        }
      } while cursor.next()
    }
    template.sourceFields = fields.fields
    if reporter.checks {
      checkSupersets(template.supersets, count: template.exercises.count, at: supersetsOffset, path: path)
      reportMissing(missing, at: start, path: path)
    }
    return template
  }

  // MARK: Exercises

  private mutating func exercises(
    _ cursor: inout JSONCursor, at path: ObjectPath, fields: inout FieldReader, areDone: Bool
  ) -> [Exercise] {
    guard cursor.kind == .array else {
      fields.keepMisfit(&cursor, as: "exercises", expected: "a list of exercises")
      return []
    }
    guard cursor.enter() else { return [] }
    var index = 0
    repeat {
      let inner = path.inner("exercises", index)
      if cursor.kind == .object {
        exerciseScratch.append(exercise(&cursor, at: inner, areDone: areDone))
      } else {
        reporter.report(
          .error, .dropped, "exercise is not an object",
          detail: cursor.excerpt, at: cursor.offset,
          pointer: inner.description)
        _ = cursor.skip()
      }
      index += 1
    } while cursor.next()
    return exerciseScratch.take()
  }

  private mutating func exercise(_ cursor: inout JSONCursor, at path: ObjectPath, areDone: Bool) -> Exercise {
    var name: JSONText?
    var iteration: JSONText?
    var category: JSONText?
    var style: JSONText?
    var sets: [ExerciseSet]?
    var setsStart = cursor
    let start = cursor.offset
    var fields = FieldReader(reporter, at: path)
    if cursor.enter() {
      repeat {
        let key = cursor.key()
        if areDone, key.equals(keys.sets) {
          setsStart = cursor
          sets = self.sets(&cursor, fields: &fields)
        } else if key.equals(keys.exerciseName) {
          name = identityText(&cursor, as: "name", fields: &fields)
        } else if key.equals(keys.style) {
          style = identityText(&cursor, as: "style", fields: &fields)
        } else if key.equals(keys.iteration) {
          iteration = identityText(&cursor, as: "iteration", fields: &fields)
        } else if key.equals(keys.category) {
          category = identityText(&cursor, as: "category", fields: &fields)
        } else {
          fields.keep(&cursor, as: key.string)
        }
      } while cursor.next()
    }
    let interned = identity(name, iteration, category, style)
    var exercise = Exercise(interned.identity, sets: sets ?? [])
    if (areDone && sets == nil) || !fields.kept.isEmpty {
      var details = ExerciseDetails()
      details.isWithoutSets = areDone && sets == nil
      details.sourceFields = fields.fields
      exercise.details = details
    }
    if reporter.checks {
      check(exercise, interned, setsStart: setsStart, start: start, path: path)
      if requiresKeys {
        var missing: [String] = []
        if name == nil { missing.append("name") }
        if category == nil { missing.append("category") }
        if style == nil { missing.append("style") }
        if areDone, sets == nil { missing.append("sets") }
        missing.removeAll { name in fields.kept.contains { $0.name == name } }
        if !missing.isEmpty { reportMissing(missing, at: start, path: path) }
      }
    }
    return exercise
  }

  private func identityText(
    _ cursor: inout JSONCursor, as name: String, fields: inout FieldReader
  ) -> JSONText? {
    guard cursor.kind == .text else {
      fields.keepMisfit(&cursor, as: name, expected: "a text")
      return nil
    }
    return cursor.text()
  }

  /// The identity of an exercise, shared by all exercises whose four texts are written alike.
  private mutating func identity(
    _ name: JSONText?, _ iteration: JSONText?, _ category: JSONText?, _ style: JSONText?
  ) -> InternedExercise {
    identityKey.clear()
    identityKey.append(name)
    identityKey.append(iteration)
    identityKey.append(category)
    identityKey.append(style)
    return identities.value(for: identityKey.bytes) {
      let identity = ExerciseIdentity(
        name: name?.string, variation: iteration?.string, category: category?.string,
        style: style.map { SetStyle(rawValue: $0.string) })
      return InternedExercise(
        identity: identity, style: KnownSetStyle(identity.style),
        hasProblems: reporter.checks && !rules.problems(of: identity).isEmpty)
    }
  }

  // MARK: Sets

  private mutating func sets(_ cursor: inout JSONCursor, fields: inout FieldReader) -> [ExerciseSet]? {
    guard cursor.kind == .array else {
      fields.keepMisfit(&cursor, as: "sets", expected: "a list of texts")
      return nil
    }
    guard cursor.enter() else { return [] }
    repeat {
      setScratch.append(set(&cursor))
    } while cursor.next()
    return setScratch.take()
  }

  @inline(__always)
  private func set(_ cursor: inout JSONCursor) -> ExerciseSet {
    guard cursor.kind == .text else { return rawSet(cursor.minified(), text: nil) }
    let text = cursor.text()
    if !text.hasEscapes { return SetNotation.parse(text.raw, unit: massUnit) ?? rawSet(text) }
    return text.unescaped.withUnsafeBytes { SetNotation.parse($0, unit: massUnit) } ?? rawSet(text)
  }

  private func rawSet(_ text: JSONText) -> ExerciseSet {
    rawSet("\"" + String(decoding: text.raw, as: UTF8.self) + "\"", text: text.string)
  }

  /// A set that is none of the five forms: kept as it is written, and as free text.
  private func rawSet(_ json: String, text: String?) -> ExerciseSet {
    var details = SetDetails()
    details.freeText = text
    details.sourceFields = BenchTrackerFamily.fields([.init(name: BenchTrackerFamily.setField, text: json)])
    return ExerciseSet(details: details)
  }

  private func check(
    _ exercise: Exercise, _ interned: InternedExercise, setsStart: JSONCursor, start: Int, path: ObjectPath
  ) {
    for problem in interned.hasProblems ? rules.problems(of: interned.identity) : [] {
      reporter.report(
        .warning, .inconsistent, problem.what, detail: PrintableText.of(problem.value, limit: 60), at: start,
        pointer: "\(path)/\(problem.key)")
    }
    guard interned.style != .unknown, exercise.sets.contains(where: { !SetNotation.fits($0, interned.style) })
    else {
      return
    }
    var cursor = setsStart
    guard cursor.enter() else { return }
    for (index, set) in exercise.sets.enumerated() {
      let offset = cursor.offset
      let json = cursor.skip()
      if !SetNotation.fits(set, interned.style), let style = interned.identity.style {
        report(json, style: style, at: offset, base: cursor.base, pointer: "\(path)/\(keys.sets)/\(index)")
      }
      _ = cursor.next()
    }
  }

  private func report(
    _ json: Range<Int>, style: SetStyle, at offset: Int, base: UnsafeRawPointer, pointer: String
  ) {
    let bytes = UnsafeRawBufferPointer(start: base + json.lowerBound, count: json.count)
    let isText = bytes.first == JSONBytes.quote
    let parts = isText ? bytes.split(separator: 0x20, omittingEmptySubsequences: false).count : 0
    let isTooShort = parts < SetNotation.partsNeeded(by: style) || bytes.count <= 2
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    reporter.report(
      isTooShort ? .error : .warning, .inconsistent,
      isTooShort
        ? "set has fewer parts than its style needs; it brings the app down" : "set does not fit its style",
      detail: "\(PrintableText.of(text, limit: 40)) in style \(PrintableText.of(style.rawValue, limit: 20))",
      at: offset, pointer: pointer)
  }
}
