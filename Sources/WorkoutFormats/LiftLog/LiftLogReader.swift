internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads what LiftLog exports as JSON: a list of sessions.
struct LiftLogReader {
  private let options: ReadOptions
  private let reporter: JSONReporter

  /// True for a list of sessions, or an object that holds one.
  static func recognizes(_ content: SniffedContent) -> Bool {
    content.jsonListKeys?.contains("recordedExercises")
      ?? content.jsonElementKeys.contains("recordedExercises")
  }

  /// True where `input` holds JSON and no table.
  static func isJSON(_ input: InputBytes) throws(WorkoutError) -> Bool {
    try input.load(upTo: 1 << 10)
    let bytes = input.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? input.bytes[3...] : input.bytes[...]
    let first = bytes.first { !JSONBytes.isWhitespace($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// Reads `input` and pushes its sessions, newest first as the app writes them, after the body weights noted
  /// with them.
  ///
  /// - Throws: ``InputError`` where the input is no JSON, or holds no sessions.
  static func read(
    _ input: InputBytes, options: ReadOptions, templates: [WorkoutTemplate] = [], into sink: any ArchiveSink,
    findings: any FindingSink
  ) throws(WorkoutError) {
    try input.loadAll()
    let document = try JSONDocument(input, findings: findings)
    let reporter = JSONReporter(
      document, format: "liftlog", checks: options.checksConsistency, findings: findings)
    let reader = LiftLogReader(options: options, reporter: reporter)
    let top = JSONElement(document)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "liftlog")
    archive.templates = templates
    var sessions = top.elements
    var root = ""
    if let list = top["sessions"], list.kind == .array {
      sessions = list.elements
      root = "/sessions"
      var object = ObjectReader(top, at: "", reporter)
      _ = object.list("sessions")
      archive.sourceFields = object.rest
    } else if top.kind != .array {
      throw reporter.malformed(
        "found \(top.excerpt), expected a list of sessions", at: top, pointer: "",
        advice: .otherFormat)
    }
    var workouts: [Workout] = []
    for (number, session) in sessions.enumerated() {
      guard session.kind == .object else {
        reporter.report(
          .error, .dropped, "session that is not an object", of: .workout, detail: session.excerpt,
          at: session.offset,
          pointer: "\(root)/\(number)")
        continue
      }
      workouts.append(reader.session(session, at: "\(root)/\(number)", &archive))
      options.progress?(session.offset, input.bytes.count)
    }
    try sink.begin(archive)
    for workout in workouts { try sink.add(workout) }
    try sink.finish()
  }

  private func session(
    _ element: JSONElement, at pointer: String, _ archive: inout WorkoutArchive
  ) -> Workout {
    var object = ObjectReader(element, at: pointer, reporter)
    // All sessions of an export are of the app's own version.
    if let version = object.count("version").map({ Int($0) }) {
      if archive.source?.version == nil { archive.source?.version = version }
      if archive.source?.version != version { object.leave("version") }
    }
    var workout = Workout(id: object.words("id").map { WorkoutIdentifier($0) })
    var details = WorkoutDetails()
    object.object("blueprint") { blueprint -> Void? in
      workout.title = blueprint.words("name")
      details.notes = blueprint.words("notes")
      return nil
    }
    var exercises: [LiftLogExercise] = []
    let elements = object.list("recordedExercises")
    let last = elements.lastIndex { $0.element.kind == .object }
    for (number, (element, pointer)) in elements.enumerated() {
      guard element.kind == .object else {
        reporter.report(
          .error, .dropped, "exercise that is not an object", of: .exercise, detail: element.excerpt,
          at: element.offset,
          pointer: pointer)
        continue
      }
      exercises.append(LiftLogExercise(element, at: pointer, isLast: number == last, options, reporter))
    }
    let day = object.take("date", "a date") { $0.text.flatMap { DateText.moment($0) } }
    let times = exercises.flatMap { $0.times }
    workout.start = times.min { $0.utcMilliseconds < $1.utcMilliseconds } ?? day
    if let day, workout.start?.date != day.date { object.leave("date") }
    workout.exercises = exercises.map { $0.exercise(start: workout.start) }
    workout.supersets = Self.supersets(exercises.map { $0.isWithNext })
    let bodyWeight = object.object("bodyweight") { LiftLogExercise.load(&$0, options) }
    if let bodyWeight {
      archive.measurements.append(
        BodyMeasurement(
          moment: workout.start, kind: "Weight", value: bodyWeight.value, unit: bodyWeight.unit?.rawValue))
    }
    details.sourceFields = object.rest
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  /// The runs of exercises that are done in turn: each but the last goes with the next.
  static func supersets(_ areWithNext: [Bool]) -> [[Int]]? {
    var groups: [[Int]] = []
    for (number, isWithNext) in areWithNext.enumerated() where isWithNext && number + 1 < areWithNext.count {
      if groups.last?.last == number {
        groups[groups.count - 1].append(number + 1)
      } else {
        groups.append([number, number + 1])
      }
    }
    return groups.isEmpty ? nil : groups
  }
}
