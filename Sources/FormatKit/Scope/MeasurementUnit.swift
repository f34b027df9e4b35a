package import WorkoutModel

/// A unit of weight or length that measurements of the body are taken in.
package enum MeasurementUnit {
  case kilograms, grams, pounds, stones
  case centimeters, millimeters, meters, inches, feet

  /// The unit that a word of an export means.
  package init?(_ word: String) {
    switch word.lowercased() {
    case "kg", "kgs": self = .kilograms
    case "g": self = .grams
    case "lb", "lbs": self = .pounds
    case "st": self = .stones
    case "cm": self = .centimeters
    case "mm": self = .millimeters
    case "m": self = .meters
    case "in", "inch", "inches": self = .inches
    case "ft": self = .feet
    default: return nil
    }
  }

  package var quantity: MeasurementKind.Quantity {
    switch self {
    case .kilograms, .grams, .pounds, .stones: .mass
    default: .length
    }
  }

  /// Kilograms or centimetres to one of it, all of them exact.
  private var factor: (coefficient: Int64, fractionDigits: Int) {
    switch self {
    case .kilograms, .centimeters: (1, 0)
    case .grams: (1, 3)
    case .pounds: (45_359_237, 8)
    case .stones: (635_029_318, 8)
    case .millimeters: (1, 1)
    case .meters: (100, 0)
    case .inches: (254, 2)
    case .feet: (3_048, 2)
    }
  }

  /// `value` of this unit in kilograms or centimetres; rounded only where it has more than 17 digits.
  package func metric(_ value: ExactDecimal) -> (value: ExactDecimal, isRounded: Bool)? {
    let product = Int128(value.coefficient) * Int128(factor.coefficient)
    var digits = value.fractionDigits + factor.fractionDigits
    var divisor: Int128 = 1
    while digits > 0, !Self.fits(product / divisor) || digits > ExactDecimal.maximumFractionDigits {
      divisor *= 10
      digits -= 1
    }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    let rounded = quotient + (remainder.magnitude * 2 >= divisor.magnitude ? remainder.signum() : 0)
    guard let coefficient = Int64(exactly: rounded),
      let metric = ExactDecimal(coefficient: coefficient, fractionDigits: digits)
    else { return nil }
    return (metric.normalized, remainder != 0)
  }

  private static func fits(_ value: Int128) -> Bool {
    Int64(exactly: value).map(ExactDecimal.coefficientRange.contains) ?? false
  }
}
