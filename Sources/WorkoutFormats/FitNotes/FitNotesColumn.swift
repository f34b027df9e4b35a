/// The columns of the exports of FitNotes for Android and iOS.
enum FitNotesColumn: Int, TableColumn {
  case date, exercise, category, weight, kilograms, pounds, weightUnit, reps, distance, distanceUnit, time
  case comment, kind

  /// The column that `name` stands over.
  init?(_ name: String) {
    guard let column = Self.names[name.lowercased()] else { return nil }
    self = column
  }

  private static let names: [String: FitNotesColumn] = [
    "date": .date, "exercise": .exercise, "category": .category,
    "weight": .weight, "weight (kg)": .kilograms, "weight (kgs)": .kilograms,
    "weight (lb)": .pounds, "weight (lbs)": .pounds, "weight unit": .weightUnit,
    "reps": .reps, "distance": .distance, "distance unit": .distanceUnit, "time": .time,
    "comment": .comment, "notes": .comment, "kind": .kind,
  ]

  /// True for the head of an export of FitNotes, which no other app gives both a category and this unit.
  static func recognizes(_ head: [String]) -> Bool {
    Set(head.compactMap { FitNotesColumn($0) })
      .isSuperset(of: [.date, .exercise, .category, .reps, .distanceUnit])
  }
}
