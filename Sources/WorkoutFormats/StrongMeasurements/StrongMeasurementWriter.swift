internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the measurements of one kind as Strong does: the kind and its unit stand in the head.
final class StrongMeasurementWriter: ArchiveSink {
  private let csv: CSVOutput

  init(_ output: ByteOutput) { csv = CSVOutput(output, delimiter: UInt8(ascii: ";")) }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    // Strong writes a file without rows for what was never measured.
    let first = archive.measurements.first
    let head = first.map { StatedMeasurement.head(kind: $0.kind, unit: $0.unit) } ?? "Weight (kg)"
    csv.quoted("Date")
    csv.next()
    csv.quoted(head)
    csv.end()
    for measurement in archive.measurements {
      csv.quoted(measurement.moment.map(Self.text) ?? "")
      csv.next()
      csv.number(measurement.value)
      csv.end()
    }
  }

  func add(_ workout: Workout) throws(WorkoutError) {}

  /// `2025-03-09 10:22:48`, or the day alone.
  private static func text(_ moment: Moment) -> String {
    let text = moment.description
    guard let separator = text.firstIndex(of: "T") else { return text }
    return String(text[..<separator]) + " " + String(text[separator...].dropFirst())
  }
}
