import QRCodes
import Testing

@Suite struct SymbolAnimationTests {
  @Test func everyFrameIsReadBackInItsOrder() throws {
    let payloads = (0..<12).map { Array("symbol \($0) \(String(repeating: "x", count: 40 * $0))".utf8) }
    let symbols = try payloads.map { try QRSymbol(payload: $0) }
    for scale in [2, 4, 7] {
      let gif = try QRSymbol.gif(symbols, modulePixels: scale)
      let picture = try PictureDecoder().decode(gif)
      #expect(
        picture.frames.map { SymbolScanner(budget: nil).scan($0).symbols.map(\.payload) }
          == payloads.map { [$0] })
      #expect(try QRSymbol.gif(symbols, modulePixels: scale) == gif)
    }
  }

  @Test func pixelsAreThoseOfThePicture() throws {
    // More pixels than codes of 12 bits can tell apart, so that the table is begun again.
    let symbol = try QRSymbol(payload: (0..<2_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) })
    let gif = try PictureDecoder().decode(QRSymbol.gif([symbol], modulePixels: 5))
    let png = try PictureDecoder().decode(symbol.png(modulePixels: 5))
    #expect(gif.frames == png.frames)
  }

  @Test func whatCannotBeDrawnIsRefused() throws {
    #expect(throws: QRCodeError.emptyPayload) { try QRSymbol.gif([]) }
    let symbol = try QRSymbol(payload: [1])
    for (scale, quietZone) in [(0, 4), (1_000, 4), (4, -1), (4, 101)] {
      #expect(throws: QRCodeError.self) {
        try QRSymbol.gif([symbol], modulePixels: scale, quietZone: quietZone)
      }
    }
  }
}
