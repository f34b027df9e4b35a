internal import Notation
internal import WorkoutModel

/// A number as people type it into a table, and the word behind it: `82,5 kg`, `1.250`, `RPE 8`.
struct CellNumber {
  let value: ExactDecimal
  /// The letters beside it, in small letters; empty for none.
  let word: String
  /// True where a point or comma could as well part thousands, or decimals.
  let isAmbiguous: Bool

  /// Reads the whole of `text`; nil where it is no number.
  ///
  /// - Parameter hasDecimalComma: true in a table whose numbers have commas for points.
  init?(_ text: String, hasDecimalComma: Bool) {
    var digits = ""
    var word = ""
    var isBehindNumber = false
    // Where spaces stand in the digits.
    var spaces: [Int] = []
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) || scalar == "." || scalar == "," || scalar == "'" || scalar == "’" {
        // The point of an abbreviated unit: `10 kg.`
        if isBehindNumber, scalar == ".", scalar == text.unicodeScalars.last { continue }
        guard !isBehindNumber else { return nil }
        digits.unicodeScalars.append(scalar)
      } else if scalar.properties.isWhitespace {
        if digits.contains(where: { $0.isNumber }) { spaces.append(digits.unicodeScalars.count) }
      } else if scalar == "-" || scalar == "+" || scalar == "−" {
        guard digits.isEmpty else { return nil }
        digits.unicodeScalars.append(scalar == "−" ? "-" : scalar)
      } else if scalar.properties.isAlphabetic || scalar == "@" {
        if digits.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) { isBehindNumber = true }
        if scalar != "@" { word.unicodeScalars.append(scalar) }
      } else {
        return nil
      }
    }
    guard Self.partThousands(spaces, digits), let (plain, isAmbiguous) = Self.plain(digits, hasDecimalComma),
      let value = ExactDecimal(lenient: plain)
    else { return nil }
    self.value = value
    self.word = word.lowercased()
    self.isAmbiguous = isAmbiguous
  }

  /// True where spaces in a number part its thousands: `1 250`, and not `12 15`.
  private static func partThousands(_ spaces: [Int], _ digits: String) -> Bool {
    let scalars = Array(digits.unicodeScalars)
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    let inside = spaces.filter { $0 < scalars.count }
    guard let first = inside.first else { return true }
    return (1...3).contains(scalars[..<first].count { isDigit($0) })
      && scalars[..<first].allSatisfy { isDigit($0) || $0 == "-" || $0 == "+" }
      && inside.enumerated().allSatisfy { index, start in
        let end =
          index + 1 < inside.count
          ? inside[index + 1] : start + scalars[start...].prefix { isDigit($0) }.count
        return end == start + 3 && scalars[start..<end].allSatisfy { isDigit($0) }
      }
  }

  /// True for a text in which a point can only be that of a decimal.
  static func showsDecimalPoint(_ text: String) -> Bool {
    guard text.contains("."), let number = CellNumber(text, hasDecimalComma: false) else { return false }
    return !number.isAmbiguous && number.value.fractionDigits > 0
  }

  /// The number with a point before its decimals and nothing between its thousands.
  private static func plain(_ text: String, _ hasDecimalComma: Bool) -> (String, Bool)? {
    var text = text.filter { $0 != "'" && $0 != "’" }
    // The point of an abbreviated unit: `10 kg.`
    if text.last == "." { text.removeLast() }
    let points = text.count { $0 == "." }
    let commas = text.count { $0 == "," }
    if commas == 0, points == 0 { return (text, false) }
    if commas > 0, points > 0 {
      guard let comma = text.lastIndex(of: ","), let point = text.lastIndex(of: ".") else { return nil }
      let decimal: Character = comma > point ? "," : "."
      let plain = text.filter { $0 != (decimal == "," ? "." : ",") }
      return plain.count { $0 == decimal } == 1 ? (plain.replacing(String(decimal), by: "."), false) : nil
    }
    let mark: Character = commas > 0 ? "," : "."
    let count = max(commas, points)
    if count > 1 {
      let groups = text.split(separator: mark, omittingEmptySubsequences: false)
      return groups.dropFirst().allSatisfy { $0.count == 3 } ? (groups.joined(), false) : nil
    }
    let isThousands = hasThreeBehind(mark, text) && (mark == ",") != hasDecimalComma
    return (text.replacing(String(mark), by: isThousands ? "" : "."), hasThreeBehind(mark, text))
  }

  /// True where three digits stand behind the mark and one to three before it, none of them a leading 0.
  private static func hasThreeBehind(_ mark: Character, _ text: String) -> Bool {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let before = parts[0].filter { $0 != "-" && $0 != "+" }
    return parts[1].count == 3 && (1...3).contains(before.count) && before.first != "0"
  }
}
