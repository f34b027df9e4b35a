import ArchiveGenerator
import Testing

@testable import SQLite

/// The bytes of a database that `sql` makes.
func database(_ sql: String) throws -> [UInt8] {
  let database = try Database.empty()
  try database.run(sql)
  var bytes: [UInt8] = []
  try database.withBytes { bytes = Array($0) }
  return bytes
}

/// All rows of a query on the database that `bytes` hold.
func rows(_ bytes: [UInt8], _ sql: String) throws -> [[ColumnValue]] {
  try bytes.withUnsafeBytes { bytes in
    try Database.read(bytes) { database in
      let statement = try database.prepare(sql)
      var rows: [[ColumnValue]] = []
      while try statement.step() { rows.append(statement.row) }
      return rows
    }
  }
}

/// What SQLite says of a query that fails; nil for one that does not.
func failure(_ bytes: [UInt8], _ sql: String) -> String? {
  do {
    _ = try rows(bytes, sql)
    return nil
  } catch {
    return "\(error)"
  }
}

@Suite struct DatabaseTests {
  @Test func everyTypeOfValueComesBack() throws {
    let bytes = try database(
      """
      CREATE TABLE t(a);
      INSERT INTO t VALUES (NULL), (-5), (0.1), ('naïve 🏋️'), (''), (x'00ff'), (9e999), (CAST(x'6180' AS TEXT));
      """)
    #expect(
      try rows(bytes, "SELECT a FROM t").map { $0[0] } == [
        .null, .integer(-5), .real(0.1), .text("naïve 🏋️"), .text(""), .blob([0, 255]), .real(.infinity),
        .text("a\u{fffd}"),
      ])
  }

  @Test func whatIsInsertedIsReadAgain() throws {
    let database = try Database.empty()
    try database.run("CREATE TABLE t(a, b, c)")
    let insertion = try database.prepare("INSERT INTO t VALUES (?, ?, ?)")
    for number in 0..<1_000 as Range<Int64> {
      insertion.add(number)
      insertion.add(Double(number) / 4)
      insertion.add(number % 2 == 0 ? nil : "a\0\(number)")
      try insertion.insert()
    }
    var bytes: [UInt8] = []
    try database.withBytes { bytes = Array($0) }
    let found = try rows(bytes, "SELECT * FROM t ORDER BY a DESC LIMIT 2")
    #expect(
      found == [
        [.integer(999), .real(249.75), .text("a\0999")], [.integer(998), .real(249.5), .null],
      ])
  }

  @Test func aRowWithTooFewOrTooManyValuesIsRefused() throws {
    let database = try Database.empty()
    try database.run("CREATE TABLE t(a, b)")
    let short = try database.prepare("INSERT INTO t VALUES (?, ?)")
    short.add("a")
    #expect(throws: DatabaseError.self) { try short.insert() }
    let long = try database.prepare("INSERT INTO t VALUES (?, ?)")
    for _ in 0..<3 { long.add(1) }
    #expect(throws: DatabaseError.self) { try long.insert() }
  }

  @Test func theSameStatementsMakeTheSameBytes() throws {
    let sql = "CREATE TABLE t(a PRIMARY KEY) WITHOUT ROWID; INSERT INTO t VALUES ('b'), ('a');"
    #expect(try database(sql) == database(sql))
  }

  @Test func aDatabaseIsNotWrittenTo() throws {
    let bytes = try database("CREATE TABLE t(a)")
    #expect(failure(bytes, "INSERT INTO t VALUES (1)") == "attempt to write a readonly database")
    #expect(failure(bytes, "ATTACH ':memory:' AS other") == "too many attached databases - max 0")
  }

  @Test func aDatabaseInWriteAheadModeIsRead() throws {
    var bytes = try database("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    #expect(!bytes.withUnsafeBytes { Database.isWriteAhead($0) })
    bytes[18] = 2
    bytes[19] = 2
    let before = bytes
    #expect(bytes.withUnsafeBytes { Database.isWriteAhead($0) })
    #expect(try rows(bytes, "SELECT a FROM t") == [[.integer(1)]])
    #expect(bytes == before)
  }

  @Test(arguments: [0, 1, 15, 16, 99, 100, 512, 4_095])
  func aFileCutOffAtTheStartIsRefused(count: Int) throws {
    let bytes = try Array(database("CREATE TABLE t(a)").prefix(count))
    let message = try #require(failure(bytes, "SELECT * FROM t"))
    #expect(["file is not a database", "database disk image is malformed"].contains(message))
  }

  @Test func aFileCutOffLaterIsRefusedWhereItsRowsAreMissing() throws {
    let bytes = try database(
      """
      CREATE TABLE t(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
      INSERT INTO t SELECT 'row ' || i FROM n;
      """)
    #expect(failure(bytes, "SELECT * FROM t") == nil)
    #expect(
      failure(Array(bytes.prefix(bytes.count / 2)), "SELECT * FROM t") == "database disk image is malformed")
  }

  @Test func aViewIsNotRun() throws {
    let bytes = try database("CREATE VIEW v AS SELECT 1 AS a")
    #expect(failure(bytes, "SELECT * FROM v") == "access to view \"v\" prohibited")
  }

  @Test func aQueryWithoutEndIsStopped() throws {
    let bytes = try database("CREATE TABLE t(a)")
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n"
    #expect(failure(bytes, endless) == "reading takes more steps than data of this size can need")
  }

  @Test func pagesThatReferToEachOtherWithoutEndAreNotReadWithoutEnd() throws {
    var bytes = try database(
      """
      CREATE TABLE t(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000)
      INSERT INTO t SELECT 'row ' || i FROM n;
      """)
    // The root of the table, page 2, is copied over the pages behind it; all its children are then the next page.
    let size = 4_096
    for page in 1..<17 {
      if page > 1 { bytes.replaceSubrange(page * size..<(page + 1) * size, with: bytes[size..<2 * size]) }
      let cells = Int(bytes[page * size + 3]) << 8 | Int(bytes[page * size + 4])
      #expect(cells > 50)
      let pointers = (0..<cells).map { cell in
        page * size + (Int(bytes[page * size + 12 + cell * 2]) << 8 | Int(bytes[page * size + 13 + cell * 2]))
      }
      for pointer in pointers + [page * size + 8] { bytes[pointer + 3] = UInt8(page + 2) }
      for pointer in pointers + [page * size + 8] { bytes[pointer + 2] = 0 }
    }
    #expect(
      failure(bytes, "SELECT max(a) FROM t") == "reading takes more steps than data of this size can need")
  }

  @Test func aTextBeyondTheLimitIsRefused() throws {
    let bytes = try database("CREATE TABLE t(a); INSERT INTO t VALUES (printf('%.*c', 5000000, 'x'));")
    #expect(failure(bytes, "SELECT a FROM t") == "string or blob too big")
  }

  @Test func brokenBytesNeitherCrashNorHang() throws {
    let whole = try database(
      """
      CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT, c REAL); CREATE INDEX i ON t(b);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500)
      INSERT INTO t SELECT i, 'row ' || i, i / 3.0 FROM n;
      """)
    var random = SeededGenerator(seed: 7)
    var readable = 0
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // Half of the changes go to the headers, which steer.
        let isHeader = Bool.random(using: &random)
        let page = Int.random(in: 0..<bytes.count / 4_096, using: &random) * 4_096
        let offset = page + Int.random(in: 0..<(isHeader ? 120 : 4_096), using: &random)
        bytes[offset] = UInt8.random(in: 0...255, using: &random)
      }
      if failure(bytes, "SELECT * FROM t ORDER BY c") == nil { readable += 1 }
    }
    #expect(readable > 100)
  }
}
