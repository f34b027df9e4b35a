internal import CCairo

extension QRSymbol {
  /// The longest side in millimetres of a PDF page: 14,400 points, the limit of the format.
  public static let maximumPageSideMillimetres = 5_080.0

  /// The smallest module in millimetres that a PDF page may have.
  public static let minimumModuleMillimetres = 0.05

  /// Draws the symbol as a PDF document of one page of the symbol's size, in vector rectangles.
  ///
  /// Equal symbols give equal bytes from one version of cairo: the creation date is fixed.
  ///
  /// - Parameters:
  ///   - moduleMillimetres: The side of a module in millimetres.
  ///   - quietZone: The light margin in modules, 0 to `maximumQuietZone`.
  /// - Returns: The bytes of the file.
  /// - Throws: `moduleSizeOutOfRange` for a page above `maximumPageSideMillimetres` or a module below
  ///   `minimumModuleMillimetres`, `quietZoneOutOfRange`, or `libraryFailed`.
  public func pdf(
    moduleMillimetres: Double = 1, quietZone: Int = QRSymbol.standardQuietZone
  ) throws(QRCodeError) -> [UInt8] {
    let sideModules = try sideModules(quietZone: quietZone)
    let maximum = (Self.maximumPageSideMillimetres / Double(sideModules)).rounded(.down)
    guard (Self.minimumModuleMillimetres...maximum).contains(moduleMillimetres) else {
      throw .moduleSizeOutOfRange(
        found: moduleMillimetres, minimum: Self.minimumModuleMillimetres, maximum: maximum,
        unit: "millimetres")
    }
    let modulePoints = moduleMillimetres * 72 / 25.4
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { output in
      let side = Double(sideModules) * modulePoints
      let surface = cairo_pdf_surface_create_for_stream(appendToBytes, output, side, side)
      defer { cairo_surface_destroy(surface) }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      draw(in: context, modulePoints: modulePoints, quietZone: quietZone)
      cairo_show_page(context)
      // The stream is written when the surface is finished, which must be before `bytes` is read.
      cairo_surface_finish(surface)
      let status = cairo_status(context)
      return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    return bytes
  }

  /// Fills the white ground and then all dark runs as one shape, which leaves no seams between them.
  private func draw(in context: OpaquePointer?, modulePoints: Double, quietZone: Int) {
    cairo_scale(context, modulePoints, modulePoints)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_rgb(context, 0, 0, 0)
    for y in 0..<size {
      for run in darkRuns(y: y) {
        cairo_rectangle(
          context, Double(quietZone + run.lowerBound), Double(quietZone + y), Double(run.count), 1)
      }
    }
    cairo_fill(context)
  }
}
