internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV of measurements that Hevy exports: one row a time, one column a kind.
struct HevyMeasurementReader {
  private var table: TableReader<HevyMeasurementColumn>
  private let findings: any FindingSink
  private var measurements: [BodyMeasurement] = []
  /// The columns that are there, with the unit in the name of each.
  private let columns: [(column: HevyMeasurementColumn, unit: String?)]

  private init(_ input: InputBytes, options: ReadOptions, findings: any FindingSink) throws(WorkoutError) {
    let table = try TableReader<HevyMeasurementColumn>(
      input, formatID: "hevy-measurements", options: options, findings: findings, required: [.date],
      column: { HevyMeasurementColumn($0) })
    self.table = table
    self.findings = findings
    columns = HevyMeasurementColumn.measured.compactMap { column in
      table.name(of: column).map { (column, HevyMeasurementColumn.split($0).unit) }
    }
  }

  /// Reads `input` and pushes an archive of measurements alone.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = try HevyMeasurementReader(input, options: options, findings: findings)
    while try reader.table.next() {
      do throws(RowProblem) { try reader.readRow() } catch { reader.table.keepOut(error) }
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "hevy-measurements")
    archive.measurements = reader.measurements
    try sink.begin(archive)
    try sink.finish()
  }

  private mutating func readRow() throws(RowProblem) {
    guard let date = table.raw(.date), let moment = DateText.moment(date) else {
      throw table.problem(.date, "no date and time")
    }
    var row: [BodyMeasurement] = []
    for (column, unit) in columns {
      guard let value = try table.number(column) else { continue }
      row.append(BodyMeasurement(moment: moment, kind: column.name, value: value, unit: unit))
    }
    let fields = table.unknownCells()
    guard !row.isEmpty else {
      return findings.report(
        Finding(
          .note, .dropped, "row without measurements", of: .row, detail: moment.description,
          place: table.rowPlace))
    }
    row[0].sourceFields = fields
    measurements += row
  }
}
