internal import Notation
internal import SQLite
internal import WorkoutModel

/// Checks a database that was written for queries: its version, its pages, its references.
enum SQLiteChecker {
  /// Checks `input`.
  ///
  /// - Throws: ``InputError`` for what is no database, or one of a newer version.
  static func check(_ input: InputBytes, findings: any FindingSink) throws(WorkoutError) {
    try WorkoutError.catching(
      { try check(database: input, findings) }, other: { .unreadable(input.name, $0) })
  }

  private static func check(database input: InputBytes, _ findings: any FindingSink) throws {
    try Database.read(input.bytes) { database in
      let version = try database.prepare("PRAGMA user_version")
      if try version.step(), let number = version.value(0).integer, number > SQLiteSchema.version {
        throw WorkoutError.input(
          InputError(
            .unsupportedVersion, place: Place(file: input.name),
            what: "version \(number) is newer than this program knows (\(SQLiteSchema.version))",
            advice: "Update btd."))
      }
      var isDamaged = false
      let pages = try database.prepare("PRAGMA quick_check")
      while try pages.step() {
        let text = pages.value(0).text
        guard text != "ok" else { continue }
        isDamaged = true
        findings.report(
          Finding(
            .error, .malformed, "database is damaged", detail: PrintableText.of(text, limit: 200),
            place: Place(file: input.name)))
      }
      guard !isDamaged else { return }
      let references = try database.prepare("PRAGMA foreign_key_check")
      while try references.step() {
        let (table, row) = (references.value(0).text, references.value(1).text)
        findings.report(
          Finding(
            .error, .inconsistent, "row belongs to one that is not there", of: .row,
            place: Place(file: input.name, pointer: "/\(table)/\(row)")))
      }
    }
  }
}
