internal import CCairo

extension GreyPicture {
  /// The picture as a PNG file of grey pixels.
  ///
  /// - Throws: `libraryFailed` without memory or for a side above `QRSymbol.maximumPictureSidePixels`.
  package func png() throws(QRCodeError) -> [UInt8] {
    guard max(width, height) <= QRSymbol.maximumPictureSidePixels else {
      throw .libraryFailed(library: "cairo", reason: "the picture is too large")
    }
    // cairo writes alpha alone as grey.
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw .cairo(cairo_surface_status(surface))
    }
    let rowBytes = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width { pixels[y * rowBytes + x] = luminance[y * width + x] }
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
