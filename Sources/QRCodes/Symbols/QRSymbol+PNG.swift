internal import CCairo

extension QRSymbol {
  /// Draws the symbol as a PNG picture of grey pixels, black on white.
  ///
  /// - Parameters:
  ///   - modulePixels: The side of a module in pixels, at least 1; readers want 3 or more.
  ///   - quietZone: The light margin in modules, 0 to `maximumQuietZone`.
  /// - Returns: The bytes of the file.
  /// - Throws: `moduleSizeOutOfRange` for a side above `maximumPictureSidePixels`,
  ///   `quietZoneOutOfRange`, or `libraryFailed`.
  public func png(
    modulePixels: Int = 8, quietZone: Int = QRSymbol.standardQuietZone
  ) throws(QRCodeError) -> [UInt8] {
    let side = try sidePixels(
      modulePixels: modulePixels, quietZone: quietZone, maximum: Self.maximumPictureSidePixels)
    // cairo writes alpha alone as grey; its format of one bit would come out as eight all the same.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw .cairo(cairo_surface_status(surface))
    }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<side {
      let row = pixels + y * rowBytes
      guard y % modulePixels == 0 else {
        row.update(from: row - rowBytes, count: side)
        continue
      }
      row.update(repeating: 0xff, count: side)
      for run in darkRuns(y: y / modulePixels - quietZone) {
        (row + (run.lowerBound + quietZone) * modulePixels)
          .update(repeating: 0, count: run.count * modulePixels)
      }
    }
    cairo_surface_mark_dirty(surface)
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { output in
      cairo_surface_write_to_png_stream(surface, appendToBytes, output)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    return bytes
  }
}
