internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads what Hevy's interface for programs answers: pages of workouts or routines, or a list of either.
struct HevyAPIReader {
  static let formatID = "hevy-api"

  private let reporter: JSONReporter
  private var archive = WorkoutArchive()
  private var workouts: [Workout] = []

  /// True for pages, for lists of workouts, and for a single one.
  static func recognizes(_ content: SniffedContent) -> Bool {
    let workout: Set<String> = ["start_time", "exercises"]
    if let keys = content.jsonKeys {
      if keys.contains("page_count"), keys.contains("workouts") || keys.contains("routines") { return true }
      if workout.isSubset(of: keys), keys.contains("end_time") { return true }
      return workout.isSubset(of: content.jsonElementKeys) && content.jsonElementKeys.contains("end_time")
    }
    guard let keys = content.jsonListKeys else { return false }
    if keys.contains("page_count"), keys.contains("workouts") || keys.contains("routines") { return true }
    return keys.contains("exercises")
      && (workout.isSubset(of: keys) || content.jsonElementKeys.contains("exercise_template_id"))
  }

  /// Reads `input` and pushes its routines as templates, then its workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` where the input is no JSON, or holds neither workouts nor routines.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, findings: findings)
    var reader = HevyAPIReader(
      reporter: JSONReporter(
        document, format: formatID, checks: options.checksConsistency, findings: findings))
    reader.archive.source = WorkoutArchive.Source(format: formatID)
    reader.archive.preferences.massUnit = .kilograms
    let top = JSONElement(document)
    guard reader.readAny(top, at: "") else {
      throw reader.reporter.malformed(
        "found \(top.excerpt), expected workouts or routines of Hevy", at: top, pointer: "",
        advice: .otherFormat)
    }
    try sink.begin(reader.archive)
    for workout in reader.workouts { try sink.add(workout) }
    try sink.finish()
  }

  /// Reads a page, a list of pages, workouts or routines, or one of these; false for all else.
  private mutating func readAny(_ element: JSONElement, at pointer: String) -> Bool {
    if element.kind == .array {
      for (number, inner) in element.elements.enumerated() {
        let pointer = "\(pointer)/\(number)"
        if inner.kind == .array || !readAny(inner, at: pointer) { reportForeign(inner, at: pointer) }
      }
      return true
    }
    guard element.kind == .object else { return false }
    if element["workouts"] != nil || element["routines"] != nil {
      readPage(element, at: pointer)
    } else if let workout = element["workout"] {
      return readWrapped(workout, "workout", in: element, at: pointer)
    } else if let routine = element["routine"] {
      return readWrapped(routine, "routine", in: element, at: pointer)
    } else if element["start_time"] != nil {
      workouts.append(HevyAPIWorkout.workout(element, at: pointer, reporter))
    } else if element["exercises"] != nil {
      archive.templates.append(HevyAPIWorkout.routine(element, at: pointer, reporter))
    } else {
      return false
    }
    return true
  }

  /// Reads `inner`, which `outer` has as `key`, and keeps what stands beside it.
  private mutating func readWrapped(
    _ inner: JSONElement, _ key: StaticString, in outer: JSONElement, at pointer: String
  ) -> Bool {
    guard readAny(inner, at: "\(pointer)/\(key)") else { return false }
    var object = ObjectReader(outer, at: pointer, format: Self.formatID, reporter)
    _ = object.take(key, "an object") { $0 }
    keep(object.rest)
    return true
  }

  private mutating func readPage(_ page: JSONElement, at pointer: String) {
    var object = ObjectReader(page, at: pointer, format: Self.formatID, reporter)
    // The numbers of pages say nothing of the training.
    _ = object.number("page")
    _ = object.number("page_count")
    for key in ["workouts", "routines"] as [StaticString] {
      for (element, pointer) in object.list(key) where !readAny(element, at: pointer) {
        reportForeign(element, at: pointer)
      }
    }
    keep(object.rest)
  }

  /// Keeps with the archive what stands beside workouts and routines.
  private mutating func keep(_ rest: SourceFields?) {
    guard let rest else { return }
    var fields = archive.sourceFields ?? SourceFields(format: Self.formatID)
    for field in rest.fields where !fields.fields.contains(field) { fields.fields.append(field) }
    archive.sourceFields = fields
  }

  private func reportForeign(_ element: JSONElement, at pointer: String) {
    reporter.report(
      .error, .dropped, "neither a workout nor a routine of Hevy", of: .value, detail: element.excerpt,
      at: element.offset, pointer: pointer)
  }
}
