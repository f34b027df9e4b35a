/// Names in forms that leave out how they are written.
package enum FoldedName {
  /// Lower case, with one space for every run of spaces, hyphens and underscores.
  package static func spaced(_ name: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    var isAfterGap = false
    for byte in plain(name).utf8 {
      if byte <= space || byte == hyphen || byte == UInt8(ascii: "_") {
        isAfterGap = true
        continue
      }
      if isAfterGap && !folded.isEmpty { folded.append(space) }
      isAfterGap = false
      folded.append(lowercase(byte))
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The words without the plural's ending and without anything between them: `pullup` for `Pull-ups`.
  package static func joined(_ name: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    forEachWord(of: name) { folded += $0 }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The words, in lower case and without the plural's ending.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    forEachWord(of: name) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }

  /// `word`, which is in lower case, in letters without marks: `bankdrucken` for `bankdrücken`.
  package static func unaccented(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\u{300}"..."\u{36F}": break
      case "à", "á", "â", "ã", "ä", "å": plain.append("a")
      case "è", "é", "ê", "ë": plain.append("e")
      case "ì", "í", "î", "ï": plain.append("i")
      case "ò", "ó", "ô", "õ", "ö": plain.append("o")
      case "ù", "ú", "û", "ü": plain.append("u")
      case "ç": plain.append("c")
      case "ñ": plain.append("n")
      // One by one: what is appended as a text has the whole copied.
      case "ß":
        plain.append("s")
        plain.append("s")
      case "œ":
        plain.append("o")
        plain.append("e")
      case "ё": plain.append("е")
      case "й": plain.append("и")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static let space = UInt8(ascii: " ")
  private static let hyphen = UInt8(ascii: "-")
  private static let apostrophe = UInt8(ascii: "'")

  private static func forEachWord(of name: String, _ body: (ArraySlice<UInt8>) -> Void) {
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { body(singular(word[...])) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in plain(name).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        word.append(lowercase(byte))
      case apostrophe: break
      default: end()
      }
    }
    end()
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func singular(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard word.count > 2, word.last == UInt8(ascii: "s") else { return word }
    let stem = word.dropLast()
    if stem.last == UInt8(ascii: "s") { return word }
    if stem.hasSuffix("che") || stem.hasSuffix("she") || stem.hasSuffix("sse") || stem.hasSuffix("xe") {
      return stem.dropLast()
    }
    if stem.hasSuffix("ie") || stem.hasSuffix("ye") { return stem.dropLast(2) + [UInt8(ascii: "y")] }
    return stem
  }

  /// `name` with the ASCII forms of spaces, dashes and apostrophes, and other letters in lower case.
  private static func plain(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name }
    var plain = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        plain.append(" ")
      } else if scalar.properties.isDash {
        plain.append("-")
      } else {
        plain.append(scalar == "\u{2019}" ? "'" : scalar)
      }
    }
    return String(plain)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
