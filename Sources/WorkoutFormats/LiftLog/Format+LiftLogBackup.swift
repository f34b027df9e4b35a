#if SQLite
  internal import DatabaseFormats
  public import FormatKit
  internal import Notation
  internal import WorkoutModel

  extension Format {
    /// The backup that LiftLog makes of its database, packed by gzip.
    public static let liftLogBackup = Format(
      id: LiftLogBackup.formatID, name: "LiftLog backup", extensions: ["liftlogbackup.gz"],
      recognizes: { $0.sqliteTables?.isSuperset(of: ["session", "program", "data_migration"]) ?? false },
      reader: { (input, options, sink, findings) throws(WorkoutError) in
        try LiftLogBackup.read(input, options: options, into: sink, findings: findings)
      })
  }

  /// Reads the sessions of a backup, each of which is what ``LiftLogReader`` reads.
  enum LiftLogBackup {
    static let formatID = "liftlog-backup"

    static func read(
      _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
    ) throws(WorkoutError) {
      let rows = try LiftLogBackupRows(input)
      if let damage = rows.damage {
        findings.report(
          Finding(
            .error, .dropped, "the database is damaged, and rows of it may be missing", detail: damage,
            place: Place(file: input.name)))
      }
      for other in rows.others {
        let name = PrintableText.of(other.table, limit: 60)
        findings.report(
          Finding(
            .note, .dropped, "table \(name) is left out: only sessions are read",
            field: .source(format: formatID, name: other.table), of: .section,
            place: Place(file: input.name, pointer: "/\(name)"), count: other.count))
      }
      // One list on lines of their own, so that a line is a row.
      var list = "["
      for (number, session) in rows.sessions.enumerated() {
        guard JSONElement(json: session) != nil else {
          findings.report(
            Finding(
              .error, .dropped, "session that is no JSON", of: .workout,
              detail: PrintableText.of(session, limit: 40),
              place: Place(file: input.name, pointer: "/session/\(number)")))
          continue
        }
        list += list.utf8.count > 1 ? ",\n" : "\n"
        list += session
      }
      list += "\n]"
      try LiftLogReader.read(
        InputBytes(list.utf8, name: input.name), options: options, into: sink, findings: findings)
    }
  }
#endif
