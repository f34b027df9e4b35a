import ArchiveGenerator
import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct FitNotesBackupSchemaTests {
  private func failure(_ sql: String) -> String {
    message { _ = try read(FitNotesBackupFixture.bytes(sql), as: .fitNotesBackup) }
  }

  @Test func theTablesOfTheFirstReleasesAreEnough() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO Category VALUES (1, 'Chest'); INSERT INTO exercise VALUES (1, 'Bench Press', 1, 0, 'pause', 2.5);
      INSERT INTO training_log VALUES (1, 1, '2013-02-03', 80, 5, 0);
      """, schema: FitNotesBackupFixture.oldSchema)
    #expect(
      reading.archive.workouts == [
        Workout(
          start: FitNotesBackupFixture.day("2013-02-03"),
          exercises: [Exercise(FitNotesBackupFixture.bench, sets: [FitNotesBackupFixture.set(5, "80")])])
      ])
    #expect(reading.archive.source?.version == 3)
    #expect(
      reading.findings.lines == [
        "note inconsistent t: version of the database is not known: read as far as it is like a known one | 3, known are 20 to 22"
      ])
  }

  @Test func tablesWithoutIdsTypesAndValuesAreRead() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO exercise VALUES ('Bench Press'), (NULL);
      INSERT INTO training_log VALUES (1, '2024-10-21', NULL, NULL), (2, NULL, 60.0, 5.0), (NULL, '2024-10-21T18:05:00', '60', x'05');
      """,
      schema:
        "CREATE TABLE exercise(name); CREATE TABLE training_log(exercise_id, date, metric_weight, reps);")
    let bench = ExerciseIdentity(name: "Bench Press", style: .repsWeight)
    var stranger = ExerciseDetails()
    stranger.sourceFields = FitNotesBackupFixture.fields(["exercise_id": ""])
    let misfit = ExerciseSet(
      details: FitNotesBackupFixture.setDetails {
        $0.sourceFields = FitNotesBackupFixture.fields([
          "date": "2024-10-21T18:05:00", "metric_weight": "60", "reps": "x'05'",
        ])
      })
    #expect(
      reading.archive.workouts == [
        Workout(
          exercises: [
            Exercise(
              ExerciseIdentity(name: nil, style: .repsWeight), sets: [FitNotesBackupFixture.set(5, "60")])
          ],
          details: FitNotesBackupFixture.workoutDetails {
            $0.sourceFields = FitNotesBackupFixture.fields(["date": ""])
          }),
        Workout(
          start: FitNotesBackupFixture.day("2024-10-21"),
          exercises: [
            Exercise(bench, sets: [ExerciseSet()]),
            Exercise(ExerciseIdentity(name: nil), sets: [misfit], details: stranger),
          ]),
      ])
  }

  @Test func tablesAndColumnsThatNobodyKnowsAreNamed() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      CREATE TABLE Plate (_id INTEGER PRIMARY KEY, weight REAL); INSERT INTO Plate VALUES (1, 20), (2, 10);
      CREATE TABLE "odd ""name" (a); INSERT INTO "odd ""name" VALUES (1), (2), (3);
      CREATE TABLE "nothing" (a); CREATE VIEW tonnage AS SELECT 1;
      ALTER TABLE training_log ADD COLUMN mood TEXT;
      ALTER TABLE training_log ADD COLUMN tons GENERATED ALWAYS AS (metric_weight / 1000.0) VIRTUAL;
      ALTER TABLE Category ADD COLUMN icon TEXT; UPDATE Category SET icon = 'bench' WHERE _id = 1;
      INSERT INTO training_log (exercise_id, date, metric_weight, reps, mood) VALUES (1, '2024-10-21', 60, 8, 'good');
      """)
    #expect(
      reading.archive.workouts.first?.exercises.first?.sets.first?.details?.sourceFields
        == FitNotesBackupFixture.fields(["mood": "good"]))
    #expect(
      reading.findings.lines == [
        "warning dropped t (/training_log): computed column is not read | tons",
        "warning dropped t (/tonnage): view is not read, expected tables alone | tonnage",
        "warning dropped t (/Category/1): column icon of a category is not known | bench",
        "warning dropped t (/odd \"name): table odd \"name is not known, its rows are left out × 3",
        "note dropped t (/Plate): table Plate: what only the app shows × 2",
      ])
  }

  @Test func aVirtualTableIsNamedAndNotRead() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      CREATE VIRTUAL TABLE search USING fts4(words);
      INSERT INTO training_log (exercise_id, date, metric_weight, reps) VALUES (1, '2024-10-21', 60, 8);
      """)
    #expect(reading.archive.workouts.count == 1)
    #expect(
      reading.findings.lines.filter { $0.contains("virtual") } == [
        "warning dropped t (/search): virtual table is not read, expected tables of rows | search"
      ])
  }

  @Test func aDamagedBackupIsSaidToBeDamaged() throws {
    var bytes = try FitNotesBackupFixture.bytes(FitNotesBackupFixture.schema)
    #expect(try read(bytes).findings.lines == [])
    // The header lists free pages, but the file has no such page.
    bytes[39] = 5
    #expect(
      try read(bytes).findings.lines.map { String($0.prefix { $0 != "|" }) } == [
        "error dropped t (/sqlite_master): the database is damaged, and rows of it may be missing "
      ])
  }

  @Test func aBackupWithATextOfMoreThan4MiBIsRefused() throws {
    func sql(_ count: Int) -> String {
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES (1, 1, '2024-10-21', 60, 8);
      INSERT INTO Comment VALUES (1, '2024-10-21', 1, 1, printf('%.*c', \(count), 'a'));
      """
    }
    let longest = 4 << 20
    let sets = try FitNotesBackupFixture.read(sql(longest)).archive.workouts.flatMap(\.exercises).flatMap(
      \.sets)
    #expect(sets.map { $0.details?.note?.utf8.count } == [longest])
    #expect(
      failure(FitNotesBackupFixture.schema + sql(longest + 1))
        == "t: the database cannot be read: string or blob too big. Make the backup again in the app.")
  }

  @Test func whatIsNoBackupIsRefused() throws {
    #expect(
      failure("CREATE TABLE t(a)")
        == "t (/training_log): found no table training_log, expected the tables of a FitNotes backup. "
        + "If this is a database of another app, there is no format for it.")
    #expect(
      failure("CREATE TABLE exercise(name); CREATE TABLE training_log(exercise_id)")
        == "t (/training_log): found no column date, expected those of a FitNotes backup.")
    #expect(
      failure("CREATE VIEW training_log AS SELECT 1 AS exercise_id, 2 AS date; CREATE TABLE exercise(name)")
        == "t (/training_log): found no table training_log, expected the tables of a FitNotes backup. "
        + "If this is a database of another app, there is no format for it.")
    #expect(
      message { _ = try read("x", as: .fitNotesBackup) }
        == "t: the database cannot be read: file is not a database. Make the backup again in the app.")
    let whole = try FitNotesBackupFixture.bytes(FitNotesBackupFixture.schema)
    #expect(
      message { _ = try read(Array(whole.prefix(whole.count - 4_096)), as: .fitNotesBackup) }
        == "t: the database cannot be read: database disk image is malformed. Make the backup again in the app."
    )
  }

  @Test func aBackupIsRecognisedByItsTables() throws {
    func detected(_ sql: String, name: String) throws -> String {
      let input = try InputBytes(FitNotesBackupFixture.bytes(sql), name: name)
      do { return try Format.detect(input).id } catch WorkoutError.request(.formatUnknown) {
        return "unknown"
      }
    }
    #expect(try detected(FitNotesBackupFixture.schema, name: "x") == "fitnotes-backup")
    #expect(
      try detected("CREATE TABLE [Training_Log](a); CREATE TABLE \"exercise\"(b)", name: "x.db")
        == "fitnotes-backup")
    #expect(try detected("CREATE TABLE t(a)", name: "x") == "unknown")
    // What stands first may fill more than is looked at first.
    let filler = """
      CREATE TABLE first(a);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200) INSERT INTO first SELECT zeroblob(4000) FROM n;
      CREATE TABLE second(\((0..<200).map { "a_long_name_of_a_column_\($0) INTEGER NOT NULL" }.joined(separator: ", ")));
      """
    #expect(try detected(filler + FitNotesBackupFixture.schema, name: "x") == "fitnotes-backup")
  }

  @Test func aDatabaseInWriteAheadModeIsReadWithAWord() throws {
    var bytes = try FitNotesBackupFixture.bytes(
      FitNotesBackupFixture.schema + "INSERT INTO training_log (exercise_id, date) VALUES (1, '2024-10-21');")
    bytes[18] = 2
    bytes[19] = 2
    let reading = try read(bytes)
    #expect(reading.archive.workouts.count == 1)
    #expect(
      reading.findings.lines == [
        "note inconsistent t: database is in write-ahead mode: rows in the -wal file beside it are not read"
      ])
  }

  @Test func brokenBackupsNeitherCrashNorHang() throws {
    let whole = try FitNotesBackupFixture.bytes(
      FitNotesBackupFixture.schema + """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400)
        INSERT INTO training_log (exercise_id, date, metric_weight, reps)
        SELECT i % 4 + 1, date('2024-01-01', '+' || (i / 8) || ' days'), i * 0.25, i % 12 FROM n;
        INSERT INTO Comment SELECT _id, date, 1, _id, 'comment ' || _id FROM training_log;
        """)
    var random = SeededGenerator(seed: 11)
    var readable = 0
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        // Half of the changes go to the headers, which steer.
        let isHeader = Bool.random(using: &random)
        let page = Int.random(in: 0..<bytes.count / 4_096, using: &random) * 4_096
        bytes[page + Int.random(in: 0..<(isHeader ? 120 : 4_096), using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do {
        _ = try read(bytes, as: .fitNotesBackup)
        readable += 1
      } catch WorkoutError.input {}
    }
    #expect(readable > 10)
  }
}
