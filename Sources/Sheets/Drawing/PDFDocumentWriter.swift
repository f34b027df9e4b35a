internal import CPango

/// A PDF document that is written as its pages come.
final class PDFDocumentWriter {
  private let stream: CairoStream
  private let surface: OpaquePointer
  private let drawing: OpaquePointer
  private let pages: PageDrawing
  private let typesetter: Typesetter
  private var pageCount = 0

  init(
    _ typesetter: Typesetter, title: String, write: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    stream = CairoStream(write)
    self.typesetter = typesetter
    pages = PageDrawing(typesetter: typesetter, isCopyable: true)
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        CairoStream.function, stream.closure, Paper.letter.width, Paper.letter.height),
      let drawing = cairo_create(surface)
    else { throw SheetError.libraryFailed(library: "cairo", reason: "it makes no PDF") }
    self.surface = surface
    self.drawing = drawing
    // The same pages are the same bytes on any day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, ShownText.title(title))
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "btd")
  }

  deinit {
    FontLock.hold {
      cairo_destroy(drawing)
      cairo_surface_destroy(surface)
    }
  }

  /// Draws the pages of a sheet, and puts its name among the bookmarks.
  func add(_ sheet: [SheetPage], title: String) throws {
    let bookmark = "page=\(pageCount + 1)"
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, ShownText.of(title), bookmark, cairo_pdf_outline_flags_t(0))
    for page in sheet {
      cairo_pdf_surface_set_size(surface, page.width, page.height)
      pages.draw(page, in: drawing)
      FontLock.hold { cairo_show_page(drawing) }
      pageCount += 1
      try stream.check(cairo_status(drawing))
    }
  }

  /// Writes the rest of the document.
  func finish() throws {
    FontLock.hold { cairo_surface_finish(surface) }
    try stream.check(cairo_surface_status(surface))
    try typesetter.checkFonts()
  }
}
