internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the CSV of measurements that Hevy exports: one row a time, one column a kind.
final class HevyMeasurementWriter: ArchiveSink {
  private let csv: CSVOutput

  init(_ output: ByteOutput) { csv = CSVOutput(output) }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    let lengths = archive.measurements.lazy.compactMap { $0.unit }.first { $0 == "cm" || $0 == "in" } ?? "cm"
    csv.quoted("date")
    for (column, kind) in zip(HevyMeasurementColumn.measured, HevyMeasurementColumn.kinds) {
      let unit =
        switch kind.quantity {
        case .mass: "kg"
        case .share: "percent"
        default: lengths
        }
      csv.next()
      csv.quoted("\(column.name)_\(unit)")
    }
    csv.end()
    var row: [Int: ExactDecimal] = [:]
    var moment: Moment?
    var last = -1
    for measurement in archive.measurements {
      guard
        let column = MeasurementKind(measurement.kind).flatMap({
          HevyMeasurementColumn.kinds.firstIndex(of: $0)
        })
      else { continue }
      if measurement.moment != moment || column <= last {
        write(row, moment)
        row = [:]
      }
      moment = measurement.moment
      last = column
      row[column] = measurement.value
    }
    write(row, moment)
  }

  func add(_ workout: Workout) throws(WorkoutError) {}

  private func write(_ row: [Int: ExactDecimal], _ moment: Moment?) {
    guard !row.isEmpty else { return }
    HevyTime.write(moment, to: csv)
    for column in HevyMeasurementColumn.kinds.indices {
      csv.next()
      csv.number(row[column])
    }
    csv.end()
  }
}
