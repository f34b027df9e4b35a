internal import CSQLite

/// What a database from elsewhere may cost.
package enum DatabaseLimits {
  /// The longest row, text or blob that is read, in bytes.
  package static let maximumRowByteCount: Int32 = 4 << 20
  /// Steps of SQLite's machine that every database is granted.
  package static let freeSteps = 1_000_000
  /// Steps granted for each byte on top; reading and sorting a whole database takes about three.
  package static let stepsPerByte = 16
  /// Steps after which they are counted.
  static let stepInterval = 1_000

  /// The limits that are set, by SQLite's number for each.
  static let all: [(id: Int32, value: Int32)] = [
    (SQLITE_LIMIT_LENGTH, maximumRowByteCount),
    (SQLITE_LIMIT_SQL_LENGTH, 1 << 20),
    (SQLITE_LIMIT_COLUMN, 1_000),
    (SQLITE_LIMIT_EXPR_DEPTH, 100),
    (SQLITE_LIMIT_COMPOUND_SELECT, 10),
    (SQLITE_LIMIT_VDBE_OP, 100_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 8),
    (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// Options that keep a hostile schema from running anything of its own.
  static let options: [(id: Int32, value: Int32)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, 1),
    (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
    (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
    (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
    (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
  ]
}
