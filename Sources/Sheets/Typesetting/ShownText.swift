/// Text as pango and cairo take it.
enum ShownText {
  /// The text with a blank for each control, which has no picture, and U+FFFD for what is no character at all,
  /// which cairo refuses.
  static func of(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0: result.unicodeScalars.append(" ")
      case 0xfdd0...0xfdef: result.unicodeScalars.append("\u{fffd}")
      case let value where value & 0xfffe == 0xfffe: result.unicodeScalars.append("\u{fffd}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same for a line that programs show, such as the title of a window, without marks that change the direction
  /// of writing.
  static func title(_ text: String) -> String {
    var result = of(text)
    result.unicodeScalars.removeAll { scalar in
      switch scalar.value {
      case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
      default: false
      }
    }
    return result
  }
}
