#if SQLite
  internal import DatabaseFormats
  public import FormatKit
  internal import Notation
  internal import WorkoutModel

  extension Format {
    /// The backup that LiftLog makes of its database, packed by gzip.
    public static let liftLogBackup = Format(
      id: LiftLogBackup.formatID, name: "LiftLog backup", extensions: ["liftlogbackup.gz"],
      recognizes: {
        $0.sqliteTables?.isSuperset(of: ["session", "program", "data_migration"])
          ?? LiftLogProtobuf.isBackup($0.prefix)
      },
      reader: { (input, options, sink, findings) throws(WorkoutError) in
        try LiftLogBackup.read(input, options: options, into: sink, findings: findings)
      },
      writer: { (output, options, findings) throws(WorkoutError) in
        let losses = LossReporter(target: FormatScope.liftLogBackup.target, findings: findings)
        return FittingSink(
          .liftLogBackup, options: options, losses: losses, into: try LiftLogBackupWriter(output, losses))
      })
  }

  extension FormatScope {
    static let liftLogBackup = FormatScope(
      target: "a LiftLog backup", formatID: "liftlog",
      fields: [
        .workouts, .workoutID, .title, .start, .offset, .workoutNotes, .supersets, .exerciseName,
        .exerciseNotes, .emptyExercise, .emptyWorkout, .equalNeighbors, .reps, .load, .negativeLoad,
        .setDuration, .distance, .rest, .target, .templates, .templateTitle, .templateNotes, .measurements,
        .measurementTime,
      ],
      kinds: [.working], loadUnits: .besideOrUnstated, clock: .offsetIfKnown, startPrecision: nil,
      targetFields: [.reps, .maximumReps, .setDuration, .distance], notes: .exercises,
      requiresExerciseName: true,
      keeps: .named(LiftLogKept.names.subtracting(["name"]), of: [.template, .exercise, .set]),
      isWritable: LiftLogKept.isWritable, kin: [LiftLogBackup.formatID],
      own: { losses, options in LiftLogJSONFitter(losses, options, writesSessions: true) },
      distanceChoices: LiftLogOutput.distanceUnits)
  }

  /// Reads the sessions and programs of a backup, which are what ``LiftLogReader`` and ``LiftLogPlanReader`` read.
  enum LiftLogBackup {
    static let formatID = "liftlog-backup"
    /// What tells the program of a template.
    static let programFields: Set<String> = [LiftLogKept.program, LiftLogKept.active, "lastEdited"]

    static func read(
      _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
    ) throws(WorkoutError) {
      let unpacked = try LiftLogBackupRows.unpacked(input)
      if unpacked?.withUnsafeBytes({ LiftLogProtobuf.isBackup($0) }) ?? LiftLogProtobuf.isBackup(input.bytes)
      {
        return try readOlder(unpacked ?? Array(input.bytes), input, options, into: sink, findings)
      }
      let rows = try LiftLogBackupRows(input, unpacked: unpacked)
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
            .note, .dropped, "table \(name) is left out: only sessions and programs are read",
            field: .source(format: formatID, name: other.table), of: .section,
            place: Place(file: input.name, pointer: "/\(name)"), count: other.count))
      }
      let templates = try templates(rows.programs, of: input, options, findings)
      let sessions = list(rows.sessions, "session", .workout, of: input, findings)
      try LiftLogReader.read(
        sessions.input(), options: options, templates: templates, into: sink, findings: findings)
    }

    /// Reads a backup from before the app had a database.
    private static func readOlder(
      _ bytes: [UInt8], _ input: InputBytes, _ options: ReadOptions, into sink: any ArchiveSink,
      _ findings: any FindingSink
    ) throws(WorkoutError) {
      let backup: LiftLogProtobuf
      do throws(ProtobufFields.Problem) {
        backup = try LiftLogProtobuf(bytes)
      } catch {
        throw .input(
          InputError(
            .malformed, place: Place(file: input.name),
            what: "the backup is damaged: byte \(error.offset) of what is packed is no field",
            advice: "Make the backup again in the app."))
      }
      if backup.hasFeed {
        findings.report(
          Finding(
            .note, .dropped, "what the app kept of friends is left out", of: .section,
            place: Place(file: input.name, pointer: "/feed")))
      }
      if backup.unknownCount > 0 {
        findings.report(
          Finding(
            .warning, .dropped, "fields that the app's older backups are not known to have", of: .value,
            place: Place(file: input.name), count: backup.unknownCount))
      }
      let templates = try templates(backup.programs, of: input, options, findings)
      let sessions = list(backup.sessions, "session", .workout, of: input, findings)
      try LiftLogReader.read(
        sessions.input(), options: options, templates: templates, into: sink, findings: findings)
    }

    /// Rows as one list, on lines of their own so that a line is a row.
    private struct RowList {
      let name: String
      var text = "["
      /// The numbers of the rows that are JSON.
      var rows: [Int] = []

      func input() throws(WorkoutError) -> InputBytes { try InputBytes((text + "\n]").utf8, name: name) }
    }

    private static func list(
      _ rows: [String], _ table: String, _ subject: Finding.Subject, of input: InputBytes,
      _ findings: any FindingSink
    ) -> RowList {
      var list = RowList(name: input.name)
      for (number, row) in rows.enumerated() {
        guard JSONElement(json: row) != nil else {
          let sentence: Finding.Reason =
            subject == .workout ? "session that is not JSON" : "program that is not JSON"
          findings.report(
            Finding(
              .error, .dropped, sentence, of: subject, detail: PrintableText.of(row, limit: 40),
              place: Place(file: input.name, pointer: "/\(table)/\(number)")))
          continue
        }
        list.text += list.rows.isEmpty ? "\n" : ",\n"
        list.text += row
        list.rows.append(number)
      }
      return list
    }

    private static func templates(
      _ programs: [(payload: String, isActive: Bool)], of input: InputBytes, _ options: ReadOptions,
      _ findings: any FindingSink
    ) throws(WorkoutError) -> [WorkoutTemplate] {
      let list = list(programs.map { $0.payload }, "program", .template, of: input, findings)
      guard !list.rows.isEmpty else { return [] }
      let document = try JSONDocument(list.input(), findings: findings)
      let reporter = JSONReporter(
        document, format: formatID, checks: options.checksConsistency, findings: findings)
      let reader = LiftLogPlanReader(options, reporter)
      var templates: [WorkoutTemplate] = []
      for (place, element) in JSONElement(document).elements.enumerated() {
        let row = list.rows[place]
        let plan = reader.plan(element, at: "/program/\(row)")
        if plan.templates.isEmpty {
          findings.report(
            Finding(
              .note, .dropped, "program without sessions", of: .template,
              place: Place(file: input.name, pointer: "/program/\(row)")))
        }
        var fields = plan.fields?.fields ?? []
        for index in fields.indices where fields[index].name == "name" {
          fields[index].name = LiftLogKept.program
        }
        if programs[row].isActive { fields.append(.init(name: LiftLogKept.active, text: "true")) }
        for var template in plan.templates {
          let own = template.sourceFields?.fields ?? []
          if !fields.isEmpty || !own.isEmpty {
            template.sourceFields = SourceFields(format: LiftLogTableReader.formatID, fields: fields + own)
          }
          templates.append(template)
        }
      }
      return templates
    }
  }
#endif
