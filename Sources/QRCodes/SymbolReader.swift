internal import CZBar

/// One look of zbar at one picture.
enum SymbolReader {
  /// What zbar reads: the payload and where it is, in the pixels of the picture it was given.
  struct Reading {
    let payload: [UInt8]
    let corners: [PicturePoint]
    let symbology: String
  }

  /// Reads the QR codes of a picture; a picture without inverted ones is looked at once, else twice.
  static func read(_ picture: GreyPicture) -> [Reading] {
    guard let scanner = zbar_image_scanner_create() else { return [] }
    defer { zbar_image_scanner_destroy(scanner) }
    configure(scanner)
    guard let image = zbar_image_create() else { return [] }
    defer { zbar_image_destroy(image) }
    zbar_image_set_format(image, btd_zbar_format_grey)
    zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
    return picture.luminance.withUnsafeBytes { pixels in
      zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
      // The image must not outlive the pixels with a pointer to them.
      defer { zbar_image_set_data(image, nil, 0, nil) }
      guard zbar_scan_image(scanner, image) > 0 else { return [] }
      var readings: [Reading] = []
      var symbol = zbar_image_first_symbol(image)
      while let found = symbol {
        if zbar_symbol_get_type(found) == ZBAR_QRCODE { readings.append(reading(found)) }
        symbol = zbar_symbol_next(found)
      }
      return readings
    }
  }

  private static func configure(_ scanner: OpaquePointer) {
    let every = btd_zbar_every_symbology
    zbar_image_scanner_set_config(scanner, every, ZBAR_CFG_ENABLE, 0)
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
    // Without this, zbar guesses a character set and hands out other bytes than those of the payload.
    zbar_image_scanner_set_config(scanner, every, ZBAR_CFG_BINARY, 1)
    zbar_image_scanner_set_config(scanner, every, ZBAR_CFG_TEST_INVERTED, 1)
    zbar_image_scanner_set_config(scanner, every, ZBAR_CFG_X_DENSITY, 1)
    zbar_image_scanner_set_config(scanner, every, ZBAR_CFG_Y_DENSITY, 1)
  }

  private static func reading(_ symbol: OpaquePointer) -> Reading {
    let data = zbar_symbol_get_data(symbol)
    let payload = UnsafeRawBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol)))
    let points = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
      PicturePoint(
        x: Int(zbar_symbol_get_loc_x(symbol, index)), y: Int(zbar_symbol_get_loc_y(symbol, index)))
    }
    return Reading(
      payload: Array(payload), corners: clockwise(points),
      symbology: String(cString: zbar_get_symbol_name(zbar_symbol_get_type(symbol))))
  }

  /// Corners clockwise from the symbol's top left; zbar lists them the other way round from there.
  private static func clockwise(_ points: [PicturePoint]) -> [PicturePoint] {
    guard points.count == 4 else {
      // Symbols that zbar has joined have no corners of their own: the rectangle around them serves.
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return Array(repeating: PicturePoint(x: 0, y: 0), count: 4)
      }
      return [(left, top), (right, top), (right, bottom), (left, bottom)].map { PicturePoint(x: $0, y: $1) }
    }
    return [points[0], points[3], points[2], points[1]]
  }
}
