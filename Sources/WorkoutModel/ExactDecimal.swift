/// A decimal number that remembers how it was written: `50.0` and `50` are two values.
///
/// Holds every number of at most 17 significant digits, which is every number that a 64-bit
/// float prints as, with up to 62 digits after the point, in eight bytes.
public struct ExactDecimal: Hashable, Sendable {
  /// The coefficient in the upper 58 bits, the number of fraction digits in the lower 6.
  @usableFromInline let bits: Int64

  /// The most fraction digits that a value can have; 63 marks the absent value of packed storage.
  public static let maximumFractionDigits = 62

  /// The coefficients that fit: −2⁵⁷ … 2⁵⁷ − 1.
  public static let coefficientRange = Int64(-1) << 57...(Int64(1) << 57 - 1)

  @inlinable
  init(bits: Int64) { self.bits = bits }

  /// Makes `coefficient × 10^−fractionDigits`, or nothing where either is out of its range.
  @inlinable
  public init?(coefficient: Int64, fractionDigits: Int = 0) {
    guard Self.coefficientRange.contains(coefficient),
      (0...Self.maximumFractionDigits).contains(fractionDigits)
    else { return nil }
    bits = coefficient << 6 | Int64(fractionDigits)
  }

  /// Makes a whole number.
  @inlinable
  public init(_ value: Int32) { bits = Int64(value) << 6 }

  /// All digits of the number, without the point.
  @inlinable public var coefficient: Int64 { bits >> 6 }

  /// How many of the digits stand after the point: 1 for `50.0`.
  @inlinable public var fractionDigits: Int { Int(bits & 63) }

  /// The nearest floating-point number, for formulas that need one.
  public var doubleValue: Double {
    // Up to 2⁵³ and 10²² both numbers are exact, and so their quotient is the nearest there is.
    guard coefficient.magnitude <= 1 << 53, fractionDigits <= 22 else { return Double(description) ?? 0 }
    var divisor = 1.0
    for _ in 0..<fractionDigits { divisor *= 10 }
    return Double(coefficient) / divisor
  }

  /// The whole part, towards zero.
  public var wholePart: Int64 {
    var value = coefficient
    for _ in 0..<min(fractionDigits, 18) { value /= 10 }
    return fractionDigits > 18 ? 0 : value
  }

  /// The same number without trailing zeros after the point: `50` for `50.0`, `0.5` for `0.50`.
  public var normalized: ExactDecimal {
    var value = coefficient
    var digits = fractionDigits
    while digits > 0, value % 10 == 0 {
      value /= 10
      digits -= 1
    }
    return ExactDecimal(bits: value << 6 | Int64(digits))
  }
}
