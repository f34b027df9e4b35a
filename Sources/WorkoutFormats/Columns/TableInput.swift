internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The tables in an input: one of a text, one a sheet of a workbook.
enum TableInput {
  /// How many of the first bytes show what stands between the cells.
  private static let prefixLength = 1 << 16
  /// How many lines of them.
  private static let maximumLines = 50

  /// Finds the tables of an input, which has been loaded.
  ///
  /// - Throws: ``InputError`` for what is no table.
  static func tables(_ input: InputBytes, findings: any FindingSink) throws(WorkoutError) -> [MappedTableRows]
  {
    if Workbook.isWorkbook(input.bytes) {
      return try Workbook.sheets(of: input).map { (sheet) throws(WorkoutError) in
        for unread in sheet.unread { report(unread, in: sheet, input.name, findings) }
        let text = try InputBytes(sheet.text, name: input.name)
        return try MappedTableRows(
          text, delimiter: UInt8(ascii: ","), sheet: sheet.name, numbers: sheet.rows, findings: findings)
      }
    }
    let text = try text(of: input)
    let (delimiter, start) = delimiter(of: text.bytes)
    guard start > 0 else { return [try MappedTableRows(text, delimiter: delimiter, findings: findings)] }
    // Lines stay where they are.
    let blank = [UInt8](repeating: 0x20, count: start) + Array(text.bytes[start...])
    return [
      try MappedTableRows(InputBytes(blank, name: input.name), delimiter: delimiter, findings: findings)
    ]
  }

  /// Names what of a sheet no cell shows.
  private static func report(
    _ unread: Workbook.Unread, in sheet: Workbook.Sheet, _ file: String, _ findings: any FindingSink
  ) {
    let reason: Finding.Reason =
      switch unread.content {
      case .formula:
        """
        formula without its result, read as a blank cell, which keeps the day or name above it; \
        open the workbook and save it again
        """
      case .sharedText: "text that the workbook does not hold, read as a blank cell"
      case .comment: "comment on a cell, left out"
      case .brokenComments: "comments on cells that cannot be read, left out"
      }
    let text = unread.text.isEmpty ? nil : PrintableText.of(unread.text, limit: 60)
    findings.report(
      Finding(
        .warning, .dropped, reason, of: .row, detail: text,
        place: MappedTableRows.place(of: unread.cell, in: sheet.name, file), count: unread.count))
  }

  /// The input in UTF-8, where it is what spreadsheets call Unicode text.
  private static func text(of input: InputBytes) throws(WorkoutError) -> InputBytes {
    let encoding = TextEncoding(UnsafeRawBufferPointer(rebasing: input.bytes.prefix(prefixLength)))
    return encoding.isUTF16 ? try InputBytes(encoding.utf8(input.bytes), name: input.name) : input
  }

  /// What stands between the cells, and where the table starts behind a line that says so: `sep=;`.
  ///
  /// Most lines have the same number of it; titles above a table have others.
  static func delimiter(of bytes: UnsafeRawBufferPointer) -> (delimiter: UInt8, start: Int) {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let first = Array(bytes[start...].prefix { $0 != 0x0a && $0 != 0x0d }.prefix(8))
    if first.count == 5, String(decoding: first.prefix(4), as: UTF8.self).lowercased() == "sep=" {
      return (first[4], start + 5)
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    var lines: [[Int]] = []
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes[start...].prefix(prefixLength) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0a {
        lines.append(counts)
        counts = [0, 0, 0]
        if lines.count == maximumLines { break }
      } else if let place = candidates.firstIndex(of: byte) {
        counts[place] += 1
      }
    }
    if lines.count < maximumLines { lines.append(counts) }
    var best = (delimiter: candidates[0], lines: 0, count: 0)
    for (place, candidate) in candidates.enumerated() {
      var frequencies: [Int: Int] = [:]
      for line in lines where line[place] > 0 { frequencies[line[place], default: 0] += 1 }
      guard let most = frequencies.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { continue }
      if (most.value, most.key) > (best.lines, best.count) { best = (candidate, most.value, most.key) }
    }
    return (best.delimiter, 0)
  }
}
