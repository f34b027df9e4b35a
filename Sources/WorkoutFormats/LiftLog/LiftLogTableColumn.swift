internal import FormatKit
internal import WorkoutModel

/// The columns of LiftLog's plain-text export.
enum LiftLogTableColumn: Int, TableColumn {
  case sessionID, timestamp, exercise, weight, weightUnit, reps, targetReps, notes

  var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "SessionId", "Timestamp", "Exercise", "Weight", "WeightUnit", "Reps", "TargetReps", "Notes",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    guard let column = Self.names[name.lowercased()] else { return nil }
    self = column
  }

  private static let names: [String: LiftLogTableColumn] = [
    "sessionid": .sessionID, "timestamp": .timestamp, "exercise": .exercise, "weight": .weight,
    "weightunit": .weightUnit, "reps": .reps, "targetreps": .targetReps, "notes": .notes,
  ]

  /// True for the head of an export of LiftLog.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.sessionID, .timestamp, .exercise, .reps], in: head) { LiftLogTableColumn($0) }
  }
}
