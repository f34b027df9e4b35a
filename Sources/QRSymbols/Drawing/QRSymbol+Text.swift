extension QRSymbol {
  /// Draws the symbol as text, two modules above each other in a character.
  ///
  /// - Parameters:
  ///   - style: Which modules become blocks.
  ///   - quietZone: The light margin in modules, 0 to `maximumQuietZone`.
  /// - Returns: The lines, each ending in a newline, of `size` + 2 × `quietZone` characters.
  /// - Throws: `quietZoneOutOfRange`.
  public func text(
    style: TextStyle, quietZone: Int = QRSymbol.standardQuietZone
  ) throws(QRCodeError) -> String {
    let side = try sideModules(quietZone: quietZone)
    var text = ""
    for top in stride(from: -quietZone, to: side - quietZone, by: 2) {
      text += style.linePrefix
      for x in -quietZone..<side - quietZone {
        // The side is odd: the row below the last one is light, an outside of the symbol.
        text.append(style.character(topIsDark: isDark(x: x, y: top), bottomIsDark: isDark(x: x, y: top + 1)))
      }
      text += style.lineSuffix + "\n"
    }
    return text
  }
}
