internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the journal, the weekly routine and the stages of the Reps app, in one bundle or each alone.
struct RepsReader {
  private let reporter: JSONReporter
  private var archive = WorkoutArchive()
  private var kept: [SourceFields.Field] = []

  /// True for a bundle, and for each part alone.
  static func recognizes(_ content: SniffedContent) -> Bool {
    if let keys = content.jsonListKeys {
      // Stages are objects of two members; entries of the journal have more.
      return keys == ["stage", "level"] || keys.isSuperset(of: ["exerciseType", "stage"])
    }
    guard let keys = content.jsonKeys, !keys.isEmpty else { return false }
    let parts = keys.count { RepsNotation.parts.contains($0) }
    return parts == keys.count || parts > 1 || keys.allSatisfy { RepsNotation.days.contains($0) }
      || keys.contains("journal") && content.jsonElementKeys.contains("exerciseType")
  }

  /// Reads `input` and pushes a workout for each day of the journal.
  ///
  /// - Throws: ``InputError`` where the input is no JSON, or neither a bundle nor one of its parts.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, findings: findings)
    var reader = RepsReader(
      reporter: JSONReporter(
        document, format: RepsNotation.formatID, checks: options.checksConsistency, findings: findings))
    let parts = try reader.parts(of: JSONElement(document))
    let routine = parts["routine"].flatMap { reader.routine($0.element, at: $0.pointer) }
    let stages = parts["stages"].flatMap { reader.stages($0.element, at: $0.pointer) }
    let entries = parts["journal"].map { reader.entries($0.element, at: $0.pointer) } ?? []
    let journal = RepsJournal(entries)
    if !journal.order.isUnchanged { reader.keep(RepsNotation.order, journal.order.text) }
    if routine != nil || stages != nil {
      var weekly = WeeklyRoutine(
        days: routine?.days ?? RepsNotation.days.map { _ in [] }, stages: stages ?? [])
      weekly.sourceFields = routine?.kept
      reader.archive.routine = weekly
    }
    reader.archive.source = WorkoutArchive.Source(format: RepsNotation.formatID)
    // What a bundle of nothing says of itself is no more than that.
    let isEmpty =
      reader.kept == [SourceFields.Field(name: "journal", text: "[]")] && reader.archive.routine == nil
    if !reader.kept.isEmpty, !isEmpty {
      reader.archive.sourceFields = SourceFields(format: RepsNotation.formatID, fields: reader.kept)
    }
    try sink.begin(reader.archive)
    for workout in journal.workouts { try sink.add(workout) }
    try sink.finish()
  }

  private init(reporter: JSONReporter) { self.reporter = reporter }

  private mutating func keep(_ name: String, _ text: String) { kept.append(.init(name: name, text: text)) }

  // MARK: Parts

  private typealias Part = (element: JSONElement, pointer: String)

  private mutating func parts(of top: JSONElement) throws(WorkoutError) -> [String: Part] {
    let members = top.members
    if top.kind == .array {
      let isStages = top.elements.first?.kind == .text
      return alone(isStages ? "stages" : "journal", top)
    }
    if !members.isEmpty, members.allSatisfy({ RepsNotation.days.contains($0.key) }) {
      return alone("routine", top)
    }
    guard top.kind == .object, members.contains(where: { RepsNotation.parts.contains($0.key) })
    else {
      throw reporter.malformed(
        "found \(top.excerpt), expected an object with journal, routine or stages, or one of the three alone",
        at: top, pointer: "", advice: .otherFormat)
    }
    var parts: [String: Part] = [:]
    for (key, element) in members {
      if RepsNotation.parts.contains(key) {
        parts[key] = (element, "/\(key)")
      } else {
        keep(JSONPointer.escaped(key), element.canonical)
      }
    }
    return parts
  }

  private mutating func alone(_ part: String, _ element: JSONElement) -> [String: Part] {
    keep(RepsNotation.part, JSONOutput.quoted(part))
    return [part: (element, "")]
  }

  // MARK: The journal

  private mutating func entries(_ list: JSONElement, at pointer: String) -> [RepsEntry] {
    guard list.kind == .array, !list.elements.isEmpty else {
      if list.kind != .array {
        reporter.reportMisfit(list, expected: "a list of entries", pointer: pointer)
      }
      keep("journal", list.canonical)
      return []
    }
    var entries: [RepsEntry] = []
    for (number, element) in list.elements.enumerated() {
      guard element.kind == .object else {
        reporter.report(
          .error, .dropped, "entry that is not an object", of: .workout, detail: element.excerpt,
          at: element.offset,
          pointer: "\(pointer)/\(number)")
        continue
      }
      entries.append(RepsEntry(element, number: entries.count, at: "\(pointer)/\(number)", reporter))
    }
    if entries.isEmpty { keep("journal", "[]") }
    return entries
  }

  // MARK: The routine

  private mutating func routine(
    _ element: JSONElement, at pointer: String
  ) -> (days: [[String]], kept: SourceFields?)? {
    if element.kind != .object { reporter.reportMisfit(element, expected: "an object", pointer: pointer) }
    let days = RepsNotation.days.map { day in
      element.members.first { $0.key == day }.map { texts($0.value, at: "\(pointer)/\(day)") } ?? []
    }
    guard days.contains(where: { !$0.isEmpty }) else {
      keep("routine", element.canonical)
      return nil
    }
    let source = KeptFields.flattened(element, skipping: [])
    return (
      days,
      KeptFields.difference(of: source, from: RepsNotation.told(days: days), format: RepsNotation.formatID)
    )
  }

  private func texts(_ element: JSONElement, at pointer: String) -> [String] {
    let texts = element.elements.compactMap { $0.text }
    if element.kind == .array, texts.count == element.elements.count { return texts }
    reporter.reportMisfit(element, expected: "a list of exercise types", pointer: pointer)
    return []
  }

  // MARK: The stages

  private mutating func stages(_ element: JSONElement, at pointer: String) -> [ProgressionStage]? {
    let stages = Self.stages(element)
    if stages.isEmpty, element.kind != .array || !element.elements.isEmpty {
      reporter.reportMisfit(
        element, expected: "progressions, each followed by its stage and level", pointer: pointer)
    }
    if stages.isEmpty || RepsNotation.stages(stages) != element.canonical {
      keep("stages", element.canonical)
    }
    return stages.isEmpty ? nil : stages
  }

  /// The stages of a flat list of keys and values, or of an object; none where it is neither.
  static func stages(_ element: JSONElement) -> [ProgressionStage] {
    var pairs = element.members
    if element.kind == .array {
      let elements = element.elements
      for index in stride(from: 0, to: elements.count - 1, by: 2) {
        guard let key = elements[index].text else { return [] }
        pairs.append((key, elements[index + 1]))
      }
      guard elements.count % 2 == 0 else { return [] }
    }
    var stages: [ProgressionStage] = []
    for (key, value) in pairs {
      var standing = ObjectReader(value, at: "", format: RepsNotation.formatID, nil)
      guard let stage = standing.count("stage"), let level = standing.text("level") else { return [] }
      stages.append(ProgressionStage(progression: key, stage: stage, level: level))
    }
    return stages
  }
}
