internal import WorkoutModel

/// Times of a course, in microseconds: minutes of nine decimals come back to the microsecond.
enum CourseTime {
  /// The latest time of a course: 1,000 hours.
  static let maximum: Int64 = 1_000 * 3_600 * 1_000_000

  /// The microseconds of `value` units of `unit` microseconds each; nil beyond ``maximum`` on either side of 0.
  static func microseconds(_ value: ExactDecimal, unit: Int64) -> Int64? {
    let value = value.fractionDigits > 18 ? value.rounded(toFractionDigits: 18) : value
    let divisor = (0..<value.fractionDigits).reduce(Int128(1)) { power, _ in power * 10 }
    let (quotient, remainder) = (Int128(value.coefficient) * Int128(unit)).quotientAndRemainder(
      dividingBy: divisor)
    let rounded = quotient + (remainder.magnitude * 2 >= divisor.magnitude ? remainder.signum() : 0)
    return rounded.magnitude <= UInt128(maximum) ? Int64(rounded) : nil
  }

  /// Microseconds of a minute.
  static let minute: Int64 = 60_000_000
  /// Microseconds of a second.
  static let second: Int64 = 1_000_000

  /// The seconds that `microseconds` are.
  static func seconds(_ microseconds: Int64) -> ExactDecimal {
    (ExactDecimal(coefficient: microseconds, fractionDigits: 6) ?? ExactDecimal(0)).normalized
  }

  /// The minutes that `microseconds` are, with two decimals or as many as it takes, at most nine.
  static func minutes(_ microseconds: Int64) -> String {
    let billionths = (microseconds * 50 + 1) / 3
    let exact = (ExactDecimal(coefficient: billionths, fractionDigits: 9) ?? ExactDecimal(0)).normalized
    let padding = max(0, 2 - exact.fractionDigits)
    return "\(exact)" + (exact.fractionDigits == 0 ? "." : "") + String(repeating: "0", count: padding)
  }
}
