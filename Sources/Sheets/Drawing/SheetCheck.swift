internal import QRCodes

/// Has both readers read the codes of pages back from their pixels, the grid reader whole pages as `btd scan` does.
///
/// It takes as long as it takes, so that no code of ours is refused because the machine is slow.
package struct SheetCheck {
  private let typesetter: Typesetter
  /// What was asked for, and what a PDF is drawn with to be scanned: a symbol may read at one and not at the other.
  private let resolutions: [Int]
  private let check: DrawingCheck

  /// Starts a check.
  ///
  /// - Parameters:
  ///   - dotsPerInch: how finely the pages are drawn for it, beside as `btd scan` draws a PDF.
  /// - Throws: ``SheetError``, or `QRCodeError` where a reader is not installed.
  package init(dotsPerInch: Int, typesetter: Typesetter? = nil) throws {
    check = try DrawingCheck()
    let scanned = PDFRenderer.resolution
    resolutions = dotsPerInch == scanned ? [dotsPerInch] : [dotsPerInch, scanned]
    self.typesetter = if let typesetter { typesetter } else { try Typesetter() }
  }

  /// - Throws: ``SheetError/unreadableCode(sheet:code:version:dotsPerInch:reader:)`` for a code that one of the
  ///   readers does not read as what was put into it.
  package func check(_ pages: [SheetPage], of sheet: String) throws {
    let pictures = PagePicture(typesetter: typesetter)
    for page in pages where !page.codes.isEmpty {
      let frame = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
      for dotsPerInch in resolutions {
        let scale = Double(dotsPerInch) / 72
        let picture = try pictures.pixels(of: page, in: frame, scale: scale)
        let drawn = page.codes.map { code in
          DrawingCheck.Drawn(
            payload: code.payload, x: Int(code.frame.x * scale), y: Int(code.frame.y * scale),
            side: Int(code.frame.width * scale))
        }
        guard let unread = check.firstUnread(drawn, in: picture) else { continue }
        let code = page.codes[unread.index]
        throw SheetError.unreadableCode(
          sheet: sheet, code: code.title, version: code.symbol.version, dotsPerInch: dotsPerInch,
          reader: unread.reader)
      }
    }
  }
}
