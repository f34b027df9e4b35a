import QRCodes
import Testing

@Suite struct PDFRendererTests {
  private let payload = Array("on paper".utf8)

  private func file() throws -> [UInt8] { try QRSymbol(payload: payload).pdf() }

  private func error(_ bytes: [UInt8], maximumPixels: Int = 1_000_000_000) -> PictureError? {
    #expect(throws: PictureError.self) {
      try PDFRenderer(bytes, maximumPixels: maximumPixels).draw { _, _ in }
    }
  }

  @Test func pagesAreDrawnAndScanned() throws {
    var pages: [Int] = []
    var payloads: [[UInt8]] = []
    #expect(PDFRenderer.isPDF(try file()))
    try PDFRenderer(file()).draw { number, page in
      pages.append(number)
      payloads += SymbolScanner(isFast: true, budget: nil).scan(page).symbols.map(\.payload)
    }
    #expect(pages == [1])
    #expect(payloads == [payload])
  }

  @Test func signaturesAreFoundBehindWhatMailProgramsPutBefore() {
    #expect(PDFRenderer.isPDF(Array("\n\n%PDF-1.4".utf8)))
    #expect(!PDFRenderer.isPDF(Array(repeating: 0x20, count: 2_000) + Array("%PDF-1.4".utf8)))
    #expect(!PDFRenderer.isPDF([]))
  }

  @Test func brokenFilesAreErrors() throws {
    let reason =
      "pdftoppm ended with code 1, after 0 pages; the file is damaged, encrypted or without pages"
    #expect(error(Array("%PDF-1.4\nnothing\n%%EOF\n".utf8)) == .pagesNotDrawn(reason: reason))
    let truncated = error(Array(try file().dropLast(20)))
    #expect(
      truncated?.description
        == "the pages of the PDF cannot be drawn: it is truncated: the mark of its end, %%EOF, is missing; "
        + "copy or download it again")
  }

  @Test func theTemporaryFileIsMadeWhereTheSystemIsToldTo() throws {
    let bytes = try file()
    let error = #expect(throws: PictureError.self) {
      try PDFRenderer(bytes, variables: ["TMPDIR": "/no/folder"]).draw { _, _ in }
    }
    #expect(error == .pagesNotDrawn(reason: "no temporary file can be made: No such file or directory"))
  }

  @Test func pagesAboveTheLimitAreRefused() throws {
    let found = try #require(error(try file(), maximumPixels: 100))
    #expect(found.description.hasPrefix("the pages of the PDF cannot be drawn: page 1 has "))
    #expect(found.description.hasSuffix(" pixels; at most 100 are read"))
  }

  @Test func pagesThatTheProgramHasNoMemoryForAreErrors() {
    let page = "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj "
    let box = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 14400 14400]>>endobj "
    let file = Array("%PDF-1.4\n\(page)\(box)trailer<</Size 4/Root 1 0 R>>\n%%EOF\n".utf8)
    #expect(error(file) == .pagesNotDrawn(reason: "page 1 is too large for pdftoppm, or has no size"))
  }

  @Test func whatTheCallerThrowsEndsTheProgram() throws {
    #expect(throws: PictureError.empty) {
      try PDFRenderer(file()).draw { _, _ in throw PictureError.empty }
    }
  }
}
