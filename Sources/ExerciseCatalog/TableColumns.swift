/// Splits the lines of the catalogue's tables, byte by byte because that is fast.
enum TableColumns {
  /// The parts of `text` between `separator`s, without the spaces around them; at least one.
  static func split(_ text: Substring, at separator: Unicode.Scalar = "|") -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { part in
      var part = part
      while part.first == UInt8(ascii: " ") { part.removeFirst() }
      while part.last == UInt8(ascii: " ") { part.removeLast() }
      return Substring(part)
    }
  }

  /// The lines of `table` that are not empty.
  static func lines(of table: String) -> [Substring] {
    table.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }
}
