internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The first rows of a table: its head, its columns, and how it is written.
struct TableSurvey {
  /// How many rows are looked at.
  private static let maximumRows = 5_000

  let head: TableHead
  /// What each of its texts says.
  let heads: [ColumnHead]
  /// The columns, in their order.
  private(set) var cells: [ColumnCells]
  private(set) var habits = TableHabits()
  /// The name of the sheet; nil for a text.
  let sheet: String?
  private(set) var rowCount = 0
  /// True where dates need to be told which of their numbers is the day.
  private(set) var needsDayOrder = false

  /// True for a table of at least two columns with a head, or rows without one.
  var isTable: Bool { (rowCount > 0 || head.height > 0) && head.heads.count > 1 }

  /// Looks at the first rows of a table, which are read again after it.
  ///
  /// - Parameter map: what a person has said of the columns; nil to go by what is understood of the heads.
  init(_ rows: inout MappedTableRows, map: ColumnMap? = nil) throws(WorkoutError) {
    sheet = rows.sheet
    rows.isSurveyed = true
    var first: [[String]] = []
    while first.count < TableHead.rowsAhead, try rows.next() { first.append(rows.cells) }
    head = TableHead(in: first) { head in
      guard let map else { return Self.score(head) }
      return head.labels.count { map.entry(of: $0) != nil }
    }
    guard head.heads.count <= TableHead.maximumColumns else {
      throw .input(
        InputError(
          .malformed, place: rows.place(of: nil),
          what: "the table has more than \(TableHead.maximumColumns) columns"))
    }
    heads = head.heads.map { ColumnHead($0) }
    cells = Array(repeating: ColumnCells(), count: head.heads.count)
    rows.restart()
    var row = 0
    while row < Self.maximumRows, try rows.next() {
      row += 1
      guard row > head.rowsAbove + head.height, !TotalsRow.isTotals(rows.cells),
        !head.isRepeated(by: rows.cells)
      else { continue }
      rowCount += 1
      for (index, text) in rows.cells.enumerated() where !text.isEmpty && index < cells.count {
        cells[index].add(text, row: row)
      }
    }
    rows.restart()
    rows.isSurveyed = false
    findHabits(map)
  }

  /// How much of a head is understood: columns that mean something, each meaning once.
  private static func score(_ head: TableHead) -> Int {
    var seen: Set<ColumnMap.Entry> = []
    for text in head.heads.prefix(TableHead.columnsAhead) where !text.isEmpty {
      let read = ColumnHead(text)
      if read.meaning != nil || read.set != nil {
        let weight = read.isWhole ? read.meaning : nil
        seen.insert(ColumnMap.Entry("", weight, scope: read.set.map { .set($0) }))
      } else if head.height == 1, CellMoment.isDate(text) {
        seen.insert(ColumnMap.Entry(text, nil))
      }
    }
    // Days are heads beside a head in words, or several of them: a row of data has one.
    if seen.count(where: { !$0.head.isEmpty }) == 1, seen.count == 1 { return 0 }
    return seen.count
  }

  // MARK: How it is written

  private mutating func findHabits(_ map: ColumnMap?) {
    habits.hasDecimalComma = cells.contains { column in
      column.cells.contains { DecimalComma.isShown(in: $0.text) }
    }
    let isEnglish = heads.allSatisfy { $0.isEnglish }
    var dates: [String] = head.heads.filter { CellMoment.isDate($0) }
    if let sheet { dates.append(sheet) }
    for (label, column) in zip(head.labels, cells) {
      let said = map?.entry(of: label)?.meaning
      let isDate =
        map == nil ? column.fit(.date) > 0.5 : said.map { [.date, .start, .end].contains($0) } ?? false
      if isDate { dates += column.cells.map { $0.text } }
    }
    settleDayOrder(dates, isEnglish: isEnglish && !habits.hasDecimalComma)
    let moments = dates.compactMap { CellMoment.moment($0, habits.dayOrder) }
    habits.isMidnightADay = !moments.isEmpty && moments.allSatisfy(Self.isMidnight)
  }

  private static func isMidnight(_ moment: Moment) -> Bool {
    moment.precision != .day && moment.offsetMinutes == nil && moment.millisecondOfDay == 0
  }

  private mutating func settleDayOrder(_ dates: [String], isEnglish: Bool) {
    for date in dates {
      guard let parts = CellMoment.shortParts(date) else { continue }
      needsDayOrder = true
      if habits.ambiguousDate == nil { habits.ambiguousDate = date }
      guard parts.first > 12 || parts.second > 12 else { continue }
      habits.dayOrder = parts.first > 12 ? .dayFirst : .monthFirst
      habits.ambiguousDate = nil
      return
    }
    if needsDayOrder { habits.dayOrder = isEnglish ? .monthFirst : .dayFirst }
  }

  // MARK: What columns tell of each other

  /// The column that the head calls so.
  private func column(_ meaning: ColumnMeaning) -> ColumnCells? {
    zip(heads, cells).first { $0.0.meaning == meaning }?.1
  }

  /// The rows that begin another exercise than the row above has.
  var exerciseRows: Set<Int> {
    var rows: Set<Int> = []
    var last: String?
    for (row, text) in column(.exercise)?.cells ?? [] {
      if text != last { rows.insert(row) }
      last = text
    }
    return rows
  }

  /// True where each row has an exercise, and none comes twice on a day.
  var hasOneRowAnExercise: Bool {
    let exercises = column(.exercise)?.cells ?? []
    guard !exercises.isEmpty, exercises.count == rowCount else { return false }
    var days: [Int: String] = [:]
    for (row, day) in column(.date)?.cells ?? [] { days[row] = day }
    var day = ""
    var seen: Set<[String]> = []
    return exercises.allSatisfy { row, name in
      day = days[row] ?? day
      return seen.insert([day, name]).inserted
    }
  }

  /// True where repetitions stand in most rows of the column: a time beside them may be that of the workout.
  func isBesideReps(_ column: ColumnCells) -> Bool {
    guard let reps = self.column(.reps) else { return false }
    let rows = Set(reps.cells.lazy.filter { !ColumnCells.isBlank($0.text) && $0.text != "0" }.map { $0.row })
    let times = column.cells.filter { !ColumnCells.isBlank($0.text) && $0.text != "0" }
    return times.count { rows.contains($0.row) } * 2 > times.count
  }

  /// True where all rows of a day say the same, and days differ or another column times the sets: how long the
  /// workout took.
  func isOfWholeWorkouts(_ column: ColumnCells) -> Bool {
    guard let days = self.column(.date) else { return false }
    var dayOfRow: [Int: String] = [:]
    for (row, day) in days.cells { dayOfRow[row] = day }
    var values: [String: String] = [:]
    var hasSeveral = false
    for (row, text) in column.cells {
      guard let day = dayOfRow[row] else { continue }
      guard let known = values[day] else {
        values[day] = text
        continue
      }
      if known != text { return false }
      hasSeveral = true
    }
    return hasSeveral && (Set(values.values).count > 1 || heads.count { $0.meaning == .time } > 1)
  }

  /// True for times of day: `18:05`, never below four in the morning.
  func looksLikeClock(_ column: ColumnCells) -> Bool {
    column.share { text in
      guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "h" }), let hour = Int(text[..<mark])
      else {
        return false
      }
      return (4...23).contains(hour) && CellMoment.isTime(text)
    } == 1
  }
}
