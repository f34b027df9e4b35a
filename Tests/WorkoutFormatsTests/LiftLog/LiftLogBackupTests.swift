import SQLite
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// LiftLog's backup: a database of sessions in JSON.
@Suite struct LiftLogBackupTests {
  private static let schema = """
    CREATE TABLE `session` (`id` text PRIMARY KEY NOT NULL, `payload` text NOT NULL, `modelVersion` integer);
    CREATE TABLE `program` (`id` text PRIMARY KEY NOT NULL, `active` integer, `payload` text NOT NULL);
    CREATE TABLE `exercise` (`id` text PRIMARY KEY NOT NULL);
    CREATE TABLE `data_migration` (`id` text PRIMARY KEY NOT NULL);
    CREATE TABLE `__drizzle_migrations` (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
    INSERT INTO data_migration VALUES ('a');

    """

  private func bytes(_ sql: String) throws -> [UInt8] {
    let database = try Database.empty()
    try database.run(sql)
    var bytes: [UInt8] = []
    try database.withBytes { bytes = Array($0) }
    return bytes
  }

  private static func session(_ id: String, _ reps: Int) -> String {
    #"""
    {"id":"\#(id)","date":"2026-02-17","blueprint":{"name":"Push"},"bodyweight":{"value":"85.6","unit":"kilograms"},
    "recordedExercises":[{"type":"RecordedWeightedExercise","blueprint":{"name":"Bench"},"potentialSets":[
    {"set":{"repsCompleted":\#(reps),"completionDateTime":"2026-02-17T07:25:53.294+11:00"},
    "weight":{"value":"100","unit":"kilograms"}}]}]}
    """#
  }

  @Test func readsItsSessionsAndNamesAllElse() throws {
    let sql =
      Self.schema + "INSERT INTO session VALUES ('a', '\(Self.session("a", 5))', 7);"
      + "INSERT INTO session VALUES ('b', 'broken', 7);"
      + "INSERT INTO session VALUES ('c', '\(Self.session("c", 6))', 7);"
      + "INSERT INTO program VALUES ('p', 1, '{}'), ('q', 0, '{}');"
    let file = try bytes(sql)
    #expect(try Format.detect(InputBytes(file, name: "x")).id == "liftlog-backup")
    let reading = try read(file)
    #expect(
      ArchiveText.of(reading.archive)
        == """
        from liftlog
        measured 2026-02-17T07:25:53.294+11:00 Weight 85.6 kilograms
        measured 2026-02-17T07:25:53.294+11:00 Weight 85.6 kilograms
        workout "Push" 2026-02-17T07:25:53.294+11:00 {id a}
          Bench
            5 reps, 100 kg
        workout "Push" 2026-02-17T07:25:53.294+11:00 {id c}
          Bench
            6 reps, 100 kg
        """.replacing("85.6 kilograms", with: "85.6 kg"))
    #expect(
      reading.findings.lines == [
        "note dropped t (/program/0): program without sessions",
        "note dropped t (/program/1): program without sessions",
        "error dropped t (/session/1): session that is not JSON | broken",
      ])
  }

  @Test func anotherDatabaseIsAnError() throws {
    let other = try bytes("CREATE TABLE a (b);")
    #expect(
      message { _ = try read(other, as: .liftLogBackup) }
        == "t (/session): found no table session, expected the tables of a LiftLog backup.")
    #expect(
      message { _ = try read("SQLite", as: .liftLogBackup) }
        == "t: the database cannot be read: file is not a database. Make the backup again in the app.")
  }
}
