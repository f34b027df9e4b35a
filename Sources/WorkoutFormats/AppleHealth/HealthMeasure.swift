internal import WorkoutModel

/// The kinds of records that are measurements of the body.
enum HealthMeasure: CaseIterable {
  case bodyMass, bodyFat, leanBodyMass, waist, height, bodyMassIndex

  /// The kind that a record's type means.
  init?(_ type: UnsafeRawBufferPointer) {
    guard let kind = Self.allCases.first(where: { $0.type.utf8.elementsEqual(type) }) else { return nil }
    self = kind
  }

  private var type: String {
    switch self {
    case .bodyMass: "HKQuantityTypeIdentifierBodyMass"
    case .bodyFat: "HKQuantityTypeIdentifierBodyFatPercentage"
    case .leanBodyMass: "HKQuantityTypeIdentifierLeanBodyMass"
    case .waist: "HKQuantityTypeIdentifierWaistCircumference"
    case .height: "HKQuantityTypeIdentifierHeight"
    case .bodyMassIndex: "HKQuantityTypeIdentifierBodyMassIndex"
    }
  }

  /// What people call it.
  var name: String {
    switch self {
    case .bodyMass: "Body Mass"
    case .bodyFat: "Body Fat Percentage"
    case .leanBodyMass: "Lean Body Mass"
    case .waist: "Waist"
    case .height: "Height"
    case .bodyMassIndex: "Body Mass Index"
    }
  }

  /// The number and its unit as people write them: Health writes a share of fat of 20 % as 0.2, and an index in
  /// `count`.
  func read(_ value: ExactDecimal, _ unit: String?) -> (value: ExactDecimal, unit: String?) {
    switch self {
    case .bodyFat where abs(value.doubleValue) <= 1:
      (value.movingPoint(by: 2)?.normalized ?? value, unit ?? "%")
    case .bodyMassIndex where unit == "count": (value, nil)
    default: (value, unit)
    }
  }
}
