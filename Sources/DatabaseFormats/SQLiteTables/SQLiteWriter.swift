internal import Notation
internal import SQLite
internal import WorkoutModel

/// Writes an archive into the tables of a database, workout by workout; the bytes go out at the end.
final class SQLiteWriter: ArchiveSink {
  private let output: ByteOutput
  private let database: Database
  private let workouts: FilledTable
  private let exercises: ExerciseTables
  let sourceFields: FilledTable
  private let exactNumbers: FilledTable

  init(_ output: ByteOutput) throws {
    self.output = output
    database = try Database.empty()
    try database.run(SQLiteSchema.tables)
    exactNumbers = try FilledTable(database, "exact_numbers")
    sourceFields = try FilledTable(database, "source_fields")
    workouts = try FilledTable(database, "workouts", exactNumbers: exactNumbers)
    exercises = try ExerciseTables(
      exercises: FilledTable(database, "exercises", exactNumbers: exactNumbers),
      sets: FilledTable(database, "sets", exactNumbers: exactNumbers), sourceFields: sourceFields)
  }

  /// Makes ready to fill the table called `name`.
  func table(_ name: String) throws -> FilledTable {
    try FilledTable(database, name, exactNumbers: exactNumbers)
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    try WorkoutError.catching {
      try writeSettings(archive)
      try writeProfile(archive.profile)
      try writeMeasurements(archive.measurements)
      try writeExerciseTypes(archive)
      try writeTemplates(archive.templates)
      try writeGoals(archive.goals)
      let rides = try RideTables(self)
      for ride in archive.rides { try rides.write(ride) }
      try writeRoutine(archive.routine)
      let factors = try table("one_rep_max_factors")
      for factor in SQLiteSchema.oneRepMaxFactors {
        factors.begin()
        factors.add(factor.factor)
        try factors.insert()
      }
    }
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    try WorkoutError.catching {
      let details = workout.details
      workouts.begin()
      workouts.add(workout.id?.description)
      workouts.add(workout.title)
      workouts.add(workout.start?.cut(to: .day).withOffset(nil).description)
      workouts.add(workout.start?.description)
      workouts.add(workout.isStartEdited)
      workouts.add(details?.end?.description)
      workouts.add(workout.durationSeconds)
      workouts.add(details?.notes)
      workouts.add(details?.activeEnergyKilocalories)
      workouts.add(details?.basalEnergyKilocalories)
      workouts.add(details?.averageHeartRate)
      workouts.add(details?.maximumHeartRate)
      workouts.add(details?.difficulty)
      workouts.add(details?.templateReference)
      try workouts.insert()
      try sourceFields.insert(details?.sourceFields, of: workouts)
      try exercises.write(workout.exercises, supersets: workout.supersets, ownerID: workouts.id)
    }
  }

  func finish() throws(WorkoutError) {
    try WorkoutError.catching {
      try database.run(SQLiteSchema.indices)
      try database.run(SQLiteSchema.views)
      try database.run("COMMIT")
      try database.withBytes { output.append($0) }
    }
  }
}

extension FilledTable {
  /// Inserts what only the source's format knows of the last row of `owner`.
  func insert(_ fields: SourceFields?, of owner: FilledTable) throws {
    try insert(fields, owner: owner.name, id: owner.id)
  }

  /// Inserts what only the source's format knows of the row `id` of `owner`.
  func insert(_ fields: SourceFields?, owner: String, id: Int64) throws {
    guard let fields else { return }
    for field in fields.fields {
      begin()
      add(owner)
      add(id)
      add(fields.format)
      add(field.name)
      add(field.text)
      try insert()
    }
  }
}
