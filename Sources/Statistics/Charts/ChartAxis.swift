/// An axis with ticks at round numbers: multiples of 1, 2 or 5 times a power of ten.
package struct ChartAxis: Hashable, Sendable {
  /// The ticks, the least first; the values lie between the first and the last.
  package var ticks: [Double]

  /// Beyond it a number is no longer told from the next.
  private static let limit = 1e300

  /// An axis over `values` with no more than `maximumCount` ticks, which is 3 at least.
  ///
  /// - Parameter finest: the least distance of two ticks, a power of ten up to 1; repetitions, kilograms and seconds
  ///   need no finer than 1.
  package init(covering values: ClosedRange<Double>, maximumCount: Int = 6, finest: Double = 1) {
    let low = max(-Self.limit, min(values.lowerBound, Self.limit))
    let high = max(low, min(values.upperBound, Self.limit))
    // Ticks are whole numbers of steps divided by this, so that 0.3 is no 0.30000000000000004.
    var divisor = 1.0
    while finest < 1 / divisor * 0.99, divisor < 1e6 { divisor *= 10 }
    var digit = 1.0
    var power = 1.0
    var step: Double { digit * power / divisor }
    var first = (low / step).rounded(.down)
    var last = (high / step).rounded(.up)
    // Beyond 2⁵³ a number and the next are one.
    while last - first + 1 > Double(max(3, maximumCount)) || last + 1 == last || first - 1 == first {
      switch digit {
      case 1: digit = 2
      case 2: digit = 5
      default:
        digit = 1
        power *= 10
      }
      first = (low / step).rounded(.down)
      last = (high / step).rounded(.up)
    }
    if first == last { last += 1 }
    ticks = (0...Int(last - first)).map { (first + Double($0)) * digit * power / divisor }
  }

  /// What stands at the ticks.
  package var labels: [String] { ticks.map { FigureWords.number($0) } }

  /// Where `value` lies: 0 at the first tick, 1 at the last.
  package func place(of value: Double) -> Double {
    guard let low = ticks.first, let high = ticks.last, high > low else { return 0 }
    // Halves, so that no difference is beyond what a number holds.
    let place = (value / 2 - low / 2) / (high / 2 - low / 2)
    return place.isFinite ? max(0, min(1, place)) : 0
  }
}
