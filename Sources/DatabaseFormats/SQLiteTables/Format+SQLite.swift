public import FormatKit
internal import WorkoutModel

extension Format {
  /// A SQLite database for queries, with a table for everything that an archive holds.
  public static let sqlite = Format(
    id: "sqlite", name: "SQLite database for queries", extensions: ["sqlite", "sqlite3", "db"],
    recognizes: { $0.sqliteApplicationID == SQLiteSchema.applicationID },
    writer: { (output, options, findings) throws(WorkoutError) in
      let writer = try WorkoutError.catching { try SQLiteWriter(output) }
      return FittingSink(.sqlite, options: options, findings: findings, into: writer)
    },
    checker: SQLiteChecker.check)
}

extension FormatScope {
  /// Everything: the tables have room for all of the model, and for what only other formats know.
  static let sqlite = FormatScope(
    target: "a SQLite database", formatID: "sqlite", fields: .all, loadUnits: .besideOrUnstated,
    distanceUnits: .besideOrUnstated, clock: .offsetIfKnown, startPrecision: nil, requiresStart: false,
    durationStep: 0, keeps: .all)
}
