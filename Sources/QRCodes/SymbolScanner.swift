/// Finds and reads the QR code symbols in a picture.
///
/// The picture is read as it is. Where that leaves a doubt, it is read again after preparations that help
/// photographs and tiny drawings, and what all passes read is joined.
public struct SymbolScanner: Hashable, Sendable {
  /// The longer side in pixels that the adaptive pass shrinks to, and up to which a picture counts as small.
  static let preparedSide = 1_000

  /// The longer side in pixels of the plain pass: zbar's time grows with the square of what looks like a
  /// symbol's corner, so that hostile pictures of hundreds of megapixels would take minutes.
  private static let plainSide = 5_000

  /// When no further look at a picture begins; a photograph of 12 megapixels takes a tenth of it.
  private static let timeLimit = Duration.seconds(10)

  /// How many half tiles make up a side.
  private static let tilesASide = 6

  /// The width in pixels of the white border around a doubled picture: four modules of up to 4 pixels.
  private static let border = 16

  /// Makes a scanner; it keeps nothing from one picture to the next.
  public init() {}

  /// Reads every symbol of a picture.
  ///
  /// Two symbols of equal payload at different places are two; one that several passes read is one. A
  /// picture made to be slow gets no further look after 10 seconds.
  ///
  /// - Parameter picture: The picture, light ground or dark.
  /// - Returns: The symbols from top to bottom, those of equal height from left to right; empty if none.
  public func scan(_ picture: GreyPicture) -> [ScannedSymbol] {
    let clock = ContinuousClock()
    let start = clock.now
    var found: [ScannedSymbol] = []
    for pass in ScanPass.allCases where isWorthwhile(pass, on: picture, found: found) {
      for area in areas(of: picture, for: pass) where clock.now - start < Self.timeLimit {
        let prepared = prepare(picture, area: area, for: pass)
        let readings = SymbolReader.read(prepared.picture)
        let elapsedMilliseconds = (clock.now - start) / .milliseconds(1)
        for reading in readings {
          let symbol = ScannedSymbol(
            payload: reading.payload, corners: reading.corners.map(prepared.original), pass: pass,
            elapsedMilliseconds: elapsedMilliseconds, symbology: reading.symbology)
          if !found.contains(where: symbol.isSame) { found.append(symbol) }
        }
      }
    }
    return found.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
  }

  /// Whether a pass can add to what is found.
  private func isWorthwhile(_ pass: ScanPass, on picture: GreyPicture, found: [ScannedSymbol]) -> Bool {
    let isSmall = picture.longerSide <= Self.preparedSide
    return switch pass {
    case .plain: true
    // A small picture that is black and white already would come out the same.
    case .adaptive: found.isEmpty || !isSmall || !picture.isBlackAndWhite
    case .doubled: found.isEmpty && isSmall
    // One symbol is most often all, or two, as the app shows them; where there are three may be fifty.
    case .tiled: (found.isEmpty || found.count > 2) && picture.longerSide > 2 * Self.preparedSide
    }
  }

  /// The parts of a picture that a pass looks at one by one: all of it, or overlapping tiles.
  private func areas(of picture: GreyPicture, for pass: ScanPass) -> [PictureArea] {
    guard pass == .tiled else {
      return [PictureArea(x: 0, y: 0, width: picture.width, height: picture.height)]
    }
    // Tiles overlap by half, so that a symbol of up to a sixth of the side is whole in one of them.
    let (width, height) = (picture.width / Self.tilesASide * 2, picture.height / Self.tilesASide * 2)
    return (0..<Self.tilesASide - 1).flatMap { row in
      (0..<Self.tilesASide - 1).map { column in
        PictureArea(
          x: column * picture.width / Self.tilesASide, y: row * picture.height / Self.tilesASide,
          width: max(1, width), height: max(1, height))
      }
    }
  }

  /// The picture of a pass, and the way from its pixels back to the original's.
  private func prepare(_ picture: GreyPicture, area: PictureArea, for pass: ScanPass) -> Preparation {
    switch pass {
    case .plain:
      let shrunk = picture.shrunk(longestSide: Self.plainSide)
      return Preparation(
        picture: shrunk, numerator: picture.longerSide, denominator: shrunk.longerSide, border: 0)
    case .adaptive:
      let shrunk = picture.shrunk(longestSide: Self.preparedSide)
      return Preparation(
        picture: shrunk.adaptivelyThresholded(), numerator: picture.longerSide,
        denominator: shrunk.longerSide, border: 0)
    case .doubled:
      return Preparation(
        picture: picture.doubled(border: Self.border), numerator: 1, denominator: 2, border: Self.border)
    case .tiled:
      let tile = picture.cropped(to: area).shrunk(longestSide: 2 * Self.preparedSide)
      return Preparation(
        picture: tile.adaptivelyThresholded(), numerator: max(area.width, area.height),
        denominator: tile.longerSide, border: 0, x: area.x, y: area.y)
    }
  }
}

/// A prepared picture, and how it lies to the original: each pixel is numerator / denominator of one.
private struct Preparation {
  let picture: GreyPicture
  let numerator: Int
  let denominator: Int
  let border: Int
  var x = 0
  var y = 0

  /// The place in the original of a place in the prepared picture.
  func original(_ point: PicturePoint) -> PicturePoint {
    PicturePoint(
      x: x + (point.x - border) * numerator / denominator,
      y: y + (point.y - border) * numerator / denominator)
  }
}
