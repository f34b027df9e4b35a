/// What a scan found in a picture.
public struct ScannedPicture: Hashable, Sendable {
  /// The symbols from top to bottom, those of equal height from left to right; empty if none.
  public let symbols: [ScannedSymbol]
  /// False where ``SymbolScanner/budget`` was used up before the whole picture was searched in every way, so that
  /// there may be more symbols in it.
  public let isComplete: Bool
}
