internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads one work unit, which is one set, or several of a plan that are the same.
struct OpenBodySetReader {
  /// Sets that one work unit of a plan may stand for.
  static let maximumSets = 100
  /// Under these the entries of effort are kept: one that the model holds in part, and all others.
  static let effortKey = "effortLoad"

  private let reporter: JSONReporter
  /// True for the sets of a plan.
  private let isPlan: Bool
  private var kept: FieldReader
  private var set = ExerciseSet()
  private var details = SetDetails()
  private var target = SetTarget()
  private var role: String?
  private var end: String?
  private var scoring: String?
  private var sets: Int32?
  private var hasPerformance = false

  private init(_ reporter: JSONReporter, isPlan: Bool, at path: ObjectPath) {
    self.reporter = reporter
    self.isPlan = isPlan
    kept = FieldReader(reporter, at: path, format: OpenBodyNotation.formatID)
  }

  /// The sets that `element` stands for.
  ///
  /// - Parameter skipped: keys that are read elsewhere.
  static func sets(
    _ element: JSONElement, isPlan: Bool, subject: String?, skipping skipped: Set<String> = [],
    at path: ObjectPath, _ reporter: JSONReporter
  ) -> [ExerciseSet] {
    var reader = OpenBodySetReader(reporter, isPlan: isPlan, at: path)
    return reader.sets(element, subject: subject, skipping: skipped)
  }

  private mutating func sets(
    _ element: JSONElement, subject: String?, skipping skipped: Set<String>
  ) -> [ExerciseSet] {
    for (key, value) in element.members where !skipped.contains(key) {
      switch key {
      case "recordType" where value.text == "WorkUnit": break
      case "subject" where subject != nil && value.text == subject: break
      case "scoring": scoring = text(value, key)
      case OpenBodyRole.roleKey: role = text(value, key)
      case "notes": details.note = text(value, key)
      case "performance" where value.kind == .object && !value.members.isEmpty:
        hasPerformance = true
        for (key, value) in value.members { readDone(key, value) }
      case "prescription" where value.kind == .object && !value.members.isEmpty:
        for (key, value) in value.members { readAsked(key, value) }
      // An empty one says no more than whether it was planned or done.
      case "performance" where !isPlan && value.kind == .object: break
      case "prescription" where isPlan && value.kind == .object: break
      default:
        if key == "performance" { hasPerformance = true }
        keep(value, JSONPointer.escaped(key))
      }
    }
    return finish()
  }

  private mutating func finish() -> [ExerciseSet] {
    set.kind = OpenBodyRole.kind(role: role, end: end)
    if let role, role != OpenBodyRole.role(of: set.kind, isPlan: isPlan) {
      kept.keep(JSONOutput.quoted(role), as: OpenBodyRole.roleKey)
    }
    if let end, set.kind != .failure || end != OpenBodyRole.failure || role != nil {
      kept.keep(JSONOutput.quoted(end), as: OpenBodyRole.endKey)
    }
    details.target = target == SetTarget() ? nil : target
    if let scoring, scoring != OpenBodySetNotation.scoring(of: set, details) {
      kept.keep(JSONOutput.quoted(scoring), as: "scoring")
    }
    let copies = sets.map { Int($0) } ?? 1
    let isExpanded = copies > 1 && copies <= Self.maximumSets && !hasPerformance
    guard isExpanded else {
      if let sets { kept.keep("\(sets)", as: OpenBodySetNotation.setsKey) }
      if copies > 1, hasPerformance, kept.kept.text(of: OpenBodySetNotation.doneKey) == nil {
        kept.keep("{}", as: OpenBodySetNotation.doneKey)
      }
      return [finished(set, kept.kept)]
    }
    let others = finished(set, kept.kept.filter { $0.name != "id" })
    kept.keep("\(copies)", as: OpenBodySetNotation.setsKey)
    return [finished(set, kept.kept)] + [ExerciseSet](repeating: others, count: copies - 1)
  }

  private func finished(_ set: ExerciseSet, _ fields: [SourceFields.Field]) -> ExerciseSet {
    var set = set
    var details = details
    // Efforts are written in one place, wherever they stood.
    let efforts = fields.filter(Self.isEffort).sorted { $0.name < $1.name }
    let fields = efforts + fields.filter { !Self.isEffort($0) }
    details.sourceFields =
      fields.isEmpty ? nil : SourceFields(format: OpenBodyNotation.formatID, fields: fields)
    set.details = details == SetDetails() ? nil : details
    return set
  }

  private static func isEffort(_ field: SourceFields.Field) -> Bool {
    ["performance", "prescription"].contains { field.name.hasPrefix("\($0)/\(effortKey)") }
  }

  // MARK: Members

  private mutating func keep(_ value: JSONElement, _ path: String) { kept.keep(value.canonical, as: path) }

  private mutating func text(_ value: JSONElement, _ path: String) -> String? {
    var cursor = value.cursor
    return kept.text(&cursor, as: path)
  }

  private mutating func readDone(_ key: String, _ value: JSONElement) {
    let path = "performance/\(JSONPointer.escaped(key))"
    switch key {
    case "reps": set.reps = count(value, path)
    case "time": set.durationSeconds = seconds(value, path)
    case "distance": details.distance = distance(value, path)
    case "load": set.load = load(value, path)
    case "rest" where !isPlan: details.restSeconds = seconds(value, path)
    case Self.effortKey where value.kind == .array:
      let effort = effort(value, path)
      details.ratingOfPerceivedExertion = effort.rating
      details.repsInReserve = effort.reserve
    case "terminatedBy": end = text(value, path)
    default: keep(value, path)
    }
  }

  private mutating func readAsked(_ key: String, _ value: JSONElement) {
    let path = "prescription/\(JSONPointer.escaped(key))"
    switch key {
    case "reps":
      if let range = OpenBodyRange(value) {
        target.reps = range.least
        target.maximumReps = range.most
      } else {
        target.reps = count(value, path)
      }
    case "time": target.durationSeconds = seconds(value, path)
    case "distance": target.distance = distance(value, path)
    case "load": target.load = load(value, path)
    case "rest" where isPlan: details.restSeconds = seconds(value, path)
    case Self.effortKey where value.kind == .array:
      let effort = effort(value, path, takesReserve: isPlan)
      target.ratingOfPerceivedExertion = effort.rating
      if isPlan { details.repsInReserve = effort.reserve }
    case "sets" where value.count ?? 0 >= 1:
      sets = value.count
      if let sets, sets > Int32(Self.maximumSets) {
        reporter.report(
          .warning, .unsupported, "more than \(Self.maximumSets) sets of one prescription stay one set",
          of: .set, detail: "\(sets)", at: value.offset, pointer: "\(kept.path)/prescription/sets")
      }
    default: keep(value, path)
    }
  }

  // MARK: Values

  private mutating func count(_ value: JSONElement, _ path: String) -> Int32? {
    let scalar = OpenBodyScalar(value)
    let count = scalar?.count
    if count == nil || scalar?.isPlain != true { keep(value, path) }
    return count
  }

  private mutating func seconds(_ value: JSONElement, _ path: String) -> ExactDecimal? {
    let scalar = OpenBodyScalar(value)
    let seconds = scalar?.seconds
    if seconds == nil || scalar?.isPlainSeconds != true { keep(value, path) }
    return seconds
  }

  private mutating func distance(_ value: JSONElement, _ path: String) -> Distance? {
    let scalar = OpenBodyScalar(value)
    let distance = scalar?.distance
    if distance == nil || scalar?.isPlainDistance != true { keep(value, path) }
    return distance
  }

  private mutating func load(_ value: JSONElement, _ path: String) -> Load? {
    guard let load = OpenBodyLoad(value) else {
      keep(value, path)
      return nil
    }
    for field in load.kept { kept.keep(field.text, as: "\(path)/\(field.name)") }
    return load.load
  }

  /// Takes RPE and RIR out of a list of efforts, and keeps the rest of it.
  private mutating func effort(
    _ value: JSONElement, _ path: String, takesReserve: Bool = true
  ) -> (rating: ExactDecimal?, reserve: ExactDecimal?) {
    var taken: [String: ExactDecimal] = [:]
    var others: [String] = []
    let elements = value.elements
    for element in elements {
      guard let effort = OpenBodyEffort(element), takesReserve || effort.method == "RPE",
        taken[effort.method] == nil
      else {
        others.append(element.canonical)
        continue
      }
      taken[effort.method] = effort.value
      if !effort.isPlain { keep(element, "\(path)/\(effort.method)") }
    }
    if !others.isEmpty || elements.isEmpty { kept.keep("[\(others.joined(separator: ","))]", as: path) }
    return (taken["RPE"], taken["RIR"])
  }
}
