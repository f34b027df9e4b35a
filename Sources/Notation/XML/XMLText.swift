/// Text as XML writes it.
package enum XMLText {
  /// True for a character that XML 1.0 can hold at all.
  package static func isHoldable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xa, 0xd, 0x20...0xd7ff, 0xe000...0xfffd, 0x10000...0x10ffff: true
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
