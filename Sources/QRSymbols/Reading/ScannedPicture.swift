/// What a scan found in a picture.
public struct ScannedPicture: Hashable, Sendable {
  /// Why there may be more symbols in a picture than were read.
  public enum Shortfall: Hashable, Sendable {
    /// `SymbolScanner.budget` was used up before the whole picture was searched in every way.
    case time
    /// libzbar is not installed, and the grid reader alone has not read everything.
    case zbarMissing
  }

  /// The symbols from top to bottom, those of equal height from left to right; empty if none.
  public let symbols: [ScannedSymbol]
  /// The codes that were seen and not read, at most ``UnreadSymbol/maximumCount`` of them.
  public let unread: [UnreadSymbol]
  /// How many more of them were seen, at least.
  public let furtherUnreadCount: Int
  /// Why the picture was not searched in every way; nil where it was.
  public let shortfall: Shortfall?
  /// How much was done, as `SymbolScanner.budget` counts it.
  package let work: Duration
  /// How many clear eyes were seen that belong to no symbol.
  package let strayEyeCount: Int

  /// - Parameters:
  ///   - unread: all codes that were seen and not read, the surest first.
  ///   - furtherUnreadCount: how many there are beyond these.
  package init(
    symbols: [ScannedSymbol], unread: [UnreadSymbol], furtherUnreadCount: Int = 0, shortfall: Shortfall?,
    work: Duration, strayEyeCount: Int
  ) {
    (self.symbols, self.shortfall, self.work) = (symbols, shortfall, work)
    self.unread = Array(unread.prefix(UnreadSymbol.maximumCount))
    self.furtherUnreadCount = furtherUnreadCount + unread.count - self.unread.count
    self.strayEyeCount = strayEyeCount
  }

  /// False where the picture was not searched in every way, so that there may be more symbols in it.
  public var isComplete: Bool { shortfall == nil }

  /// The same with further symbols at the end.
  package func adding(_ further: [ScannedSymbol]) -> ScannedPicture {
    ScannedPicture(
      symbols: symbols + further, unread: unread, furtherUnreadCount: furtherUnreadCount,
      shortfall: shortfall, work: work, strayEyeCount: strayEyeCount)
  }
}
