extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Makes a whole number, as `let weight: ExactDecimal = 20` does; the compiler refuses one that is too large.
  @inlinable
  public init(integerLiteral value: Int32) { self.init(value) }
}

// A literal like 72.5 would go through a floating-point number, which forgets that it was not written 72.50.
extension ExactDecimal {
  /// So many tenths, with one digit after the point: `.tenths(725)` is `72.5`.
  @inlinable
  public static func tenths(_ count: Int32) -> ExactDecimal { ExactDecimal(bits: Int64(count) << 6 | 1) }

  /// So many hundredths, with two digits after the point: `.hundredths(125)` is `1.25`.
  @inlinable
  public static func hundredths(_ count: Int32) -> ExactDecimal { ExactDecimal(bits: Int64(count) << 6 | 2) }

  /// So many thousandths, with three digits after the point: `.thousandths(500)` is `0.500`.
  @inlinable
  public static func thousandths(_ count: Int32) -> ExactDecimal { ExactDecimal(bits: Int64(count) << 6 | 3) }
}
