extension ExactDecimal {
  /// The exact difference; nil where it has too many digits.
  public func minus(_ other: ExactDecimal) -> ExactDecimal? {
    let digits = max(fractionDigits, other.fractionDigits)
    guard let left = scaled(toFractionDigits: digits), let right = other.scaled(toFractionDigits: digits)
    else {
      return nil
    }
    // Coefficients have 58 bits, so the difference of two fits.
    return ExactDecimal(coefficient: left - right, fractionDigits: digits)
  }

  /// The exact sum; nil where it has too many digits.
  public func plus(_ other: ExactDecimal) -> ExactDecimal? {
    let digits = max(fractionDigits, other.fractionDigits)
    guard let left = scaled(toFractionDigits: digits), let right = other.scaled(toFractionDigits: digits)
    else {
      return nil
    }
    // Coefficients have 58 bits, so the sum of two fits.
    return ExactDecimal(coefficient: left + right, fractionDigits: digits)
  }

  /// The coefficient with trailing zeros up to `digits` digits after the point; nil where it has no room.
  private func scaled(toFractionDigits digits: Int) -> Int64? {
    var value = coefficient
    for _ in fractionDigits..<digits {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow, Self.coefficientRange.contains(product) else { return nil }
      value = product
    }
    return value
  }

  /// The exact product; nil where it has too many digits.
  public func times(_ other: ExactDecimal) -> ExactDecimal? {
    let left = normalized
    let right = other.normalized
    let (product, overflow) = left.coefficient.multipliedReportingOverflow(by: right.coefficient)
    guard !overflow else { return nil }
    return ExactDecimal(coefficient: product, fractionDigits: left.fractionDigits + right.fractionDigits)
  }

  /// The quotient, exact where `digits` digits after the point hold it, else rounded to them.
  ///
  /// - Returns: nil for a divisor of zero and for numbers of too many digits.
  public func divided(
    by divisor: ExactDecimal, toFractionDigits digits: Int
  ) -> (value: ExactDecimal, isRounded: Bool)? {
    let left = normalized
    let right = divisor.normalized
    let shift = digits + right.fractionDigits - left.fractionDigits
    guard right.coefficient != 0, (0...18).contains(shift) else { return nil }
    let power = (0..<shift).reduce(Int128(1)) { power, _ in power * 10 }
    let scaled = Int128(left.coefficient) * power
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: Int128(right.coefficient))
    let isUp = remainder.magnitude * 2 >= right.coefficient.magnitude
    let isNegative = (scaled < 0) != (right.coefficient < 0)
    let rounded = quotient + (isUp ? (isNegative ? -1 : 1) : 0)
    guard let coefficient = Int64(exactly: rounded),
      let value = ExactDecimal(coefficient: coefficient, fractionDigits: digits)
    else { return nil }
    return (value.normalized, remainder != 0)
  }

  /// The same digits with the point moved `places` to the right, or to the left where that is negative.
  ///
  /// - Returns: nil where the number has too many digits.
  public func movingPoint(by places: Int) -> ExactDecimal? {
    guard places > fractionDigits else {
      return ExactDecimal(coefficient: coefficient, fractionDigits: fractionDigits - places)
    }
    guard places - fractionDigits <= 18 else { return nil }
    let factor = (fractionDigits..<places).reduce(Int64(1)) { power, _ in power * 10 }
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: factor)
    return overflow ? nil : ExactDecimal(coefficient: product)
  }
}
