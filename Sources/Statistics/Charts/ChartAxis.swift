/// An axis with ticks at round numbers: multiples of 1, 2 or 5 times a power of ten.
package struct ChartAxis: Hashable, Sendable {
  /// The ticks, the least first; the values lie between the first and the last.
  package var ticks: [Double]

  /// An axis over `values` with no more than `maximumCount` ticks, which is 3 at least.
  package init(covering values: ClosedRange<Double>, maximumCount: Int = 6) {
    let (low, high) = (values.lowerBound, values.upperBound)
    // Repetitions, kilograms and seconds: no finer than 1.
    var step = 1.0
    var power = 1.0
    var first = (low / step).rounded(.down)
    var last = (high / step).rounded(.up)
    // Beyond 2⁵³ a number and the next are one.
    while last - first + 1 > Double(max(3, maximumCount)) || last + 1 == last {
      switch step / power {
      case 1: step = 2 * power
      case 2: step = 5 * power
      default:
        power *= 10
        step = power
      }
      first = (low / step).rounded(.down)
      last = (high / step).rounded(.up)
    }
    if first == last { last += 1 }
    ticks = (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
