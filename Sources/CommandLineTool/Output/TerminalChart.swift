internal import Statistics

/// A chart drawn with characters.
enum TerminalChart {
  /// Rows between two ticks.
  private static let rowsPerTick = 3
  /// The columns of the plot, where the terminal has room for them.
  private static let widths = 20...72
  /// Columns between two words.
  private static let gap = 2.0

  /// The lines of a chart, in no more than `columns` where that leaves room for one.
  static func text(_ chart: Chart, columns: Int?) -> String {
    let margin = chart.axis.labels.reduce(0) { max($0, $1.count) } + 2
    let width = min(widths.upperBound, max(widths.lowerBound, (columns ?? .max) - margin))
    let height = (chart.axis.ticks.count - 1) * rowsPerTick + 1
    let layout = ChartLayout(
      chart,
      in: ChartRoom(width: Double(width), height: Double(height - 1), gap: gap, lineHeight: 1) {
        Double($0.count)
      })
    var grid = [[Character]](repeating: [Character](repeating: " ", count: width), count: height)
    for mark in layout.marks.joined() {
      let row = height - 1 - place(mark.y, of: height)
      let column = place(mark.x, of: width)
      if mark.isMarked || grid[row][column] == " " { grid[row][column] = mark.isMarked ? "★" : "•" }
    }
    let unnamed = layout.levels.filter { !draw($0, in: &grid[height - 1 - place($0.y, of: height)]) }
    var lines = grid.indices.map { row in
      let fromBelow = height - 1 - row
      let isTick = fromBelow.isMultiple(of: rowsPerTick)
      let label = isTick ? layout.values[fromBelow / rowsPerTick].text : ""
      let padding = String(repeating: " ", count: margin - 2 - label.count)
      return trimmed("\(padding)\(label) \(isTick ? "┤" : "│")\(String(grid[row]))")
    }
    let indent = String(repeating: " ", count: margin - 1)
    var axis = [Character](repeating: "─", count: width)
    var words = [Character](repeating: " ", count: width)
    for label in layout.times {
      axis[place(label.tick, of: width)] = "┬"
      let start = label.start(width: Double(width), extent: Double(label.text.count)).rounded()
      let left = max(0, min(width - label.text.count, Int(start)))
      for (offset, character) in label.text.enumerated() where left + offset < width {
        words[left + offset] = character
      }
    }
    lines.append("\(indent)└\(String(axis))")
    lines.append(trimmed("\(indent) \(String(words))"))
    for line in unnamed { lines.append("\(indent) ┄ \(line.text)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line across behind the values, with its name where they leave room for it; false where they leave none.
  private static func draw(_ line: ChartLayout.Line, in row: inout [Character]) -> Bool {
    let words = Array(" \(line.text) ")
    let start = stride(from: 0, through: row.count - words.count, by: 1).first { start in
      !line.text.isEmpty && row[start..<start + words.count].allSatisfy { $0 == " " }
    }
    if let start { row.replaceSubrange(start..<start + words.count, with: words) }
    // A line that shares its row has its name behind it.
    let isNew = !row.contains("┄")
    for column in row.indices where isNew && row[column] == " " {
      let isName = start.map { column >= $0 && column < $0 + words.count } ?? false
      if !isName { row[column] = "┄" }
    }
    return start != nil || line.text.isEmpty
  }

  /// The row or column of a share of `count`.
  private static func place(_ share: Double, of count: Int) -> Int {
    Int((share * Double(count - 1)).rounded())
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
