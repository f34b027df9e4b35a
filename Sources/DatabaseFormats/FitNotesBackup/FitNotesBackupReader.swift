internal import FormatKit
internal import Notation
internal import SQLite
internal import WorkoutModel

/// Reads a FitNotes backup: everything but the workouts, then the days one by one.
struct FitNotesBackupReader {
  private let database: FitNotesBackupDatabase
  private let reporter: FitNotesBackupReporter
  private let options: ReadOptions
  private var archive = WorkoutArchive()

  /// The versions whose tables are known; others are read as far as they are alike.
  private static let knownVersions: ClosedRange<Int64> = 20...22

  private static let tables = [
    "training_log", "exercise", "Category", "Comment", "WorkoutComment", "WorkoutTime", "WorkoutGroup",
    "WorkoutGroupExercise", "Routine", "RoutineSection", "RoutineSectionExercise",
    "RoutineSectionExerciseSet",
    "BodyWeight", "Measurement", "MeasurementRecord", "MeasurementUnit", "Goal", "settings",
  ]

  /// Reads `input` into `sink`.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let reporter = FitNotesBackupReporter(file: input.name, findings: findings)
    if Database.isWriteAhead(input.bytes) {
      reporter.report(
        .note, .inconsistent,
        "database is in write-ahead mode: rows in the -wal file beside it are not read", table: "")
    }
    try WorkoutError.catching(
      {
        try Database.read(input.bytes) { database in
          var reader = try FitNotesBackupReader(
            database: FitNotesBackupDatabase(database, reporter: reporter), reporter: reporter,
            options: options
          )
          try reader.read(into: sink, byteCount: input.bytes.count)
        }
      }, other: { .unreadable(input.name, $0, advice: "Make the backup again in the app.") })
    reporter.finish()
    try sink.finish()
  }

  private init(database: FitNotesBackupDatabase, reporter: FitNotesBackupReporter, options: ReadOptions) {
    self.database = database
    self.reporter = reporter
    self.options = options
  }

  private mutating func read(into sink: any ArchiveSink, byteCount: Int) throws {
    let log = try database.requiredTable("training_log", columns: "exercise_id", "date")
    _ = try database.requiredTable("exercise", columns: "name")
    try readVersion()
    try readSettings()
    let units = FitNotesBackupUnits(
      settings: archive.preferences.massUnit ?? options.massUnit, reporter: reporter)
    let exercises = try FitNotesBackupExercises(database, reporter: reporter)
    archive.exerciseTypes = exercises.types
    if database.table(named: "Category") != nil { archive.categoryColors = exercises.colors }
    let setCount = try readUnits(log, exercises, units)
    let groups = try FitNotesBackupGroups(database, reporter: reporter)
    archive.templates = try FitNotesBackupRoutines(
      database, exercises: exercises, groups: groups, units: units, reporter: reporter
    ).templates
    let body = try FitNotesBackupBody(database, settings: units.settings)
    archive.measurements = body.measurements
    if !body.fields.isEmpty {
      archive.sourceFields = SourceFields(format: Format.fitNotesBackup.id, fields: body.fields)
    }
    try readGoals(exercises, units)
    try database.reportTables(beside: Self.tables)
    var workouts = try FitNotesBackupWorkouts(
      exercises: exercises, groups: groups, days: FitNotesBackupDays(database), units: units,
      reporter: reporter)
    try sink.begin(archive)
    try workouts.read(database, log, into: sink) { count in
      options.progress?(Int(Double(byteCount) * Double(count) / Double(max(1, setCount))), byteCount)
    }
    options.progress?(byteCount, byteCount)
  }

  private mutating func readVersion() throws {
    let version = try database.version()
    archive.source = .init(format: Format.fitNotesBackup.id, version: Int(clamping: version))
    guard !Self.knownVersions.contains(version) else { return }
    reporter.report(
      .note, .inconsistent, "version of the database is not known: read as far as it is like a known one",
      detail: "\(version), known are 20 to 22", table: "")
  }

  private mutating func readSettings() throws {
    var isFirst = true
    try database.forEachRow(of: "settings") { row in
      guard isFirst else { return row.report(.warning, .dropped, "second row of settings") }
      isFirst = false
      switch row.value("metric") {
      case .integer(0): archive.preferences.massUnit = .pounds
      case .integer(1): archive.preferences.massUnit = .kilograms
      case let other: if !other.isUnset { row.keep("metric", other.text) }
      }
      switch row.value("first_day_of_week") {
      case .integer(1): archive.preferences.startsWeekOnMonday = false
      case .integer(2): archive.preferences.startsWeekOnMonday = true
      case let other: if !other.isUnset { row.keep("first_day_of_week", other.text) }
      }
      archive.preferences.sourceFields = row.rest
    }
  }

  /// Takes the units that all sets agree on, and counts the sets.
  private mutating func readUnits(
    _ log: FitNotesBackupTable, _ exercises: FitNotesBackupExercises, _ units: FitNotesBackupUnits
  ) throws -> Int {
    var masses: Set<MassUnit> = []
    var distances: Set<DistanceUnit> = []
    var count = 0
    let names = ["exercise_id", "unit", "metric_weight", "distance"]
    try database.forEachRow(of: log, columns: names) { values in
      count += 1
      let exercise = exercises.byID[values[0]]
      let unit = values[1].integer
      let distance = values[3].decimal.flatMap { $0.coefficient == 0 ? nil : $0 }
      if let distance, let unit = FitNotesBackupUnits.distance(distance, unit: unit).unit {
        distances.insert(unit)
      }
      guard let weight = values[2].decimal, weight.coefficient != 0 else { return }
      let hasDistance = distance != nil || exercise?.kind.countsDistance == true
      let shown = units.massUnit(unit: unit, of: exercise, hasDistance: hasDistance)
      if let unit = FitNotesBackupUnits.load(weight, shownIn: shown).unit { masses.insert(unit) }
    }
    if masses.count == 1 { archive.preferences.massUnit = masses.first }
    if distances.count == 1 { archive.preferences.distanceUnit = distances.first }
    return count
  }

  private mutating func readGoals(_ exercises: FitNotesBackupExercises, _ units: FitNotesBackupUnits) throws {
    let sets = FitNotesBackupSet(units: units, table: "Goal")
    try database.forEachRow(of: "Goal", orderedBy: "sort_order") { row in
      row.skip("sort_order")
      let id = row.value("exercise_id")
      let exercise = exercises.byID[id]
      if exercise == nil {
        row.report(
          .warning, .inconsistent, "goal for an exercise that is not in the list: it is named by its number",
          detail: id.text)
      }
      if exercise == nil, id.isUnset { row.keep("exercise_id", id.text) }
      let target = sets.numbers(of: &row, exercise, isTarget: true)
      var goal = ExerciseGoal(
        exercises.identity(of: id), target: target, due: row.moment("target_date"))
      goal.sourceFields = row.rest
      archive.goals.append(goal)
    }
  }
}
