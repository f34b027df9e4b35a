/// Finds and reads the QR code symbols in a picture.
///
/// Each pass prepares the picture in another way and looks for finder patterns. Triples of these span grids,
/// which are drawn to the alignment patterns, sampled at full size and decoded. Only what error correction
/// confirms is reported.
public struct SymbolScanner: Hashable, Sendable {
  /// The time for one picture by default.
  public static let defaultBudget = Duration.seconds(2)

  /// The longer side in pixels that larger pictures are shrunk to before anything else but sampling.
  private static let largestSide = 8_200

  /// The longer side up to which a picture counts as small, and that most passes shrink to.
  private static let usualSide = 1_000

  /// How often a window hardly wider than a small eye goes into the longer side, as strips hold large symbols too.
  private static let smallWindows = 160

  /// The width in pixels of the border around a doubled picture: four modules of up to 4 pixels.
  private static let border = 16

  /// Whether the first pass that reads a symbol is the last one.
  public var isFast: Bool

  /// The processor time of the scanning thread for one picture, nil for as long as it takes.
  ///
  /// When it is over, ``ScannedPicture/isComplete`` is false of what was found. Without one, what is read depends on
  /// the picture alone.
  public var budget: Duration?

  /// Makes a scanner; it keeps nothing from one picture to the next.
  ///
  /// - Parameters:
  ///   - isFast: Whether the first pass that reads a symbol is the last one.
  ///   - budget: The time for one picture; nil for as long as it takes.
  public init(isFast: Bool = false, budget: Duration? = Self.defaultBudget) {
    self.isFast = isFast
    self.budget = budget
  }

  /// Reads every symbol of a picture.
  ///
  /// Two symbols of equal payload at different places are two; one that several passes read is one.
  ///
  /// - Parameter picture: The picture, light ground or dark.
  public func scan(_ picture: GreyPicture) -> ScannedPicture {
    let session = session(with: picture, isEnough: { _ in false })
    let symbols = session.found.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
    return ScannedPicture(symbols: symbols, isComplete: !session.deadline.isOver)
  }

  /// Scans a picture until certain payloads are read.
  ///
  /// - Parameters:
  ///   - payloads: What its symbols should hold.
  ///   - picture: The picture, light ground or dark.
  /// - Returns: The payloads that are not read, so that they would not be by ``scan(_:)-(GreyPicture)`` either.
  package func payloads(_ payloads: Set<[UInt8]>, missingIn picture: GreyPicture) -> Set<[UInt8]> {
    func missing(_ symbols: [ScannedSymbol]) -> Set<[UInt8]> { payloads.subtracting(symbols.map(\.payload)) }
    return missing(session(with: picture, isEnough: { missing($0).isEmpty }).found)
  }

  private func session(
    with picture: GreyPicture, isEnough: ([ScannedSymbol]) -> Bool
  ) -> ScanSession {
    var session = ScanSession(picture, isFast: isFast, budget: budget)
    for pass in ScanPass.allCases {
      run(pass, &session)
      if session.deadline.isOver || isFast && !session.found.isEmpty || isEnough(session.found) { break }
    }
    return session
  }

  /// Reads every symbol of a frame: on white and, where that shows none, on black.
  ///
  /// - Parameter frame: The frame or page of a picture file.
  /// - Returns: The symbols, their corners in the pixels of the upright picture.
  public func scan(_ frame: DecodedFrame) -> ScannedPicture {
    let onWhite = scan(frame.picture)
    guard onWhite.symbols.isEmpty, let ground = frame.onBlack else { return onWhite }
    let onBlack = scan(ground)
    return ScannedPicture(
      symbols: onBlack.symbols, isComplete: onWhite.isComplete && onBlack.isComplete)
  }

  private func run(_ pass: ScanPass, _ session: inout ScanSession) {
    let picture = session.picture
    func read(
      _ prepared: PreparedPicture, contrast: Int, share: Int = 0, window: Int, isInverted: Bool = false
    ) {
      let patterns = prepared.patterns(
        contrast: ThresholdContrast(levels: contrast, share: share), window: window, isInverted: isInverted,
        deadline: session.deadline)
      session.read(patterns, isInverted: isInverted, pass: pass)
    }
    func shrunk(_ side: Int) -> PreparedPicture { PreparedPicture(picture, longestSide: side) }
    switch pass {
    case .adaptive: read(shrunk(Self.usualSide), contrast: 5, window: 8)
    // At an eye a wide window's mean is near the light of the paper: a little darker than that is its light ring.
    case .detailed:
      let window = Self.smallWindows * min(picture.width, picture.height) / picture.longerSide
      read(shrunk(Self.largestSide), contrast: 2, share: 3, window: max(1, window))
    case .coarse: read(shrunk(500), contrast: 3, window: 4)
    case .fine: read(shrunk(1_600), contrast: 5, window: 32)
    case .inverted: read(shrunk(Self.usualSide), contrast: 5, window: 8, isInverted: true)
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
    }
  }
}
