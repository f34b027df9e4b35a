internal import FormatKit
internal import Notation
internal import SQLite
internal import WorkoutModel

/// Reads the workouts day by day: a day is a workout.
struct FitNotesBackupWorkouts {
  let exercises: FitNotesBackupExercises
  let groups: FitNotesBackupGroups
  let sets: FitNotesBackupSet
  let reporter: FitNotesBackupReporter
  var days: FitNotesBackupDays
  private var current: Day?

  /// A day whose sets are being read.
  private struct Day {
    let key: String
    let date: ColumnValue
    var exercises: [Exercise] = []
    /// Where the exercises stand in the list.
    var places: [ColumnValue: Int] = [:]

    mutating func append(_ exercise: Exercise, _ id: ColumnValue) {
      places[id] = exercises.count
      exercises.append(exercise)
    }
  }

  /// Days that something is said about, but that have no set; the next one is last.
  private var setlessDays: [String] = []

  init(
    exercises: FitNotesBackupExercises, groups: FitNotesBackupGroups, days: FitNotesBackupDays,
    units: FitNotesBackupUnits,
    reporter: FitNotesBackupReporter
  ) {
    self.exercises = exercises
    self.groups = groups
    self.days = days
    self.reporter = reporter
    sets = FitNotesBackupSet(units: units, table: "training_log")
  }

  /// Reads all days into `sink`, in the order of their dates.
  ///
  /// - Parameter progress: is told how many sets have been read.
  mutating func read(
    _ database: FitNotesBackupDatabase, _ table: FitNotesBackupTable, into sink: any ArchiveSink,
    progress: (Int) -> Void
  ) throws {
    var logged: Set<String> = []
    try database.forEachRow(of: table, columns: ["date"]) {
      logged.insert(FitNotesBackupDate.key($0[0].text))
    }
    setlessDays = days.byKey.keys.filter { !logged.contains($0) }.sorted(by: >)
    var count = 0
    try database.forEachRow(of: table.name, orderedBy: "date") { row in
      let date = row.value("date")
      let key = FitNotesBackupDate.key(date.text)
      // A time beside the day is that of the set alone.
      if !key.isEmpty, key != date.text { row.keep("date", date.text) }
      if current?.key != key {
        try finishDay(into: sink)
        try addSetlessDays(before: key, into: sink)
        current = Day(key: key, date: date)
        progress(count)
      }
      add(&row)
      count += 1
    }
    try finishDay(into: sink)
    try addSetlessDays(before: nil, into: sink)
    for (day, list) in groups.byDay.sorted(by: { $0.key < $1.key })
    where !logged.contains(day) && days.byKey[day] == nil {
      for group in list {
        reporter.report(
          .warning, .dropped, "superset of a day without sets", detail: day, table: "WorkoutGroup",
          row: group.id)
      }
    }
    days.reportNotesWithoutSet(reporter)
  }

  /// Adds a set to its exercise of the day; exercises stand in the order of their first sets.
  private mutating func add(_ row: inout FitNotesBackupRow) {
    let id = row.value("exercise_id")
    let known = exercises.byID[id]
    let set = sets.set(of: &row, known, note: days.takeNote(ofSet: row.id))
    if let place = current?.places[id] {
      current?.exercises[place].sets.append(set)
    } else {
      var exercise = Exercise(exercises.identity(of: id), sets: [set])
      if known == nil {
        row.report(
          .warning, .inconsistent, "set of an exercise that is not in the list: it is named by its number",
          detail: id.text)
        exercise.details = FitNotesBackupExercises.details(ofMissing: id)
      }
      current?.append(exercise, id)
    }
  }

  private mutating func addSetlessDays(before key: String?, into sink: any ArchiveSink) throws {
    while let day = setlessDays.last, key.map({ day < $0 }) ?? true {
      setlessDays.removeLast()
      current = Day(key: day, date: .text(day))
      try finishDay(into: sink)
    }
  }

  private mutating func finishDay(into sink: any ArchiveSink) throws {
    guard let current else { return }
    self.current = nil
    let day = days.byKey[current.key]
    let supersets = groups.byDay[current.key]
    var workout = Workout(
      start: day?.start ?? DateText.moment(current.key), exercises: current.exercises,
      supersets: FitNotesBackupGroups.supersets(supersets, at: current.places, reporter: reporter))
    var details = WorkoutDetails()
    var fields = (day?.fields ?? []) + (supersets ?? []).flatMap { $0.fields }
    if workout.start == nil {
      fields.append(SourceFields.Field(name: "date", text: current.date.text))
      reporter.report(
        .warning, .inconsistent, "not a date", detail: current.date.text, table: "training_log")
    }
    if let notes = day?.notes, !notes.isEmpty { details.notes = notes.joined(separator: "\n") }
    if let start = day?.start, let end = day?.end, end >= start {
      let milliseconds = end.wallMilliseconds - start.wallMilliseconds
      workout.durationSeconds = ExactDecimal(coefficient: milliseconds / 1_000)
    } else {
      details.end = day?.end
    }
    if !fields.isEmpty {
      details.sourceFields = SourceFields(format: Format.fitNotesBackup.id, fields: fields)
    }
    if details != WorkoutDetails() { workout.details = details }
    try sink.add(workout)
  }
}
