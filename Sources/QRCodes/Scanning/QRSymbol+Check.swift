extension QRSymbol {
  /// Draws the symbol in pixels and has each reader read it back.
  ///
  /// - Parameters:
  ///   - payload: What it must hold.
  ///   - modulePixels: How large its modules are; above ``largestCheckedModule`` it is drawn that large.
  /// - Throws: `QRCodeError.unreadable(reader:version:modulePixels:)`, or
  ///   `QRCodeError.libraryMissing(library:package:)`.
  public func check(holds payload: [UInt8], modulePixels: Int = 4) throws(QRCodeError) {
    let modulePixels = max(1, min(modulePixels, Self.largestCheckedModule))
    let side = try sidePixels(
      modulePixels: modulePixels, quietZone: Self.standardQuietZone, maximum: Self.maximumPictureSidePixels)
    var row: [UInt8] = []
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side)
    for y in 0..<side {
      if y % modulePixels == 0 {
        row = (0..<side).map { x in
          isDark(
            x: x / modulePixels - Self.standardQuietZone, y: y / modulePixels - Self.standardQuietZone)
            ? 0 : 255
        }
      }
      pixels += row
    }
    let unread = try DrawingCheck().firstUnread(
      [DrawingCheck.Drawn(payload: payload, x: 0, y: 0, side: side)],
      in: GreyPicture(checkedWidth: side, height: side, luminance: pixels))
    if let unread {
      throw .unreadable(reader: unread.reader, version: version, modulePixels: modulePixels)
    }
  }

  /// The largest modules, in pixels, that are drawn to be checked: larger ones are no harder to read.
  public static let largestCheckedModule = 4
}
