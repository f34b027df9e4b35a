/// How much a payload may hold, so that no few bytes can ask for much memory or time.
enum PackedLimits {
  /// What a workout, a template and all details of a set, an exercise or a workout count as.
  static let largeValue = 8
  /// What any payload may hold: values and bytes of texts, all together.
  static let maximumValues = 1 << 24
  private static let leastValues = 1 << 18
  private static let valuesPerByte = 16

  /// What a payload whose body has so many bytes may hold.
  static func values(bytes: Int) -> Int {
    min(maximumValues, leastValues + min(bytes, maximumValues) * valuesPerByte)
  }
}
