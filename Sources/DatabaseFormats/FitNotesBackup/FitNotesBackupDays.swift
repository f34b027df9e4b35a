internal import SQLite
internal import WorkoutModel

/// What a backup says of whole days, and of single sets, in tables of their own.
struct FitNotesBackupDays {
  /// What is said of a day.
  struct Day {
    var notes: [String] = []
    var uniqueNotes: Set<String> = []
    var start: Moment?
    var end: Moment?
    var fields: [SourceFields.Field] = []
  }

  /// The days by their keys.
  private(set) var byKey: [String: Day] = [:]
  /// Remarks on sets that have not been asked for.
  private var setNotes: [ColumnValue: String] = [:]

  init(_ database: FitNotesBackupDatabase) throws {
    try database.forEachRow(of: "WorkoutComment") { row in
      let day = FitNotesBackupDate.key(row.text("date", "workout_date") ?? "")
      if let note = row.text("comment", "comments", "text") { add(note, to: day) }
      keep(row.restFields(under: "WorkoutComment/"), of: day)
    }
    try database.forEachRow(of: "Comment") { readComment(&$0) }
    try database.forEachRow(of: "WorkoutTime") { readTime(&$0) }
  }

  private mutating func readComment(_ row: inout FitNotesBackupRow) {
    let day = FitNotesBackupDate.key(row.text("date") ?? "")
    let owner = row.value("owner_id")
    let ownerKind = row.value("owner_type_id")
    guard let note = row.text("comment", "text") else { return }
    switch ownerKind {
    case .integer(1): setNotes[owner] = setNotes[owner].map { $0 + "\n" + note } ?? note
    case .integer(2):
      add(note, to: day)
    default:
      row.report(
        .note, .inconsistent, "comment on what is not known, kept with its day", detail: ownerKind.text)
      row.keep("\(ownerKind.text)/\(owner.text)", note)
    }
    keep(row.restFields(under: "Comment/"), of: day)
  }

  private mutating func readTime(_ row: inout FitNotesBackupRow) {
    let day = FitNotesBackupDate.key(row.text("workout_date", "date") ?? "")
    let start = row.moment("start_date_time", "start_time")
    let end = row.moment("end_date_time", "end_time")
    let isFirst = byKey[day]?.start == nil && byKey[day]?.end == nil
    let isOfDay = start.map { $0.cut(to: .day).description == day } ?? true
    if isFirst, isOfDay {
      byKey[day, default: Day()].start = start
      byKey[day, default: Day()].end = end
    } else {
      if let start { row.keep("start_date_time", start.description) }
      if let end { row.keep("end_date_time", end.description) }
      row.report(
        .note, .inconsistent,
        isOfDay
          ? "second time of one day, kept as it is" : "time of another day than its workout's, kept as it is",
        detail: start?.description)
    }
    keep(row.restFields(under: "WorkoutTime/"), of: day)
  }

  /// Adds a remark; newer versions of the app copied those of days into another table and left them behind.
  private mutating func add(_ note: String, to day: String) {
    guard byKey[day, default: Day()].uniqueNotes.insert(note).inserted else { return }
    byKey[day]?.notes.append(note)
  }

  private mutating func keep(_ fields: [SourceFields.Field], of day: String) {
    if !fields.isEmpty { byKey[day, default: Day()].fields += fields }
  }

  /// The remark on the set called `id`, which is then no longer waiting for its set.
  mutating func takeNote(ofSet id: ColumnValue) -> String? { setNotes.removeValue(forKey: id) }

  /// Names the remarks whose sets are not there.
  func reportNotesWithoutSet(_ reporter: FitNotesBackupReporter) {
    for (owner, note) in setNotes.sorted(by: { $0.key.text < $1.key.text }) {
      reporter.report(
        .warning, .dropped, "comment on a set that is not there", detail: note, table: "Comment", row: owner)
    }
  }
}
