/// Reads the symbols in a picture, in a way of its own.
protocol SymbolReader: Sendable {
  /// Reads what is in a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, light ground or dark.
  ///   - deadline: When to end, whatever is left to try.
  ///   - isEnough: Whether nothing more need be looked for.
  func read(
    _ picture: GreyPicture, until deadline: ScanDeadline, isEnough: ([ScannedSymbol]) -> Bool
  ) -> SymbolReading
}

/// What a reader makes of a picture.
struct SymbolReading {
  /// The symbols, in the order in which they were read.
  var symbols: [ScannedSymbol] = []
  /// The corners of what looks like a symbol and could not be read.
  var unread: [[PicturePoint]] = []

  /// Adds symbols that are not there.
  mutating func add(_ others: [ScannedSymbol]) {
    for symbol in others where !symbols.contains(where: symbol.isSame) { symbols.append(symbol) }
  }
}
