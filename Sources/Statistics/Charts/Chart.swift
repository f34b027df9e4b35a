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
  }

  /// The values, in order.
  package var points: [Point]
  /// The axis of the values.
  package var axis: ChartAxis
  /// The first and the last day.
  package var days: ClosedRange<Double>

  /// Lays out values, of which there is at least one.
  init(points: [Point]) {
    self.points = points
    var days = (points.first?.x ?? 0)...(points.first?.x ?? 0)
    var values = (points.first?.y ?? 0)...(points.first?.y ?? 0)
    for point in points {
      days = min(days.lowerBound, point.x)...max(days.upperBound, point.x)
      values = min(values.lowerBound, point.y)...max(values.upperBound, point.y)
    }
    self.days = days
    axis = ChartAxis(covering: values)
  }
}
