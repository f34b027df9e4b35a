internal import FormatKit

/// The columns of Hevy's export.
enum HevyColumn: Int, TableColumn {
  case title, startTime, endTime, notes, exerciseTitle, supersetID, exerciseNotes, setIndex, setType
  case kilograms, pounds, reps, kilometers, miles, seconds, ratingOfPerceivedExertion

  var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
    "set_index", "set_type", "weight_kg", "weight_lbs", "reps", "distance_km", "distance_miles",
    "duration_seconds", "rpe",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    guard let column = Self.names[name.lowercased()] else { return nil }
    self = column
  }

  private static let names: [String: HevyColumn] = [
    "title": .title, "start_time": .startTime, "end_time": .endTime, "description": .notes,
    "exercise_title": .exerciseTitle, "superset_id": .supersetID, "exercise_notes": .exerciseNotes,
    "set_index": .setIndex, "set_type": .setType, "weight_kg": .kilograms, "weight_lbs": .pounds,
    "reps": .reps, "distance_km": .kilometers, "distance_miles": .miles, "duration_seconds": .seconds,
    "rpe": .ratingOfPerceivedExertion,
  ]

  /// True for the head of an export of Hevy.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.title, .startTime, .exerciseTitle, .setIndex], in: head) { HevyColumn($0) }
  }
}
