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
}
