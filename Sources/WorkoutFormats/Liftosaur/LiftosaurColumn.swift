internal import FormatKit

/// The columns of Liftosaur's export.
enum LiftosaurColumn: Int, TableColumn {
  case dateTime, program, dayName, exercise, isWarmUp, requiredReps, completedReps, isAMRAP
  case requiredRPE, completedRPE, logsRPE, requiredWeight, requiredUnit, completedWeight, completedUnit
  case asksWeight, completedTime, targetMuscles, synergistMuscles, notes

  var description: String { Self.names[rawValue] }

  private static let names = [
    "Workout DateTime", "Program", "Day Name", "Exercise", "Is Warmup Set?", "Required Reps",
    "Completed Reps", "Is AMRAP?", "Required RPE", "Completed RPE", "Log RPE?", "Required Weight Value",
    "Required Weight Unit", "Completed Weight Value", "Completed Weight Unit", "Ask Weight?",
    "Completed Reps Time", "Target Muscles", "Synergist Muscles", "Notes",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    guard let column = Self.columns[name.lowercased()] else { return nil }
    self = column
  }

  private static let columns = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.description.lowercased(), $0) })

  /// True for the head of an export of Liftosaur.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.dateTime, .exercise, .completedReps, .completedWeight], in: head) {
      LiftosaurColumn($0)
    }
  }
}
