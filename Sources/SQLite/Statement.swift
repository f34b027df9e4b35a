internal import CSQLite

/// A prepared statement: a query whose rows are stepped through, or an insertion that is filled again and again.
package final class Statement {
  private let statement: OpaquePointer
  private let database: Database
  private var nextIndex: Int32 = 1
  private var bindingFailure = SQLITE_OK

  init(_ statement: OpaquePointer, of database: Database) {
    self.statement = statement
    self.database = database
  }

  deinit { sqlite3_finalize(statement) }

  // MARK: Rows

  /// Moves to the next row; false behind the last.
  package func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      try database.check(code)
      return false
    }
  }

  /// How many columns a row has.
  package var columnCount: Int { Int(sqlite3_column_count(statement)) }

  /// The value in a column of the row, from 0.
  package func value(_ column: Int) -> ColumnValue {
    let column = Int32(column)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let start = sqlite3_column_text(statement, column) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)))
    default: return .null
    }
  }

  /// All values of the row.
  package var row: [ColumnValue] { (0..<columnCount).map(value) }

  // MARK: Insertions

  /// Fills the next parameter with a whole number, or with nothing.
  package func add(_ value: Int64?) {
    advance(value.map { sqlite3_bind_int64(statement, nextIndex, $0) })
  }

  /// Fills the next parameter with a floating-point number.
  package func add(_ value: Double) {
    advance(sqlite3_bind_double(statement, nextIndex, value))
  }

  /// Fills the next parameter with a text, or with nothing.
  package func add(_ value: String?) {
    guard let value else { return advance(nil) }
    let count = UInt64(value.utf8.count)
    advance(value.withCString { btd_sqlite3_bind_copied_text(statement, nextIndex, $0, count) })
  }

  /// Inserts the row that has been filled, and begins the next.
  ///
  /// - Throws: ``DatabaseError`` where a parameter is missing or was too many, or there is no more memory.
  package func insert() throws(DatabaseError) {
    let expected = sqlite3_bind_parameter_count(statement) + 1
    if bindingFailure == SQLITE_OK, nextIndex != expected { bindingFailure = SQLITE_MISUSE }
    try database.check(bindingFailure)
    nextIndex = 1
    _ = try step()
    try database.check(sqlite3_reset(statement))
  }

  /// Counts a parameter, filled with the result `code`, or to be filled with nothing.
  private func advance(_ code: Int32?) {
    let code = code ?? sqlite3_bind_null(statement, nextIndex)
    if bindingFailure == SQLITE_OK { bindingFailure = code }
    nextIndex += 1
  }
}
