extension QRSymbol {
  /// Draws symbols as an animation that begins again when it has ended: a GIF of two colours.
  ///
  /// Smaller symbols stand in the middle of the largest one's room. Equal symbols give equal bytes.
  ///
  /// - Parameters:
  ///   - symbols: What is shown one after the other; without any there is no picture.
  ///   - modulePixels: The side of a module in pixels, at least 1.
  ///   - quietZone: The light margin in modules, 0 to `maximumQuietZone`.
  ///   - frameHundredths: How long each is shown, in hundredths of a second.
  /// - Throws: `emptyPayload` for no symbols, `moduleSizeOutOfRange` or `quietZoneOutOfRange`.
  public static func gif(
    _ symbols: [QRSymbol], modulePixels: Int = 8, quietZone: Int = QRSymbol.standardQuietZone,
    frameHundredths: UInt16 = 50
  ) throws(QRCodeError) -> [UInt8] {
    guard let largest = symbols.max(by: { $0.size < $1.size }) else { throw .emptyPayload }
    let side = try largest.sidePixels(
      modulePixels: modulePixels, quietZone: quietZone, maximum: maximumPictureSidePixels)
    let size = littleEndian(UInt16(side)) + littleEndian(UInt16(side))
    // A table of two colours: white, then black.
    var bytes = Array("GIF89a".utf8) + size + [0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for symbol in symbols {
      bytes += [0x21, 0xf9, 4, 4] + littleEndian(frameHundredths) + [0, 0]
      bytes += [0x2c, 0, 0, 0, 0] + size + [0]
      let margin = quietZone + (largest.size - symbol.size) / 2
      var packer = GIFPacker()
      for y in 0..<side {
        for x in 0..<side {
          packer.add(symbol.isDark(x: x / modulePixels - margin, y: y / modulePixels - margin))
        }
      }
      bytes += packer.finished()
    }
    return bytes + [0x3b]
  }

  private static func littleEndian(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xff), UInt8(value >> 8)] }
}
