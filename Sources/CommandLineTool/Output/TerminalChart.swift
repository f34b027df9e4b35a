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
    for line in layout.levels { draw(line, in: &grid[height - 1 - place(line.y, of: height)]) }
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

  /// A line across behind the values, with its name where they leave room for it, at the left or at the right.
  private static func draw(_ line: ChartLayout.Height, in row: inout [Character]) {
    // The lines of a row that has one already are named by it.
    guard !row.contains("┄") else { return }
    let length = line.text.count + 1
    let starts = [0, row.count - length].filter { start in
      start >= 0 && row[start..<start + length].allSatisfy { $0 == " " }
    }
    for column in row.indices where row[column] == " " { row[column] = "┄" }
    guard length > 1, let start = starts.first else { return }
    let words = start == 0 ? "\(line.text) " : " \(line.text)"
    row.replaceSubrange(start..<start + length, with: words)
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
