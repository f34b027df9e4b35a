internal import CPango
internal import QRCodes

/// Pages as pictures: of pixels, or of shapes in SVG.
struct PagePicture {
  let typesetter: Typesetter

  /// The page as a PNG file of `dotsPerInch`.
  func png(_ page: SheetPage, dotsPerInch: Int) throws -> [UInt8] {
    let scale = Double(dotsPerInch) / 72
    let frame = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
    return try withPixels(of: page, frame, scale: scale) { surface in
      var bytes: [UInt8] = []
      let stream = CairoStream { bytes.append(contentsOf: $0) }
      try stream.check(cairo_surface_write_to_png_stream(surface, CairoStream.function, stream.closure))
      return bytes
    }
  }

  /// The page as an SVG document, without text that could be copied.
  func svg(_ page: SheetPage) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let stream = CairoStream { bytes.append(contentsOf: $0) }
    let surface = cairo_svg_surface_create_for_stream(
      CairoStream.function, stream.closure, page.width, page.height)
    defer { FontLock.hold { cairo_surface_destroy(surface) } }
    try draw(page, on: surface) { drawing in
      cairo_set_source_rgb(drawing, 1, 1, 1)
      cairo_paint(drawing)
    }
    FontLock.hold { cairo_surface_finish(surface) }
    try stream.check(cairo_surface_status(surface))
    return SVGNames.renumbered(bytes)
  }

  /// A part of the page in grey pixels, as a scanner of `scale` dots a point sees it.
  func pixels(of page: SheetPage, in frame: PageRectangle, scale: Double) throws -> GreyPicture {
    try withPixels(of: page, frame, scale: scale) { surface in
      let (width, height) = (
        Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
      )
      let stride = Int(cairo_image_surface_get_stride(surface))
      guard let data = cairo_image_surface_get_data(surface) else {
        throw SheetError.cairo(cairo_surface_status(surface))
      }
      let luminance = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = data + y * stride + x * 4
            let sum = 29 * Int(pixel[0]) + 150 * Int(pixel[1]) + 77 * Int(pixel[2])
            buffer[y * width + x] = UInt8(truncatingIfNeeded: sum >> 8)
          }
        }
        count = width * height
      }
      return try GreyPicture(width: width, height: height, luminance: luminance)
    }
  }

  private func withPixels<Result>(
    of page: SheetPage, _ frame: PageRectangle, scale: Double, _ body: (OpaquePointer?) throws -> Result
  ) throws -> Result {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((frame.width * scale).rounded(.up)),
      Int32((frame.height * scale).rounded(.up)))
    defer { FontLock.hold { cairo_surface_destroy(surface) } }
    try draw(page, on: surface) { drawing in
      cairo_set_source_rgb(drawing, 1, 1, 1)
      cairo_paint(drawing)
      cairo_scale(drawing, scale, scale)
      cairo_translate(drawing, -frame.x, -frame.y)
    }
    cairo_surface_flush(surface)
    return try body(surface)
  }

  private func draw(
    _ page: SheetPage, on surface: OpaquePointer?, prepare: (OpaquePointer) -> Void
  ) throws {
    guard let drawing = cairo_create(surface) else {
      throw SheetError.libraryFailed(library: "cairo", reason: "it makes no drawing")
    }
    defer { FontLock.hold { cairo_destroy(drawing) } }
    prepare(drawing)
    PageDrawing(typesetter: typesetter).draw(page, in: drawing)
    guard cairo_status(drawing) == CAIRO_STATUS_SUCCESS else { throw SheetError.cairo(cairo_status(drawing)) }
    try typesetter.checkFonts()
  }
}
