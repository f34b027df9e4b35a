public import Notation
public import WorkoutModel

/// The rows of a table under a head, with columns by number: broken rows are named and kept out.
///
/// It is what ``TableReader`` stands on, so that this code is there once and not once for each format.
@usableFromInline package struct TableRows {
  @usableFromInline package internal(set) var scanner: CSVScanner
  package let findings: any FindingSink
  /// The names over the columns.
  package private(set) var head: [String] = []
  private var headStart = 0
  private let options: ReadOptions
  let formatID: String
  /// Where each column stands, below zero where it is not there.
  @usableFromInline var places: [Int]
  /// The columns that the format does not know, and the names under which their cells are kept.
  private(set) var unknown: [(place: Int, name: String)] = []
  private var texts = RawInterner<String>()
  @usableFromInline var massUnits = CellUnit { MassUnit(word: $0) }
  @usableFromInline var distanceUnits = CellUnit { DistanceUnit(word: $0) }
  var tally = RowTally()
  /// True for the rows of a part, of which another judges whether too many are broken.
  var isPart = false
  /// Offset behind which no row of a part is read.
  var stop = Int.max
  /// Hashes of what was told of texts that are not UTF-8: each is named once.
  var guessedTexts: Set<Int> = []
  private var nextProgress = 0
  /// Which number is the day in dates such as `03/04/2021`; nil where that is not known or not asked.
  package var dayOrder: DayOrder?
  /// True where an apostrophe may guard a text from spreadsheets, see ``SpreadsheetText``.
  package var hasGuards = false
  /// Columns in which unquoted delimiters are looked for where a row has too many cells, the likeliest first.
  var freeTexts: [Int] = []
  /// Columns that hold numbers alone, by which a row is known to be aligned.
  var numbers: [Int] = []
  /// Columns whose cells are of another form that is known, by which as well a row is known to be aligned.
  var shapes: [(column: Int, matches: (UnsafeRawBufferPointer) -> Bool)] = []
  /// What a column is called in messages where no name stands over it.
  private let word: (Int) -> String

  /// Starts at the head of `input`.
  ///
  /// - Parameters:
  ///   - holdsInput: true where the input is read again after these rows.
  ///   - count: how many columns the format knows.
  ///   - required: the columns without which nothing can be read.
  ///   - word: what a column is called where no name stands over it.
  ///   - column: the column that a name over it means.
  /// - Throws: ``InputError`` where a required column is missing.
  init(
    _ input: InputBytes, formatID: String, options: ReadOptions, findings: any FindingSink,
    holdsInput: Bool, count: Int, required: [Int], word: @escaping (Int) -> String, column: (String) -> Int?
  ) throws(WorkoutError) {
    self.word = word
    scanner = try CSVScanner(input, holdsInput: holdsInput)
    scanner.delimiter = CSVScanner.delimiter(of: input.bytes)
    self.options = options
    self.formatID = formatID
    self.findings = findings
    places = [Int](repeating: -1, count: count)
    guard try scanner.next() else {
      throw .input(
        InputError(
          .malformed, place: Place(file: input.name, line: 1, column: 1), what: "the table has no header row",
          advice: "Export the file again."))
    }
    takeHead(column)
    for column in required where places[column] < 0 {
      throw .input(
        InputError(
          .malformed, place: scanner.place(of: scanner.row.start),
          what: "the column \(word(column)) is missing",
          advice: "Found: \(head.map { PrintableText.of($0, limit: 30) }.prefix(20).joined(separator: ", "))."
        ))
    }
  }

  private mutating func takeHead(_ column: (String) -> Int?) {
    headStart = scanner.row.start
    for (place, cell) in scanner.cells.enumerated() {
      var isGuessed = false
      let name = CSVText.trimmedText(
        scanner.raw(cell), hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
      if isGuessed { reportGuess(name, of: cell) }
      head.append(name)
      let known = column(name)
      if let known, places[known] < 0 {
        places[known] = place
      } else {
        unknown.append((place, ownName(name, isKnown: known != nil, at: place)))
      }
    }
  }

  /// Names a text that is not UTF-8, once.
  private mutating func reportGuess(_ text: String, of cell: CSVCell) {
    let shown = PrintableText.of(text, limit: 60)
    guard isNewGuess(shown) else { return }
    findings.report(
      Finding(
        .warning, .guessed, .readAsWindows1252, of: .row, detail: shown,
        place: scanner.place(of: cell.start)))
  }

  /// The name over `column`; nil where the table does not have it.
  package func name(of column: Int) -> String? {
    let place = places[column]
    return head.indices.contains(place) ? head[place] : nil
  }

  /// Where the cells of `column` stand in a row; nil where the table does not have it.
  package func place(ofCell column: Int) -> Int? {
    let place = places[column]
    return place >= 0 ? place : nil
  }

  /// True where the table has `column`.
  package func has(_ column: Int) -> Bool { place(ofCell: column) != nil }

  /// Goes on to the next row that has the right number of cells; false at the end.
  ///
  /// - Throws: ``InputError`` at the end where more than a quarter of all rows was broken.
  package mutating func next() throws(WorkoutError) -> Bool {
    while try scanner.next() {
      guard scanner.row.start <= stop else { return false }
      if isBlank { continue }
      tally.rowCount += 1
      if scanner.offset >= nextProgress {
        options.progress?(scanner.offset, scanner.input.byteCount)
        nextProgress = scanner.offset + 1 << 20
      }
      if scanner.cells.count == head.count, !scanner.hasOpenQuote, !scanner.hasStrayQuote { return true }
      guard let problem = problemOfRow() else { return true }
      keepOut(problem)
      // More than a part can put aside: it is left to one thread, and reading on would be in vain.
      if isPart, tally.brokenCount > PartRecorder.maximumEvents { return false }
    }
    try finish()
    return false
  }

  /// True for a row that a spreadsheet leaves behind: nothing but delimiters.
  @inline(__always)
  private var isBlank: Bool {
    let first = scanner.raw(scanner.cells[0])
    return (first.isEmpty || first[0] <= 0x20)
      && scanner.cells.allSatisfy { CSVText.trimmed(scanner.raw($0)).isEmpty }
  }

  @inline(never)
  private mutating func problemOfRow() -> RowProblem? {
    do throws(RowProblem) {
      if scanner.cells.count != head.count { try align() }
      if scanner.hasOpenQuote || scanner.hasStrayQuote { try judgeQuotes() }
      return nil
    } catch {
      return error
    }
  }

  private func judgeQuotes() throws(RowProblem) {
    guard !scanner.hasOpenQuote else { throw RowProblem(what: "a quoted cell has no closing quote") }
    findings.report(
      Finding(
        .warning, .repaired, "a quote within a quoted cell is not doubled: read as text", of: .row,
        place: rowPlace))
  }

  /// True for the head once more, as where files were put one behind the other.
  private var isHead: Bool {
    scanner.cells.count == head.count
      && zip(scanner.cells, head).allSatisfy { CSVText.trimmed(scanner.raw($0)).elementsEqual($1.utf8) }
  }

  /// Names the row as one that is kept out.
  @inline(never)
  package mutating func keepOut(_ problem: RowProblem) {
    if isHead {
      tally.rowCount -= 1
      return findings.report(
        Finding(.note, .repaired, "the header row again, left out", of: .row, place: rowPlace))
    }
    tally.brokenCount += 1
    let offset = problem.cell.flatMap { scanner.cells.indices.contains($0) ? scanner.cells[$0].start : nil }
    let place = scanner.place(of: offset ?? scanner.row.start)
    if tally.firstProblem == nil {
      let found = problem.detail.map { ", found \(PrintableText.of($0, limit: 60))" } ?? ""
      tally.firstProblem = (problem.what + found, place)
    }
    findings.report(
      Finding(
        .error, .dropped, "row skipped: \(problem.what)",
        field: problem.cell.flatMap {
          head.indices.contains($0) ? .source(format: formatID, name: head[$0]) : nil
        },
        of: .row, detail: problem.detail.map { PrintableText.of($0, limit: 60) }, place: place))
  }

  /// Says that the end is reached, and judges the table as a whole.
  ///
  /// - Throws: ``InputError`` where more than a quarter of all rows is broken.
  @inline(never)
  func finish() throws(WorkoutError) {
    guard !isPart else { return }
    options.progress?(scanner.offset, scanner.input.byteCount)
    if scanner.row.start == headStart, scanner.endsWithinRow {
      TableFindings.reportCutOff(at: scanner.place(of: scanner.row.start), to: findings)
    }
    let (rowCount, brokenCount) = (tally.rowCount, tally.brokenCount)
    guard brokenCount * 4 > rowCount, let (problem, place) = tally.firstProblem else { return }
    throw .input(
      InputError(
        .malformed, place: place,
        what: "\(brokenCount) of \(rowCount) rows cannot be read; the first: \(problem)",
        // A table with guards is one's own, and no export.
        advice: hasGuards ? .mapColumns : .checkRows))
  }

  /// The place of the file as a whole.
  package var filePlace: Place { Place(file: scanner.input.name) }

  /// The place of the row.
  package var rowPlace: Place { scanner.place(of: scanner.row.start) }

  /// The place of a cell of the row.
  package func place(of column: Int) -> Place {
    let place = places[column]
    guard scanner.cells.indices.contains(place) else { return rowPlace }
    return scanner.place(of: scanner.cells[place].start)
  }

  // MARK: Rows of another length than the head

  private mutating func align() throws(RowProblem) {
    let count = scanner.cells.count
    let surplus = count - head.count
    guard surplus > 0 else { return try acceptShort(missing: -surplus) }
    let hasBlankEnd = (head.count..<count).allSatisfy {
      CSVText.trimmed(scanner.raw(scanner.cells[$0])).isEmpty
    }
    if hasBlankEnd, isAligned { return }
    let before = scanner
    for column in freeTexts where has(column) {
      let place = places[column]
      scanner.join(place, through: place + surplus)
      if isAligned {
        findings.report(
          Finding(
            .warning, .repaired, "delimiters in an unquoted \(shown(column)): read as part of it",
            field: field(column), of: .row, place: rowPlace))
        return
      }
      scanner = before
    }
    if hasBlankEnd { return }
    throw RowProblem(what: "the row has more cells than the header row", detail: "\(count) for \(head.count)")
  }

  private var isAligned: Bool {
    numbers.allSatisfy { isNumeric($0) }
      && shapes.allSatisfy { shaped in raw(shaped.column).map(shaped.matches) ?? true }
  }

  private func isNumeric(_ column: Int) -> Bool {
    guard let raw = raw(column) else { return true }
    return raw.allSatisfy { $0 &- 0x30 < 10 || (0x2b...0x2e).contains($0) || $0 | 0x20 == UInt8(ascii: "e") }
  }

  private func acceptShort(missing: Int) throws(RowProblem) {
    let isCutOff = scanner.endsWithinRow
    guard scanner.cells.count > 1, !isCutOff, isAligned else {
      throw RowProblem(
        what: isCutOff
          ? "the file ends mid-row and may be cut off: export or copy it again"
          : "the row has fewer cells than the header row",
        detail: "\(scanner.cells.count) of \(head.count)")
    }
    findings.report(
      Finding(
        .warning, .repaired, "a row with fewer cells than the header row: the rest is read as blank",
        of: .row, detail: "\(missing) missing", place: rowPlace))
  }

  // MARK: Cells

  /// The bytes of a cell without the spaces around it; nil where it is blank or not there.
  @inlinable @inline(__always)
  package func raw(_ column: Int) -> UnsafeRawBufferPointer? {
    let place = places[column]
    guard place >= 0, place < scanner.cells.count else { return nil }
    let cell = scanner.cells[place]
    guard cell.count > 0 else { return nil }
    let raw = CSVText.trimmed(scanner.raw(cell))
    return raw.isEmpty ? nil : raw
  }

  /// The bytes of a cell as they stand, spaces, doubled quotes and all; nil for an empty or missing cell.
  @inlinable @inline(__always)
  package func cell(_ column: Int) -> UnsafeRawBufferPointer? {
    let place = places[column]
    guard place >= 0, place < scanner.cells.count, scanner.cells[place].count > 0 else { return nil }
    return scanner.raw(scanner.cells[place])
  }

  /// The text of a cell as it stands, spaces and all; nil for an empty or missing cell.
  @inlinable @inline(__always)
  package mutating func text(_ column: Int) -> String? {
    let place = places[column]
    guard place >= 0, place < scanner.cells.count else { return nil }
    return text(of: scanner.cells[place])
  }

  @inline(never)
  @usableFromInline mutating func text(of cell: CSVCell) -> String? {
    guard cell.count > 0 else { return nil }
    let raw = scanner.raw(cell)
    var isGuessed = false
    let read = { [hasGuards] in
      let text = CSVText.of(raw, hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
      return hasGuards ? SpreadsheetText.meant(text) : text
    }
    // The same bytes mean another text where no quote is doubled.
    let text = cell.hasDoubledQuotes ? read() : texts.value(for: raw, make: read)
    if isGuessed { reportGuess(text, of: cell) }
    return text
  }

  /// The number in a cell; nil where it is blank.
  @inlinable @inline(__always)
  package mutating func number(_ column: Int) throws(RowProblem) -> ExactDecimal? {
    guard let raw = raw(column) else { return nil }
    if let value = ExactDecimal(digits: raw) { return value }
    return try unusualNumber(column, raw)
  }

  @inline(never)
  @usableFromInline mutating func unusualNumber(
    _ column: Int, _ raw: UnsafeRawBufferPointer
  ) throws(RowProblem) -> ExactDecimal {
    let text = String(decoding: raw, as: UTF8.self)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    // Where commas separate cells, points separate decimals: 1,250 is a thousand and more.
    let hasComma =
      parts.count == 2 && !text.contains(".")
      && (scanner.delimiter != UInt8(ascii: ",") || parts[1].utf8.count != 3)
    guard let value = ExactDecimal(lenient: hasComma ? parts.joined(separator: ".") : text) else {
      throw problem(column, "no number")
    }
    if hasComma {
      findings.report(
        Finding(
          .warning, .guessed, "a number with a comma: read as a decimal comma", field: field(column),
          of: .row, detail: PrintableText.of(text, limit: 40), place: place(of: column)))
    } else if text.utf8.count > 18 {
      findings.report(
        Finding(
          .warning, .rounded, "a number of more than 17 digits", field: field(column), of: .row,
          detail: PrintableText.of(text, limit: 60), place: place(of: column)))
    }
    return value
  }

  /// The whole number in a cell, which may be written `5.0`; nil where it is blank.
  @inlinable @inline(__always)
  package mutating func wholeNumber(_ column: Int) throws(RowProblem) -> Int32? {
    guard let number = try number(column) else { return nil }
    if number.fractionDigits == 0, let whole = Int32(exactly: number.coefficient), whole > Int32.min {
      return whole
    }
    let normalized = number.normalized
    guard normalized.fractionDigits == 0, let whole = Int32(exactly: normalized.coefficient),
      whole > Int32.min
    else { throw problem(column, "no whole number") }
    return whole
  }

  /// The field that findings on a cell of `column` are about.
  package func field(_ column: Int) -> Finding.Field? {
    name(of: column).map { .source(format: formatID, name: $0) }
  }

  /// The name over `column`, for messages.
  private func shown(_ column: Int) -> String {
    name(of: column).map { PrintableText.of($0, limit: 40) } ?? word(column)
  }

  /// A problem with the cell of `column`.
  @usableFromInline package func problem(_ column: Int, _ what: String) -> RowProblem {
    RowProblem(
      cell: places[column], what: "\(what) in \(shown(column))",
      detail: raw(column).map { "\"\(String(decoding: $0, as: UTF8.self))\"" })
  }
}
