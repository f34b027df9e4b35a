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
}
