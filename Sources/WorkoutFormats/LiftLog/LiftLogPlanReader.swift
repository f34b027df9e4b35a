internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the plans of LiftLog: a template for each of their sessions.
struct LiftLogPlanReader {
  static let formatID = "liftlog-plan"
  /// The name and the day of a plan that has neither.
  static let noName = "Templates"
  static let noDay = "1970-01-01"
  /// The most sets of one exercise where a plan of an older version states their number.
  private static let maximumSets: Int32 = 1_000

  private let options: ReadOptions
  private let reporter: JSONReporter

  init(_ options: ReadOptions, _ reporter: JSONReporter) {
    self.options = options
    self.reporter = reporter
  }

  /// True for an object with the sessions of a plan.
  static func recognizes(_ content: SniffedContent) -> Bool {
    guard let keys = content.jsonKeys else { return false }
    return keys.contains("sessions") && keys.contains("lastEdited")
      && !content.jsonElementKeys.contains("recordedExercises")
  }

  /// Reads `input` and pushes its templates.
  ///
  /// - Throws: ``InputError`` where the input is no JSON, or no plan.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, findings: findings)
    let reporter = JSONReporter(
      document, format: formatID, checks: options.checksConsistency, findings: findings)
    let top = JSONElement(document)
    guard top.kind == .object, top["sessions"]?.kind == .array else {
      throw reporter.malformed(
        "found \(top.excerpt), expected a plan of LiftLog with its sessions", at: top, pointer: "",
        advice: .otherFormat)
    }
    let plan = LiftLogPlanReader(options, reporter).plan(top, at: "")
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID, version: plan.version)
    archive.sourceFields = plan.fields
    archive.templates = plan.templates
    try sink.take(archive)
  }

  /// The templates of a plan, and what only the app knows of it: its name, its day.
  func plan(_ element: JSONElement, at pointer: String) -> (
    version: Int?, fields: SourceFields?, templates: [WorkoutTemplate]
  ) {
    var object = ObjectReader(element, at: pointer, reporter)
    let version = object.count("version").map { Int($0) }
    object.drop("name", Self.noName)
    object.drop("lastEdited", Self.noDay)
    var templates: [WorkoutTemplate] = []
    for (session, pointer) in object.list("sessions") {
      if isObject(session, "session that is no object", of: .template, at: pointer) {
        templates.append(template(session, at: pointer))
      }
    }
    return (version, object.rest, templates)
  }

  private func isObject(
    _ element: JSONElement, _ sentence: Finding.Reason, of subject: Finding.Subject, at pointer: String
  ) -> Bool {
    if element.kind == .object { return true }
    reporter.report(
      .error, .dropped, sentence, of: subject, detail: element.excerpt, at: element.offset, pointer: pointer)
    return false
  }

  private func template(_ element: JSONElement, at pointer: String) -> WorkoutTemplate {
    var object = ObjectReader(element, at: pointer, reporter)
    // All sessions of a plan are of the version that follows from the plan's own.
    _ = object.count("version")
    var template = WorkoutTemplate(title: object.words("name"), notes: object.words("notes"))
    var areWithNext: [Bool] = []
    let elements = object.list("exercises")
    let last = elements.lastIndex { $0.element.kind == .object }
    for (number, (element, pointer)) in elements.enumerated() {
      guard isObject(element, "exercise that is no object", of: .exercise, at: pointer) else { continue }
      let (exercise, isWithNext) = exercise(element, at: pointer, isLast: number == last)
      template.exercises.append(exercise)
      areWithNext.append(isWithNext)
    }
    template.supersets = LiftLogReader.supersets(areWithNext)
    template.sourceFields = object.rest
    return template
  }

  // MARK: Exercises

  private func exercise(_ element: JSONElement, at pointer: String, isLast: Bool) -> (
    Exercise, isWithNext: Bool
  ) {
    var object = ObjectReader(element, at: pointer, reporter)
    // The kind of exercise is told by its sets.
    object.drop("type", "WeightedExerciseBlueprint", "CardioExerciseBlueprint")
    var details = ExerciseDetails()
    let identity = ExerciseIdentity(name: object.words("name"))
    details.notes = object.words("notes")
    let isWithNext = object.bool("supersetWithNext") ?? false
    // No superset tells it where no exercise follows.
    if isWithNext, isLast { object.leave("supersetWithNext") }
    var sets: [ExerciseSet] = []
    if element["sets"]?.kind == .array {
      for (set, pointer) in object.list("sets")
      where isObject(set, "set that is no object", of: .set, at: pointer) {
        sets.append(cardioSet(set, at: pointer))
      }
    } else {
      sets = weightedSets(&object)
      LiftLogPlan.dropDefaults(&object)
      if let rest = Self.rest(&object) {
        for index in sets.indices {
          var details = sets[index].details ?? SetDetails()
          details.restSeconds = rest
          sets[index].details = details
        }
      }
    }
    details.sourceFields = LiftLogKept.renamed(object.rest)
    return (Exercise(identity, sets: sets, details: details == ExerciseDetails() ? nil : details), isWithNext)
  }

  private func weightedSets(_ object: inout ObjectReader) -> [ExerciseSet] {
    let plan = LiftLogPlan(&object, keepsSets: false, reporter)
    var count = plan.count
    if count == 0, let stated = object.count("sets") {
      if (0...Self.maximumSets).contains(stated) {
        count = Int(stated)
      } else {
        object.report(
          .error, .dropped, "more sets than an exercise of a plan can have", detail: "\(stated)", "sets")
        object.leave("sets")
      }
    }
    return (0..<count).map { number in
      var details = SetDetails()
      details.sourceFields = plan.rest(ofSet: number)
      var reps: Int32?
      if let target = plan.target(ofSet: number) {
        if target.maximumReps == nil { reps = target.reps } else { details.target = target }
      }
      if reps == 0 { reps = nil }
      return ExerciseSet(reps: reps, details: details == SetDetails() ? nil : details)
    }
  }

  private func cardioSet(_ element: JSONElement, at pointer: String) -> ExerciseSet {
    var object = ObjectReader(element, at: pointer, reporter)
    let target = object.object("target") { LiftLogExercise.cardioTarget(&$0, options) }
    var details = SetDetails()
    details.distance = target?.distance
    LiftLogPlan.dropFlags(&object, isDistance: target?.distance != nil)
    LiftLogPlan.dropDefaults(&object)
    details.restSeconds = Self.rest(&object)
    details.sourceFields = object.rest
    return ExerciseSet(
      durationSeconds: target?.durationSeconds, details: details == SetDetails() ? nil : details)
  }

  /// The rest at least; it is kept as well where there are others.
  private static func rest(_ object: inout ObjectReader) -> ExactDecimal? {
    guard let rest = object.value("restBetweenSets").flatMap({ LiftLogRest($0) }) else { return nil }
    if rest.isOne {
      object.object("restBetweenSets") { inner -> Void? in
        for key in LiftLogRest.keys { _ = inner.text(key) }
        return nil
      }
    }
    return rest.least
  }
}
