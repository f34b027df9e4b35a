internal import CLibrary

/// SplitMix64: the same numbers in every run for the same seed.
package struct SeededRandom: Sendable {
  private var state: UInt64

  /// Begins a series.
  package init(seed: UInt64) { state = seed }

  /// A number from 0 to 1.
  package mutating func unit() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return Double((value ^ value >> 31) >> 11) / Double(1 << 53)
  }

  /// A number within a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// True so often.
  package mutating func chance(_ share: Double) -> Bool { unit() < share }

  /// One of several.
  package mutating func choice<Value>(_ values: [Value]) -> Value {
    values[min(values.count - 1, Int(unit() * Double(values.count)))]
  }

  /// A number around 0 with a deviation of 1.
  package mutating func gauss() -> Double {
    (-2 * log(max(1e-12, unit()))).squareRoot() * cos(2 * Double.pi * unit())
  }
}
