/// The words in the names that Health gives to kinds.
enum HealthWords {
  private static let prefixes = [
    "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier",
    "HKWorkoutActivityType", "HKDataTypeIdentifier", "HKDataType", "HKDocumentTypeIdentifier",
  ]

  /// `Heart Rate` of `HKQuantityTypeIdentifierHeartRate`.
  static func of(_ type: String) -> String {
    var name = type[...]
    if let prefix = prefixes.first(where: { type.hasPrefix($0) }), prefix.utf8.count < type.utf8.count {
      name = name.dropFirst(prefix.count)
    }
    let letters = Array(name.unicodeScalars)
    var words = String.UnicodeScalarView()
    for (index, letter) in letters.enumerated() {
      let isNext = index > 0 && index + 1 < letters.count && isSmall(letters[index + 1])
      if index > 0, isCapital(letter), isSmall(letters[index - 1]) || isNext { words.append(" ") }
      words.append(letter)
    }
    return String(words)
  }

  private static func isCapital(_ letter: Unicode.Scalar) -> Bool { ("A"..."Z").contains(letter) }
  private static func isSmall(_ letter: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(letter) || ("0"..."9").contains(letter)
  }
}
