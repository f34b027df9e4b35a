internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads what Apple Health exports, tag by tag: of gigabytes only what a training log holds stays in memory.
struct HealthReader {
  /// The id of the format.
  static let formatID = "apple-health"

  private let tags: XMLTagReader
  private let findings: any FindingSink
  private var clock: HealthClock
  private var losses = HealthLosses()
  private var archive = WorkoutArchive()
  private var fields: [SourceFields.Field] = []
  private var workouts: [Workout] = []
  private var efforts = HealthEfforts()

  private init(_ input: InputBytes, _ options: ReadOptions, _ findings: any FindingSink) throws(WorkoutError)
  {
    tags = try XMLTagReader(input, findings: findings, progress: options.progress)
    self.findings = findings
    clock = HealthClock(findings)
  }

  /// Reads `input` and pushes its measurements, then its workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` for what is no such export, or cut off.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = try HealthReader(input, options, findings)
    try reader.readAll()
    reader.efforts.lay(onto: &reader.workouts, losses: &reader.losses)
    reader.losses.report(to: findings)
    reader.archive.source = WorkoutArchive.Source(format: formatID)
    if !reader.fields.isEmpty {
      reader.archive.sourceFields = SourceFields(format: formatID, fields: reader.fields)
    }
    try sink.begin(reader.archive)
    for workout in reader.workouts { try sink.add(workout) }
    try sink.finish()
  }

  private mutating func readAll() throws(WorkoutError) {
    guard try tags.next() != nil else { return }
    guard tags.isNamed("HealthData") else {
      throw tags.error(
        "found <\(PrintableText.of(tags.elementName, limit: 40))>, expected <HealthData>", .otherExport)
    }
    for attribute in try tags.attributes() {
      fields.append(.init(name: attribute.name, text: attribute.value))
    }
    while let tag = try tags.next() {
      if tag == .end { continue }
      if tags.isNamed("Record") {
        try readRecord(tag)
      } else if tags.isNamed("Workout") {
        try readWorkout(tag)
      } else if tags.isNamed("ExportDate") || tags.isNamed("Me") {
        let name = tags.elementName
        for attribute in try tags.attributes() {
          fields.append(.init(name: "\(name)/\(attribute.name)", text: attribute.value))
        }
        try skip(tag)
      } else {
        try leaveOut(tag)
      }
    }
  }

  /// Goes on behind an element.
  private func skip(_ tag: XMLTagReader.Kind) throws(WorkoutError) {
    if tag == .start { try tags.skipContent() }
  }

  /// Counts an element that a log has no place for.
  private mutating func leaveOut(_ tag: XMLTagReader.Kind) throws(WorkoutError) {
    if let type = tags.bytes(of: "type") {
      losses.countRecord(type, at: tags.place)
    } else {
      losses.countElement(tags.elementName, at: tags.place)
    }
    try skip(tag)
  }

  // MARK: Records

  private mutating func readRecord(_ tag: XMLTagReader.Kind) throws(WorkoutError) {
    guard let type = tags.bytes(of: "type") else { return try leaveOut(tag) }
    if losses.isKnown(type) {
      losses.countRecord(type, at: tags.place)
    } else if let kind = HealthMeasure(type) {
      return try readMeasurement(kind, tag)
    } else if HealthEfforts.isEffort(type) {
      readEffort(try HealthElement(tags))
    } else {
      losses.countRecord(type, at: tags.place)
    }
    try skip(tag)
  }

  private mutating func readEffort(_ element: HealthElement) {
    if let effort = HealthEfforts.Effort(element, &clock) {
      efforts.add(effort)
    } else {
      efforts.count(element["type"] ?? "", at: element.place, in: &losses)
    }
  }

  private mutating func readMeasurement(_ kind: HealthMeasure, _ tag: XMLTagReader.Kind) throws(WorkoutError)
  {
    var element = try HealthElement(tags)
    if tag == .start {
      try readContent(of: &element) { (_, _) in false }
    }
    element.drop("type")
    let written = element.take("value")
    let unit = element.take("unit")
    let start = element.take("startDate")
    if element["endDate"] == start { element.drop("endDate") }
    guard let value = written.flatMap({ ExactDecimal(lenient: $0) }) else {
      return keepOut("no number in value", written, element)
    }
    guard let moment = clock.moment(start, in: element) else {
      return keepOut("no date in startDate", start, element)
    }
    if let written, ExactDecimal.cuts(written) {
      findings.report(
        Finding(
          .warning, .rounded, "number of more than \(ExactDecimal.maximumDigits) digits cut to them",
          of: .measurement,
          detail: PrintableText.of(written, limit: 40), place: element.place))
    }
    let (number, shown) = kind.read(value, unit)
    archive.measurements.append(
      BodyMeasurement(
        moment: moment, kind: kind.name, value: number, unit: shown, sourceFields: element.sourceFields))
  }

  private func keepOut(_ problem: Finding.Reason, _ text: String?, _ element: HealthElement) {
    findings.report(
      Finding(
        .error, .dropped, Finding.Reason("record skipped: {}", problem.words), of: .measurement,
        detail: text.map { "\"\(PrintableText.of($0, limit: 40))\"" }, place: element.place))
  }

  // MARK: Workouts

  private mutating func readWorkout(_ tag: XMLTagReader.Kind) throws(WorkoutError) {
    var element = try HealthElement(tags)
    var statistics: [HealthStatistic] = []
    let tags = tags
    let head = element
    if tag == .start {
      try readContent(of: &element) { (kind, _) throws(WorkoutError) in
        guard tags.isNamed("WorkoutStatistics") else { return false }
        statistics.append(HealthStatistic(try HealthElement(tags), of: head))
        if kind == .start { try tags.skipContent() }
        return true
      }
    }
    var builder = HealthWorkoutBuilder(element, statistics, findings)
    workouts.append(builder.workout(&clock))
  }

  /// Reads what is in an element up to its end: its entries, and what `take` says yes to; counts the others.
  private mutating func readContent(
    of element: inout HealthElement,
    take: (XMLTagReader.Kind, XMLTagReader) throws(WorkoutError) -> Bool
  ) throws(WorkoutError) {
    let depth = tags.depth
    while tags.depth >= depth, let tag = try tags.next() {
      if tag == .end { continue }
      if tags.isNamed("MetadataEntry") {
        if let key = try tags.attribute("key") {
          element.entries.append(.init(name: key, text: try tags.attribute("value") ?? ""))
        } else {
          losses.countElement(tags.elementName, at: tags.place)
        }
        try skip(tag)
      } else if !(try take(tag, tags)) {
        losses.countElement(tags.elementName, at: tags.place)
        try skip(tag)
      }
    }
  }
}
