internal import Notation
internal import WorkoutModel

/// Rows of the same kind, which print as columns for a person and as JSON or CSV for programs.
struct ListTable {
  /// A column.
  struct Column {
    /// Its name for programs; nil for one that only a person sees.
    var key: StaticString?
    /// Its name for a person; nil for one that only programs see.
    var title: String?
    /// True for numbers, which stand at the right.
    var isNumber = false
    /// True for the text that is cut where a line is too long.
    var isCut = false
    /// What is left out first where a line is too long even so: the highest; 0 never is.
    var leftOut = 0
  }

  /// What stands in a row under a column.
  struct Cell {
    /// What programs read.
    enum Value {
      case none
      case number(Int)
      case decimal(ExactDecimal)
      case text(String)
    }

    var value: Value
    /// What a person reads.
    var words: String

    /// A cell whose words are not its value.
    init(_ value: Value, words: String) {
      self.value = value
      self.words = words
    }

    /// A number, or nothing.
    static func number(_ value: Int?) -> Cell {
      value.map { Cell(.number($0), words: "\($0)") } ?? Cell(.none, words: "")
    }

    /// A text, or nothing.
    static func text(_ value: String?) -> Cell {
      value.map { Cell(.text($0), words: $0) } ?? Cell(.none, words: "")
    }
  }

  let columns: [Column]
  var rows: [[Cell]] = []

  /// Spaces between two columns.
  private static let gap = 2
  /// A text is cut to no fewer columns.
  private static let leastWidth = 12

  /// The lines for a person, in no more than `width` columns where that is given and there is room for it.
  func text(width: Int?) -> String {
    var shown = columns.indices.filter { columns[$0].title != nil }
    let words = rows.map { row in row.map { PrintableText.of($0.words) } }
    var widths = columns.indices.map { place in
      words.reduce(TerminalWidth.of(columns[place].title ?? "")) { max($0, TerminalWidth.of($1[place])) }
    }
    if let width {
      func needed() -> Int {
        shown.reduce(Self.gap * (shown.count - 1)) { sum, place in
          sum + (columns[place].isCut ? min(widths[place], Self.leastWidth) : widths[place])
        }
      }
      while needed() > width,
        let least = shown.max(by: { columns[$0].leftOut < columns[$1].leftOut }), columns[least].leftOut > 0
      { shown.removeAll { $0 == least } }
      if let cut = shown.first(where: { columns[$0].isCut }) {
        let others = shown.reduce(Self.gap * (shown.count - 1)) { $0 + ($1 == cut ? 0 : widths[$1]) }
        widths[cut] = min(widths[cut], max(Self.leastWidth, width - others))
      }
    }
    let lines = [columns.map { $0.title ?? "" }] + words
    return lines.map { line(shown.map { (columns[$0], widths[$0], $0) }, of: $0) }.joined(separator: "\n")
      + "\n"
  }

  private func line(_ shown: [(column: Column, width: Int, place: Int)], of cells: [String]) -> String {
    let parts = shown.map { column, width, place in
      let text = column.isCut ? TerminalWidth.cut(cells[place], to: width) : cells[place]
      let padding = String(repeating: " ", count: max(0, width - TerminalWidth.of(text)))
      return column.isNumber ? padding + text : text + padding
    }
    var line = parts.joined(separator: String(repeating: " ", count: Self.gap))
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// Writes the rows as objects, each on a line of its own.
  func write(to json: JSONOutput, file: String, isFirst: inout Bool) {
    for row in rows {
      json.raw(isFirst ? "\n{\"file\":" : ",\n{\"file\":")
      isFirst = false
      json.text(file)
      for (column, cell) in zip(columns, row) {
        guard let key = column.key else { continue }
        json.raw(",\"")
        json.raw(key)
        json.raw("\":")
        switch cell.value {
        case .none: json.raw("null")
        case .number(let value): json.number(value)
        case .decimal(let value): json.number(value)
        case .text(let value): json.text(value)
        }
      }
      json.raw("}")
    }
  }

  /// Writes the names of the columns.
  func writeHead(to csv: CSVOutput) {
    csv.raw("file")
    for column in columns {
      guard let key = column.key else { continue }
      csv.next()
      csv.raw(key)
    }
    csv.end()
  }

  /// Writes the rows; what a spreadsheet would take for a formula is marked as text.
  func write(to csv: CSVOutput, file: String) {
    for row in rows {
      csv.text(SpreadsheetText.guarded(file))
      for (column, cell) in zip(columns, row) where column.key != nil {
        csv.next()
        switch cell.value {
        case .none: break
        case .number(let value): csv.number(value)
        case .decimal(let value): csv.number(value)
        case .text(let value): csv.text(SpreadsheetText.guarded(value))
        }
      }
      csv.end()
    }
  }
}
