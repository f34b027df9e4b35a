internal import FormatKit
internal import WorkoutModel

/// The columns of the exports of FitNotes for Android and iOS.
enum FitNotesColumn: Int, TableColumn {
  case date, exercise, category, weight, kilograms, pounds, weightUnit, reps, distance, distanceUnit, time
  case comment, kind

  var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "Date", "Exercise", "Category", "Weight", "Weight (kg)", "Weight (lbs)", "Weight Unit", "Reps",
    "Distance", "Distance Unit", "Time", "Comment", "Kind",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    let key = name.lowercased()
    if key.hasPrefix("weight"), let unit = MassUnit(head: key) {
      self = unit == .kilograms ? .kilograms : .pounds
      return
    }
    guard let column = Self.names[key] else { return nil }
    self = column
  }

  private static let names: [String: FitNotesColumn] = [
    "date": .date, "exercise": .exercise, "category": .category,
    "weight": .weight, "weight unit": .weightUnit,
    "reps": .reps, "distance": .distance, "distance unit": .distanceUnit, "time": .time,
    "comment": .comment, "notes": .comment, "kind": .kind,
  ]

  /// True for the head of an export of FitNotes: no other app gives a category beside a unit of distance, or
  /// beside weights that are headed by their unit.
  static func recognizes(_ head: [String]) -> Bool {
    let columns = head.compactMap { FitNotesColumn($0) }
    return [.date, .exercise, .category, .reps].allSatisfy(columns.contains)
      && [.distanceUnit, .kilograms, .pounds].contains(where: columns.contains)
  }
}
