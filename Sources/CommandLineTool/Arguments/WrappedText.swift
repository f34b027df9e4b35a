/// Breaks text into lines no wider than a terminal.
enum WrappedText {
  /// Breaks a paragraph at its spaces.
  static func lines(of text: String, width: Int) -> [String] {
    lines(ofParts: text.split(separator: " ").map { String($0) }, width: width)
  }

  /// Sets parts into lines with a space between, breaking a part only if it is wider than a line.
  static func lines(ofParts parts: [String], width: Int) -> [String] {
    let width = max(1, width)
    var lines: [String] = []
    var line = ""
    var column = 0
    for part in parts {
      var rest = part[...]
      var length = rest.count
      if column > 0, column + 1 + length > width {
        lines.append(line)
        line = ""
        column = 0
      }
      while length > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
        length -= width
      }
      line += column > 0 ? " \(rest)" : String(rest)
      column += length + (column > 0 ? 1 : 0)
    }
    if column > 0 { lines.append(line) }
    return lines
  }
}
