internal import WorkoutModel

/// Weights of FIT: parts of a kilogram, shown in kilograms or pounds.
enum FITLoad {
  /// What a watch writes until it has worked out a weight.
  static let calculating: Int64 = 65_534

  /// As many parts of a kilogram as the lifter entered; `parts` of them make one.
  ///
  /// The parts are finer than the steps of the plates: a weight in pounds is the quarter, tenth or hundredth whose
  /// nearest number of parts this is, the roundest first.
  static func load(_ count: Int64, parts: Int64, unit: MassUnit) -> Load {
    guard unit == .pounds else {
      let tenThousandths = count * (10_000 / parts)
      return Load((ExactDecimal(coefficient: tenThousandths, fractionDigits: 4) ?? 0).normalized, unit: unit)
    }
    for step in [Int64(4), 10, 100] {
      let steps = rounded(
        Int128(count) * Int128(step) * poundsDivisor, by: Int128(parts) * poundsNumerator)
      let hundredths = steps.flatMap { ExactDecimal(coefficient: $0 * (100 / step), fractionDigits: 2) }
      if let value = hundredths?.normalized, self.count(value, parts: parts, unit: unit) == count {
        return Load(value, unit: unit)
      }
    }
    return Load(0, unit: unit)
  }

  /// The nearest number of parts, with `parts` to a kilogram; nil for a number beyond 64 bits.
  static func count(_ value: ExactDecimal, parts: Int64, unit: MassUnit) -> Int64? {
    let value = value.rounded(toFractionDigits: 18)
    let power = (0..<value.fractionDigits).reduce(Int128(1)) { power, _ in power * 10 }
    let isPounds = unit == .pounds
    return rounded(
      Int128(value.coefficient) * Int128(parts) * (isPounds ? poundsNumerator : 1),
      by: power * (isPounds ? poundsDivisor : 1))
  }

  /// A pound is 0.45359237 kg.
  private static let poundsNumerator: Int128 = 45_359_237
  private static let poundsDivisor: Int128 = 100_000_000

  private static func rounded(_ dividend: Int128, by divisor: Int128) -> Int64? {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let isUp = remainder.magnitude * 2 >= divisor.magnitude
    return Int64(exactly: quotient + (isUp ? remainder.signum() : 0))
  }
}
