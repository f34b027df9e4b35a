import Foundation
import QRCodes
import Testing

@Suite struct SymbolDrawingTests {
  private let payload = Array("btd".utf8)

  private func symbol() throws -> QRSymbol { try QRSymbol(payload: payload, level: .low) }

  @Test func textInInkDrawsDarkModules() throws {
    #expect(try symbol().text(style: .ink, quietZone: 1) == Golden.ink)
  }

  @Test func textInLightDrawsLightModules() throws {
    #expect(try symbol().text(style: .light, quietZone: 1) == Golden.light)
  }

  @Test func textForANSITerminalsIsInkInBlackOnWhite() throws {
    let expected = Golden.ink.split(separator: "\n").map { "\u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m\n" }
    #expect(try symbol().text(style: .ansi, quietZone: 1) == expected.joined())
  }

  @Test(arguments: [TextStyle.ink, .light])
  func textIsReadable(style: TextStyle) throws {
    let ink: UInt8 = style == .ink ? 0 : 255
    let lines = try QRSymbol(payload: payload).text(style: style).split(separator: "\n")
    let width = try #require(lines.first).count
    let pixels = lines.flatMap { line in
      [line.map { "█▀".contains($0) }, line.map { "█▄".contains($0) }].flatMap { row in
        row.map { $0 ? ink : 255 - ink }
      }
    }
    let picture = try GreyPicture(width: width, height: 2 * lines.count, luminance: pixels)
    #expect(SymbolScanner(budget: nil).scan(picture).symbols.map(\.payload) == [payload])
  }

  @Test func svgIsOnePathOfRuns() throws {
    #expect(try symbol().svg(modulePixels: 5, quietZone: 2) == Golden.svg)
  }

  @Test func svgNeedsNoBytesOutsideOfASCII() throws {
    let svg = try QRSymbol(payload: Array("ü💪".utf8)).svg()
    #expect(svg.utf8.allSatisfy { $0 < 128 })
    #expect(svg.contains(#"viewBox="0 0 29 29""#))
  }

  @Test func pngIsGreyOfTheSizeAsked() throws {
    let png = try symbol().png(modulePixels: 3, quietZone: 4)
    // IHDR: width, height, bit depth, colour type grey.
    #expect(Array(png[16..<26]) == [0, 0, 0, 87, 0, 0, 0, 87, 8, 0])
    #expect(
      try PictureDecoder().decode(png).frames.map(\.picture) == [GreyPicture(symbol(), modulePixels: 3)])
  }

  @Test(arguments: [1, 2, 7, 8, 13])
  func pngIsExactAtEveryScale(modulePixels: Int) throws {
    let png = try symbol().png(modulePixels: modulePixels, quietZone: 0)
    let expected = try GreyPicture(symbol(), modulePixels: modulePixels, quietZone: 0)
    #expect(try PictureDecoder().decode(png).frames.map(\.picture) == [expected])
  }

  @Test func pdfIsTheSameBytesEveryTime() throws {
    let pdf = try symbol().pdf()
    #expect(pdf.starts(with: Array("%PDF-1.".utf8)))
    #expect(try symbol().pdf() == pdf)
  }

  @Test(
    .enabled(
      if: system("command -v pdftoppm >/dev/null 2>&1") == 0, "pdftoppm is not installed (poppler-utils)"))
  func pdfIsReadableOncePrinted() throws {
    let path = FileManager.default.temporaryDirectory.path + "/btd-symbol-\(UUID().uuidString)"
    defer {
      unlink(path + ".pdf")
      unlink(path + ".png")
    }
    let symbol = try QRSymbol(payload: payload, level: .high)
    try TestFile.write(symbol.pdf(moduleMillimetres: 1), to: path + ".pdf")
    // A date of its own would make the bytes others every second.
    #expect(system("pdfinfo -rawdates \(path).pdf | grep -q 'CreationDate: *[D:]*20000101000000'") == 0)
    #expect(system("pdftoppm -r 150 -gray -png -singlefile \(path).pdf \(path)") == 0)
    let picture = try PictureDecoder().decode(TestFile.read(path + ".png"))
    let frame = try #require(picture.frames.first?.picture)
    // 29 modules of 1 mm at 150 dots an inch.
    #expect(abs(frame.width - 171) <= 1)
    #expect(abs(frame.height - 171) <= 1)
    #expect(SymbolScanner(budget: nil).scan(frame).symbols.map(\.payload) == [payload])
  }

  @Test(arguments: [0, -1, 283, Int.max, Int.min])
  func rejectsPicturesOutsideOfTheLimits(modulePixels: Int) throws {
    let symbol = try symbol()
    let error = #expect(throws: QRCodeError.self) { try symbol.png(modulePixels: modulePixels) }
    let expected = QRCodeError.moduleSizeOutOfRange(
      found: Double(modulePixels), minimum: 1, maximum: 282, unit: "pixels")
    #expect(error == expected)
    #expect(throws: expected) { try symbol.svg(modulePixels: modulePixels) }
  }

  @Test func saysWhatScaleIsPossible() throws {
    let error = #expect(throws: QRCodeError.self) { try symbol().png(modulePixels: 4000) }
    #expect(
      error?.description
        == "a module of 4,000 pixels cannot be drawn; for this code and quiet zone it may be 1 to 282 pixels"
    )
  }

  @Test(arguments: [0, 0.04, -1, 176, .infinity, .nan])
  func rejectsPagesOutsideOfTheLimits(moduleMillimetres: Double) throws {
    let symbol = try symbol()
    let error = #expect(throws: QRCodeError.self) {
      try symbol.pdf(moduleMillimetres: moduleMillimetres)
    }
    #expect(error?.description.contains("it may be 0.05 to 175 millimetres") == true)
  }

  @Test(arguments: [-1, 101, Int.max, Int.min])
  func rejectsQuietZonesOutsideOfTheLimits(quietZone: Int) throws {
    let symbol = try symbol()
    let expected = QRCodeError.quietZoneOutOfRange(found: quietZone, maximum: 100)
    #expect(throws: expected) { try symbol.png(quietZone: quietZone) }
    #expect(throws: expected) { try symbol.svg(quietZone: quietZone) }
    #expect(throws: expected) { try symbol.pdf(quietZone: quietZone) }
    #expect(throws: expected) { try symbol.text(style: .ink, quietZone: quietZone) }
  }
}
