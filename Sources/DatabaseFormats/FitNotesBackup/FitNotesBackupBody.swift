internal import FormatKit
internal import Notation
internal import SQLite
internal import WorkoutModel

/// The measurements of the body, of the newer tables and of the older one that they were copied from.
struct FitNotesBackupBody {
  private(set) var measurements: [BodyMeasurement] = []
  /// What is said of kinds of measurements: goals, and those that the user made.
  private(set) var fields: [SourceFields.Field] = []

  private struct Kind {
    var name: String
    var unit: String?
  }

  init(_ database: FitNotesBackupDatabase, settings: MassUnit?) throws {
    var units: [ColumnValue: String] = [:]
    try database.forEachRow(of: "MeasurementUnit") { row in
      guard let name = row.text("short_name") ?? row.text("long_name") else { return }
      units[row.id] = MassUnit(word: name)?.rawValue ?? name
    }
    var kinds: [ColumnValue: Kind] = [:]
    try database.forEachRow(of: "Measurement") { row in
      let name = row.text("name") ?? "Measurement \(row.id.text)"
      let unit = row.value("unit_id")
      kinds[row.id] = Kind(name: name, unit: units[unit])
      if units[unit] == nil, units.isEmpty, !unit.isUnset { row.keep("unit_id", unit.text) }
      row.skip("sort_order")
      fields += row.restFields(under: "Measurement/\(name)/")
    }
    try database.forEachRow(of: "MeasurementRecord", orderedBy: "date", "time") { row in
      let id = row.value("measurement_id")
      let kind = kinds[id]
      if kind == nil {
        row.report(.warning, .inconsistent, "measurement of a kind that is not there", detail: id.text)
      }
      guard let value = row.decimal("value") else { return dropped(row) }
      let moment = Self.moment(&row)
      measurements.append(
        BodyMeasurement(
          moment: moment, kind: kind?.name ?? "Measurement \(id.text)", value: value, unit: kind?.unit,
          note: row.text("comment", "comments"), sourceFields: row.rest))
    }
    let copied = Dictionary(grouping: measurements, by: Self.key)
    try database.forEachRow(of: "BodyWeight", orderedBy: "date") { row in
      let moment = Self.moment(&row)
      let weight = row.decimal("body_weight_metric").map { FitNotesBackupUnits.load($0, shownIn: settings) }
      let fat = row.decimal("body_fat")
      var note = row.text("comments", "comment")
      var fields = row.rest
      let values = [("Bodyweight", weight?.value, weight?.unit?.rawValue), ("Body Fat", fat, "%")]
      for (kind, value, unit) in values {
        guard let value, value.coefficient != 0 else { continue }
        add(
          BodyMeasurement(
            moment: moment, kind: kind, value: value, unit: unit, note: note, sourceFields: fields),
          unlessIn: copied)
        (note, fields) = (nil, nil)
      }
      if note != nil || fields != nil { dropped(row, note) }
    }
  }

  /// Adds a measurement of the older table, unless it was copied into the newer ones.
  private mutating func add(_ measurement: BodyMeasurement, unlessIn copied: [String: [BodyMeasurement]]) {
    let isCopied = copied[Self.key(measurement), default: []].contains { other in
      abs(Self.comparable(other) - Self.comparable(measurement)) < 0.02 && measurement.sourceFields == nil
        && (measurement.note == nil || measurement.note == other.note)
    }
    if !isCopied { measurements.append(measurement) }
  }

  private static func key(_ measurement: BodyMeasurement) -> String {
    "\(measurement.moment?.cut(to: .day).description ?? "") \(measurement.kind)"
  }

  /// The value, a weight in kilograms.
  private static func comparable(_ measurement: BodyMeasurement) -> Double {
    measurement.value.doubleValue
      * (measurement.unit.flatMap { MassUnit(rawValue: $0) } ?? .kilograms).kilograms
  }

  private func dropped(_ row: FitNotesBackupRow, _ note: String? = nil) {
    row.report(.warning, .dropped, "measurement without a value", detail: note)
  }

  /// The day and time of a measurement, which stand in two columns.
  private static func moment(_ row: inout FitNotesBackupRow) -> Moment? {
    guard let day = row.text("date") else { return nil }
    let time = row.text("time")
    if let time, let moment = DateText.moment("\(day) \(time)") { return moment }
    if let time { row.keep("time", time) }
    if let moment = DateText.moment(day) { return moment }
    row.keep("date", day)
    row.report(.warning, .inconsistent, "not a date", detail: day)
    return nil
  }
}
