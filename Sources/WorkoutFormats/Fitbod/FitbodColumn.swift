internal import FormatKit
internal import WorkoutModel

/// The columns of Fitbod's exports: the app's own, its first of 2019, and the one that its support mails.
enum FitbodColumn: Int, TableColumn {
  case date, exercise, sets, reps, weight, duration, distance, incline, resistance, isWarmUp, note, multiplier

  var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "Date", "Exercise", "Sets", "Reps", "Weight", "Duration", "Distance", "Incline", "Resistance", "isWarmup",
    "Note", "multiplier",
  ]

  /// The column that `name` stands over, with its unit or without.
  init?(_ name: String) {
    guard let column = Self.names[ColumnName.plain(name)] else { return nil }
    self = column
  }

  private static let names: [String: FitbodColumn] = [
    "date": .date, "exercise": .exercise, "exercise_name": .exercise, "sets": .sets, "reps": .reps,
    "weight": .weight, "weight_kg": .weight, "weight_lbs": .weight,
    "duration": .duration, "duration_seconds": .duration,
    "distance": .distance, "distance_meters": .distance,
    "incline": .incline, "resistance": .resistance, "iswarmup": .isWarmUp,
    "note": .note, "notes": .note, "multiplier": .multiplier,
  ]

  /// True for the head of an export of Fitbod.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.date, .exercise, .reps, .weight, .isWarmUp], in: head) { FitbodColumn($0) }
  }
}
