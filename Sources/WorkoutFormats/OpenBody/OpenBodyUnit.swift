internal import WorkoutModel

/// Units as OpenBody writes them, in UCUM: `[lb_av]` for pounds.
enum OpenBodyUnit {
  static func token(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: "kg"
    case .pounds: "[lb_av]"
    }
  }

  static func token(_ unit: DistanceUnit) -> String {
    switch unit {
    case .meters: "m"
    case .kilometers: "km"
    case .feet: "[ft_i]"
    case .yards: "[yd_i]"
    case .miles: "[mi_i]"
    }
  }

  /// The unit that a token means, also one that people write instead.
  static func mass(_ token: String) -> MassUnit? {
    switch token {
    case "kg", "kgs": .kilograms
    case "[lb_av]", "lb", "lbs": .pounds
    default: nil
    }
  }

  /// The unit that a token means, also one that people write instead.
  static func distance(_ token: String) -> DistanceUnit? {
    switch token {
    case "m": .meters
    case "km": .kilometers
    case "[ft_i]", "ft": .feet
    case "[yd_i]", "yd": .yards
    case "[mi_i]", "mi": .miles
    default: nil
    }
  }

  private static let measures = [("kg", "kg"), ("[lb_av]", "lb"), ("[in_i]", "in"), ("[ft_i]", "ft")]

  /// The unit of a measurement as the model has it; nil for a number without one.
  static func measure(_ token: String) -> String? {
    token == "1" ? nil : measures.first { $0.0 == token }?.1 ?? token
  }

  /// The unit of a measurement as OpenBody writes it.
  static func token(ofMeasure unit: String?) -> String {
    guard let unit else { return "1" }
    return measures.first { $0.1 == unit }?.0 ?? unit
  }
}
