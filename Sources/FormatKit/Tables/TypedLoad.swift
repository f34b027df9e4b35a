package import WorkoutModel

/// One weight that a table states in kilograms and in pounds: a person typed one of them, or only one is not 0.
package enum TypedLoad {
  /// The most pounds by which the two may differ: the app rounds what it converts.
  package static let maximumDifference = 0.02

  /// The one that is not 0; of two, the one that was typed: it has the fewer decimals.
  ///
  /// Where the two differ, the kilograms are taken, and that is named.
  package static func of(
    kilograms: ExactDecimal?, pounds: ExactDecimal?, at place: @autoclosure () -> Place,
    findings: any FindingSink
  ) -> Load? {
    guard let kilograms else { return pounds.map { Load($0, unit: .pounds) } }
    guard let pounds, pounds.coefficient != 0 else { return Load(kilograms, unit: .kilograms) }
    if kilograms.coefficient == 0 { return Load(pounds, unit: .pounds) }
    if abs(kilograms.doubleValue / MassUnit.pounds.kilograms - pounds.doubleValue) > maximumDifference {
      findings.report(
        Finding(
          .warning, .inconsistent, "a weight that differs in kilograms and pounds: the kilograms are read",
          field: .model(.load), detail: "\(kilograms) kg, \(pounds) lb", place: place()))
    } else if pounds.normalized.fractionDigits < kilograms.normalized.fractionDigits {
      return Load(pounds, unit: .pounds)
    }
    return Load(kilograms, unit: .kilograms)
  }
}
