internal import QRCodes

/// Reads the codes of pages back from their pixels.
package struct SheetCheck {
  /// What is seen around a code, in points.
  private static let margin = 9.0

  private let typesetter: Typesetter
  private let dotsPerInch: Int

  /// Starts a check.
  ///
  /// - Parameter dotsPerInch: how finely the pages are drawn for it.
  package init(dotsPerInch: Int, typesetter: Typesetter? = nil) throws(SheetError) {
    self.dotsPerInch = dotsPerInch
    self.typesetter = if let typesetter { typesetter } else { try Typesetter() }
  }

  /// - Throws: ``SheetError/unreadableCode(sheet:code:version:dotsPerInch:)`` for a code that does not read as
  ///   what was put into it.
  package func check(_ pages: [SheetPage], of sheet: String) throws {
    let scale = Double(dotsPerInch) / 72
    let pictures = PagePicture(typesetter: typesetter)
    for page in pages {
      for code in page.codes {
        // Whole pixels, so that the part is drawn as it is drawn in the whole page.
        let x = ((code.frame.x - Self.margin) * scale).rounded(.down) / scale
        let y = ((code.frame.y - Self.margin) * scale).rounded(.down) / scale
        let frame = PageRectangle(
          x: x, y: y, width: code.frame.right + Self.margin - x, height: code.frame.bottom + Self.margin - y)
        let picture = try pictures.pixels(of: page, in: frame, scale: scale)
        guard SymbolScanner().scan(picture).contains(where: { $0.payload == code.payload }) else {
          throw SheetError.unreadableCode(
            sheet: sheet, code: code.title, version: code.symbol.version, dotsPerInch: dotsPerInch)
        }
      }
    }
  }
}
