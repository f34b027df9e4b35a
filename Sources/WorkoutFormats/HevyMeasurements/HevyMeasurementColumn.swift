internal import FormatKit

/// The columns of Hevy's measurements: the date, and one for each kind with its unit in the name.
enum HevyMeasurementColumn: Int, TableColumn {
  case date, weight, fat, neck, shoulder, chest, leftBicep, rightBicep, leftForearm, rightForearm
  case abdomen, waist, hips, leftThigh, rightThigh, leftCalf, rightCalf

  /// The kinds that have a column, in Hevy's order.
  static let kinds: [MeasurementKind] = [
    .weight, .bodyFat, .neck, .shoulders, .chest, .leftBicep, .rightBicep, .leftForearm, .rightForearm,
    .abdomen, .waist, .hips, .leftThigh, .rightThigh, .leftCalf, .rightCalf,
  ]

  /// The columns of measurements, in the order of ``kinds``.
  static let measured = allCases.filter { $0 != .date }

  /// What Hevy calls the kinds.
  static let names = Dictionary(uniqueKeysWithValues: zip(kinds, measured.map { $0.name }))

  /// The name without its unit: `left_bicep`.
  var name: String { Self.written[rawValue] }

  var description: String { name }

  private static let written = [
    "date", "weight", "fat", "neck", "shoulder", "chest", "left_bicep", "right_bicep", "left_forearm",
    "right_forearm", "abdomen", "waist", "hips", "left_thigh", "right_thigh", "left_calf", "right_calf",
  ]

  /// The column that `head` stands over: `left_bicep_cm`.
  init?(_ head: String) {
    guard let column = Self.columns[Self.split(head).name] else { return nil }
    let hasUnit = Self.split(head).unit != nil
    guard hasUnit == (column != .date) else { return nil }
    self = column
  }

  private static let columns = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// The parts of a column's name: what is measured, and the unit in which.
  static func split(_ head: String) -> (name: String, unit: String?) {
    let head = head.lowercased()
    for (suffix, unit) in [
      ("_kg", "kg"), ("_lbs", "lb"), ("_lb", "lb"), ("_percent", "%"), ("_cm", "cm"), ("_in", "in"),
    ] where head.hasSuffix(suffix) {
      return (String(head.dropLast(suffix.count)), unit)
    }
    return (head, nil)
  }

  /// True for the head of Hevy's measurements.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.date, .weight, .fat], in: head) { HevyMeasurementColumn($0) }
  }
}
