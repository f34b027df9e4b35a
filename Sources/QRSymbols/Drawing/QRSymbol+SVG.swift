extension QRSymbol {
  /// Draws the symbol as an SVG document: one path of dark runs on a white square.
  ///
  /// Equal symbols give equal text.
  ///
  /// - Parameters:
  ///   - modulePixels: The side of a module in CSS pixels at natural size, at least 1.
  ///   - quietZone: The light margin in modules, 0 to `maximumQuietZone`.
  /// - Returns: The document, ending in a newline.
  /// - Throws: `moduleSizeOutOfRange` or `quietZoneOutOfRange`.
  public func svg(
    modulePixels: Int = 4, quietZone: Int = QRSymbol.standardQuietZone
  ) throws(QRCodeError) -> String {
    let side = try sideModules(quietZone: quietZone)
    let pixels = try sidePixels(
      modulePixels: modulePixels, quietZone: quietZone, maximum: Self.maximumPictureSidePixels)
    var path = ""
    for y in 0..<size {
      for run in darkRuns(y: y) {
        path += "M\(quietZone + run.lowerBound) \(quietZone + y)h\(run.count)v1h-\(run.count)z"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(pixels)" height="\(pixels)" \
      viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">
      <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/>
      <path fill="#000" d="\(path)"/>
      </svg>

      """
  }
}
