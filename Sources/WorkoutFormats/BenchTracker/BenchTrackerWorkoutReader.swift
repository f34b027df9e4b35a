internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads workouts, templates and their exercises, in a file or in a QR payload.
struct BenchTrackerWorkoutReader {
  let keys: BenchTrackerKeys
  let reporter: JSONReporter
  /// True in a file, where the app refuses an object that lacks a key; false in a QR payload.
  let requiresKeys: Bool
  /// True where every workout must say whether its start was moved.
  var requiresStartEdited = false

  /// Takes identifiers that may be those of workouts in parts before this one; nil where there is no such part.
  var recorder: PartRecorder?

  private var titles = RawInterner<String>()
  private var supersets = RawInterner<SupersetNotation.Reading>()
  private var seenIdentifiers = SeenIdentifiers()
  private var exerciseReader: BenchTrackerExerciseReader

  init(
    keys: BenchTrackerKeys, reporter: JSONReporter, massUnit: MassUnit?, rules: ConsistencyRules,
    requiresKeys: Bool
  ) {
    self.keys = keys
    self.reporter = reporter
    self.requiresKeys = requiresKeys
    exerciseReader = BenchTrackerExerciseReader(
      keys: keys, reporter: reporter, massUnit: massUnit, rules: rules, requiresKeys: requiresKeys)
  }

  /// Forgets the identifiers of workouts, as another judges whether those of different parts are the same.
  mutating func beginPart() { seenIdentifiers.removeAll() }

  // MARK: Workouts

  /// Reads the workout object that stands at the cursor.
  mutating func workout(_ cursor: inout JSONCursor, at path: ObjectPath) -> Workout {
    var workout = Workout()
    var fields = FieldReader(reporter, at: path, format: keys.sourceFormat)
    let start = cursor.offset
    var found: WorkoutKeySet = []
    var supersetsOffset = start
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      if key.equals(keys.exercises) {
        found.insert(.exercises)
        workout.exercises = exerciseReader.exercises(&cursor, at: path, fields: &fields, areDone: true)
      } else if key.equals(keys.date) {
        found.insert(.date)
        workout.start = fields.moment(
          &cursor, as: keys.date, expected: "a day and time like 2017-08-24 13:57", Moment.init(wallTime:))
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
    }
    if let kept = fields.sourceFields {
      var details = WorkoutDetails()
      details.sourceFields = kept
      workout.details = details
    }
    if reporter.checks {
      checkSupersets(workout.supersets, count: workout.exercises.count, at: supersetsOffset, path: path)
      if requiresKeys {
        var required = WorkoutKeySet.required
        if requiresStartEdited { required.insert(.dateModified) }
        reporter.reportMissing(required.subtracting(found).names, at: start, path: path)
      }
    }
    return workout
  }

  private mutating func title(_ cursor: inout JSONCursor, fields: inout FieldReader) -> String? {
    guard cursor.kind == .text else { return fields.text(&cursor, as: "\(keys.title)") }
    let text = cursor.text()
    return titles.value(for: text.raw) { text.string }
  }

  private mutating func identifier(
    _ cursor: inout JSONCursor, fields: inout FieldReader, mustBeUnique: Bool
  ) -> WorkoutIdentifier? {
    let offset = cursor.offset
    guard cursor.kind == .text else { return fields.text(&cursor, as: "\(keys.id)").flatMap { _ in nil } }
    let text = cursor.text()
    let identifier = WorkoutIdentifier(uuid: text.raw) ?? WorkoutIdentifier(text.string)
    guard reporter.checks else { return identifier }
    if !identifier.isUUID {
      reporter.report(
        .warning, .inconsistent, "not a valid uuid", field: .model(.workoutID),
        detail:
          "\"\(PrintableText.of(text.string, limit: 40))\", expected 32 hex digits like 2B8616B6-8B4E-4FE2-B51E-56D955A65278",
        at: offset, pointer: "\(fields.path)/\(keys.id)")
    }
    guard mustBeUnique else { return identifier }
    let compared = identifier.uppercased
    if !seenIdentifiers.insert(compared) {
      reporter.reportRepeated(Self.shown(text), at: offset, path: fields.path, keys)
    } else if let recorder {
      recorder.identified(
        IdentifiedWorkout(
          compared, offset: reporter.fixedOffset ?? offset, path: fields.path,
          shown: reporter.fixedOffset == nil ? nil : Self.shown(text)))
    }
    return identifier
  }

  /// An identifier as findings show it.
  static func shown(_ identifier: JSONText) -> String { PrintableText.of(identifier.string, limit: 40) }

  private func duration(_ cursor: inout JSONCursor, fields: inout FieldReader) -> ExactDecimal? {
    let offset = cursor.offset
    let isNumber = cursor.kind == .number
    let duration = fields.number(&cursor, as: "\(keys.duration)")
    guard reporter.checks, isNumber else { return duration }
    let text = duration?.description ?? fields.kept.last?.text ?? ""
    let seconds = duration?.doubleValue ?? Double(text) ?? .infinity
    if seconds < 0 || seconds > BenchTrackerFamily.longestPlausibleDurationSeconds {
      reporter.report(
        .warning, .inconsistent, seconds < 0 ? "duration is negative" : "duration is longer than a day",
        field: .model(.duration),
        detail: "\(PrintableText.of(text, limit: 40)) seconds", at: offset,
        pointer: "\(fields.path)/\(keys.duration)")
    }
    return duration
  }

  private mutating func supersets(
    _ cursor: inout JSONCursor, fields: inout FieldReader, areTexts: Bool
  ) -> [[Int]]? {
    guard cursor.kind == .array else {
      fields.keepMisfit(&cursor, as: "\(keys.supersets)", expected: "a list of groups of exercise indices")
      return nil
    }
    var probe = cursor
    let range = probe.skip()
    let raw = cursor.written(range)
    let start = cursor
    let reading = supersets.value(for: raw) {
      var inner = start
      return SupersetNotation.parse(&inner)
    }
    guard reading.groups != nil else {
      fields.keepMisfit(&cursor, as: "\(keys.supersets)", expected: "groups of whole numbers like [\"0 1\"]")
      return nil
    }
    // The other notation is kept as it is written; a list without groups is both.
    if areTexts ? !reading.areTexts : !reading.areLists { fields.keep(&cursor, as: "\(keys.supersets)") }
    cursor = probe
    return reading.groups
  }

  private func checkSupersets(_ groups: [[Int]]?, count: Int, at offset: Int, path: ObjectPath) {
    guard let groups else { return }
    var seen = SeenNumbers()
    for (number, group) in groups.enumerated() {
      for index in group {
        if !(0..<count).contains(index) {
          reporter.report(
            .error, .inconsistent, "superset index is out of range; printing it crashes the app",
            detail: "\(index); there are \(count) exercises, numbered from 0", at: offset,
            pointer: "\(path)/\(keys.supersets)/\(number)")
        } else if !seen.insert(index) {
          reporter.report(
            .warning, .inconsistent, "superset index is repeated", detail: "\(index)", at: offset,
            pointer: "\(path)/\(keys.supersets)/\(number)")
        }
      }
    }
  }

  // MARK: Templates

  /// Reads the template object that stands at the cursor.
  mutating func template(_ cursor: inout JSONCursor, at path: ObjectPath, isBuiltIn: Bool) -> WorkoutTemplate
  {
    var template = WorkoutTemplate(isBuiltIn: isBuiltIn)
    var fields = FieldReader(reporter, at: path, format: keys.sourceFormat)
    let start = cursor.offset
    var supersetsOffset = start
    var missing = requiresKeys ? ["name", "summary", "supersets", "exercises"] : []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      if key.equals(keys.exercises) {
        missing.removeAll { $0 == "exercises" }
        template.exercises = exerciseReader.exercises(&cursor, at: path, fields: &fields, areDone: false)
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
    }
    template.sourceFields = fields.sourceFields
    if reporter.checks {
      checkSupersets(template.supersets, count: template.exercises.count, at: supersetsOffset, path: path)
      reporter.reportMissing(missing, at: start, path: path)
    }
    return template
  }
}
