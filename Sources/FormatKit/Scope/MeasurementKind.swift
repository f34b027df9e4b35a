/// A measurement of the body that apps know under names of their own.
package enum MeasurementKind: Int, CaseIterable, Sendable {
  case weight, bodyFat, caloricIntake
  case neck, shoulders, chest, leftBicep, rightBicep, leftForearm, rightForearm
  case abdomen, upperAbs, waist, lowerAbs, hips, leftThigh, rightThigh, leftCalf, rightCalf

  /// What is measured.
  package enum Quantity {
    case mass, share, energy, length
  }

  package var quantity: Quantity {
    switch self {
    case .weight: .mass
    case .bodyFat: .share
    case .caloricIntake: .energy
    default: .length
    }
  }

  /// The kind that `name` means, whatever its spaces, underscores and letter case.
  package init?(_ name: String) {
    guard let kind = Self.kinds[Self.letters(of: name)] else { return nil }
    self = kind
  }

  /// True where two names differ in spaces, underscores and letter case alone.
  package static func areAlike(_ left: String, _ right: String) -> Bool {
    letters(of: left) == letters(of: right)
  }

  private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter } }

  private static let kinds: [String: MeasurementKind] = [
    "weight": .weight, "bodyweight": .weight, "bodymass": .weight,
    "bodyfat": .bodyFat, "bodyfatpercentage": .bodyFat, "bodyfatpercent": .bodyFat, "fat": .bodyFat,
    "fatpercent": .bodyFat,
    "caloricintake": .caloricIntake, "calories": .caloricIntake,
    "neck": .neck, "shoulders": .shoulders, "shoulder": .shoulders, "chest": .chest,
    "leftbicep": .leftBicep, "leftbiceps": .leftBicep, "rightbicep": .rightBicep, "rightbiceps": .rightBicep,
    "leftforearm": .leftForearm, "rightforearm": .rightForearm,
    "abdomen": .abdomen, "upperabs": .upperAbs, "lowerabs": .lowerAbs,
    "waist": .waist, "hips": .hips, "hip": .hips,
    "leftthigh": .leftThigh, "rightthigh": .rightThigh, "leftcalf": .leftCalf, "rightcalf": .rightCalf,
  ]
}
