/// How wide text is on a terminal, where a Chinese character or an emoji takes two columns.
enum TerminalWidth {
  /// The columns of a printable text.
  static func of(_ text: some StringProtocol) -> Int {
    text.utf8.count == text.count ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
  }

  /// `text` in no more than `width` columns, with an ellipsis where it is cut.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var kept = ""
    var columns = 0
    for character in text {
      columns += Self.columns(of: character)
      if columns > width - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  private static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    // U+FE0F asks for the picture of a character that is a sign otherwise.
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{fe0f}") { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  /// The wide blocks of Unicode's East Asian Width (UAX #11).
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
