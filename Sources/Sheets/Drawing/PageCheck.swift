internal import QRCodes

/// Reads the codes of a page back from its pixels.
struct PageCheck {
  let typesetter: Typesetter
  /// How finely the page is drawn for the check.
  let dotsPerInch: Int

  /// What is seen around a code, in points.
  private static let margin = 9.0

  /// - Throws: ``SheetError/unreadableCode(sheet:code:version:dotsPerInch:)`` for a code that does not read as
  ///   what was put into it.
  func check(_ page: SheetPage, of sheet: String) throws {
    let scale = Double(dotsPerInch) / 72
    for code in page.codes {
      // Whole pixels, so that the part is drawn as it is drawn in the whole page.
      let x = ((code.frame.x - Self.margin) * scale).rounded(.down) / scale
      let y = ((code.frame.y - Self.margin) * scale).rounded(.down) / scale
      let frame = PageRectangle(
        x: x, y: y, width: code.frame.right + Self.margin - x, height: code.frame.bottom + Self.margin - y)
      let picture = try PagePicture(typesetter: typesetter).pixels(of: page, in: frame, scale: scale)
      guard SymbolScanner().scan(picture).contains(where: { $0.payload == code.payload }) else {
        throw SheetError.unreadableCode(
          sheet: sheet, code: code.title, version: code.symbol.version, dotsPerInch: dotsPerInch)
      }
    }
  }
}
