internal import Notation

/// Tells the names of exercises and workouts from parts of sets.
enum TextName {
  /// True for a text in which no number belongs to a set: `T-Bar Row 45`, but not `Row 8-12 x`.
  ///
  /// - Parameter isBeforeSets: true where sets follow, so that a number at its end is one of theirs.
  static func isName(_ text: String, isBeforeSets: Bool = false) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while let start = scalars[index...].firstIndex(where: isDigit) {
      let end = scalars[start...].firstIndex { !isDigit($0) } ?? scalars.count
      if isJoined(scalars[..<start]) || isMeasure(scalars[end...]) { return false }
      index = end
    }
    guard index > 0 || isBeforeSets else { return true }
    guard scalars.contains(where: { $0.properties.isAlphabetic }) else { return false }
    return !isBeforeSets || !endsInSets(text) && !isOtherFigure(text)
  }

  /// What people write before numbers that are no exercise's.
  private static let otherFigures: Set<String> = [
    "total", "totals", "total volume", "total weight", "total sets", "total reps", "volume", "tonnage",
    "time", "total time", "body weight", "bodyweight", "weight", "calories", "kcal", "heart rate", "avg hr",
    "amrap", "rpe", "rest", "reps", "sets",
  ]

  /// True for a letter, which is a label, and for words before a figure of the whole workout.
  private static func isOtherFigure(_ text: String) -> Bool {
    text.unicodeScalars.count < 2 || otherFigures.contains(text.lowercased())
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The name in a text, without the signs that part it from what stands beside it.
  static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String(String.UnicodeScalarView(scalars)).trimming { " :-–—·,".unicodeScalars.contains($0) })
  }

  /// Whether what stands before a number makes it part of a set: `x`, `@`, a sign.
  private static func isJoined(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let last = before.last(where: { !$0.properties.isWhitespace }) else { return false }
    if "×*@/+".unicodeScalars.contains(last) { return true }
    let rest = before[..<(before.lastIndex { !$0.properties.isWhitespace } ?? before.startIndex)]
    let isAlone = rest.last.map { !$0.properties.isAlphabetic } ?? true
    if last == "x" || last == "X" { return isAlone }
    return "-−–".unicodeScalars.contains(last) && before.last == last && isAlone
  }

  /// The longest word that is looked at behind a number: a word of sets is shorter.
  private static let maximumWordLength = 16

  /// Whether what stands behind a number makes it part of a set: a unit, `x`, another number.
  private static func isMeasure(_ behind: ArraySlice<Unicode.Scalar>) -> Bool {
    let rest = behind.drop { $0.properties.isWhitespace }
    guard let first = rest.first else { return false }
    if isDigit(first) || "×*@/+%".unicodeScalars.contains(first) { return true }
    if ".,:;-−–".unicodeScalars.contains(first) {
      return rest.dropFirst().first { !$0.properties.isWhitespace }.map(isDigit) ?? false
    }
    let word = rest.prefix(maximumWordLength).prefix { $0 != " " }
    var walker = TextWalker(String(String.UnicodeScalarView(word)))
    return TextSetScanner.isWord(walker.unitWord())
  }

  private static func endsInSets(_ text: String) -> Bool {
    let last = text.split(separator: " ").last ?? ""
    guard let first = last.unicodeScalars.first, let end = last.unicodeScalars.last else { return true }
    return isDigit(first) || isDigit(end) || "×*@+/".unicodeScalars.contains(end)
      || TextSetScanner.isWord(String(last))
  }
}
