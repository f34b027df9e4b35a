internal import SQLite
internal import WorkoutModel

/// Supersets: which exercises of a day, or of a day of a routine, are done in turn.
struct FitNotesBackupGroups {
  /// A superset.
  struct Group {
    var id: ColumnValue
    var exercises: [ColumnValue] = []
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
      let exercise = row.value("exercise_id")
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
    _ exercise: ColumnValue, to id: ColumnValue, of groups: inout [Group],
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
  static func supersets(_ groups: [Group]?, at places: [ColumnValue: Int]) -> [[Int]]? {
    guard let groups else { return nil }
    var free = places
    let supersets = groups.map { $0.exercises.compactMap { free.removeValue(forKey: $0) }.sorted() }
    return supersets.filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
  }
}
