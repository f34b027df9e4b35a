internal import FormatKit
internal import SQLite
internal import WorkoutModel

/// The routines of a backup: each of their days is a template.
struct FitNotesBackupRoutines {
  private(set) var templates: [WorkoutTemplate] = []

  private struct Routine {
    var title: String?
    var notes: String?
    var fields: [SourceFields.Field]
    var isUsed = false
  }

  init(
    _ database: FitNotesBackupDatabase, exercises: FitNotesBackupExercises, groups: FitNotesBackupGroups,
    units: FitNotesBackupUnits,
    reporter: FitNotesBackupReporter
  ) throws {
    var sets: [ColumnValue: [FitNotesBackupRow]] = [:]
    try database.forEachRow(of: "RoutineSectionExerciseSet", orderedBy: "sort_order") { row in
      row.skip("sort_order")
      sets[row.value("routine_section_exercise_id"), default: []].append(row)
    }
    var entries: [ColumnValue: [(exercise: ColumnValue, value: Exercise)]] = [:]
    try database.forEachRow(of: "RoutineSectionExercise", orderedBy: "sort_order") { row in
      row.skip("sort_order")
      let id = row.value("exercise_id")
      let known = exercises.byID[id]
      if known == nil {
        row.report(
          .warning, .inconsistent, "exercise that is not in the list: it is named by its number",
          detail: id.text)
      }
      if known == nil, id.isUnset { row.keep("exercise_id", id.text) }
      let reader = FitNotesBackupSet(units: units, table: "RoutineSectionExerciseSet")
      let targets = (sets.removeValue(forKey: row.id) ?? []).map { set in
        var set = set
        return reader.set(of: &set, known, note: nil, isTarget: true)
      }
      let section = row.value("routine_section_id")
      var exercise = Exercise(exercises.identity(of: id), sets: targets)
      if let fields = row.rest {
        var details = ExerciseDetails()
        details.sourceFields = fields
        exercise.details = details
      }
      entries[section, default: []].append((id, exercise))
    }
    var routines: [ColumnValue: Routine] = [:]
    var order: [ColumnValue] = []
    try database.forEachRow(of: "Routine") { row in
      order.append(row.id)
      routines[row.id] = Routine(
        title: row.text("name"), notes: row.text("notes"), fields: row.restFields(under: "Routine/"))
    }
    var days: [ColumnValue: [WorkoutTemplate]] = [:]
    var lostGroups = groups.bySection
    try database.forEachRow(of: "RoutineSection", orderedBy: "sort_order") { row in
      row.skip("sort_order")
      let routine = row.value("routine_id")
      if routines[routine] == nil {
        row.keep("routine_id", routine.text)
        order.append(routine)
        routines[routine] = Routine(fields: [])
      }
      let entry = entries.removeValue(forKey: row.id) ?? []
      let supersets = lostGroups.removeValue(forKey: row.id)
      let places = Dictionary(firstOf: entry.enumerated().map { ($1.exercise, $0) })
      let name = row.text("name")
      let fields =
        (routines[routine]?.fields ?? []) + (supersets ?? []).flatMap { $0.fields }
        + row.restFields(under: "")
      days[routine, default: []].append(
        WorkoutTemplate(
          title: name, exercises: entry.map { $0.value },
          supersets: FitNotesBackupGroups.supersets(supersets, at: places, reporter: reporter),
          sourceFields: fields.isEmpty ? nil : SourceFields(format: Format.fitNotesBackup.id, fields: fields))
      )
    }
    for id in order {
      guard let routine = routines[id] else { continue }
      add(days[id] ?? [], of: routine, reporter: reporter)
    }
    Self.reportLost(entries.values.reduce(0) { $0 + $1.count }, "RoutineSectionExercise", reporter)
    Self.reportLost(lostGroups.values.reduce(0) { $0 + $1.count }, "WorkoutGroup", reporter)
    Self.reportLost(sets.values.reduce(0) { $0 + $1.count }, "RoutineSectionExerciseSet", reporter)
  }

  /// Adds the days of a routine, named after both.
  private mutating func add(_ days: [WorkoutTemplate], of routine: Routine, reporter: FitNotesBackupReporter)
  {
    guard !days.isEmpty else {
      templates.append(
        WorkoutTemplate(
          title: routine.title, notes: routine.notes,
          sourceFields: routine.fields.isEmpty
            ? nil : SourceFields(format: Format.fitNotesBackup.id, fields: routine.fields)))
      return
    }
    for var day in days {
      if let title = routine.title, title != day.title {
        if day.title != nil {
          reporter.count(
            .note, .converted, "day of a routine: a template named after both, routine: day",
            table: "RoutineSection")
        }
        day.title = day.title.map { "\(title): \($0)" } ?? title
      }
      day.notes = routine.notes
      templates.append(day)
    }
  }

  private static func reportLost(_ count: Int, _ table: String, _ reporter: FitNotesBackupReporter) {
    guard count > 0 else { return }
    reporter.report(.warning, .dropped, "part of a routine that is not there", table: table, count: count)
  }
}
