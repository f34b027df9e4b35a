/// A character set that a symbol names for its bytes and that is turned into UTF-8.
package struct CharacterSet: Hashable, Sendable {
  /// The name by which the C library knows it.
  let name: String

  /// That of segments in kanji mode.
  static let shiftJIS = CharacterSet(name: "SHIFT_JIS")

  private init(name: String) { self.name = name }

  /// Whether bytes may be characters of kanji mode, which the grid reader turns into UTF-8: no UTF-8, and text of this
  /// set with a character of two bytes as that mode has them.
  package static func mayBeKanji(_ bytes: [UInt8]) -> Bool {
    guard String(validating: bytes, as: UTF8.self) == nil else { return false }
    var hasKanji = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20...0x7e, 0xa1...0xdf, 0x09, 0x0a, 0x0d: index += 1
      case 0x81...0x9f, 0xe0...0xeb:
        guard index + 1 < bytes.count, bytes[index + 1] >= 0x40 else { return false }
        hasKanji = true
        index += 2
      default: return false
      }
    }
    return hasKanji
  }

  /// The set of a number as symbols give it; nil for UTF-8, ASCII, plain bytes and numbers not assigned.
  init?(assignment: Int) {
    switch assignment {
    case 1, 3: name = "ISO-8859-1"
    case 4...13, 15...18: name = "ISO-8859-\(assignment - 2)"
    case 20: name = "SHIFT_JIS"
    case 21...24: name = "CP125\([0, 1, 2, 6][assignment - 21])"
    case 25: name = "UTF-16BE"
    case 28: name = "BIG5"
    case 29, 32: name = "GB18030"
    case 30: name = "EUC-KR"
    default: return nil
    }
  }

  /// The same text in UTF-8; nil where the bytes are not of this set.
  func utf8(_ bytes: [UInt8]) -> [UInt8]? { Platform.utf8(bytes, in: name) }
}
