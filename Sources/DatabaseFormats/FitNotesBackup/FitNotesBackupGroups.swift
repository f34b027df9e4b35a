internal import SQLite
internal import WorkoutModel

/// Supersets: which exercises of a day, or of a day of a routine, are done in turn.
struct FitNotesBackupGroups {
  /// A superset.
  struct Group {
    var id: ColumnValue
    /// The exercises, each with the row that names it.
    var exercises: [(id: ColumnValue, row: ColumnValue)] = []
    var fields: [SourceFields.Field] = []
  }

  private(set) var byDay: [String: [Group]] = [:]
  private(set) var bySection: [ColumnValue: [Group]] = [:]

  init(_ database: FitNotesBackupDatabase, reporter: FitNotesBackupReporter) throws {
    var fields: [ColumnValue: [SourceFields.Field]] = [:]
    try database.forEachRow(of: "WorkoutGroup") { row in
      row.skip("date", "routine_section_id")
      fields[row.id] = row.restFields(under: "WorkoutGroup/\(row.id.text)/")
    }
    try database.forEachRow(of: "WorkoutGroupExercise", orderedBy: "workout_group_id") { row in
      let exercise = (id: row.value("exercise_id"), row: row.id)
      let group = row.value("workout_group_id")
      let section = row.value("routine_section_id")
      let day = row.text("date")
      if let day {
        Self.add(exercise, to: group, of: &byDay[FitNotesBackupDate.key(day), default: []], fields: &fields)
      } else {
        Self.add(exercise, to: group, of: &bySection[section, default: []], fields: &fields)
      }
      for field in row.restFields(under: "") {
        row.report(
          .warning, .dropped, "column \(field.name) of a superset is not known", column: field.name,
          detail: field.text)
      }
    }
    if !fields.isEmpty {
      reporter.report(
        .note, .dropped, "superset without exercises", table: "WorkoutGroup", count: fields.count)
    }
  }

  private static func add(
    _ exercise: (id: ColumnValue, row: ColumnValue), to id: ColumnValue, of groups: inout [Group],
    fields: inout [ColumnValue: [SourceFields.Field]]
  ) {
    // Rows of one superset follow each other.
    if let last = groups.indices.last, groups[last].id == id {
      groups[last].exercises.append(exercise)
    } else {
      groups.append(Group(id: id, exercises: [exercise], fields: fields.removeValue(forKey: id) ?? []))
    }
  }

  /// The supersets as indices into exercises that stand at `places`; nil without supersets.
  ///
  /// An exercise that has no place, or stands in a superset already, is left out and named.
  static func supersets(
    _ groups: [Group]?, at places: [ColumnValue: Int], reporter: FitNotesBackupReporter
  ) -> [[Int]]? {
    guard let groups else { return nil }
    var free = places
    var supersets: [[Int]] = []
    for group in groups {
      var superset: [Int] = []
      for exercise in group.exercises {
        if let place = free.removeValue(forKey: exercise.id) {
          superset.append(place)
          continue
        }
        reporter.report(
          .warning, .dropped,
          places[exercise.id] == nil
            ? "exercise of a superset that is not among those of its day"
            : "exercise that is in a superset already: left in that one",
          detail: exercise.id.text, table: "WorkoutGroupExercise", row: exercise.row)
      }
      if !superset.isEmpty { supersets.append(superset.sorted()) }
    }
    return supersets.sorted { $0[0] < $1[0] }
  }
}
