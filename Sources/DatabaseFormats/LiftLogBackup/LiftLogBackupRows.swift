package import Notation
internal import SQLite
internal import SafeFiles
package import WorkoutModel

/// The rows of LiftLog's backup: a database whose sessions are JSON.
package struct LiftLogBackupRows {
  /// The JSON of each session, in the order of the table.
  package private(set) var sessions: [String] = []
  /// The JSON of each program, and whether it is the one in use.
  package private(set) var programs: [(payload: String, isActive: Bool)] = []
  /// The other tables that hold rows, and how many.
  package private(set) var others: [(table: String, count: Int)] = []
  /// What SQLite finds damaged; nil where it finds nothing.
  package private(set) var damage: String?

  /// Tables in which the app and its database keep account of themselves.
  private static let ownTables: Set<String> = ["__drizzle_migrations", "data_migration"]

  /// What is packed in `input`; nil where it is not packed.
  package static func unpacked(_ input: InputBytes) throws(WorkoutError) -> [UInt8]? {
    let limit = maximumByteCount(of: input.bytes.count)
    do throws(FileError) {
      return try GzipBytes.unpacked(input.bytes, name: input.name, limit: limit)
    } catch { throw .file(error) }
  }

  /// Reads the database that `input` holds, or that was packed in it.
  ///
  /// - Throws: `WorkoutError.input` where it is no database, or has no sessions with a `payload`.
  package init(_ input: InputBytes, unpacked: [UInt8]?) throws(WorkoutError) {
    let file = input.name
    var rows = self
    try WorkoutError.catching(
      {
        try Self.withBytes(unpacked, input.bytes) { bytes in
          try Database.read(bytes) { database in
            let check = try database.prepare("PRAGMA quick_check(1)")
            if try check.step(), let found = check.value(0).shown, found != "ok" { rows.damage = found }
            // A table without pages of its own is made by a program, which is not run.
            let schema = try database.prepare(
              "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 ORDER BY rowid")
            var names: [String] = []
            while try schema.step() {
              if let name = schema.value(0).shown, !name.hasPrefix("sqlite_") { names.append(name) }
            }
            guard names.contains("session") else {
              throw WorkoutError.input(
                InputError(
                  .malformed, place: Place(file: file, pointer: "/session"),
                  what: "found no table session, expected the tables of a LiftLog backup"))
            }
            for name in names where !Self.ownTables.contains(name) {
              let column = name == "session" ? "payload" : name == "program" ? "payload, active" : "1"
              let statement = try database.prepare(
                "SELECT \(column) FROM \"\(name.doubledQuotes)\" ORDER BY rowid")
              var count = 0
              while try statement.step() {
                count += 1
                if name == "session" { rows.sessions.append(statement.value(0).shown ?? "") }
                if name == "program" {
                  rows.programs.append((statement.value(0).shown ?? "", statement.value(1) == .integer(1)))
                }
              }
              if name != "session", name != "program", count > 0 { rows.others.append((name, count)) }
            }
          }
        }
      }, other: { .unreadable(file, $0, advice: "Make the backup again in the app.") })
    self = rows
  }

  /// The most bytes that a packed backup of `count` bytes may have inside.
  private static func maximumByteCount(of count: Int) -> Int { min(1 << 28, 1 << 20 + 100 * count) }

  private init() {}

  /// Gives `body` the bytes that were packed, else those of the input.
  private static func withBytes(
    _ unpacked: [UInt8]?, _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard let unpacked else { return try body(bytes) }
    try unpacked.withUnsafeBytes { try body($0) }
  }
}

extension ColumnValue {
  /// The text that it is, also where it is stored as bytes; nil for all else.
  fileprivate var shown: String? {
    switch self {
    case .text(let text): text
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    default: nil
    }
  }
}

extension String {
  /// The text as it stands between double quotes of SQL.
  fileprivate var doubledQuotes: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }))
  }
}
