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
    let layout = ChartLayout(chart, width: Double(width), gap: gap) { Double($0.count) }
    let height = (layout.values.count - 1) * rowsPerTick + 1
    var grid = [[Character]](repeating: [Character](repeating: " ", count: width), count: height)
    for mark in layout.marks.joined() {
      let row = height - 1 - place(mark.y, of: height)
      let column = place(mark.x, of: width)
      if mark.isMarked || grid[row][column] == " " { grid[row][column] = mark.isMarked ? "★" : "•" }
    }
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
    return lines.joined(separator: "\n") + "\n"
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
