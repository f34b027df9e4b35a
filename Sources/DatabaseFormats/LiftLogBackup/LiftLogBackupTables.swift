internal import Notation
internal import SQLite
internal import SafeFiles
package import WorkoutModel

/// The tables of LiftLog's backup as they were in July 2026; later versions of the app bring them to their own.
package final class LiftLogBackupTables {
  private let database: Database
  private let sessions: Statement
  private let programs: Statement

  /// The times of the app's changes to its tables, which tell it where to go on.
  private static let migrations: [Int64] = [
    1_775_622_384_434, 1_775_636_461_143, 1_775_769_957_219, 1_780_222_083_349, 1_780_957_615_030,
    1_781_512_672_435, 1_783_947_942_760,
  ]

  /// Tables of the app that hold a text as JSON under an identifier.
  private static let others = [
    "exercise", "feed_follow_request", "feed_followed_user", "feed_follower_user", "feed_items",
    "feed_pending_user", "feed_reaction", "feed_sent_reaction",
  ]

  /// Makes the tables, empty.
  package init() throws(WorkoutError) {
    (database, sessions, programs) = try WorkoutError.catching {
      let database = try Database.empty()
      try database.run(
        """
        BEGIN;
        CREATE TABLE `__drizzle_migrations` (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
        CREATE TABLE `data_migration` (`id` text PRIMARY KEY NOT NULL);
        CREATE TABLE `session` (`id` text PRIMARY KEY NOT NULL, `payload` text NOT NULL);
        CREATE TABLE `program` (`id` text PRIMARY KEY NOT NULL, `active` integer NOT NULL, `payload` text NOT NULL);
        CREATE UNIQUE INDEX `single_active_program` ON `program` (`active`) WHERE "program"."active" = 1;
        CREATE TABLE `feed_identity` (`id` integer PRIMARY KEY NOT NULL, `payload` text NOT NULL,
          CONSTRAINT "single_feed_identity" CHECK(id = 0));
        CREATE TABLE `feed_revoked_follow_secrets` (`secret` text PRIMARY KEY NOT NULL);
        CREATE TABLE `feed_unpublished_sessions` (`sessionId` text PRIMARY KEY NOT NULL);
        """)
      for table in Self.others {
        try database.run("CREATE TABLE `\(table)` (`id` text PRIMARY KEY NOT NULL, `payload` text NOT NULL)")
      }
      for time in Self.migrations {
        try database.run("INSERT INTO `__drizzle_migrations` (hash, created_at) VALUES ('', \(time))")
      }
      return (
        database, try database.prepare("INSERT INTO session (id, payload) VALUES (?, ?)"),
        try database.prepare("INSERT INTO program (id, active, payload) VALUES (?, ?, ?)")
      )
    }
  }

  /// Adds a session; false for one that is larger than a row can be.
  package func addSession(_ id: String, _ payload: String) throws(WorkoutError) -> Bool {
    guard Self.fits(id, payload) else { return false }
    try WorkoutError.catching {
      sessions.add(id)
      sessions.add(payload)
      try sessions.insert()
    }
    return true
  }

  /// Adds a program; false for one that is larger than a row can be.
  package func addProgram(_ id: String, _ payload: String, isActive: Bool) throws(WorkoutError) -> Bool {
    guard Self.fits(id, payload) else { return false }
    try WorkoutError.catching {
      programs.add(id)
      programs.add(isActive ? 1 : 0 as Int64)
      programs.add(payload)
      try programs.insert()
    }
    return true
  }

  private static func fits(_ id: String, _ payload: String) -> Bool {
    id.utf8.count + payload.utf8.count < Int(DatabaseLimits.maximumRowByteCount) - 1_024
  }

  /// The bytes of the database, packed by gzip.
  package func finish() throws(WorkoutError) -> [UInt8] {
    try WorkoutError.catching {
      try database.run("COMMIT")
      var packed: [UInt8] = []
      try database.withBytes { packed = GzipBytes.packed($0) }
      return packed
    }
  }
}
