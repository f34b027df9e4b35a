internal import WorkoutModel

/// Columns of Fitbod that no other format knows, under the names that its head gives them.
enum FitbodField {
  /// The incline of a treadmill.
  static let incline = "Incline"
  /// The resistance of a machine, on its own scale.
  static let resistance = "Resistance"
  /// How often the weight counts, where it is neither 1 nor 2.
  static let multiplier = "multiplier"
  /// All of them.
  static let all: Set<String> = [incline, resistance, multiplier]

  /// True for a number that is read back from its column.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    guard all.contains(field.name) else { return true }
    guard let number = ExactDecimal(lenient: field.text)?.normalized else { return false }
    return field.name == multiplier ? ![1, 2].contains(number) : number.coefficient != 0
  }
}
