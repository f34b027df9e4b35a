/// The columns of tables with one row a measurement.
package enum MeasurementColumn: Int, TableColumn {
  case date, time, kind, value, unit, note

  package var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "date", "time", "kind", "value", "unit", "note",
  ]

  /// The column that `name` stands over.
  package init?(_ name: String) {
    guard let column = Self.names[name.lowercased()] else { return nil }
    self = column
  }

  private static let names: [String: MeasurementColumn] = [
    "date": .date, "time": .time, "measurement": .kind, "measurement type": .kind, "measurement name": .kind,
    "value": .value, "unit": .unit, "comment": .note, "notes": .note,
  ]

  /// True for the head of a table with one row a measurement.
  ///
  /// - Parameter hasTime: true where the time of day has a column of its own.
  package static func recognizes(_ head: [String], hasTime: Bool) -> Bool {
    let columns = head.compactMap { MeasurementColumn($0) }
    return [.date, .kind, .value, .unit].allSatisfy(columns.contains) && columns.contains(.time) == hasTime
  }
}
