internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the exercises of a workout or template, and their sets.
struct BenchTrackerExerciseReader {
  private let keys: BenchTrackerKeys
  private let reporter: JSONReporter
  private let massUnit: MassUnit?
  private let rules: ConsistencyRules
  private let requiresKeys: Bool
  private var identities = RawInterner<InternedExercise>()
  private let identityKey = IdentityKey()
  private var frames = ExerciseFrames()
  private let exerciseScratch = ScratchBuffer<Exercise>()
  private let setScratch = ScratchBuffer<ExerciseSet>()

  init(
    keys: BenchTrackerKeys, reporter: JSONReporter, massUnit: MassUnit?, rules: ConsistencyRules,
    requiresKeys: Bool
  ) {
    self.keys = keys
    self.reporter = reporter
    self.massUnit = massUnit
    self.rules = rules
    self.requiresKeys = requiresKeys
  }

  /// Reads the list of exercises that stands at the cursor, with sets where they are done.
  mutating func exercises(
    _ cursor: inout JSONCursor, at path: ObjectPath, fields: inout FieldReader, areDone: Bool
  ) -> [Exercise] {
    guard cursor.kind == .array else {
      fields.keepMisfit(&cursor, as: "\(keys.exercises)", expected: "a list of exercises")
      return []
    }
    guard cursor.enter() else { return [] }
    var index = 0
    repeat {
      let inner = path.inner(keys.exercises, index)
      if cursor.kind == .object {
        exerciseScratch.append(exercise(&cursor, at: inner, areDone: areDone))
      } else {
        reporter.report(
          .error, .inconsistent, "exercise is not an object; the app refuses the file", of: .exercise,
          detail: cursor.excerpt,
          at: cursor.offset, pointer: inner.description)
        exerciseScratch.append(keptExercise(cursor.canonical()))
      }
      index += 1
    } while cursor.next()
    return exerciseScratch.take()
  }

  private mutating func exercise(_ cursor: inout JSONCursor, at path: ObjectPath, areDone: Bool) -> Exercise {
    let isFramed = areDone && !reporter.hasDuplicateKeys
    if isFramed, let exercise = framedExercise(&cursor, at: path) { return exercise }
    var name: JSONText?
    var iteration: JSONText?
    var category: JSONText?
    var style: JSONText?
    var sets: [ExerciseSet]?
    var setsStart = cursor
    var setsEnd = cursor.offset
    let start = cursor.offset
    var fields = FieldReader(reporter, at: path, format: keys.sourceFormat)
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      if areDone, key.equals(keys.sets) {
        setsStart = cursor
        sets = self.sets(&cursor, fields: &fields)
        setsEnd = cursor.offset
      } else if key.equals(keys.exerciseName) {
        name = identityText(&cursor, as: keys.exerciseName, fields: &fields)
      } else if key.equals(keys.style) {
        style = identityText(&cursor, as: keys.style, fields: &fields)
      } else if key.equals(keys.iteration) {
        iteration = identityText(&cursor, as: keys.iteration, fields: &fields)
      } else if key.equals(keys.category) {
        category = identityText(&cursor, as: keys.category, fields: &fields)
      } else {
        fields.keep(&cursor, as: key.string)
      }
    }
    let interned = identity(name, iteration, category, style)
    var isComplete = true
    var exercise = Exercise(interned.identity, sets: sets ?? [])
    if (areDone && sets == nil) || !fields.kept.isEmpty {
      var details = ExerciseDetails()
      details.isWithoutSets = areDone && sets == nil
      details.sourceFields = fields.sourceFields
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
        if !missing.isEmpty { reporter.reportMissing(missing, at: start, path: path) }
        isComplete = missing.isEmpty
      }
    }
    if isFramed, isComplete, sets != nil, fields.kept.isEmpty {
      remember(interned, head: start..<setsStart.offset + 1, tailFrom: setsEnd, before: cursor)
    }
    return exercise
  }

  /// Remembers how the exercise that ends before the cursor is written around its sets.
  private mutating func remember(
    _ exercise: InternedExercise, head: Range<Int>, tailFrom setsEnd: Int, before cursor: JSONCursor
  ) {
    var end = cursor.offset
    while cursor.base.load(fromByteOffset: end - 1, as: UInt8.self) != UInt8(ascii: "}") { end -= 1 }
    frames.remember(exercise, head: cursor.written(head), tail: cursor.written(setsEnd..<end))
  }

  /// The exercise at the cursor where it is written as one before it was, but for the sets.
  private mutating func framedExercise(_ cursor: inout JSONCursor, at path: ObjectPath) -> Exercise? {
    let start = cursor.offset
    guard let head = frames.head(at: cursor.base + start) else { return nil }
    var inner = JSONCursor(base: cursor.base, offset: start + head.byteCount - 1)
    let setsStart = inner
    let sets = sets(&inner)
    guard let (interned, byteCount) = frames.exercise(head: head.number, at: inner.base + inner.offset) else {
      return nil
    }
    cursor.moveBehind(inner.offset + byteCount)
    let exercise = Exercise(interned.identity, sets: sets)
    if reporter.checks { check(exercise, interned, setsStart: setsStart, start: start, path: path) }
    return exercise
  }

  private func keptExercise(_ json: String) -> Exercise {
    var details = ExerciseDetails()
    details.isWithoutSets = true
    details.sourceFields = SourceFields(
      format: BenchTrackerFamily.exerciseField, fields: [.init(name: "exercise", text: json)])
    return Exercise(ExerciseIdentity(name: nil), details: details)
  }

  private func identityText(
    _ cursor: inout JSONCursor, as name: StaticString, fields: inout FieldReader
  ) -> JSONText? {
    guard cursor.kind == .text else {
      fields.keepMisfit(&cursor, as: "\(name)", expected: "a text")
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
      fields.keepMisfit(&cursor, as: "\(keys.sets)", expected: "a list of texts")
      return nil
    }
    return sets(&cursor)
  }

  /// Reads the list of sets that stands at the cursor.
  @inline(never)
  private func sets(_ cursor: inout JSONCursor) -> [ExerciseSet] {
    guard cursor.enter() else { return [] }
    repeat {
      setScratch.append(set(&cursor))
    } while cursor.next()
    return setScratch.take()
  }

  @inline(__always)
  private func set(_ cursor: inout JSONCursor) -> ExerciseSet {
    guard cursor.kind == .text else { return rawSet(cursor.canonical(), text: nil) }
    if let (set, end) = SetNotation.parseQuoted(cursor.base, at: cursor.offset, unit: massUnit) {
      cursor.moveBehind(end)
      return set
    }
    let text = cursor.text()
    if !text.hasEscapes { return SetNotation.parse(text.raw, unit: massUnit) ?? rawSet(text) }
    return text.unescaped.withUnsafeBytes { SetNotation.parse($0, unit: massUnit) } ?? rawSet(text)
  }

  private func rawSet(_ text: JSONText) -> ExerciseSet {
    rawSet(JSONOutput.quoted(text.string), text: text.string)
  }

  /// A set in none of the five forms: kept as it is written, and as free text.
  private func rawSet(_ json: String, text: String?) -> ExerciseSet {
    var details = SetDetails()
    details.freeText = text
    details.sourceFields = SourceFields(
      format: BenchTrackerFamily.setField, fields: [.init(name: "set", text: json)])
    return ExerciseSet(details: details)
  }

  private func hasPlausibleTime(_ set: ExerciseSet) -> Bool {
    guard let seconds = set.durationSeconds?.doubleValue else { return true }
    return seconds >= 0 && seconds <= BenchTrackerFamily.longestPlausibleDurationSeconds
  }

  private func check(
    _ exercise: Exercise, _ interned: InternedExercise, setsStart: JSONCursor, start: Int, path: ObjectPath
  ) {
    for problem in interned.hasProblems ? rules.problems(of: interned.identity) : [] {
      reporter.report(
        .warning, .inconsistent, problem.what,
        field: .model(problem.key == .category ? .category : .style),
        detail: PrintableText.of(problem.value, limit: 60), at: start,
        pointer: "\(path)/\(problem.key == .category ? keys.category : keys.style)")
    }
    guard exercise.sets.contains(where: { !interned.style.fits($0) || !hasPlausibleTime($0) })
    else { return }
    var cursor = setsStart
    guard cursor.enter() else { return }
    for (index, set) in exercise.sets.enumerated() {
      let offset = cursor.offset
      let json = cursor.skip()
      let pointer = "\(path)/\(keys.sets)/\(index)"
      if !interned.style.fits(set), let style = interned.identity.style {
        report(cursor.written(json), style: style, at: offset, pointer: pointer)
      }
      if !hasPlausibleTime(set), let seconds = set.durationSeconds {
        reporter.report(
          .warning, .inconsistent,
          seconds.coefficient < 0 ? "time of a set is negative" : "time of a set is longer than a day",
          field: .model(.setDuration), detail: "\(seconds) seconds", at: offset, pointer: pointer)
      }
      _ = cursor.next()
    }
  }

  private func report(
    _ bytes: UnsafeRawBufferPointer, style: SetStyle, at offset: Int, pointer: String
  ) {
    let isText = bytes.first == JSONBytes.quote
    let parts = isText ? bytes.split(separator: 0x20, omittingEmptySubsequences: false).count : 0
    let isTooShort = parts < SetNotation.partsNeeded(by: style) || bytes.count <= 2
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    reporter.report(
      isTooShort ? .error : .warning, .inconsistent,
      isTooShort
        ? "set has fewer parts than its style needs; it crashes the app" : "set does not fit its style",
      detail: "\(PrintableText.of(text, limit: 40)) in style \(PrintableText.of(style.rawValue, limit: 20))",
      at: offset, pointer: pointer)
  }
}
