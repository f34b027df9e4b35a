internal import Notation
internal import WorkoutModel

/// Several numbers in one cell, one a set: `10/10/8`, `60, 65, 70 kg`.
enum CellList {
  /// The most numbers of a cell.
  private static let maximumCount = 50

  /// The numbers in `text`; nil for one number, and for what is no list.
  ///
  /// A comma parts them where a space follows it or more than one is there: `10,5` is one number. Two numbers with
  /// a hyphen between are a range, and no list.
  static func numbers(_ text: String, hasDecimalComma: Bool) -> [CellNumber]? {
    guard let parts = parts(text), (2...maximumCount).contains(parts.count) else { return nil }
    var numbers: [CellNumber] = []
    for part in parts {
      guard let number = CellNumber(part, hasDecimalComma: hasDecimalComma) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// True for a number below 10,000 with a space between its thousands, which could be two: `1 250`, `1 250,5`.
  static func isThousands(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].utf8.count == 1, parts[0] != "0", parts[0].first?.isNumber ?? false
    else {
      return false
    }
    return parts[1].prefix { $0.isNumber }.utf8.count == 3
      && parts[1].dropFirst(3).allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
  }

  /// True for numbers with nothing but spaces between.
  static func isSpaced(_ text: String) -> Bool {
    text.contains(" ") && text.allSatisfy { $0.isNumber || $0 == " " || $0 == "." || $0 == "," }
  }

  private static func parts(_ text: String) -> [String]? {
    for mark in ["/", ";", "|", "\n"] as [Character] where text.contains(mark) && text.first != mark {
      return split(text) { $0 == mark }
    }
    let parted = text.replacing(", ", by: ";")
    if parted != text { return split(parted) { $0 == ";" } }
    if text.count(where: { $0 == "," }) > 1, !text.contains(".") { return split(text) { $0 == "," } }
    if text.count(where: { $0 == "-" }) > 1, text.first != "-" { return split(text) { $0 == "-" } }
    guard isSpaced(text) else { return nil }
    return split(text) { $0 == " " }
  }

  private static func split(_ text: String, _ isMark: (Character) -> Bool) -> [String] {
    text.split(whereSeparator: isMark).map { String(String($0).trimming { $0.properties.isWhitespace }) }
  }
}
