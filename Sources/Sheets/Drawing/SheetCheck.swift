internal import QRCodes

/// Reads the codes of pages back from their pixels, as `btd scan` reads whole pages.
///
/// It takes as long as it takes, so that no code of ours is refused because the machine is slow.
package struct SheetCheck {
  private let typesetter: Typesetter
  /// What was asked for, and what a PDF is drawn with to be scanned: a symbol may read at one and not at the other.
  private let resolutions: [Int]

  /// Starts a check.
  ///
  /// - Parameters:
  ///   - dotsPerInch: how finely the pages are drawn for it, beside as `btd scan` draws a PDF.
  package init(dotsPerInch: Int, typesetter: Typesetter? = nil) throws(SheetError) {
    let scanned = PDFRenderer.resolution
    resolutions = dotsPerInch == scanned ? [dotsPerInch] : [dotsPerInch, scanned]
    self.typesetter = if let typesetter { typesetter } else { try Typesetter() }
  }

  /// - Throws: ``SheetError/unreadableCode(sheet:code:version:dotsPerInch:)`` for a code that does not read as
  ///   what was put into it.
  package func check(_ pages: [SheetPage], of sheet: String) throws {
    let pictures = PagePicture(typesetter: typesetter)
    for page in pages where !page.codes.isEmpty {
      let frame = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
      for dotsPerInch in resolutions {
        let picture = try pictures.pixels(of: page, in: frame, scale: Double(dotsPerInch) / 72)
        let missing = SymbolScanner(budget: nil).payloads(
          Set(page.codes.map(\.payload)), missingIn: picture)
        guard let code = page.codes.first(where: { missing.contains($0.payload) }) else { continue }
        throw SheetError.unreadableCode(
          sheet: sheet, code: code.title, version: code.symbol.version, dotsPerInch: dotsPerInch)
      }
    }
  }
}
