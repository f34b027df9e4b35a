internal import CSQLite

/// A SQLite database in memory: one that was read, or one that is being built.
///
/// No file is opened, made or changed, neither the user's nor one beside it.
package final class Database {
  /// The first bytes of every database.
  package static let magic = Array("SQLite format 3\0".utf8)

  /// The version of the library: `3.40.1`.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// The largest database that is built: 16 GiB.
  private static let maximumByteCount: Int64 = 16 << 30

  private static let headerByteCount = 100

  let handle: OpaquePointer
  /// A copy of what was read, where it had to be changed to be read.
  private var copy: UnsafeMutableRawPointer?
  private var budget: StepBudget?

  private init() throws(DatabaseError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(":memory:", &opened, flags, nil)
    guard let opened, code == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
    }
    handle = opened
  }

  deinit {
    sqlite3_close_v2(handle)
    copy?.deallocate()
  }

  // MARK: Reading

  /// Opens the database that `bytes` hold, for reading alone, as long as `body` runs.
  ///
  /// Code in the schema (views, triggers, functions) is not run; see ``DatabaseLimits``.
  ///
  /// - Throws: ``DatabaseError`` where the bytes are no database; what `body` throws.
  package static func read<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (Database) throws -> Result
  ) throws -> Result {
    guard bytes.starts(with: magic), bytes.count >= headerByteCount, let start = bytes.baseAddress else {
      throw DatabaseError(code: SQLITE_NOTADB, message: "file is not a database")
    }
    let database = try Database()
    try database.open(UnsafeMutableRawPointer(mutating: start), count: bytes.count)
    return try withExtendedLifetime(database) { try body(database) }
  }

  /// True where the database was last written in write-ahead mode: its newest rows may stand in another file.
  package static func isWriteAhead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= headerByteCount && bytes.starts(with: magic) && (bytes[18] == 2 || bytes[19] == 2)
  }

  private func open(_ start: UnsafeMutableRawPointer, count: Int) throws(DatabaseError) {
    var start = start
    if Self.isWriteAhead(UnsafeRawBufferPointer(start: start, count: count)) {
      // Memory has no write-ahead log, and SQLite refuses a header that asks for one.
      let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      memory.copyMemory(from: start, byteCount: count)
      memory.storeBytes(of: 0x0101, toByteOffset: 18, as: UInt16.self)
      copy = memory
      start = memory
    }
    for limit in DatabaseLimits.all { sqlite3_limit(handle, limit.id, limit.value) }
    for option in DatabaseLimits.options {
      try check(btd_sqlite3_set_option(handle, option.id, option.value))
    }
    try run("PRAGMA temp_store=MEMORY")
    // SQLite does not write to what is read-only.
    let code = sqlite3_deserialize(
      handle, "main", start.assumingMemoryBound(to: UInt8.self), Int64(count), Int64(count),
      UInt32(SQLITE_DESERIALIZE_READONLY))
    try check(code)
    let budget = StepBudget(steps: DatabaseLimits.freeSteps + count * DatabaseLimits.stepsPerByte)
    budget.watch(handle)
    self.budget = budget
    try run("PRAGMA cell_size_check=ON")
  }

  // MARK: Writing

  /// Makes an empty database to be filled and handed on by ``withBytes(_:)``.
  package static func empty() throws(DatabaseError) -> Database {
    let database = try Database()
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
    try database.check(sqlite3_deserialize(database.handle, "main", nil, 0, 0, flags))
    var limit = maximumByteCount
    try database.check(
      sqlite3_file_control(database.handle, "main", SQLITE_FCNTL_SIZE_LIMIT, &limit))
    // There is nothing to go back to where building it fails.
    try database.run("PRAGMA journal_mode=OFF")
    return database
  }

  /// Hands the bytes of the database to `body`.
  package func withBytes(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    var count: Int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &count, UInt32(SQLITE_SERIALIZE_NOCOPY)) else {
      throw DatabaseError(code: SQLITE_NOMEM, message: String(cString: sqlite3_errstr(SQLITE_NOMEM)))
    }
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(start: start, count: Int(count))) }
  }

  // MARK: Statements

  /// Runs each statement of `sql`, whose rows are left aside.
  package func run(_ sql: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares the one statement of `sql`.
  package func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { throw DatabaseError(code: SQLITE_MISUSE, message: "no statement") }
    return Statement(statement, of: self)
  }

  /// Throws what SQLite says of a `code` that is no success.
  func check(_ code: Int32) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    let isExhausted = code == SQLITE_INTERRUPT
    throw DatabaseError(
      code: code & 0xff,
      message: isExhausted
        ? "reading takes more steps than data of this size can need"
        : String(cString: sqlite3_errmsg(handle)))
  }
}
