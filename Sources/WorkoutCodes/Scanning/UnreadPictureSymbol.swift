public import QRCodes
internal import WorkoutModel

/// A code that was seen in a picture and could not be read.
public struct UnreadPictureSymbol: Sendable {
  /// The picture.
  public let file: String
  /// The page or frame of the picture, from 1.
  public let page: Int
  /// The code, and what likely keeps it from being read.
  public let symbol: UnreadSymbol
  /// Where it is in the pixels as the file stores them.
  public let corners: [PicturePoint]
  /// How wide it is, for people: in millimetres on a page, else in pixels.
  private let width: String
  private let isOneOfMany: Bool

  init(_ found: PictureScan.Unread, in scan: PictureScan, of file: String) {
    self.file = file
    page = found.page
    symbol = found.symbol
    corners = found.corners
    isOneOfMany = scan.pageCount > 1
    let pixels = found.symbol.sidePixels
    // An inch is 25.4 mm.
    width = scan.resolution.map { "\((pixels * 254 + 5 * $0) / (10 * $0)) mm" } ?? "\(pixels) pixels"
  }

  /// That it is there and was not read.
  var finding: Finding {
    let count = max(1, corners.count)
    let (x, y) = (corners.reduce(0) { $0 + $1.x } / count, corners.reduce(0) { $0 + $1.y } / count)
    return Finding(
      .warning, .dropped,
      "a QR code at (\(x), \(y)), about \(width) wide, could not be read: photograph it closer, flatter, without glare",
      of: .symbol, detail: "it looks \(symbol.reason.rawValue)",
      place: Place(file: isOneOfMany ? "\(file), page \(page)" : file))
  }
}
