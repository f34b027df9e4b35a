package import Notation
package import WorkoutModel

/// A file of several tables, each under a marker line such as `### NOTES ####`: where the rows of each stand.
///
/// The tables refer to each other, so the whole input is held; of a row, only its place is: to read it is to
/// scan it again.
package struct SectionedTable {
  /// One table: its head, and the rows below it.
  package struct Part {
    /// The name of the section; a section may have more than one table.
    package let section: String
    /// The names over the columns.
    package let head: [String]
    /// Where the head stands.
    package let place: Place
    /// The rows, in order.
    package fileprivate(set) var rows: [RowPlace] = []
    /// Rows with a cell that is neither blank nor 0, by column.
    package fileprivate(set) var filled: [Int]
    fileprivate let columns: [String: Int]

    /// True where the table has a column of this name, given in lower case.
    package func has(_ column: String) -> Bool { columns[column] != nil }
  }

  /// The place of a row: an input has at most 2 GiB.
  package struct RowPlace {
    fileprivate let start: UInt32
    fileprivate let line: UInt32
  }

  private var scanner: CSVScanner
  private let findings: any FindingSink
  /// The tables, in the order of the file.
  package private(set) var parts: [Part] = []
  private var present = 0
  /// The tables by their section and head: some apps write a head again before every row.
  private var known: [[String]: Int] = [:]
  /// The table whose rows are being found.
  private var growing = 0

  /// Finds the tables of `input`, which is held as a whole.
  ///
  /// - Throws: ``InputError`` where there is no table or more than a quarter of the rows is broken.
  package init(_ input: InputBytes, options: ReadOptions, findings: any FindingSink) throws(WorkoutError) {
    scanner = try CSVScanner(input, holdsInput: true)
    self.findings = findings
    try findParts(options)
  }

  private mutating func findParts(_ options: ReadOptions) throws(WorkoutError) {
    var section: String?
    var isBelowMarker = false
    var rowCount = 0
    var brokenCount = 0
    var nextProgress = 0
    var isLastAHead = false
    while try scanner.next() {
      if scanner.offset >= nextProgress {
        options.progress?(scanner.offset, scanner.input.byteCount)
        nextProgress = scanner.offset + 1 << 20
      }
      if let marker = Self.marker(scanner) {
        section = marker
        isBelowMarker = true
        // A line of number signs alone ends a section.
        isLastAHead = !marker.isEmpty
        continue
      }
      rowCount += 1
      guard let section, !section.isEmpty, !scanner.hasOpenQuote else {
        brokenCount += 1
        let what = scanner.hasOpenQuote ? "a quoted cell has no closing quote" : "it is outside every section"
        findings.report(Finding(.error, .dropped, "row skipped: \(what)", of: .row, place: place))
        continue
      }
      isLastAHead = isBelowMarker || isHead
      if isLastAHead {
        isBelowMarker = false
        beginPart(section)
      } else {
        addRow()
      }
    }
    if isLastAHead, scanner.endsWithinRow { TableFindings.reportCutOff(at: place, to: findings) }
    guard brokenCount * 4 <= rowCount, !parts.isEmpty else {
      throw .input(
        InputError(
          .malformed, place: inputPlace,
          what: parts.isEmpty ? "there is no table" : "\(brokenCount) of \(rowCount) rows cannot be read",
          advice: .otherExport))
    }
  }

  /// The name in a marker line, empty for one of number signs alone; nil for any other row.
  package static func marker(_ scanner: CSVScanner) -> String? {
    let raw = CSVText.trimmed(scanner.raw(scanner.cells[0]))
    guard raw.starts(with: "###".utf8) else { return nil }
    return markerName(String(decoding: raw, as: UTF8.self))
  }

  /// `NOTES` for `### NOTES ####`; nil where the line is no marker.
  package static func markerName(_ line: String) -> String? {
    guard line.hasPrefix("###") else { return nil }
    return line.split(separator: "#").joined().split(separator: " ").joined(separator: " ")
  }

  /// True for a row of names alone: a section has more than one table, and rows of data have numbers.
  private var isHead: Bool {
    scanner.cells.count > 2
      && scanner.cells.allSatisfy { cell in
        let raw = CSVText.trimmed(scanner.raw(cell))
        guard let first = raw.first, first &- 0x30 > 9 else { return false }
        return raw.allSatisfy { $0 == 0x5f || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
      }
  }

  private mutating func beginPart(_ section: String) {
    let head = scanner.cells.map { String(decoding: CSVText.trimmed(scanner.raw($0)), as: UTF8.self) }
    if let known = known[[section] + head] {
      growing = known
      return
    }
    growing = parts.count
    known[[section] + head] = growing
    var columns: [String: Int] = [:]
    for (index, name) in head.enumerated() where columns[name.lowercased()] == nil {
      columns[name.lowercased()] = index
    }
    parts.append(
      Part(
        section: section, head: head, place: place, filled: Array(repeating: 0, count: head.count),
        columns: columns))
  }

  private mutating func addRow() {
    let surplus = scanner.cells.count - parts[growing].head.count
    if surplus != 0 {
      let what =
        surplus > 0
        ? "more cells than its header row: the rest is left out" : "fewer cells than its header row"
      findings.report(
        Finding(
          .warning, surplus > 0 ? .dropped : .repaired, "\(parts[growing].section): a row with \(what)",
          of: .row, detail: "\(scanner.cells.count) for \(parts[growing].head.count)", place: place))
    }
    for (index, cell) in scanner.cells.prefix(parts[growing].head.count).enumerated() where cell.count > 0 {
      let raw = CSVText.trimmed(scanner.raw(cell))
      if !raw.isEmpty, raw.count > 1 || raw[0] != UInt8(ascii: "0") { parts[growing].filled[index] += 1 }
    }
    parts[growing].rows.append(
      RowPlace(
        start: UInt32(truncatingIfNeeded: scanner.row.start),
        line: UInt32(truncatingIfNeeded: scanner.row.line)))
  }

  // MARK: Rows

  /// The tables of a section that have all of `columns`, by their numbers.
  package func tables(_ section: String, with columns: String...) -> [Int] {
    parts.indices.filter { index in
      parts[index].section == section && columns.allSatisfy { parts[index].has($0) }
    }
  }

  /// Reads a row; what is asked for next is in it.
  package mutating func read(_ row: Int, of part: Int) throws(WorkoutError) {
    present = part
    let place = parts[part].rows[row]
    scanner.move(to: (Int(place.start), Int(place.line)))
    _ = try scanner.next()
  }

  /// The input as a whole.
  package var inputPlace: Place { Place(file: scanner.input.name) }

  /// The place of the row.
  package var place: Place { scanner.place(of: scanner.row.start) }

  /// The bytes of a cell without the spaces around it; nil where it is blank or not there.
  package func raw(_ column: String) -> UnsafeRawBufferPointer? {
    guard let index = parts[present].columns[column], index < scanner.cells.count else { return nil }
    let raw = CSVText.trimmed(scanner.raw(scanner.cells[index]))
    return raw.isEmpty ? nil : raw
  }

  /// The text of a cell without the spaces around it; nil where it is blank or not there.
  package func text(_ column: String) -> String? {
    guard let index = parts[present].columns[column] else { return nil }
    return text(at: index)
  }

  private func text(at index: Int) -> String? {
    guard index < scanner.cells.count else { return nil }
    let cell = scanner.cells[index]
    var isGuessed = false
    let text = CSVText.trimmedText(
      scanner.raw(cell), hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
    guard !text.isEmpty else { return nil }
    if isGuessed {
      findings.report(
        Finding(
          .warning, .guessed, .readAsWindows1252, of: .row,
          detail: PrintableText.of(text, limit: 60), place: place))
    }
    return text
  }

  /// The number in a cell; nil where it is blank or no number.
  ///
  /// - Parameter isKnown: true where the cell is read elsewhere too, and what is wrong with it is named there.
  package func number(_ column: String, isKnown: Bool = false) -> ExactDecimal? {
    guard let raw = raw(column) else { return nil }
    if let number = ExactDecimal(digits: raw) { return number }
    let text = String(decoding: raw, as: UTF8.self)
    if let number = ExactDecimal(lenient: text) { return number }
    if !isKnown { reportLost(column, "\(parts[present].section): no number in \(column)") }
    return nil
  }

  /// Names the value of a cell that is left out.
  private func reportLost(_ column: String, _ what: Finding.Reason) {
    findings.report(
      Finding(
        .warning, .dropped, what,
        field: .source(format: "jefit", name: "\(parts[present].section).\(column)"), of: .row,
        detail: raw(column).map { PrintableText.of(String(decoding: $0, as: UTF8.self), limit: 40) },
        place: place))
  }

  /// The number in a cell; nil also where it is 0.
  package func nonZero(_ column: String, isKnown: Bool = false) -> ExactDecimal? {
    guard let number = number(column, isKnown: isKnown), number.coefficient != 0 else { return nil }
    return number
  }

  /// The whole number in a cell; nil where it is blank or none.
  package func integer(_ column: String, isKnown: Bool = false) -> Int64? {
    guard let number = number(column, isKnown: isKnown)?.normalized else { return nil }
    if number.fractionDigits == 0 { return number.coefficient }
    if !isKnown { reportLost(column, "\(parts[present].section): no whole number in \(column)") }
    return nil
  }

  /// The date in a cell; nil where it is blank or no date.
  package func moment(_ column: String, isKnown: Bool = false) -> Moment? {
    guard let raw = raw(column) else { return nil }
    if let moment = DateText.moment(raw) { return moment }
    // Databases write zeros for no date.
    let isZero = raw.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }
    if !isKnown, !isZero { reportLost(column, "\(parts[present].section): no date in \(column)") }
    return nil
  }

  /// The cells of the row that are neither blank nor 0, but for `columns`.
  package func fields(besides columns: Set<String>, format: String) -> SourceFields? {
    var fields: [SourceFields.Field] = []
    for (index, name) in parts[present].head.enumerated() where !columns.contains(name.lowercased()) {
      if let text = text(at: index), text != "0" { fields.append(.init(name: name, text: text)) }
    }
    return fields.isEmpty ? nil : SourceFields(format: format, fields: fields)
  }
}
