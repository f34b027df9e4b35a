/// The project's own reader: finds the eyes of symbols, lays grids on what three of them span, and decodes these.
package struct GridReader: SymbolReader {
  /// Whether the first pass that reads a symbol is the last one.
  private let isFast: Bool

  /// - Parameter isFast: Whether the first pass that reads a symbol is the last one.
  package init(isFast: Bool = false) { self.isFast = isFast }

  /// The longer side in pixels that larger pictures are shrunk to before anything else but sampling.
  private static let largestSide = 8_200

  /// The longer side up to which a picture counts as small, and that most passes shrink to.
  static let usualSide = 1_000

  /// How often a window hardly wider than a small eye goes into the longer side, as strips hold large symbols too.
  private static let smallWindows = 160

  /// The width in pixels of the border around a doubled picture: four modules of up to 4 pixels.
  private static let border = 16

  /// Its ways to prepare a picture, in order.
  private static let passes = ScanPass.allCases.filter { $0.reader == .grid }

  package func read(
    _ picture: GreyPicture, until budget: ScanBudget, isEnough: ([ScannedSymbol]) -> Bool
  ) -> SymbolReading {
    var session = ScanSession(picture, isFast: isFast, budget: budget)
    for pass in Self.passes {
      run(pass, &session)
      if budget.isOver || isFast && !session.found.isEmpty || isEnough(session.found) { break }
      session.settle()
      if session.isSettled { break }
    }
    let naming = budget.part(UnreadSymbolSearch.budget.share, atMost: UnreadSymbolSearch.budget.most)
    return SymbolReading(
      symbols: session.found, parts: session.unreadParts, unread: session.unreadSymbols(until: naming),
      workOfNaming: naming.used, eyes: session.clearEyes, strayEyeCount: session.strayEyeCount)
  }

  private func run(_ pass: ScanPass, _ session: inout ScanSession) {
    let picture = session.picture
    func read(
      _ prepared: PreparedPicture, contrast: Int, share: Int = 0, window: Int, isInverted: Bool = false
    ) {
      let patterns = prepared.patterns(
        contrast: ThresholdContrast(levels: contrast, share: share), window: window, isInverted: isInverted,
        budget: session.budget)
      session.read(patterns, isInverted: isInverted, pass: pass)
    }
    func shrunk(_ side: Int) -> PreparedPicture { PreparedPicture(picture, longestSide: side) }
    switch pass {
    case .adaptive:
      let usual = shrunk(Self.usualSide)
      session.usual = usual
      read(usual, contrast: 5, window: 8)
    // At an eye a wide window's mean is near the light of the paper: a little darker than that is its light ring.
    case .detailed:
      let window = Self.smallWindows * min(picture.width, picture.height) / picture.longerSide
      read(shrunk(Self.largestSide), contrast: 2, share: 3, window: max(1, window))
    case .coarse: read(shrunk(500), contrast: 3, window: 4)
    case .fine: read(shrunk(1_600), contrast: 5, window: 32)
    case .inverted: read(session.usual ?? shrunk(Self.usualSide), contrast: 5, window: 8, isInverted: true)
    case .doubled:
      guard picture.longerSide <= Self.usualSide else { return }
      for isInverted in [false, true] {
        let doubled = PreparedPicture(
          doubling: picture, border: Self.border, ground: isInverted ? 0 : 255)
        read(doubled, contrast: 5, window: 8, isInverted: isInverted)
      }
    case .tuned:
      session.readCrowds(pass: pass)
      session.retry(pass: pass)
    case .located, .whole: break
    }
  }
}
