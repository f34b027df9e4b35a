package import WorkoutModel

/// One distance that a table states in kilometres and in miles: a person typed one of them, or only one is not 0.
package enum TypedDistance {
  /// The most kilometres by which the two may differ: apps round what they convert to hundredths of a mile.
  package static let maximumDifference = 0.01

  /// The one that is not 0; of two, the one that was typed: it has the fewer decimals.
  ///
  /// Where the two differ, the kilometres are taken, and that is named.
  package static func of(
    kilometers: ExactDecimal?, miles: ExactDecimal?, at place: @autoclosure () -> Place,
    findings: any FindingSink
  ) -> Distance? {
    guard let kilometers else { return miles.map { Distance($0, unit: .miles) } }
    guard let miles, miles.coefficient != 0 else { return Distance(kilometers, unit: .kilometers) }
    if kilometers.coefficient == 0 { return Distance(miles, unit: .miles) }
    if abs(kilometers.doubleValue - miles.doubleValue * 1.609344) > maximumDifference {
      findings.report(
        Finding(
          .warning, .inconsistent,
          "a distance that differs in kilometres and miles: the kilometres are read",
          field: .model(.distance),
          detail: "\(kilometers) km, \(miles) mi", place: place()))
    } else if miles.normalized.fractionDigits < kilometers.normalized.fractionDigits {
      return Distance(miles, unit: .miles)
    }
    return Distance(kilometers, unit: .kilometers)
  }
}
