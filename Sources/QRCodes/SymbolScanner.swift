/// Finds and reads the QR code symbols in a picture.
///
/// Each pass prepares the picture in another way and looks for finder patterns. Triples of these span grids,
/// which are drawn to the alignment patterns, sampled at full size and decoded. Only what error correction
/// confirms is reported.
public struct SymbolScanner: Hashable, Sendable {
  /// The time for one picture by default.
  public static let defaultBudget = Duration.seconds(2)

  /// The longer side in pixels that larger pictures are shrunk to before anything else but sampling.
  private static let largestSide = 4_100

  /// The longer side up to which a picture counts as small, and that most passes shrink to.
  private static let usualSide = 1_000

  /// The width in pixels of the white border around a doubled picture: four modules of up to 4 pixels.
  private static let border = 16

  /// Whether the first pass that reads a symbol is the last one.
  public var isFast: Bool

  /// The processor time for one picture: when it is over, no further look at the picture begins.
  public var budget: Duration

  /// Makes a scanner; it keeps nothing from one picture to the next.
  ///
  /// - Parameters:
  ///   - isFast: Whether the first pass that reads a symbol is the last one.
  ///   - budget: The time for one picture.
  public init(isFast: Bool = false, budget: Duration = Self.defaultBudget) {
    self.isFast = isFast
    self.budget = budget
  }

  /// Reads every symbol of a picture.
  ///
  /// Two symbols of equal payload at different places are two; one that several passes read is one.
  ///
  /// - Parameter picture: The picture, light ground or dark.
  /// - Returns: The symbols from top to bottom, those of equal height from left to right; empty if none.
  public func scan(_ picture: GreyPicture) -> [ScannedSymbol] {
    var session = ScanSession(picture, budget: budget)
    for pass in ScanPass.allCases {
      run(pass, &session)
      if session.isOverdue || isFast && !session.found.isEmpty { break }
    }
    return session.found.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
  }

  private func run(_ pass: ScanPass, _ session: inout ScanSession) {
    let picture = session.picture
    func shrunk(_ side: Int) -> PreparedPicture { PreparedPicture(picture, longestSide: side) }
    switch pass {
    case .adaptive: session.read(shrunk(Self.usualSide).patterns(contrast: 5, window: 8), pass: pass)
    case .detailed: session.read(shrunk(Self.largestSide).patterns(contrast: 7, window: 16), pass: pass)
    case .coarse: session.read(shrunk(500).patterns(contrast: 3, window: 4), pass: pass)
    case .fine: session.read(shrunk(1_600).patterns(contrast: 5, window: 32), pass: pass)
    case .inverted:
      let patterns = shrunk(Self.usualSide).patterns(contrast: 5, window: 8, isInverted: true)
      session.read(patterns, isInverted: true, pass: pass)
    case .doubled:
      guard picture.longerSide <= Self.usualSide else { return }
      for isInverted in [false, true] {
        let patterns = PreparedPicture(doubling: picture, border: Self.border)
          .patterns(contrast: 5, window: 8, isInverted: isInverted)
        session.read(patterns, isInverted: isInverted, pass: pass)
      }
    case .tuned: session.retry(pass: pass)
    }
  }
}
