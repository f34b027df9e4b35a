/// Finds and reads the QR code symbols in a picture.
public struct SymbolScanner: Hashable, Sendable {
  /// Whether the first symbol ends the scan.
  public var isFast: Bool
  /// When no further look at a picture begins.
  public var budget: Duration

  public init(isFast: Bool = false, budget: Duration = .seconds(2)) {
    self.isFast = isFast
    self.budget = budget
  }

  public func scan(_ picture: GreyPicture) -> [ScannedSymbol] {
    var session = ScanSession(picture, budget: budget)
    for pass in ScanPass.allCases where !session.isOverdue {
      run(pass, &session)
      if isFast, !session.found.isEmpty { break }
    }
    return session.found.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
  }

  private func run(_ pass: ScanPass, _ session: inout ScanSession) {
    let picture = session.picture
    func shrunk(_ side: Int) -> PreparedPicture {
      let shrunk = picture.shrunk(longestSide: side)
      return PreparedPicture(picture: shrunk, scale: Double(picture.longerSide) / Double(shrunk.longerSide))
    }
    func adaptive(_ prepared: PreparedPicture, _ offset: Int = 5, _ share: Int = 16) -> PreparedPicture {
      PreparedPicture(
        picture: prepared.picture.adaptivelyThresholded(offset: offset, share: share), scale: prepared.scale,
        origin: prepared.origin)
    }
    switch pass {
    case .adaptive: session.readGrids(adaptive(shrunk(1000)), pass: pass, effort: .quick)
    case .full: session.readGrids(adaptive(shrunk(4000), 7, 32), pass: pass, effort: .quick)
    case .small: session.readGrids(adaptive(shrunk(500), 3, 8), pass: pass, effort: .quick)
    case .fine: session.readGrids(adaptive(shrunk(1600), 5, 64), pass: pass, effort: .quick)
    case .inverted: 
      let inverted = GreyPicture(checkedWidth: picture.width, height: picture.height, luminance: picture.luminance.map { 255 - $0 })
      let shrunk = inverted.shrunk(longestSide: 1000)
      session.readGrids(adaptive(PreparedPicture(picture: shrunk, scale: Double(picture.longerSide) / Double(shrunk.longerSide))), isInverted: true, pass: pass, effort: .quick)
    case .doubled: 
      guard picture.longerSide < 1000 else { return }
      let double = PreparedPicture(picture: picture.doubled(border: 16), scale: 0.5, origin: PlanePoint(x: -8, y: -8))
      session.readGrids(adaptive(double), pass: pass, effort: .quick)
    case .thorough: session.retryGrids(pass: pass)
    }
  }
}
