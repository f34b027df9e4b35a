/// How much a payload may hold, so that no few bytes can ask for much memory or time.
///
/// Ten years of training every day, with a note at each of fifty sets, stay below what any payload may hold.
enum PackedLimits {
  /// What a workout, a template, an exercise, a type of exercise, a measurement, all details of one of them or of
  /// a set, and what only its format knows of one of them, count as beyond themselves.
  static let largeValue = 4
  /// The bytes of a text that has come before which count as one value, beyond the text itself.
  static let repeatedBytes = 32
  /// The weights that are looked through for a choice which count as one value.
  static let weighedChoices = 128
  /// What no payload may hold more of: values and bytes of texts, all together.
  static let maximumValues = 1 << 24
  /// The members of a list for which room is made before they are read.
  static let usualCount = 8
  private static let leastValues = 3 << 20
  private static let valuesPerByte = 16

  /// What a payload with a body of this size may hold.
  static func values(bytes: Int) -> Int {
    min(maximumValues, leastValues + min(bytes, maximumValues) * valuesPerByte)
  }
}
