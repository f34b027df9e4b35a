internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads one session, or a block, exercise or work unit that stands alone: into a workout, or into a template where it
/// was planned and nothing of it done.
struct OpenBodySessionReader {
  private let reporter: JSONReporter
  private let names: OpenBodyNames
  private let top: OpenBodyNode
  private let isPlan: Bool
  /// Whose the record is.
  private var owner: String?
  /// The disciplines of a session; what another record calls so stays with it.
  private let disciplines: [String]
  private var exercises: [Exercise] = []
  private var kept: FieldReader

  /// Keys of a record alone that belong to the workout it becomes.
  private static let outer: Set<String> = ["id", "subject", "startTime", "endTime"]

  init(_ node: OpenBodyNode, isPlan: Bool, _ reporter: JSONReporter, _ names: OpenBodyNames) {
    top = node
    self.reporter = reporter
    self.names = names
    self.isPlan = isPlan
    owner = node.element["subject"]?.text
    let disciplines = node.type == "Session" ? node.element["disciplines"] : nil
    self.disciplines = disciplines?.elements.compactMap { $0.text } ?? []
    kept = FieldReader(reporter, at: node.path, format: OpenBodyNotation.formatID)
  }

  /// True for a session with something prescribed and nothing performed.
  static func isPlan(_ node: OpenBodyNode) -> Bool {
    var found = (asked: false, done: false)
    look(at: node, &found)
    return found.asked && !found.done
  }

  private static func look(at node: OpenBodyNode, _ found: inout (asked: Bool, done: Bool)) {
    for (key, value) in node.element.members {
      switch key {
      case "prescription": found.asked = true
      case "performance", "outcome": found.done = true
      case "blocks", "exercises", "workUnits", "children":
        for element in value.elements { look(at: OpenBodyNode(element: element, path: ObjectPath()), &found) }
      default: break
      }
    }
    for part in node.parts { look(at: part, &found) }
  }

  // MARK: Records

  /// What the record is of a file whose records are of `subject`, as JSON text.
  mutating func read(subject: String?) -> OpenBodyTraining {
    let element = top.element
    if let value = element["subject"] {
      if value.canonical != subject { keep(value, "subject") }
    } else {
      // A session that names nobody is written as one of the file's.
      owner = subject.flatMap { JSONElement(json: $0) }?.text
    }
    let id = element["id"].flatMap { value in
      value.text
        ?? {
          keep(value, "id")
          return nil
        }()
    }
    var title: String?
    var notes: String?
    var supersets: [[Int]]?
    if top.type == "Session" {
      for (key, value) in element.members where !Self.outer.contains(key) {
        switch key {
        case "recordType": break
        case "blocks", "exercises", "workUnits": reportUnlessList(value, key, top)
        case "name": title = text(value, key)
        case "notes": notes = text(value, key)
        default: keep(value, JSONPointer.escaped(key))
        }
      }
      supersets = readContents()
    } else {
      kept.keep(JSONOutput.quoted(top.type ?? ""), as: OpenBodyNotation.typeKey)
      supersets = readAlone()
    }
    let identifier = id.map { WorkoutIdentifier($0) }
    if isPlan {
      if let value = element["startTime"] { keep(value, "startTime") }
      if let value = element["endTime"] { keep(value, "endTime") }
      return .template(
        WorkoutTemplate(
          id: identifier, title: title, exercises: exercises, supersets: supersets, notes: notes,
          sourceFields: kept.sourceFields))
    }
    var workout = Workout(id: identifier, title: title, exercises: exercises, supersets: supersets)
    readTimes(into: &workout)
    var details = WorkoutDetails()
    details.notes = notes
    details.sourceFields = kept.sourceFields
    workout.details = details == WorkoutDetails() ? nil : details
    return .workout(workout)
  }

  private mutating func keep(_ value: JSONElement, _ path: String) { kept.keep(value.canonical, as: path) }

  private mutating func text(_ value: JSONElement, _ path: String) -> String? {
    var cursor = value.cursor
    return kept.text(&cursor, as: path)
  }

  private mutating func readTimes(into workout: inout Workout) {
    let (start, end) = (top.element["startTime"], top.element["endTime"])
    let moment = start.flatMap { OpenBodyTime.moment($0) }
    workout.start = moment
    if let start, moment.map({ OpenBodyTime.isPeculiar(start.text ?? "", $0) }) ?? true {
      keep(start, "startTime")
    }
    guard let end else { return }
    let last = OpenBodyTime.moment(end)
    if let moment, let last { workout.durationSeconds = OpenBodyTime.seconds(from: moment, to: last) }
    if workout.durationSeconds == nil || last?.offsetMinutes != moment?.offsetMinutes
      || last.map({ OpenBodyTime.isPeculiar(end.text ?? "", $0) }) ?? true
    {
      keep(end, "endTime")
    }
  }

  // MARK: Contents

  private typealias Entry = OpenBodyLayout.Entry

  private mutating func readAlone() -> [[Int]]? {
    let entry: Entry?
    switch top.type {
    case "Exercise":
      readExercise(top, isAlone: true)
      return nil
    case "WorkUnit":
      readLoose([top], skipping: Self.outer)
      entry = .sets(0)
    default: entry = block(top, isAlone: true)
    }
    let key = top.type == "Block" ? "blocks" : "workUnits"
    return keepLayout(OpenBodyLayout(key: key, entries: entry.map { [$0] } ?? []))
  }

  private mutating func readContents() -> [[Int]]? {
    let lists = ["blocks", "exercises", "workUnits"] as [StaticString]
    let key = lists.first { !records(in: top, $0).isEmpty }
    guard let key else { return nil }
    for other in lists where other.description != key.description {
      guard let element = top.element[other], !element.elements.isEmpty else { continue }
      reporter.report(
        .error, .dropped, "list beside another one: a session has blocks, exercises or workUnits",
        of: .exercise,
        detail: other.description, at: element.offset, pointer: "\(top.pointer)/\(other)")
    }
    let nodes = records(in: top, key)
    switch key.description {
    case "exercises":
      for node in nodes { readExercise(node, isAlone: false) }
      return nil
    case "workUnits":
      return keepLayout(OpenBodyLayout(key: "workUnits", entries: readLoose(nodes, skipping: [])))
    default:
      return keepLayout(OpenBodyLayout(key: "blocks", entries: nodes.map { block($0, isAlone: false) }))
    }
  }

  /// Keeps a layout that the supersets alone would not tell, and returns these.
  private mutating func keepLayout(_ layout: OpenBodyLayout) -> [[Int]]? {
    let supersets = layout.supersets
    let usual = OpenBodyLayout(exercises.count, supersets)
    if usual.key != layout.key || usual.text != layout.text { kept.keep(layout.text, as: layout.key) }
    return supersets.isEmpty ? nil : supersets
  }

  /// The records in a list of `node`, and those that are a part of it elsewhere.
  private func records(in node: OpenBodyNode, _ key: StaticString) -> [OpenBodyNode] {
    var nodes: [OpenBodyNode] = []
    for inner in node.nodes(in: key) {
      guard inner.element.kind == .object else {
        reporter.report(
          .error, .dropped, "value that is no record", of: .value, detail: inner.element.excerpt,
          at: inner.element.offset, pointer: inner.pointer)
        continue
      }
      nodes.append(inner)
    }
    return nodes + node.parts.filter { node.holder(of: $0.type)?.description == key.description }
  }

  /// Names a value in the place of a list of records.
  private func reportUnlessList(_ value: JSONElement, _ key: String, _ node: OpenBodyNode) {
    guard value.kind != .array, value.kind != .null else { return }
    reporter.report(
      .error, .dropped, "value in the place of a list", of: .exercise, detail: "\(key): \(value.excerpt)",
      at: value.offset, pointer: "\(node.pointer)/\(key)")
  }

  private mutating func block(_ node: OpenBodyNode, isAlone: Bool) -> Entry {
    var fields: [SourceFields.Field] = []
    for (key, value) in node.element.members {
      if isAlone, Self.outer.contains(key) { continue }
      if key == "children" {
        reportUnlessList(value, key, node)
        continue
      }
      if key == "recordType", value.text == "Block" { continue }
      if let text = shared(key, value, node) {
        // The type is written first.
        let place = key == OpenBodyNotation.typeKey ? 0 : fields.count
        fields.insert(.init(name: JSONPointer.escaped(key), text: text), at: place)
      }
    }
    var entries: [Entry] = []
    var loose: [OpenBodyNode] = []
    for child in records(in: node, "children") {
      let type = child.type
      if type == "Block" || OpenBodyNode.rank(type) == nil && child.element["children"] != nil {
        entries += readLoose(loose, skipping: [])
        loose = []
        entries.append(block(child, isAlone: false))
      } else if type == "Exercise" || child.element["workUnits"] != nil {
        entries += readLoose(loose, skipping: [])
        loose = []
        entries.append(.exercise(exercises.count))
        readExercise(child, isAlone: false)
      } else {
        loose.append(child)
      }
    }
    return .block(fields, entries + readLoose(loose, skipping: []))
  }

  /// The text to keep of a member of a record within the session; nil for what follows from where it stands.
  private func shared(_ key: String, _ value: JSONElement, _ node: OpenBodyNode) -> String? {
    if key == "subject", let owner, value.text == owner { return nil }
    // A record elsewhere in the file says of what it is a part; here its place does.
    if key == "links", node.whole != nil, node.pointer != top.pointer, value.elements.count == 1,
      value.elements.first?.members.count == 2, isPart(node)
    {
      return nil
    }
    return value.canonical
  }

  /// True for a record that stands elsewhere in the file.
  private func isPart(_ node: OpenBodyNode) -> Bool { !node.pointer.dropFirst().contains("/") }

  // MARK: Exercises

  private mutating func readExercise(_ node: OpenBodyNode, isAlone: Bool) {
    let element = node.element
    var fields = FieldReader(reporter, at: node.path, format: OpenBodyNotation.formatID)
    var details = ExerciseDetails()
    for (key, value) in element.members {
      if isAlone, Self.outer.contains(key) { continue }
      switch key {
      case OpenBodyReference.key: break
      case "workUnits": reportUnlessList(value, key, node)
      case "recordType" where value.text == "Exercise": break
      case "notes":
        var cursor = value.cursor
        details.notes = fields.text(&cursor, as: key)
      default:
        if let text = shared(key, value, node) { fields.keep(text, as: JSONPointer.escaped(key)) }
      }
    }
    let reference = OpenBodyReference(OpenBodyReference.element(of: element), disciplines: disciplines)
    for field in reference.kept { fields.keep(field) }
    let units = records(in: node, "workUnits")
    let sets = units.flatMap { self.sets(of: $0, skipping: []) }
    details.isWithoutSets = sets.isEmpty && element["workUnits"] == nil
    append(reference, sets, details, fields.sourceFields)
  }

  /// Reads work units that stand without an exercise; neighbours of one movement are one exercise.
  @discardableResult
  private mutating func readLoose(_ nodes: [OpenBodyNode], skipping skipped: Set<String>) -> [Entry] {
    var entries: [Entry] = []
    var last: String??
    for node in nodes {
      let element = OpenBodyReference.element(of: node.element)
      let text = element?.canonical
      let sets = self.sets(of: node, skipping: skipped.union([OpenBodyReference.key]))
      if let last, last == text, !exercises.isEmpty {
        exercises[exercises.count - 1].sets += sets
        continue
      }
      last = .some(text)
      entries.append(.sets(exercises.count))
      let reference = OpenBodyReference(element, disciplines: disciplines)
      let fields = SourceFields(format: OpenBodyNotation.formatID, fields: reference.kept)
      append(reference, sets, ExerciseDetails(), reference.kept.isEmpty ? nil : fields)
    }
    return entries
  }

  private mutating func append(
    _ reference: OpenBodyReference, _ sets: [ExerciseSet], _ details: ExerciseDetails, _ fields: SourceFields?
  ) {
    var details = details
    details.equipment = reference.equipment
    details.muscles = reference.muscles
    details.sourceFields = fields
    exercises.append(
      Exercise(
        names.identity(reference.name), sets: sets, details: details == ExerciseDetails() ? nil : details))
  }

  private func sets(of node: OpenBodyNode, skipping skipped: Set<String>) -> [ExerciseSet] {
    let drops = node.element["links"].map { shared("links", $0, node) == nil } ?? false
    return OpenBodySetReader.sets(
      node.element, isPlan: isPlan, subject: owner, skipping: drops ? skipped.union(["links"]) : skipped,
      at: node.path, reporter)
  }
}
