internal import QRCodes

/// A page or frame of a file, ready to be scanned.
enum DecodedPage: Sendable {
  case frame(DecodedFrame)
  case page(GreyPicture)

  /// How many pixels it has.
  var pixelCount: Int {
    switch self {
    case .frame(let frame): frame.picture.luminance.count
    case .page(let picture): picture.luminance.count
    }
  }

  /// What a scanner finds on it.
  func scan(_ scanner: SymbolScanner) -> ScannedPicture {
    switch self {
    case .frame(let frame): scanner.scan(frame)
    case .page(let picture): scanner.scan(picture)
    }
  }

  /// Where a place is in the pixels as the file stores them.
  func stored(_ place: PicturePoint) -> PicturePoint {
    switch self {
    case .frame(let frame): frame.stored(place)
    case .page: place
    }
  }
}
