package import Notation
package import WorkoutModel

/// Writes tables of measurements of the body, one row a measurement.
package final class MeasurementWriter: ArchiveSink {
  private let csv: CSVOutput
  private let columns: [MeasurementColumn]

  package init(_ output: ByteOutput, _ columns: [MeasurementColumn]) {
    csv = CSVOutput(output)
    self.columns = columns
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    let extra = Self.extraColumns(archive.measurements)
    row(columns.map(Self.name) + extra.map { $0.name }, write: csv.name)
    for measurement in archive.measurements {
      let cells = Self.extraCells(measurement)
      row(
        columns.map { cell($0, measurement) }
          + extra.map { column in cells.first { $0.column == column }?.text ?? "" }, write: csv.text)
    }
  }

  package func add(_ workout: Workout) throws(WorkoutError) {}

  private func row(_ cells: [String], write: (String) -> Void) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { csv.next() }
      write(cell)
    }
    csv.end()
  }

  // MARK: Columns that the format does not know, as they were read

  /// A column by its name, and by how many of that name stand before it.
  private struct ExtraColumn: Hashable {
    var name: String
    var number: Int
  }

  private static func extraCells(_ measurement: BodyMeasurement) -> [(column: ExtraColumn, text: String)] {
    var counts: [String: Int] = [:]
    return (measurement.sourceFields?.fields ?? []).map { field in
      defer { counts[field.name, default: 0] += 1 }
      return (ExtraColumn(name: field.name, number: counts[field.name, default: 0]), field.text)
    }
  }

  private static func extraColumns(_ measurements: [BodyMeasurement]) -> [ExtraColumn] {
    var seen: Set<ExtraColumn> = []
    return measurements.flatMap { extraCells($0).map { $0.column } }.filter { seen.insert($0).inserted }
  }

  // MARK: Columns that it knows

  private static func name(_ column: MeasurementColumn) -> String {
    switch column {
    case .date: "Date"
    case .time: "Time"
    case .kind: "Measurement"
    case .value: "Value"
    case .unit: "Unit"
    case .note: "Comment"
    }
  }

  private func cell(_ column: MeasurementColumn, _ measurement: BodyMeasurement) -> String {
    let moment = measurement.moment?.description ?? ""
    let separator = moment.firstIndex(of: "T") ?? moment.endIndex
    let day = String(moment[..<separator])
    let time = String(moment[separator...].dropFirst())
    return switch column {
    case .date: columns.contains(.time) || time.isEmpty ? day : "\(day) \(time)"
    case .time: time
    case .kind: measurement.kind
    case .value: measurement.value.description
    case .unit: measurement.unit ?? ""
    case .note: measurement.note ?? ""
    }
  }
}
