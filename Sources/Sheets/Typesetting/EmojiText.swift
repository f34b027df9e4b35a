/// A text with its emoji taken out, each for one character that keeps its place.
///
/// A font draws a joined sequence well only as a picture, and a picture of a font cannot be copied from a PDF.
struct EmojiText {
  /// Stands for an emoji: OBJECT REPLACEMENT CHARACTER.
  static let placeholder = "\u{fffc}"

  /// The most characters of a text that are set; more have no room on a page.
  static let maximumLength = 4_000

  /// The most that is set of a letter with its marks; a hostile one has thousands.
  static let maximumMarks = 32

  /// The text with placeholders.
  private(set) var text = ""
  /// The emoji, and where in the UTF-8 of ``text`` the placeholder of each begins.
  private(set) var emoji: [(offset: Int, text: String)] = []
  /// True where `maximumLength` has cut something off.
  private(set) var isCut = false

  /// Takes a text; what follows `maximumLines` line breaks is cut off, and one line has blanks for them.
  init(_ source: String, maximumLines: Int) {
    var lineCount = 1
    for (count, character) in source.enumerated() {
      if character.isNewline { lineCount += 1 }
      guard count < Self.maximumLength, maximumLines == 1 || lineCount <= maximumLines else {
        isCut = true
        text += "…"
        break
      }
      if character.isNewline {
        text += maximumLines == 1 ? " " : "\n"
      } else if Self.isEmoji(character) {
        emoji.append((text.utf8.count, String(character)))
        text += Self.placeholder
      } else {
        let marks = character.unicodeScalars.prefix(Self.maximumMarks)
        text += ShownText.of(String(String.UnicodeScalarView(marks)))
        if marks.endIndex < character.unicodeScalars.endIndex { isCut = true }
      }
    }
  }

  /// True for what is shown as a small picture; false for digits, `©` and the like, which are letters.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.properties.isEmoji,
      character.unicodeScalars.count <= maximumMarks
    else { return false }
    if first.properties.isEmojiPresentation || first.value >= 0x1f000 {
      // A text presentation is asked for by VARIATION SELECTOR-15.
      return !character.unicodeScalars.contains("\u{fe0e}")
    }
    return character.unicodeScalars.contains { $0 == "\u{fe0f}" || $0 == "\u{20e3}" }
  }
}
