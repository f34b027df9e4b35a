internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads records of OpenBody: one alone, or a list of them.
struct OpenBodyReader {
  /// Under this and their type records are kept that the model has no place for: `records/heart_rate`.
  static let otherPrefix = "records/"

  /// True for an object that says which record it is, and for a list of such.
  static func recognizes(_ content: SniffedContent) -> Bool {
    content.jsonKeys?.contains("recordType") ?? content.jsonListKeys?.contains("recordType") ?? false
  }

  /// Reads `input` and pushes a workout for each session that was done.
  ///
  /// - Throws: ``InputError`` where the input is no JSON, or no record and no list.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, findings: findings)
    let reporter = JSONReporter(
      document, format: OpenBodyNotation.formatID, checks: options.checksConsistency, findings: findings)
    let top = JSONElement(document)
    guard top.kind == .array || top["recordType"] != nil else {
      throw reporter.malformed(
        "found \(top.excerpt), expected a record with its recordType, or a list of records", at: top,
        pointer: "", advice: .otherFormat)
    }
    let records = OpenBodyRecords(top, reporter)
    OpenBodyChecker.check(records.training + records.others, reporter)
    let subject = usualSubject(of: records.training + records.others)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: OpenBodyNotation.formatID)
    readOthers(records.others, subject: subject, into: &archive, reporter)
    let names = OpenBodyNames()
    func training(_ node: OpenBodyNode, isPlan: Bool) -> OpenBodyTraining {
      var reader = OpenBodySessionReader(node, isPlan: isPlan, reporter, names)
      return reader.read(subject: subject)
    }
    // Templates come before workouts, which are read one by one.
    let isPlan = records.training.map { OpenBodySessionReader.isPlan($0) }
    for (number, node) in records.training.enumerated() where isPlan[number] {
      if case .template(let template) = training(node, isPlan: true) { archive.templates.append(template) }
    }
    try sink.begin(archive)
    for (number, node) in records.training.enumerated() where !isPlan[number] {
      if case .workout(let workout) = training(node, isPlan: false) { try sink.add(workout) }
    }
    try sink.finish()
  }

  /// The subject that most records name, of equals the first by text, so that the order of records does not matter.
  private static func usualSubject(of nodes: [OpenBodyNode]) -> String? {
    var counts: [String: Int] = [:]
    for case let subject? in nodes.lazy.map({ $0.element["subject"] }) where subject.kind == .text {
      counts[subject.canonical, default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Reads measurements of the body, and keeps all other records as they are written.
  private static func readOthers(
    _ nodes: [OpenBodyNode], subject: String?, into archive: inout WorkoutArchive, _ reporter: JSONReporter
  ) {
    var fields: [SourceFields.Field] = []
    if let subject, subject != OpenBodyWriter.usualSubject {
      fields.append(.init(name: OpenBodyNotation.subjectKey, text: subject))
    }
    var order: [String] = []
    var kept: [String: [String]] = [:]
    for node in nodes {
      if let measurement = OpenBodyMeasurement.read(
        node.element, at: node.path, subject: subject, reporter)
      {
        archive.measurements.append(measurement)
        continue
      }
      let type = otherPrefix + JSONPointer.escaped(name(of: node))
      if kept[type] == nil { order.append(type) }
      kept[type, default: []].append(node.element.canonical)
    }
    for type in order {
      fields.append(.init(name: type, text: "[" + (kept[type] ?? []).joined(separator: ",") + "]"))
    }
    if !fields.isEmpty {
      archive.sourceFields = SourceFields(format: OpenBodyNotation.formatID, fields: fields)
    }
  }

  /// What a record is: the type of a measurement or a period, else that of the record.
  private static func name(of node: OpenBodyNode) -> String {
    let type = node.type ?? ""
    guard type == "Measurement" || type == "StatusPeriod" else { return type }
    return node.element["type"]?.text ?? type
  }
}
