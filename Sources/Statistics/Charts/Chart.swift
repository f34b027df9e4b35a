/// Values over time as a picture of them needs them, whatever draws it.
package struct Chart: Hashable, Sendable {
  /// A value.
  package struct Point: Hashable, Sendable {
    /// The days since 1 January 1970.
    package var x: Double
    /// The value.
    package var y: Double
    /// True for one that stands out: a personal record.
    package var isMarked: Bool
    /// How many days a bar stands for; 0 for a value of one day.
    package var length: Double

    /// Makes a value.
    package init(x: Double, y: Double, isMarked: Bool = false, length: Double = 0) {
      self.x = x
      self.y = y
      self.isMarked = isMarked
      self.length = length
    }
  }

  /// How values are drawn.
  package enum Form: Hashable, Sendable {
    /// Dots, joined by a line.
    case line
    /// Bars from 0; those of several series stand on each other.
    case bars
  }

  /// Values of one kind.
  package struct Series: Hashable, Sendable {
    /// What they are.
    package var name: String
    /// The values, in order.
    package var points: [Point]

    /// Makes a series.
    package init(_ name: String, _ points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A value that is drawn as a line across: a goal.
  package struct Level: Hashable, Sendable {
    /// What it is.
    package var name: String
    /// The value.
    package var value: Double

    /// Makes a level.
    package init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// How values are drawn.
  package var form: Form
  /// The values.
  package var series: [Series]
  /// Lines across.
  package var levels: [Level]
  /// The axis of the values.
  package var axis: ChartAxis
  /// The first and the last day.
  package var days: ClosedRange<Double>

  /// Lays out values, at least one.
  ///
  /// - Parameters:
  ///   - finest: the least distance of two ticks.
  ///   - maximumTicks: the most ticks, which is 3 at least.
  ///   - days: the first and the last day; without them those of the values.
  package init(
    _ form: Form = .line, _ series: [Series], levels: [Level] = [], finest: Double = 1, maximumTicks: Int = 6,
    days: ClosedRange<Double>? = nil
  ) {
    self.form = form
    self.series = series
    self.levels = levels
    let points = series.flatMap { $0.points }
    let start = points.map { $0.x }.min() ?? 0
    let end = points.map { $0.x + $0.length }.max() ?? 0
    self.days = days ?? start...max(start, end)
    var values = levels.map { $0.value }
    switch form {
    case .line: values += points.map { $0.y }
    case .bars:
      var sums: [Double: Double] = [:]
      for point in points { sums[point.x, default: 0] += point.y }
      values += [0] + sums.values
    }
    values = values.map { $0.isFinite ? $0 : 0 }
    axis = ChartAxis(
      covering: (values.min() ?? 0)...(values.max() ?? 0), maximumCount: maximumTicks, finest: finest)
  }

  /// All values.
  package var points: [Point] { series.flatMap { $0.points } }
}
