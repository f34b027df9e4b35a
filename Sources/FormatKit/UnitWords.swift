internal import WorkoutModel

extension MassUnit {
  /// The unit that a word of an export means: `kg`, `kgs`, `LB`, `lbs`, `pounds`.
  package init?(word: some StringProtocol) {
    switch word.lowercased().withoutPoint {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": self = .kilograms
    case "lb", "lbs", "pound", "pounds": self = .pounds
    default: return nil
    }
  }

  /// The unit in the brackets of a column's name, or the name itself: `Weight (kg)`, `weight_lbs`, `lb`.
  package init?(head: String) {
    guard let unit = head.lastWord.flatMap({ MassUnit(word: $0) }) else { return nil }
    self = unit
  }
}

extension DistanceUnit {
  /// The unit that a word of an export means: `km`, `meters`, `miles`.
  package init?(word: some StringProtocol) {
    switch word.lowercased().withoutPoint {
    case "m", "meter", "meters", "metre", "metres": self = .meters
    case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": self = .kilometers
    case "mi", "mile", "miles": self = .miles
    case "ft", "foot", "feet": self = .feet
    case "yd", "yds", "yard", "yards": self = .yards
    default: return nil
    }
  }

  /// The unit in the brackets of a column's name, or the name itself: `Distance (meters)`, `distance_km`, `mi`.
  package init?(head: String) {
    guard let unit = head.lastWord.flatMap({ DistanceUnit(word: $0) }) else { return nil }
    self = unit
  }
}

extension String {
  /// The text without the point of an abbreviation, such as `lbs.` has.
  fileprivate var withoutPoint: Substring { hasSuffix(".") ? dropLast() : self[...] }

  /// The last run of letters.
  fileprivate var lastWord: Substring? { split { !$0.isLetter }.last }
}
