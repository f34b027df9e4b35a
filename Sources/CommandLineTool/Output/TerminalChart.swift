internal import Statistics
internal import WorkoutModel

/// A chart drawn with characters.
enum TerminalChart {
  /// Rows between two ticks.
  private static let rowsPerTick = 3
  /// The columns of the plot, where the terminal has room for them.
  private static let widths = 20...72

  /// The lines of a chart, in no more than `columns` where that leaves room for one.
  static func text(_ chart: Chart, columns: Int?) -> String {
    let ticks = chart.axis.ticks.map { ListWords.grouped(Int64($0)) }
    let margin = ticks.reduce(0) { max($0, $1.count) } + 2
    let width = min(widths.upperBound, max(widths.lowerBound, (columns ?? .max) - margin))
    let height = (ticks.count - 1) * rowsPerTick + 1
    var grid = [[Character]](repeating: [Character](repeating: " ", count: width), count: height)
    let (low, high) = (chart.axis.ticks.first ?? 0, chart.axis.ticks.last ?? 1)
    let days = chart.days.upperBound - chart.days.lowerBound
    for point in chart.points {
      let x = days > 0 ? (point.x - chart.days.lowerBound) / days : 0
      let column = Int((x * Double(width - 1)).rounded())
      let row = height - 1 - Int(((point.y - low) / (high - low) * Double(height - 1)).rounded())
      if point.isMarked || grid[row][column] == " " { grid[row][column] = point.isMarked ? "★" : "•" }
    }
    var lines = grid.indices.map { row in
      let fromBelow = height - 1 - row
      let isTick = fromBelow.isMultiple(of: rowsPerTick)
      let label = isTick ? ticks[fromBelow / rowsPerTick] : ""
      let padding = String(repeating: " ", count: margin - 2 - label.count)
      return trimmed("\(padding)\(label) \(isTick ? "┤" : "│")\(String(grid[row]))")
    }
    let indent = String(repeating: " ", count: margin - 1)
    lines.append("\(indent)└\(String(repeating: "─", count: width))")
    lines.append(indent + " " + ends(of: chart, width: width))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first and the last day, at the ends of the axis.
  private static func ends(of chart: Chart, width: Int) -> String {
    let (first, last) = (day(chart.days.lowerBound), day(chart.days.upperBound))
    guard first != last, first.count + last.count < width else { return first }
    return first + String(repeating: " ", count: width - first.count - last.count) + last
  }

  private static func day(_ days: Double) -> String {
    CivilDate(daysSince1970: Int(days)).flatMap { Moment(date: $0, precision: .day) }?.description ?? ""
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }
}
