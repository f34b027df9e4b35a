internal import Notation

/// HTML as it is written: everything that is no tag of ours is escaped.
struct Markup {
  /// What is written so far.
  private(set) var text = ""

  /// The most characters that are shown of a name from a file.
  private static let maximumName = 120

  /// Appends tags of our own.
  mutating func raw(_ tags: String) { text += tags }

  /// Appends words of our own; a percent sign stays with its number.
  mutating func words(_ words: String) { text += Self.escaped(words.replacingPercentSpaces) }

  /// Appends a name from a file, whatever the direction of its script.
  mutating func name(_ name: String) {
    text += "<bdi>"
    text += Self.escaped(PrintableText.of(name, limit: Self.maximumName))
    text += "</bdi>"
  }

  /// Appends an element with words of our own in it.
  mutating func element(_ tag: String, _ attributes: String = "", words: String) {
    raw("<\(tag)\(attributes.isEmpty ? "" : " " + attributes)>")
    self.words(words)
    raw("</\(tag)>")
  }

  /// A text as it stands between tags and in attributes.
  static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A name from a file as it stands in an attribute.
  static func escapedName(_ name: String) -> String { escaped(PrintableText.of(name, limit: maximumName)) }
}

extension String {
  /// The text with a space that does not break before each percent sign.
  fileprivate var replacingPercentSpaces: String {
    utf8.contains(UInt8(ascii: "%")) ? replacing(" %", by: "\u{a0}%") : self
  }
}
