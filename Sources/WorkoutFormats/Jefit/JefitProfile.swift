internal import FormatKit
internal import WorkoutModel

/// What Jefit measures of a body, by the columns of its PROFILE.
enum JefitProfile {
  private static let kinds: [(column: String, kind: String)] = [
    ("weight", "Weight"), ("fatpercent", "Body Fat"), ("height", "Height"), ("chest", "Chest"),
    ("waist", "Waist"), ("hips", "Hips"), ("arms", "Arms"), ("forearms", "Forearms"),
    ("shoulders", "Shoulders"), ("neck", "Neck"), ("thighs", "Thighs"), ("calves", "Calves"),
  ]

  /// The columns that are measurements.
  static let columns = Set(kinds.map { $0.column })

  /// The measurements of the row that `table` has read; 0 stands for what was not measured.
  static func measurements(
    _ table: SectionedTable, massUnit: MassUnit?, lengthUnit: String?
  ) -> [BodyMeasurement] {
    let moment = table.moment("mydate")
    return kinds.compactMap { column, kind in
      guard let value = table.nonZero(column) else { return nil }
      let unit =
        switch column {
        case "weight": massUnit?.rawValue
        case "fatpercent": "%"
        default: lengthUnit
        }
      return BodyMeasurement(moment: moment, kind: kind, value: value, unit: unit)
    }
  }
}
