internal import WorkoutModel

/// Turns the sheets of a workbook into texts of commas.
struct SheetScanner {
  /// The widest sheet that is read.
  static let maximumColumns = 1_024
  /// The most cells of all sheets, blank ones between others included.
  static let maximumCells = 1 << 20
  /// The most bytes of all their texts.
  static let maximumTextBytes = 16 << 20

  private let strings: [String]
  private let styles: WorkbookStyles
  private var cellCount = 0
  private var textByteCount = 0
  /// What of the present sheet has no place in its text.
  private var unread: [Workbook.Unread] = []

  // The present cell.
  private var type = ""
  private var style = 0
  private var column = 0

  init(strings: [String], styles: WorkbookStyles) {
    self.strings = strings
    self.styles = styles
  }

  /// Reads the sheet called `name`: its rows that are not blank, and their numbers.
  mutating func read(_ name: String, _ scanner: MarkupScanner) throws(WorkoutError) -> Workbook.Sheet {
    var scanner = scanner
    unread = []
    var bytes: [UInt8] = []
    let output = ByteOutput(capacity: 1 << 16) { bytes.append(contentsOf: $0) }
    let csv = CSVOutput(output)
    var rows: [Int32] = []
    var row: [String] = []
    var number = 0
    while true {
      let token = try scanner.next()
      if token == .finish { break }
      if token == .end, scanner.isNamed("row") { try write(&row, number, csv, &rows, scanner) }
      guard token == .begin else { continue }
      if scanner.isNamed("row") {
        number = try self.number(ofRow: scanner, after: number)
        column = -1
        row.removeAll(keepingCapacity: true)
      } else if scanner.isNamed("c") {
        try beginCell(scanner, row: number)
        if !scanner.isEmpty, let text = try value(&scanner, row: number), !text.isEmpty {
          try put(text, into: &row, scanner)
        }
      }
    }
    try output.finish()
    return Workbook.Sheet(name: name, text: bytes, rows: rows, unread: unread)
  }

  private func number(ofRow scanner: MarkupScanner, after last: Int) throws(WorkoutError) -> Int {
    guard let stated = scanner.text(of: "r") else { return last + 1 }
    guard let number = Int(stated), (1...CellReference.maximumRows).contains(number) else {
      throw scanner.error("the row \(PrintableText.of(stated, limit: 20)) is outside every sheet")
    }
    return number
  }

  private mutating func beginCell(_ scanner: MarkupScanner, row: Int) throws(WorkoutError) {
    if let stated = scanner.attribute("r") {
      guard let reference = CellReference(stated) else {
        let shown = PrintableText.of(String(decoding: stated.prefix(24), as: UTF8.self), limit: 20)
        throw scanner.error("the cell \(shown) is outside every sheet")
      }
      column = reference.column
    } else {
      column += 1
    }
    // A cell without a value may be formatted; it takes no room.
    guard !scanner.isEmpty else { return }
    type = scanner.text(of: "t") ?? "n"
    style = scanner.text(of: "s").flatMap { Int($0) } ?? 0
  }

  /// Reads on to the end of the cell; nil where it holds no value.
  private mutating func value(_ scanner: inout MarkupScanner, row: Int) throws(WorkoutError) -> String? {
    var text = ""
    var isFormula = false
    var hasValue = false
    var isValue = false
    var isPhonetic = false
    while true {
      switch try scanner.next() {
      case .finish: return nil
      case .text:
        if isValue, !isPhonetic {
          text += scanner.text
          hasValue = true
        }
      case .begin:
        if scanner.isNamed("f") { isFormula = true }
        if scanner.isEmpty { break }
        if scanner.isNamed("v") || scanner.isNamed("t") { isValue = true }
        if scanner.isNamed("rPh") { isPhonetic = true }
      case .end:
        if scanner.isNamed("c") {
          if hasValue { return shown(text, row: row) }
          // The result of a formula may be a text without a letter.
          if isFormula, type != "str" { addUnread(.formula, row: row) }
          return nil
        }
        if scanner.isNamed("v") || scanner.isNamed("t") { isValue = false }
        if scanner.isNamed("rPh") { isPhonetic = false }
      }
    }
  }

  /// What a person sees of a value.
  private mutating func shown(_ value: String, row: Int) -> String? {
    switch type {
    case "s":
      if let index = Int(value), strings.indices.contains(index) { return strings[index] }
      addUnread(.sharedText, row: row)
      return nil
    case "b": return value == "1" ? "true" : "false"
    case "n": return styles.text(of: value, style: style)
    default: return value
    }
  }

  private mutating func addUnread(_ content: Workbook.Unread.Content, row: Int) {
    unread.add(content, at: CellReference.name(column: column, row: row))
  }

  private mutating func put(_ text: String, into row: inout [String], _ scanner: MarkupScanner)
    throws(WorkoutError)
  {
    guard column < Self.maximumColumns else {
      throw scanner.error("it has more than \(Self.maximumColumns) columns")
    }
    while row.count <= column { row.append("") }
    row[column] = text
    textByteCount += text.utf8.count
    guard textByteCount <= Self.maximumTextBytes else {
      throw scanner.error("its texts are more than \(Self.maximumTextBytes >> 20) MiB")
    }
  }

  private mutating func write(
    _ row: inout [String], _ number: Int, _ csv: CSVOutput, _ rows: inout [Int32], _ scanner: MarkupScanner
  ) throws(WorkoutError) {
    guard !row.isEmpty else { return }
    cellCount += row.count
    guard cellCount <= Self.maximumCells else { throw scanner.error("it has more than a million cells") }
    for (index, cell) in row.enumerated() {
      if index > 0 { csv.next() }
      csv.text(cell)
    }
    csv.end()
    rows.append(Int32(truncatingIfNeeded: number))
    row.removeAll(keepingCapacity: true)
  }
}
