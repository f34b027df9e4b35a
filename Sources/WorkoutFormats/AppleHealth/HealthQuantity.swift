internal import WorkoutModel

/// Numbers with the units that Health gives them, in the units of the model.
enum HealthQuantity {
  /// Kilocalories: to Health, `Cal` with its capital is one, and `cal` a thousandth of it.
  static func kilocalories(
    _ value: ExactDecimal, _ unit: String?
  ) -> (value: ExactDecimal, isRounded: Bool)? {
    switch unit {
    case "Cal", "kcal": (value, false)
    case "cal": value.movingPoint(by: -3).map { ($0.normalized, false) }
    case "kJ": value.rounded(toFractionDigits: 6).divided(by: joules, toFractionDigits: 3)
    default: nil
    }
  }

  /// Kilojoules of a kilocalorie.
  private static let joules = ExactDecimal(coefficient: 4_184, fractionDigits: 3) ?? ExactDecimal(4)

  /// Seconds, to the thousandth.
  static func seconds(_ value: ExactDecimal, _ unit: String?) -> ExactDecimal? {
    let factor: Int32
    switch unit {
    case "s", "sec": factor = 1
    case "min", nil: factor = 60
    case "hr", "h": factor = 3_600
    default: return nil
    }
    // What has fifteen digits comes of a computation in binary.
    return value.rounded(toFractionDigits: 7).times(ExactDecimal(factor))?.rounded(toFractionDigits: 3)
      .normalized
  }

  /// Beats, or whatever is counted, a minute.
  static func perMinute(_ value: ExactDecimal, _ unit: String?) -> ExactDecimal? {
    switch unit {
    case "count/min": value
    case "count/s": value.times(ExactDecimal(60))
    default: nil
    }
  }

  /// A distance in a unit of the model.
  static func distance(_ value: ExactDecimal, _ unit: String?) -> Distance? {
    if unit == "cm" { return value.movingPoint(by: -2).map { Distance($0.normalized, unit: .meters) } }
    return unit.flatMap { DistanceUnit(rawValue: $0) }.map { Distance(value, unit: $0) }
  }
}
