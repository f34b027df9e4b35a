/// Reads the symbols in a picture, in a way of its own.
package protocol SymbolReader: Sendable {
  /// Reads what is in a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, light ground or dark.
  ///   - budget: When to end, whatever is left to try.
  ///   - isEnough: Whether nothing more need be looked for.
  func read(
    _ picture: GreyPicture, until budget: ScanBudget, isEnough: ([ScannedSymbol]) -> Bool
  ) -> SymbolReading
}

/// What a reader makes of a picture.
package struct SymbolReading {
  /// The symbols, in the order in which they were read.
  package var symbols: [ScannedSymbol] = []
  /// The corners of what looks like a symbol and could not be read: the places for another reader to look at.
  package var parts: [[PicturePoint]] = []
  /// Of these and others what a person would call a code.
  package var unread: [UnreadSymbol] = []
  /// How much was done to find these, beyond the budget.
  package var workOfNaming = Duration.zero

  /// All clear eyes in sight that belong to no symbol: how much of a crowd they are.
  package var eyes: [SeenEye] = []

  /// How many such eyes there are, those counted that were measured before the search ended.
  package var strayEyeCount = 0

  package init(symbols: [ScannedSymbol] = []) { self.symbols = symbols }

  init(
    symbols: [ScannedSymbol], parts: [[PicturePoint]], unread: [UnreadSymbol], workOfNaming: Duration,
    eyes: [SeenEye], strayEyeCount: Int
  ) {
    (self.symbols, self.parts, self.unread, self.eyes) = (symbols, parts, unread, eyes)
    self.workOfNaming = workOfNaming
    self.strayEyeCount = strayEyeCount
  }

  /// Adds symbols that are not there.
  package mutating func add(_ others: [ScannedSymbol]) {
    for symbol in others where !symbols.contains(where: symbol.isSame) { symbols.append(symbol) }
  }
}
