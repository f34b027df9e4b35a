/// Text from an input made safe for a terminal.
public enum PrintableText {
  /// `text` with controls, broken characters and marks that change the direction of writing shown as `·`.
  public static func of(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0xfffd, 0x202a...0x202e, 0x2066...0x2069, 0x2028, 0x2029: result.append("·")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// ``of(_:)``, cut to `limit` characters with an ellipsis.
  public static func of(_ text: String, limit: Int) -> String {
    let cut = text.prefix(limit)
    return of(String(cut)) + (cut.endIndex == text.endIndex ? "" : "…")
  }
}
