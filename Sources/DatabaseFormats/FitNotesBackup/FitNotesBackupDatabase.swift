internal import Notation
internal import SQLite
internal import WorkoutModel

/// The tables of a backup as they are: versions differ in both tables and columns.
struct FitNotesBackupDatabase {
  private let database: Database
  private let reporter: FitNotesBackupReporter
  /// The tables by their names in small letters.
  private var tables: [String: FitNotesBackupTable] = [:]

  /// Tables that hold what the app shows and how, or what Android notes for itself.
  private static let ownTables = ["Plate", "Barbell", "ExerciseGraphFavourite", "RepMaxGridFavourite"]

  init(_ database: Database, reporter: FitNotesBackupReporter) throws {
    self.database = database
    self.reporter = reporter
    let schema = try database.prepare("SELECT type, name, rootpage FROM sqlite_master ORDER BY rowid")
    while try schema.step() {
      let name = schema.value(1).text
      guard !name.hasPrefix("sqlite_") else { continue }
      switch schema.value(0).text {
      // A table without pages of its own is made by a program, which is not run.
      case "table" where schema.value(2).integer == 0:
        reporter.report(
          .warning, .dropped, "virtual table is not read, expected tables of rows", detail: name, table: name)
      case "table": tables[name.lowercased()] = try table(name)
      case "view":
        reporter.report(
          .warning, .dropped, "view is not read, expected tables alone", detail: name, table: name)
      default: break
      }
    }
    try reportDamage()
  }

  /// Names what SQLite itself finds broken: rows that cannot be found any more are not missed by any query.
  private func reportDamage() throws {
    let check = try database.prepare("PRAGMA quick_check(1)")
    guard try check.step(), check.value(0).text != "ok" else { return }
    reporter.report(
      .error, .dropped, "the database is damaged, and rows of it may be missing", detail: check.value(0).text,
      table: "sqlite_master")
  }

  /// The version that the app's own upgrades count.
  func version() throws -> Int64 {
    let statement = try database.prepare("PRAGMA user_version")
    return try statement.step() ? statement.value(0).integer ?? 0 : 0
  }

  /// The table called `name`, in any letter case; nil where the backup has none.
  func table(named name: String) -> FitNotesBackupTable? { tables[name.lowercased()] }

  /// A table without which there is no backup.
  ///
  /// - Throws: ``InputError`` where it is missing, or one of `columns` (in small letters) is.
  func requiredTable(_ name: String, columns: String...) throws -> FitNotesBackupTable {
    guard let table = table(named: name) else {
      throw WorkoutError.input(
        InputError(
          .malformed, place: Place(file: reporter.file, pointer: "/\(name)"),
          what: "found no table \(name), expected the tables of a FitNotes backup",
          advice: "If this is a database of another app, there is no format for it."))
    }
    for column in columns where !table.has(column) {
      throw WorkoutError.input(
        InputError(
          .malformed, place: Place(file: reporter.file, pointer: "/\(table.name)"),
          what: "found no column \(column), expected those of a FitNotes backup"))
    }
    return table
  }

  /// Hands each row of the table called `name` to `body`, in the order of its columns `order`, then of its ids.
  func forEachRow(
    of name: String, orderedBy order: String..., body: (inout FitNotesBackupRow) throws -> Void
  ) throws {
    guard let table = table(named: name) else { return }
    let statement = try database.prepare(table.query(orderedBy: order))
    var number = 0
    while try statement.step() {
      number += 1
      var row = FitNotesBackupRow(statement.row, of: table, number: number, reporter: reporter)
      try body(&row)
    }
  }

  /// Hands the columns `names` (in small letters) of each row of `table` to `body`.
  func forEachRow(of table: FitNotesBackupTable, columns names: [String], body: ([ColumnValue]) -> Void)
    throws
  {
    let statement = try database.prepare(table.query(of: names))
    while try statement.step() { body(statement.row) }
  }

  /// Names the tables that hold rows and are not `known`.
  func reportTables(beside known: [String]) throws {
    let known = Set((known + ["android_metadata"]).map { $0.lowercased() })
    for (key, table) in tables.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      let count = try rowCount(of: table)
      guard count > 0 else { continue }
      let isOwn = Self.ownTables.contains { $0.lowercased() == key }
      reporter.report(
        isOwn ? .note : .warning, .dropped,
        isOwn
          ? "table \(table.name): what only the app shows"
          : "table \(table.name) is not known, its rows are left out",
        table: table.name, count: count)
    }
  }

  /// Steps through the rows: SQLite's own count cannot be stopped.
  private func rowCount(of table: FitNotesBackupTable) throws -> Int {
    let statement = try database.prepare("SELECT 1 FROM \(FitNotesBackupTable.quoted(table.name))")
    var count = 0
    while try statement.step() { count += 1 }
    return count
  }

  private func table(_ name: String) throws -> FitNotesBackupTable {
    let statement = try database.prepare("PRAGMA table_xinfo(\(FitNotesBackupTable.quoted(name)))")
    var columns: [String] = []
    while try statement.step() {
      if statement.value(6).integer == 0 {
        columns.append(statement.value(1).text)
      } else {
        reporter.report(
          .warning, .dropped, "computed column is not read", detail: statement.value(1).text, table: name)
      }
    }
    return FitNotesBackupTable(name: name, columns: columns)
  }
}
