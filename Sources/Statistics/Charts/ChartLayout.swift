/// Where everything of a chart stands, for characters, pixels and points alike.
///
/// Places are shares of the plot: from 0 at the left to 1 at the right, from 0 at the bottom to 1 at the top.
package struct ChartLayout: Hashable, Sendable {
  /// A word below the plot.
  package struct Label: Hashable, Sendable {
    /// Which part of the word stands at its place.
    package enum Anchor: Hashable, Sendable {
      case start
      case middle
      case end
    }

    /// The words.
    package var text: String
    /// Where its tick is.
    package var tick: Double
    /// Where the word is.
    package var x: Double
    /// Which part of the word is there.
    package var anchor: Anchor
  }

  /// A height of the plot with what stands there.
  package struct Height: Hashable, Sendable {
    package var y: Double
    package var text: String
  }

  /// A line across with its name above it.
  package struct Line: Hashable, Sendable {
    package var y: Double
    /// Its name; empty where the line above names it too.
    package var text: String
    /// Where the name ends, at the left of this place.
    package var x = 1.0
  }

  /// A value at its place.
  package struct Mark: Hashable, Sendable {
    package var x: Double
    package var y: Double
    /// True for a personal record.
    package var isMarked: Bool
  }

  /// A bar.
  package struct Bar: Hashable, Sendable {
    package var left: Double
    package var right: Double
    package var bottom: Double
    package var top: Double
  }

  /// The dots of each series; empty in a chart of bars.
  package private(set) var marks: [[Mark]] = []
  /// The bars of each series; empty in a chart of lines.
  package private(set) var bars: [[Bar]] = []
  /// The heights of the ticks with what stands there, from below.
  package private(set) var values: [Height] = []
  /// What stands below the plot; no two overlap.
  package private(set) var times: [Label] = []
  /// The lines across from above, their names where no value is in the way, if there is such a place.
  package private(set) var levels: [Line] = []

  /// The most ticks that are tried on an axis of time.
  private static let maximumTicks = 60.0

  /// Lays `chart` out in a plot that has this room.
  package init(_ chart: Chart, in room: ChartRoom) {
    let first = chart.days.lowerBound
    let length = chart.days.upperBound - first
    func x(_ day: Double) -> Double { length > 0 ? max(0, min(1, (day - first) / length)) : 0 }
    values = zip(chart.axis.ticks, chart.axis.labels).map { Height(y: chart.axis.place(of: $0), text: $1) }
    switch chart.form {
    case .line:
      marks = chart.series.map { series in
        series.points.map { Mark(x: x($0.x), y: chart.axis.place(of: $0.y), isMarked: $0.isMarked) }
      }
    case .bars:
      var heights: [Double: Double] = [:]
      bars = chart.series.map { series in
        series.points.map { point in
          let below = heights[point.x] ?? 0
          heights[point.x] = below + point.y
          return Bar(
            left: x(point.x), right: x(point.x + point.length), bottom: chart.axis.place(of: below),
            top: chart.axis.place(of: below + point.y))
        }
      }
    }
    levels = room.lines(chart.levels.map { Height(y: chart.axis.place(of: $0.value), text: $0.name) })
    for place in levels.indices where !levels[place].text.isEmpty {
      levels[place].x = room.freeEnd(for: levels[place], among: marks)
    }
    times = Self.times(from: Int(chart.days.lowerBound), to: Int(chart.days.upperBound), x: x, in: room)
  }

  /// The finest ticks whose words have room; where there are fewer than two such, the first and the last day.
  private static func times(
    from first: Int, to last: Int, x: (Double) -> Double, in room: ChartRoom
  ) -> [Label] {
    for step in ChartTimeStep.all where Double(last - first) / step.length <= maximumTicks {
      let ticks = step.ticks(from: first, to: last)
      guard ticks.count > 1 else { continue }
      let labels = ticks.map { room.label($0.words, at: x(Double($0.day))) }
      if room.areApart(labels) { return labels }
    }
    let ends = [
      Label(text: FigureWords.day(first), tick: 0, x: 0, anchor: .start),
      Label(text: FigureWords.day(last), tick: 1, x: 1, anchor: .end),
    ]
    return first != last && room.areApart(ends) ? ends : [ends[0]]
  }
}

extension ChartLayout.Label {
  /// Where its left end is in a plot of this width.
  package func start(width: Double, extent: Double) -> Double {
    switch anchor {
    case .start: x * width
    case .middle: x * width - extent / 2
    case .end: x * width - extent
    }
  }
}
