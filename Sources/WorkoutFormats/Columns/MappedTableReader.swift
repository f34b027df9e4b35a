internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads tables by what their columns mean: as a person says, or as their heads say.
struct MappedTableReader {
  static let formatID = "table"

  private let options: ReadOptions
  private let findings: any FindingSink
  private let file: String
  private var log = TableLog()
  private var rowCount = 0
  private var brokenCount = 0
  private var firstProblem: (problem: RowProblem, place: Place)?

  /// Reads `input`, which is loaded, and pushes its workouts in the order of their first rows.
  ///
  /// - Throws: ``InputError`` where the heads do not say all and no map does, or where more than a quarter of the
  ///   rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var tables: [(rows: MappedTableRows, survey: TableSurvey)] = []
    var reader = MappedTableReader(options, findings, file: input.name)
    for var rows in try TableInput.tables(input, findings: findings) {
      let survey = try TableSurvey(&rows, map: options.columns)
      if survey.isTable {
        tables.append((rows, survey))
      } else if let sheet = survey.sheet, !rows.isBlank {
        reader.reportLeftOut(sheet)
      }
    }
    let map = try self.map(of: tables.map { $0.survey }, options, input.name, findings)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    var plans: [TablePlan] = []
    for (rows, survey) in tables {
      let plan = TablePlan(survey.head, map, sheet: survey.sheet)
      guard plan.isReadable else {
        if let sheet = survey.sheet { reader.reportLeftOut(sheet) }
        continue
      }
      if let (first, second, meaning) = plan.rivals {
        throw reader.error(
          "\(reader.quoted(plan.labels[first])) and \(reader.quoted(plan.labels[second])) are both \(meaning.rawValue)",
          "Say it of one of them alone, or what each is of: set 1, set 2.")
      }
      plans.append(plan)
      try reader.read(rows, survey, plan)
    }
    reader.reportAbsent(map, tables.map { $0.survey.head.labels })
    if let first = plans.first {
      let mass = plans.allSatisfy { $0.massUnit == first.massUnit } ? first.massUnit : nil
      archive.preferences.massUnit = mass ?? options.massUnit
      archive.preferences.distanceUnit = first.distanceUnit ?? options.distanceUnit
    }
    try reader.judge()
    try sink.begin(archive)
    for workout in reader.log.workouts { try sink.add(workout) }
    try sink.finish()
  }

  private init(_ options: ReadOptions, _ findings: any FindingSink, file: String) {
    self.options = options
    self.findings = findings
    self.file = file
  }

  private func quoted(_ label: String) -> String { "\"\(PrintableText.of(label, limit: 40))\"" }

  private func error(_ what: String, _ advice: Advice) -> WorkoutError {
    .input(InputError(.malformed, place: Place(file: file), what: what, advice: advice))
  }

  // MARK: The map

  /// The map that a person has given, or what the heads say where they say all.
  private static func map(
    of surveys: [TableSurvey], _ options: ReadOptions, _ file: String, _ findings: any FindingSink
  ) throws(WorkoutError) -> ColumnMap {
    let place = Place(file: file)
    if let map = options.columns {
      let isReadable = surveys.contains { TablePlan($0.head, map, sheet: $0.sheet).isReadable }
      guard !isReadable else { return map }
      let names = surveys.flatMap { $0.head.labels }.prefix(20).map { PrintableText.of($0, limit: 30) }
      throw .input(
        InputError(
          .malformed, place: place,
          what: "no table in it has the columns that the map says an exercise and its sets are in",
          advice: "Found: \(names.joined(separator: ", "))."))
    }
    let proposal = TableProposal(surveys)
    guard proposal.saysAll else {
      throw .input(
        InputError(
          .malformed, place: place,
          what: "the names of the columns do not say which are the day, the exercise and what was done",
          advice: .mapColumns))
    }
    for column in proposal.columns where column.isGuessed && column.confidence >= TableProposal.sure {
      guard let what = guess(column.entry.meaning) else { continue }
      findings.report(
        Finding(
          .warning, .guessed, what, field: .source(format: formatID, name: column.entry.head), of: .section,
          detail: PrintableText.of(column.entry.head, limit: 60), place: place))
    }
    return proposal.map
  }

  /// What the cells of a column make of it where its head could mean something else.
  private static func guess(_ meaning: ColumnMeaning?) -> Finding.Reason? {
    switch meaning {
    case .set: "its cells count up: read as the number of the set"
    case .setCount: "a row stands for each exercise of a day: read as the number of sets"
    default: nil
    }
  }

  private func reportLeftOut(_ sheet: String) {
    findings.report(
      Finding(
        .warning, .dropped, "sheet without an exercise and its sets, left out", of: .section,
        detail: PrintableText.of(sheet, limit: 60), place: Place(file: file)))
  }

  /// Names what the map says of columns that no table has.
  private func reportAbsent(_ map: ColumnMap, _ labels: [[String]]) {
    let known = Set(labels.flatMap { $0 }.map { ColumnMap.key($0) })
    for entry in map.entries where entry.meaning != nil && entry.head != ColumnMap.sheetName {
      guard !known.contains(ColumnMap.key(entry.head)) else { continue }
      findings.report(
        Finding(
          .warning, .inconsistent, "column of the map that the table does not have", of: .section,
          detail: PrintableText.of(entry.head, limit: 60), place: Place(file: file)))
    }
  }

  // MARK: Rows

  private mutating func read(
    _ table: MappedTableRows, _ survey: TableSurvey, _ plan: TablePlan
  ) throws(WorkoutError) {
    var rows = table
    var row = TableRow(plan, survey, options, findings)
    row.reportGuesses(file)
    var unread = Array(repeating: 0, count: plan.heads.count)
    var headPlaces: [Place] = []
    var headStart = -1
    var number = 0
    var nextProgress = 0
    while try rows.next() {
      number += 1
      if rows.offset >= nextProgress {
        options.progress?(rows.offset, rows.byteCount)
        nextProgress = rows.offset + 1 << 20
      }
      if number <= survey.head.rowsAbove {
        reportAbove(rows)
        continue
      }
      if number == survey.head.rowsAbove + 1 { headPlaces = plan.heads.indices.map { rows.place(of: $0) } }
      if number <= survey.head.rowsAbove + survey.head.height {
        headStart = rows.rowStart
        continue
      }
      if survey.head.isRepeated(by: rows.cells) {
        report(.note, .repaired, "the header row again, left out", at: rows.place(of: nil))
        continue
      }
      if TotalsRow.isTotals(rows.cells) {
        let texts = rows.cells.filter { !$0.isEmpty }.joined(separator: " ")
        report(.note, .dropped, "row of totals, left out", detail: texts, at: rows.place(of: nil))
        continue
      }
      rowCount += 1
      for place in plan.unread where place < rows.cells.count && !rows.cells[place].isEmpty {
        unread[place] += 1
      }
      do throws(RowProblem) {
        if rows.hasOpenQuote { throw RowProblem(what: "a quoted cell has no closing quote") }
        if rows.cells.count > plan.heads.count,
          rows.cells[plan.heads.count...].contains(where: { !$0.isEmpty })
        {
          throw RowProblem(
            what: "the row has more cells than the header row",
            detail: "\(rows.cells.count) for \(plan.heads.count)")
        }
        try row.read(rows, into: &log)
      } catch {
        keepOut(error, rows)
      }
      guard log.setCount <= TableLog.maximumSets else {
        throw .input(
          InputError(
            .malformed, place: rows.place(of: nil), what: "the table has more than 2,000,000 sets",
            advice: "Take a part of it at a time."))
      }
    }
    row.finish()
    if rows.rowStart == headStart, rows.endsWithinRow {
      TableFindings.reportCutOff(at: headPlaces.first ?? Place(file: file), to: findings)
    }
    for place in plan.unread where unread[place] > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "cell of a column without a known meaning, left out",
          field: .source(format: Self.formatID, name: plan.labels[place]), of: .row,
          detail: PrintableText.of(plan.labels[place], limit: 60),
          place: headPlaces.indices.contains(place) ? headPlaces[place] : Place(file: file),
          count: unread[place])
      )
    }
  }

  private func reportAbove(_ rows: MappedTableRows) {
    let texts = rows.cells.filter { !$0.isEmpty }.joined(separator: " ")
    report(
      .note, .dropped, "row above the header row, left out", detail: texts, at: rows.place(of: nil))
  }

  private func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, detail: String? = nil,
    at place: Place
  ) {
    findings.report(
      Finding(
        severity, kind, what, of: .row, detail: detail.map { PrintableText.of($0, limit: 60) }, place: place))
  }

  private mutating func keepOut(_ problem: RowProblem, _ rows: MappedTableRows) {
    brokenCount += 1
    let place = rows.place(of: problem.cell)
    if firstProblem == nil { firstProblem = (problem, place) }
    report(.error, .dropped, "row skipped: \(problem.what)", detail: problem.detail, at: place)
  }

  /// Gives an input up in which more than a quarter of the rows is broken.
  private func judge() throws(WorkoutError) {
    guard brokenCount * 4 > rowCount, let (problem, place) = firstProblem else { return }
    let found = problem.detail.map { ", found \(PrintableText.of($0, limit: 60))" } ?? ""
    throw .input(
      InputError(
        .malformed, place: place,
        what: "\(brokenCount) of \(rowCount) rows cannot be read; the first: \(problem.what)\(found)",
        advice: .mapColumns))
  }
}
