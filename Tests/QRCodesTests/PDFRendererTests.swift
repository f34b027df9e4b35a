import Testing

@testable import QRCodes
@testable import QRSymbols

@Suite struct PDFRendererTests {
  private let payload = Array("on paper".utf8)

  private func file() throws -> [UInt8] { try QRSymbol(payload: payload).pdf() }

  private func error(_ bytes: [UInt8], maximumPixels: Int = 1_000_000_000) -> PictureError? {
    #expect(throws: PictureError.self) {
      try PDFRenderer(bytes, maximumPixels: maximumPixels).draw { _ in true }
    }
  }

  @Test func pagesAreDrawnAndScanned() throws {
    var pages: [Int] = []
    var payloads: [[UInt8]] = []
    #expect(PDFRenderer.isPDF(try file()))
    try PDFRenderer(file()).draw { page in
      pages.append(page.number)
      payloads += SymbolScanner(isFast: true, budget: nil).scan(page.picture).symbols.map(\.payload)
      return true
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
      try PDFRenderer(bytes, variables: ["TMPDIR": "/no/folder"]).draw { _ in true }
    }
    #expect(error == .noTemporaryFile(reason: "No such file or directory"))
  }

  @Test func pagesAboveTheLimitAreRefused() throws {
    let found = try #require(error(try file(), maximumPixels: 100))
    #expect(found.description.hasPrefix("the pages of the PDF cannot be drawn: page 1 has "))
    #expect(found.description.hasSuffix(" pixels; at most 100 are read"))
  }

  /// Blank pages, each an object of its own.
  private func blank(pageCount: Int, title: String = "") -> [UInt8] {
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[\((0..<pageCount).map { "\($0 + 4) 0 R" }.joined(separator: " "))]/Count \(pageCount)>>",
        "<</Title(\(title))>>",
      ] + Array(repeating: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>", count: pageCount)
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(number + 1) 0 obj\(object)endobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      file += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    file += "trailer<</Size \(objects.count + 1)/Root 1 0 R/Info 3 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(file.utf8)
  }

  @Test func aFileOfTooManyPagesIsRefusedBeforeOneIsUsed() {
    let file = blank(pageCount: PDFRenderer.maximumPages + 1)
    var used = 0
    let error = #expect(throws: PictureError.self) {
      try PDFRenderer(file).draw { _ in
        used += 1
        return true
      }
    }
    #expect(error == .pagesNotDrawn(reason: "it has more than 10,000 pages") && used == 0)
  }

  @Test func aTitleThatLooksLikeACountOfPagesIsNone() throws {
    let file = blank(pageCount: 3, title: "\\nPages: 1\\n")
    #expect(PDFInfo.pageCount(of: file, variables: nil) == 3)
    // Nobody knows of pages beyond the one that is enough but by their number.
    #expect(try !PDFRenderer(file).draw { _ in false })
    #expect(try PDFRenderer(file).draw { $0.number < 3 })
  }

  @Test func pagesThatTheProgramHasNoMemoryForAreErrors() {
    let page = "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj "
    let box = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 14400 14400]>>endobj "
    let file = Array("%PDF-1.4\n\(page)\(box)trailer<</Size 4/Root 1 0 R>>\n%%EOF\n".utf8)
    #expect(error(file) == .pagesNotDrawn(reason: "page 1 is too large for pdftoppm, or has no size"))
  }

  /// Forms that each draw nine more, which draw as many: no end of work in a page of a few bytes.
  private func endless(pages: String, count: Int) -> [UInt8] {
    let names = (0..<9).map { "/X\($0) \(5 + $0) 0 R" }.joined()
    let work = (0..<9).map { "/X\($0) Do" }.joined(separator: " ")
    let form = "<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<<\(names)>>>>/Length \(work.utf8.count)>>"
    let forms = (0..<9).map { "\(5 + $0) 0 obj\(form)stream\n\(work)\nendstream endobj " }.joined()
    return Array(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[\(pages)]/Count \(count)>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</XObject<<\(names)>>>>>>endobj
      4 0 obj<</Length \(work.utf8.count)>>stream
      \(work)
      endstream endobj \(forms)14 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
      trailer<</Size 15/Root 1 0 R>>
      %%EOF

      """.utf8)
  }

  /// A page without anything on it.
  private func blank(width: Int, height: Int) -> [UInt8] {
    let page = "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj "
    let box = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]>>endobj "
    return Array("%PDF-1.4\n\(page)\(box)trailer<</Size 4/Root 1 0 R>>\n%%EOF\n".utf8)
  }

  @Test func aPageHasTheProcessorTimeThatItsSizeIsWorth() {
    let sizes = [(612, 792), (2_384, 3_370), (14_400, 14_400)]
    #expect(
      sizes.map { PageSize(of: 1, in: blank(width: $0.0, height: $0.1), variables: nil).milliseconds }
        == [708, 8_572, 10_000])
    // Where the size is not told: the most.
    #expect(PageSize(of: 1, in: Array("%PDF-1.4\n%%EOF".utf8), variables: nil).milliseconds == 10_000)
    #expect(
      PageSize(of: 1, in: blank(width: 9, height: 9), variables: ["PATH": "/no/folder"]).milliseconds
        == 10_000)
  }

  #if os(Linux)
    @Test func aPageThatIsNotWorthItsTimeEndsTheProgram() {
      let renderer = PDFRenderer(endless(pages: "14 0 R 14 0 R 3 0 R", count: 3))
      var drawn: [Int] = []
      let error = #expect(throws: PictureError.self) {
        try renderer.draw { page in
          drawn.append(page.number)
          return true
        }
      }
      // The end of the second page waits in the program for what comes after it.
      let reason = "a page takes more than 0.2 s of processor time to draw, after 1 pages"
      #expect(error == .pagesNotDrawn(reason: reason) && drawn == [1])
    }

    @Test func aPageThatIsEnoughEndsTheProgramThatDrawsTheNext() throws {
      // The third page has no end.
      let renderer = PDFRenderer(endless(pages: "14 0 R 14 0 R 3 0 R", count: 3))
      #expect(try !renderer.draw { _ in false })
      #expect(throws: PictureError.empty) { try renderer.draw { _ in throw PictureError.empty } }
    }
  #endif

  @Test func processorTimeGrowsWithTheFile() {
    let sizes = [0, 7_000, 1 << 20, 1 << 30]
    #expect(sizes.map(PDFRenderer.pageTime) == [10, 10, 26, 600])
    #expect(sizes.map(PDFRenderer.processorTime) == [30, 31, 292, 600])
  }

  @Test func whatTheCallerThrowsEndsTheProgram() throws {
    #expect(throws: PictureError.empty) {
      try PDFRenderer(file()).draw { _ in throw PictureError.empty }
    }
  }
}
