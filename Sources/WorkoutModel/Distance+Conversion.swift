extension Distance {
  /// A distance in another unit, and whether writing it took a rounding.
  public struct Converted: Hashable, Sendable {
    /// The distance in the unit asked for.
    public var distance: Distance
    /// What the exact value was rounded to; nil where it is exact.
    public var rounding: Rounding?
    /// True where the exact value was rounded.
    public var isRounded: Bool { rounding != nil }
  }

  /// What a converted distance is rounded to.
  public enum Rounding: String, Sendable {
    /// Three decimals, of a metre, foot or yard.
    case thousandths = "three decimals"
    /// Six decimals, of a kilometre or mile.
    case millionths = "six decimals"
  }

  /// The distance in `unit`, exact where three decimals of a metre, foot or yard, or six of a kilometre or mile,
  /// hold it; else rounded to them.
  ///
  /// - Returns: the distance itself where it is in `unit` already, or states none; nil where it is too large.
  public func converted(to target: DistanceUnit) -> Converted? {
    guard let unit, unit != target else { return Converted(distance: self) }
    let decimals = target == .kilometers || target == .miles ? 6 : 3
    let rounding = decimals == 6 ? Rounding.millionths : .thousandths
    guard value.fractionDigits <= 15 else {
      let rounded = Distance(value.rounded(toFractionDigits: 15), unit: unit).converted(to: target)
      return rounded.map { Converted(distance: $0.distance, rounding: rounding) }
    }
    let numerator = Int128(value.coefficient) * unit.tenthMillimeters * Int128.powerOfTen(decimals)
    let divisor = target.tenthMillimeters * Int128.powerOfTen(value.fractionDigits)
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: divisor)
    let isUp = remainder.magnitude * 2 >= divisor.magnitude
    let rounded = quotient + (isUp ? remainder.signum() : 0)
    guard let coefficient = Int64(exactly: rounded),
      let decimal = ExactDecimal(coefficient: coefficient, fractionDigits: decimals)
    else { return nil }
    return Converted(
      distance: Distance(decimal.normalized, unit: target), rounding: remainder == 0 ? nil : rounding)
  }
}

extension DistanceUnit {
  fileprivate var tenthMillimeters: Int128 {
    switch self {
    case .meters: 10_000
    case .kilometers: 10_000_000
    case .feet: 3_048
    case .yards: 9_144
    case .miles: 16_093_440
    }
  }
}

extension Int128 {
  fileprivate static func powerOfTen(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
