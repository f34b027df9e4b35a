package import WorkoutModel

/// Goes through a line that people read, character by character as Unicode counts them.
package struct TextWalker {
  private let scalars: [Unicode.Scalar]
  /// How many characters have been taken.
  package private(set) var index = 0

  package init(_ line: String) { scalars = Array(line.unicodeScalars) }

  /// The next character; nil at the end.
  package var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Whether a sign comes next, and a digit behind it.
  package var isSign: Bool {
    guard let next, next == "-" || next == "+" || next == "−", index + 1 < scalars.count else { return false }
    return Self.isDigit(scalars[index + 1])
  }

  /// The character before the next one; nil at the beginning.
  package var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }

  /// Whether a number comes next in which a comma stands before three digits: `1,000` is a thousand or one.
  package var isGrouped: Bool {
    var walker = self
    if walker.isSign { walker.skip() }
    guard let whole = walker.digits(), whole.utf8.count <= 3, !whole.hasPrefix("0"), walker.take(","),
      let group = walker.digits()
    else { return false }
    return group.utf8.count == 3
  }

  package mutating func skip() { index += 1 }

  package mutating func skipSpaces() {
    while let next, next.properties.isWhitespace { index += 1 }
  }

  /// Takes `scalar` where it comes next.
  package mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Takes the letters that come next.
  package mutating func letters() -> String {
    let start = index
    while let next, next.properties.isAlphabetic { index += 1 }
    return text(from: start)
  }

  /// Takes the letters that come next, but for an `x` before a number: `kgx5` is `kg`.
  package mutating func unitWord() -> String {
    let word = letters()
    guard word.utf8.count > 1, word.hasSuffix("x") || word.hasSuffix("X"), let next, Self.isDigit(next) else {
      return word
    }
    index -= 1
    return String(word.dropLast())
  }

  /// Takes `word`, given in small letters, in any case, where no letter follows it.
  package mutating func takeWord(_ word: String) -> Bool {
    let start = index
    if letters().lowercased() == word { return true }
    index = start
    return false
  }

  /// Takes an `x` that is no part of a word: `x5`, `x `.
  package mutating func takeTimesSign() -> Bool {
    guard next == "x" || next == "X" else { return false }
    guard index + 1 >= scalars.count || !scalars[index + 1].properties.isAlphabetic else { return false }
    index += 1
    return true
  }

  /// What has not been taken yet.
  package var rest: String { String(String.UnicodeScalarView(scalars[index...])) }

  /// Takes the digits that come next; nil for none.
  package mutating func digits() -> String? {
    let start = index
    while let next, Self.isDigit(next) { index += 1 }
    return index > start ? text(from: start) : nil
  }

  /// Takes a number with a sign and a fraction behind a point or a comma; nil for none.
  ///
  /// - Parameter isInList: true where commas part numbers, so that none is within one.
  package mutating func number(isInList: Bool = false) -> ExactDecimal? {
    let start = index
    let isNegative = next == "-" || next == "−"
    if isNegative || next == "+" { index += 1 }
    guard let whole = digits() else {
      index = start
      return nil
    }
    var text = whole.trimming { $0 == "0" }.isEmpty ? "0" : String(whole.drop { $0 == "0" })
    let end = index
    if take(".") || !isInList && take(","), let fraction = digits() {
      text += "." + fraction
    } else {
      index = end
    }
    guard let value = ExactDecimal(isNegative ? "-" + text : text) else {
      index = start
      return nil
    }
    return value
  }

  /// Takes `1:30` or `1:02:03`, in seconds; nil for anything else.
  package mutating func clock() -> ExactDecimal? {
    let start = index
    var text = digits() ?? ""
    var parts = 1
    while !text.isEmpty, parts < 3, next == ":" {
      index += 1
      guard let part = digits() else { break }
      text += ":" + part
      parts += 1
    }
    guard parts > 1, let seconds = DurationText.seconds(text) else {
      index = start
      return nil
    }
    return ExactDecimal(coefficient: seconds)
  }

  /// Takes a text in quotation marks, where `\\n`, `\\r` and `\\0` are control characters; nil where it has no end.
  package mutating func quotedText() -> String? {
    let start = index
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let next {
      index += 1
      switch next {
      case "\"": return String(text)
      case "\\":
        guard let escaped = self.next else { break }
        index += 1
        switch escaped {
        case "n": text.append("\n")
        case "r": text.append("\r")
        case "0": text.append("\0")
        default: text.append(escaped)
        }
      default: text.append(next)
      }
    }
    index = start
    return nil
  }

  /// Takes what stands before `end`, and that; nil where it does not come.
  package mutating func text(upTo end: Unicode.Scalar) -> String? {
    guard let place = scalars[index...].firstIndex(of: end) else { return nil }
    let text = String(String.UnicodeScalarView(scalars[index..<place]))
    index = place + 1
    return text
  }

  private func text(from start: Int) -> String { String(String.UnicodeScalarView(scalars[start..<index])) }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
