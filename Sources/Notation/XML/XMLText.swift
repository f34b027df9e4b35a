/// Text as XML writes it.
package enum XMLText {
  /// True for a character that XML 1.0 can hold at all.
  package static func isHoldable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
    default: false
    }
  }

  /// True where `text` is a name of an element or attribute.
  package static func isName(_ text: Substring) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.isEmpty && bytes.withUnsafeBytes { nameEnd($0, from: 0) == $0.count }
  }

  /// Where the name that begins at `start` of a text ends; `start` where none does.
  static func nameEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      let isFirst = end == start
      if (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
        || !isFirst && (byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
      {
        end += 1
        continue
      }
      guard byte >= 0x80 else { break }
      var decoder = UTF8()
      var rest = bytes[end...].prefix(4).makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&rest), isNamePart(scalar.value, isFirst: isFirst)
      else {
        break
      }
      end += UTF8.width(scalar)
    }
    return end
  }

  /// True for a scalar beyond ASCII that may stand in a name (XML 1.0, 2.3).
  private static func isNamePart(_ scalar: UInt32, isFirst: Bool) -> Bool {
    switch scalar {
    case 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2ff, 0x370...0x37d, 0x37f...0x1fff, 0x200c...0x200d,
      0x2070...0x218f,
      0x2c00...0x2fef, 0x3001...0xd7ff, 0xf900...0xfdcf, 0xfdf0...0xfffd, 0x10000...0xeffff:
      true
    case 0xb7, 0x300...0x36f, 0x203f...0x2040: !isFirst
    default: false
    }
  }

  /// `text` between tags.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// `text` between double quotes.
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// `text` without the characters that XML cannot hold.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars where isHoldable(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The name of the element at the top of a text that may be cut off; nil where it is no XML.
  package static func rootName(of text: String) -> String? {
    var rest = text[...].unicodeScalars
    while true {
      rest = rest.drop(while: { $0.properties.isWhitespace })
      guard rest.first == "<" else { return nil }
      rest = rest.dropFirst()
      let end: String
      switch rest.first {
      case "?": end = "?>"
      case "!" where rest.starts(with: "!--".unicodeScalars): end = "-->"
      // A declaration of types names the element at the top.
      case "!" where String(rest.prefix(9)).hasPrefix("!DOCTYPE"):
        rest = rest.dropFirst(8).drop(while: { $0.properties.isWhitespace })
        let name = rest.prefix { !$0.properties.isWhitespace && $0 != ">" && $0 != "[" }
        return name.isEmpty ? nil : String(name)
      default:
        let name = rest.prefix { !$0.properties.isWhitespace && $0 != ">" && $0 != "/" && $0 != "!" }
        return name.isEmpty ? nil : String(name)
      }
      while !rest.starts(with: end.unicodeScalars) {
        guard rest.popFirst() != nil else { return nil }
      }
      rest = rest.dropFirst(end.unicodeScalars.count)
    }
  }
}
