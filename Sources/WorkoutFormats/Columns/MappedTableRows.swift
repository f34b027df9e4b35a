internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The rows of one table, of a text or of a sheet of a workbook, as texts without the spaces around them.
struct MappedTableRows {
  /// The name of the sheet; nil for a text.
  let sheet: String?
  private var scanner: CSVScanner
  /// The rows of the sheet that the lines of the scanner stand for.
  private let numbers: [Int32]
  private let findings: any FindingSink
  /// True where the rows are only looked at, and will be read again.
  var isSurveyed = false
  private let start: (start: Int, line: Int)
  /// How many rows have been read.
  private(set) var count = 0
  /// The texts of the present row.
  private(set) var cells: [String] = []

  /// The rows of a text, which is held.
  init(_ input: InputBytes, delimiter: UInt8, findings: any FindingSink) throws(WorkoutError) {
    try self.init(input, delimiter: delimiter, sheet: nil, numbers: [], findings: findings)
  }

  /// The rows of a sheet, written as a text of commas.
  init(
    _ input: InputBytes, delimiter: UInt8, sheet: String?, numbers: [Int32], findings: any FindingSink
  ) throws(WorkoutError) {
    self.sheet = sheet
    self.numbers = numbers
    self.findings = findings
    scanner = try CSVScanner(input, delimiter: delimiter, holdsInput: true)
    start = (scanner.offset, scanner.line)
  }

  /// The byte behind the last row that was read.
  var offset: Int { scanner.offset }
  var byteCount: Int { scanner.input.byteCount }
  /// The byte at which the present row begins, or a blank one behind it.
  var rowStart: Int { scanner.row.start }
  /// True for a sheet that shows nothing.
  var isBlank: Bool { sheet != nil && numbers.isEmpty }
  /// True where a text is at its end, and no line end stands there.
  var endsWithinRow: Bool { sheet == nil && scanner.endsWithinRow }

  /// Goes back to before the first row.
  mutating func restart() {
    scanner.move(to: start)
    count = 0
  }

  /// Reads the next row that is not blank; false at the end.
  mutating func next() throws(WorkoutError) -> Bool {
    while try scanner.next() {
      count += 1
      cells.removeAll(keepingCapacity: true)
      var isFilled = false
      for cell in scanner.cells {
        var isGuessed = false
        let text = CSVText.trimmedText(
          scanner.raw(cell), hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
        if isGuessed, !isSurveyed { warn(text) }
        cells.append(SpreadsheetText.meant(text))
        isFilled = isFilled || !text.isEmpty
      }
      if isFilled { return true }
    }
    return false
  }

  /// Names a text of an old encoding.
  private func warn(_ text: String) {
    findings.report(
      Finding(
        .warning, .guessed, .readAsWindows1252, of: .row, detail: PrintableText.of(text, limit: 60),
        place: place(of: nil)))
  }

  /// True where a cell of the row has lost its closing quote.
  var hasOpenQuote: Bool { scanner.hasOpenQuote }

  /// The place of a cell of the row, from 0, or of the row.
  func place(of cell: Int?) -> Place {
    guard let sheet else {
      let offset = cell.flatMap { scanner.cells.indices.contains($0) ? scanner.cells[$0].start : nil }
      return scanner.place(of: offset ?? scanner.row.start)
    }
    let row = numbers.indices.contains(count - 1) ? Int(numbers[count - 1]) : count
    return Self.place(of: CellReference.name(column: cell ?? 0, row: row), in: sheet, scanner.input.name)
  }

  /// The place of a cell of a sheet: `Log!B7`.
  static func place(of cell: String, in sheet: String, _ file: String) -> Place {
    Place(file: file, pointer: "\(PrintableText.of(sheet, limit: 40))!\(cell)")
  }
}
