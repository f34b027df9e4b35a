/// Text from an input made safe for a terminal.
public enum PrintableText {
  /// `text` with controls, broken characters and marks that change the direction of writing shown as `·`, and bytes
  /// of a file's name that are not UTF-8 as `\xE9`.
  public static func of(_ text: String) -> String {
    // Nearly all texts are plain, and are handed on as they are.
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0xfffd, 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
        result.append("·")
      // How paths hold such bytes.
      case 0x10_ff80...0x10_ffff:
        result.append(
          contentsOf: "\\x\(String(scalar.value & 0xff, radix: 16, uppercase: true))".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// ``of(_:)``, cut to `limit` characters with an ellipsis.
  public static func of(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit, isPlain(text) { return text }
    let cut = text.prefix(limit)
    return of(String(cut)) + (cut.endIndex == text.endIndex ? "" : "…")
  }

  /// True where every character is printable ASCII.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 &- 0x20 < 0x5f }
  }
}
