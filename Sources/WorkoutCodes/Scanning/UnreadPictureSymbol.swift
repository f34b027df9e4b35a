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
  /// How many more codes of the page were seen and not read, at least; 0 but for the last one that is listed of a page.
  public let furtherCount: Int
  /// How wide it is, for people: in millimetres on a page, else in pixels.
  private let width: String
  private let isOneOfMany: Bool

  /// The codes that were seen and not read in a file.
  static func all(of scan: PictureScan, in file: String) -> [UnreadPictureSymbol] {
    scan.unread.enumerated().map { number, code in
      let isLast = number + 1 == scan.unread.count || scan.unread[number + 1].page != code.page
      let further = isLast ? scan.furtherUnread.first { $0.page == code.page }?.count : nil
      return UnreadPictureSymbol(code, in: scan, of: file, furtherCount: further ?? 0)
    }
  }

  private init(_ found: PictureScan.Unread, in scan: PictureScan, of file: String, furtherCount: Int) {
    self.file = file
    self.furtherCount = furtherCount
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
