package import Notation
package import WorkoutModel

/// Reads tables of measurements of the body, one row a measurement.
package struct MeasurementReader {
  private var table: TableReader<MeasurementColumn>
  private let massUnit: MassUnit?
  /// What the head says of all rows, where it does.
  private let stated: StatedMeasurement?
  private var measurements: [BodyMeasurement] = []

  /// Reads `input` and pushes an archive of measurements alone.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  package static func read(
    _ input: InputBytes, formatID: String, options: ReadOptions, into sink: any ArchiveSink,
    findings: any FindingSink
  ) throws(WorkoutError) {
    let stated = StatedMeasurement(head: CSVScanner.head(of: input) ?? [])
    var place = 0
    let table = try TableReader<MeasurementColumn>(
      input, formatID: formatID, options: options, findings: findings,
      required: stated == nil ? [.date, .kind, .value] : [.date, .value],
      column: { name in
        defer { place += 1 }
        return stated == nil ? MeasurementColumn(name) : place == 0 ? .date : .value
      })
    var reader = MeasurementReader(table: table, massUnit: options.massUnit, stated: stated)
    reader.table.expect(
      freeTexts: [.note, .kind],
      numbers: [.value])
    while try reader.table.next() {
      do throws(RowProblem) { try reader.readRow() } catch { reader.table.keepOut(error) }
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    archive.measurements = reader.measurements
    try sink.begin(archive)
    try sink.finish()
  }

  private mutating func readRow() throws(RowProblem) {
    guard let kind = stated?.kind ?? (table.raw(.kind) == nil ? nil : table.text(.kind)) else {
      throw table.problem(.kind, "nothing")
    }
    guard let value = try table.number(.value) else { throw table.problem(.value, "nothing") }
    let moment = try readMoment()
    let assumed = MeasurementKind(kind)?.quantity == .mass ? massUnit?.rawValue : nil
    measurements.append(
      BodyMeasurement(
        moment: moment, kind: kind, value: value, unit: stated?.unit ?? table.text(.unit) ?? assumed,
        note: table.text(.note), sourceFields: table.unknownCells()))
  }

  private func readMoment() throws(RowProblem) -> Moment {
    guard let date = table.raw(.date) else { throw table.problem(.date, "no date") }
    guard let time = table.raw(.time) else {
      guard let moment = DateText.moment(date) else { throw table.problem(.date, "no date") }
      return moment
    }
    let text = Array(date) + [0x20] + Array(time)
    guard let moment = text.withUnsafeBytes({ DateText.moment($0) }) else {
      throw table.problem(DateText.moment(date) == nil ? .date : .time, "no date and time")
    }
    return moment
  }
}
