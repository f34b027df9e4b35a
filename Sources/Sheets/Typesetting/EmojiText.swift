/// A text with its emoji taken out, each for one character that keeps its place.
///
/// A font draws a joined sequence well only as a picture, and a picture of a font cannot be copied from a PDF.
struct EmojiText: Hashable {
  /// Stands for an emoji: OBJECT REPLACEMENT CHARACTER.
  static let placeholder = "\u{fffc}"

  /// The most characters of a text that are set; more have no room on a page.
  static let maximumLength = 4_000

  /// The text with placeholders.
  private(set) var text = ""
  /// The emoji, and where in the UTF-8 of ``text`` the placeholder of each begins.
  private(set) var emoji: [(offset: Int, text: String)] = []
  /// True where `maximumLength` has cut something off.
  private(set) var isCut = false

  init(_ source: String) {
    for (count, character) in source.enumerated() {
      guard count < Self.maximumLength else {
        isCut = true
        text += "…"
        break
      }
      if Self.isEmoji(character) {
        emoji.append((text.utf8.count, String(character)))
        text += Self.placeholder
      } else {
        text.unicodeScalars.append(contentsOf: character.unicodeScalars.lazy.map(Self.shown))
      }
    }
  }

  static func == (left: EmojiText, right: EmojiText) -> Bool {
    left.text == right.text && left.emoji.map(\.text) == right.emoji.map(\.text)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    for emoji in emoji { hasher.combine(emoji.text) }
  }

  /// True for what is shown as a small picture; false for digits, `©` and the like, which are letters.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation || first.value >= 0x1f000 {
      // A text presentation is asked for by VARIATION SELECTOR-15.
      return !character.unicodeScalars.contains("\u{fe0e}")
    }
    return character.unicodeScalars.contains { $0 == "\u{fe0f}" || $0 == "\u{20e3}" }
  }

  /// A control has no picture: a blank stands for it, and a line break stays one.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0a, 0x0d, 0x2028, 0x2029: "\n"
    case 0..<0x20, 0x7f..<0xa0: " "
    default: scalar
    }
  }
}
