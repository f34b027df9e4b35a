/// Commas that stand for points: `82,5`, `5x102,5 kg`.
enum DecimalComma {
  /// True for a text in which a comma can only be that of a decimal.
  static func isShown(in text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, isDigit(first) || first == "-" || first == "+" else { return false }
    return scalars.contains(".") ? isBehindThousands(scalars) : !places(in: scalars).isEmpty
  }

  /// True for `1.250,5`: points part thousands before the only comma.
  private static func isBehindThousands(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first.map(isDigit) ?? false, !parts[1].contains(".") else {
      return false
    }
    return parts[0].split(separator: ".", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.count == 3 && $0.allSatisfy(isDigit)
    }
  }

  /// `text` with points for these commas.
  static func replaced(in text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for place in places(in: scalars) { scalars[place] = "." }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Where they stand: between digits, with one or two behind that belong to nothing else.
  ///
  /// In `8x60,6x65` a comma parts sets, in `100x5,5,5` repetitions.
  private static func places(in scalars: [Unicode.Scalar]) -> [Int] {
    var places: [Int] = []
    for (index, scalar) in scalars.enumerated()
    where scalar == "," && index > 0 && isDigit(scalars[index - 1]) {
      var end = index + 1
      while end < scalars.count, isDigit(scalars[end]) { end += 1 }
      let count = end - index - 1
      let isSmall = count == 3 && scalars[index - 1] == "0" && (index < 2 || !isDigit(scalars[index - 2]))
      guard (1...2).contains(count) || isSmall, !isInList(scalars, index), !isBeforeTimes(scalars, end) else {
        continue
      }
      places.append(index)
    }
    return places
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// True where another comma stands right before or behind the digits around one.
  private static func isInList(_ scalars: [Unicode.Scalar], _ comma: Int) -> Bool {
    var start = comma - 1
    while start >= 0, isDigit(scalars[start]) { start -= 1 }
    var end = comma + 1
    while end < scalars.count, isDigit(scalars[end]) { end += 1 }
    let isBehindAnother = start >= 0 && scalars[start] == ","
    return isBehindAnother || end + 1 < scalars.count && scalars[end] == "," && isDigit(scalars[end + 1])
  }

  private static func isBeforeTimes(_ scalars: [Unicode.Scalar], _ end: Int) -> Bool {
    let rest = scalars[end...].drop { $0 == " " }
    return rest.first.map { "x×*X".unicodeScalars.contains($0) } ?? false
  }
}
