internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes one record where there is one, else a list: measurements, other records, templates, then workouts.
final class OpenBodyWriter: ArchiveSink {
  /// Whose the records are where no source says it, as JSON text.
  static let usualSubject = "\"subj-001\""

  /// True for a text that is one JSON value; beside the archive, for a subject and for lists of records.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    guard path == nil else { return KeptText.isJSON(field, path) }
    guard let element = JSONElement(json: field.text) else { return false }
    if field.name == OpenBodyNotation.subjectKey { return element.kind == .text }
    return field.name.hasPrefix(OpenBodyReader.otherPrefix) && element.kind == .array
      && element.elements.allSatisfy { $0["recordType"]?.kind == .text }
  }

  private let output: JSONOutput
  private let findings: any FindingSink
  private var notation = OpenBodyNotation(subject: OpenBodyWriter.usualSubject)
  /// The first record, which waits for a second one to say that a list is needed.
  private var first: String?
  private var count = 0
  private var isFromElsewhere = false

  init(_ output: ByteOutput, findings: any FindingSink) {
    self.output = JSONOutput(output)
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    let kept = OpenBodyNotation.own(archive.sourceFields)
    isFromElsewhere = archive.source?.format != OpenBodyNotation.formatID
    notation = OpenBodyNotation(
      subject: kept.text(of: OpenBodyNotation.subjectKey) ?? Self.usualSubject)
    write(archive.measurements)
    for field in kept where field.name.hasPrefix(OpenBodyReader.otherPrefix) {
      for element in JSONElement(json: field.text)?.elements ?? [] { add(element.canonical) }
    }
    for template in archive.templates { add(notation.record(of: template)) }
  }

  func add(_ workout: Workout) throws(WorkoutError) { add(notation.record(of: workout)) }

  func finish() throws(WorkoutError) {
    if let first {
      output.raw(first)
      output.raw("\n")
    } else {
      output.raw(count == 0 ? "[]\n" : "\n]\n")
    }
    if isFromElsewhere, count > 0 {
      report(OpenBodyNotation.subjectKey, "subj-001 as the subject, which every record names", .workout, 1)
    }
  }

  private func write(_ measurements: [BodyMeasurement]) {
    var added = 0
    for (number, measurement) in measurements.enumerated() {
      if OpenBodyNotation.own(measurement.sourceFields).text(of: "id") == nil { added += 1 }
      let id = WorkoutIdentifier(
        derivedFrom: "openbody", measurement.kind, measurement.moment?.description ?? "",
        measurement.value.description, "\(number)")
      add(
        OpenBodyMeasurement.record(of: measurement, id: id.description, subject: notation.subject))
    }
    if added > 0 { report("id", "ids of measurements, derived from what they say", .measurement, added) }
  }

  private func report(_ name: String, _ what: Finding.Reason, _ subject: Finding.Subject, _ count: Int) {
    findings.report(
      Finding(
        .note, .added, what, field: .source(format: OpenBodyNotation.formatID, name: name), of: subject,
        place: Place(.output), count: count))
  }

  private func add(_ record: String) {
    count += 1
    if count == 1 {
      first = record
      return
    }
    if let first {
      output.raw("[\n")
      output.raw(first)
      self.first = nil
    }
    output.raw(",\n")
    output.raw(record)
  }
}
