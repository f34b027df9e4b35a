import QRCodes
import Testing

@Suite struct SymbolScannerTests {
  private let payload = Array("a workout".utf8)

  private func symbol() throws -> QRSymbol { try QRSymbol(payload: payload) }

  private func payloads(_ picture: GreyPicture) -> [[UInt8]] {
    SymbolScanner(budget: nil).scan(picture).symbols.map(\.payload)
  }

  @Test func plainDrawingsAreReadInTheFirstPass() throws {
    let found = try #require(SymbolScanner(budget: nil).scan(GreyPicture(symbol())).symbols.first)
    #expect(found.payload == payload)
    #expect(found.pass == .adaptive)
    #expect(found.symbology == "QR-Code")
    #expect(found.elapsedMilliseconds > 0)
  }

  @Test func invertedSymbolsAreRead() throws {
    #expect(payloads(try GreyPicture(symbol(), dark: 255, light: 0)) == [payload])
  }

  @Test(arguments: [0, 1, 2, 4], 1...4)
  func smallSymbolsWithHardlyAnyQuietZoneAreRead(quietZone: Int, modulePixels: Int) throws {
    let picture = try GreyPicture(symbol(), modulePixels: modulePixels, quietZone: quietZone)
    #expect(payloads(picture) == [payload])
    #expect(
      payloads(
        try GreyPicture(symbol(), modulePixels: modulePixels, quietZone: quietZone, dark: 255, light: 0)) == [
          payload
        ])
  }

  @Test func passesReadWhatTheyAreThereFor() throws {
    let large = try GreyPicture(symbol(), modulePixels: 4)
    let light = try GreyPicture(symbol(), modulePixels: 4, dark: 255, light: 0)
    let bare = try GreyPicture(symbol(), modulePixels: 3, quietZone: 0, dark: 255, light: 0)
    let strip = try GreyPicture.page(
      width: 4_000, height: 150, ground: 255, [(GreyPicture(symbol(), modulePixels: 2), 1_900, 1)])
    let passes = [large, light, bare, strip].map { SymbolScanner(budget: nil).scan($0).symbols.map(\.pass) }
    #expect(passes == [[.adaptive], [.inverted], [.doubled], [.detailed]])
  }

  /// The window of the pass for small symbols goes by the longer side, as a narrow one is lost in a large eye.
  @Test(arguments: [(1_080, 4_000), (720, 8_000), (1_080, 8_000)])
  func largeSymbolsOnLongStripsAreRead(width: Int, height: Int) throws {
    let payload = (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    let drawn = try GreyPicture(QRSymbol(payload: payload), modulePixels: 4, quietZone: 4)
    let page = try GreyPicture.page(width: width, height: height, ground: 255, [(drawn, 205, 2_692)])
    #expect(payloads(page) == [payload])
  }

  @Test(arguments: [UInt8(0), 60, 255])
  func oneModuleOfQuietZoneOnAnyGroundIsEnough(ground: UInt8) throws {
    let part = try GreyPicture(symbol(), quietZone: 1)
    let page = try GreyPicture.page(width: 300, height: 300, ground: ground, [(part, 90, 70)])
    #expect(payloads(page) == [payload])
  }

  @Test func faintAndShadedSymbolsAreRead() throws {
    let drawn = try GreyPicture(symbol(), modulePixels: 6, dark: 0, light: 60)
    let shaded = drawn.luminance.enumerated().map { index, pixel in pixel + UInt8(index % drawn.width) }
    let picture = try GreyPicture(width: drawn.width, height: drawn.height, luminance: shaded)
    #expect(payloads(picture) == [payload])
  }

  @Test func cornersFollowTheSymbolRoundTheClock() throws {
    var picture = try GreyPicture.page(
      width: 200, height: 200, ground: 255, [(GreyPicture(symbol(), modulePixels: 4, quietZone: 0), 20, 20)])
    let side = try symbol().size * 4
    // The square's corners from the left top one, clockwise, as the symbol stands upright.
    var expected = [(20, 20), (20 + side, 20), (20 + side, 20 + side), (20, 20 + side)]
    for turn in 0..<4 {
      let found = try #require(SymbolScanner(budget: nil).scan(picture).symbols.first, "turned \(turn) times")
      #expect(found.payload == payload)
      #expect(found.corners.count == 4)
      for (corner, place) in zip(found.corners, expected) {
        #expect(abs(corner.x - place.0) <= 4, "turned \(turn) times: \(found.corners)")
        #expect(abs(corner.y - place.1) <= 4, "turned \(turn) times: \(found.corners)")
      }
      picture = try picture.turnedRight()
      expected = expected.map { (200 - $0.1, $0.0) }
    }
  }

  @Test func cornersAreInThePicturesOwnPixelsAfterEveryPass() throws {
    let tiny = try GreyPicture(symbol(), modulePixels: 1, quietZone: 4)
    let found = try #require(SymbolScanner(budget: nil).scan(tiny).symbols.first)
    let side = try symbol().size
    #expect(abs(found.corners[0].x - 4) <= 1 && abs(found.corners[0].y - 4) <= 1)
    #expect(abs(found.corners[2].x - 4 - side) <= 1 && abs(found.corners[2].y - 4 - side) <= 1)
  }

  @Test func equalSymbolsAtDifferentPlacesAreTwo() throws {
    let part = try GreyPicture(symbol())
    let page = try GreyPicture.page(
      width: 2 * part.width, height: part.height, ground: 200, [(part, 0, 0), (part, part.width, 0)])
    let found = SymbolScanner(budget: nil).scan(page).symbols
    #expect(found.map(\.payload) == [payload, payload])
    #expect(found[0].corners[0].x < part.width && found[1].corners[0].x >= part.width)
  }

  @Test func manySymbolsComeInReadingOrder() throws {
    let labels = (0..<24).map { "workout \($0)" }
    let parts = try labels.enumerated().map { index, label in
      let picture = try GreyPicture(QRSymbol(payload: Array(label.utf8)), modulePixels: 3)
      return (picture: picture, x: index % 4 * 90, y: index / 4 * 90)
    }
    let page = try GreyPicture.page(width: 360, height: 540, ground: 255, parts)
    #expect(payloads(page).map { String(decoding: $0, as: UTF8.self) } == labels)
  }

  @Test func largePicturesAreRead() throws {
    let part = try GreyPicture(symbol(), modulePixels: 12)
    let page = try GreyPicture.page(width: 1600, height: 1300, ground: 180, [(part, 900, 700)])
    let found = SymbolScanner(budget: nil).scan(page).symbols
    #expect(found.map(\.payload) == [payload])
  }

  @Test(arguments: [(3, 150), (2, 203)])
  func symbolsAmongHundredsOfDecoysAreRead(modulePixels: Int, place: Int) throws {
    let part = try GreyPicture(symbol(), modulePixels: modulePixels)
    // 22 × 22 of them, less those under the symbol.
    let decoys = try finderPatterns(width: 396, height: 396, modulePixels: 2)
    let page = try GreyPicture.page(
      width: 400, height: 400, ground: 255, [(decoys, 0, 0), (part, place, place)])
    #expect(SymbolScanner(isFast: true, budget: nil).scan(page).symbols.map(\.payload) == [payload])
  }

  @Test func symbolsBesideACrowdOfDecoysAreRead() throws {
    let part = try GreyPicture(symbol(), modulePixels: 3)
    // 22 × 22 of them.
    let decoys = try finderPatterns(width: 396, height: 396, modulePixels: 2)
    let page = try GreyPicture.page(
      width: 850, height: 400, ground: 255, [(decoys, 450, 0), (part, 300, 200)])
    let found = try #require(SymbolScanner(isFast: true, budget: nil).scan(page).symbols.first)
    #expect(found.payload == payload)
    #expect(abs(found.corners[0].x - 312) <= 4 && abs(found.corners[0].y - 212) <= 4)
  }

  @Test(arguments: [(1, 1), (1, 500), (500, 1), (2, 2), (3, 1000), (17, 17)])
  func picturesWithoutRoomHoldNothing(width: Int, height: Int) throws {
    for grey in [UInt8(0), 128, 255] {
      let picture = try GreyPicture(
        width: width, height: height, luminance: Array(repeating: grey, count: width * height))
      #expect(payloads(picture) == [])
    }
  }

  @Test(arguments: 1...5)
  func noiseHoldsNothing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<60 * 50).map { _ in UInt8.random(in: 0...1, using: &generator) * 255 }
    let picture = try GreyPicture(width: 60, height: 50, luminance: pixels)
    #expect(SymbolScanner(budget: nil).scan(picture).symbols == [])
  }

  @Test func aPictureThatTheTimeWasTooShortForIsSaidToBeUnfinished() throws {
    var generator = SeededGenerator(seed: 1)
    let pixels = (0..<1_000_000).map { _ in UInt8.random(in: 0...1, using: &generator) * 255 }
    let noise = try GreyPicture(width: 1_000, height: 1_000, luminance: pixels)
    let unfinished = SymbolScanner(budget: .zero).scan(noise)
    #expect(unfinished.symbols == [])
    #expect(!unfinished.isComplete)
    let scanned = SymbolScanner(budget: nil).scan(try GreyPicture(symbol()))
    #expect(scanned.isComplete)
    #expect(scanned.symbols.count == 1)
  }

  /// A picture full of finder patterns that belong to no symbol.
  private func finderPatterns(width: Int, height: Int, modulePixels: Int) throws -> GreyPicture {
    let rows = ["111111100", "100000100", "101110100", "101110100", "101110100", "100000100", "111111100"]
    let pattern = (rows + ["000000000", "000000000"]).map { $0.map { $0 == "1" ? UInt8(0) : 255 } }
    var pixels: [UInt8] = []
    for y in 0..<height {
      let row = pattern[y / modulePixels % 9]
      for x in 0..<width { pixels.append(row[x / modulePixels % 9]) }
    }
    return try GreyPicture(width: width, height: height, luminance: pixels)
  }

  @Test func aPageOfFinderPatternsHoldsNothingAndEnds() throws {
    #expect(payloads(try finderPatterns(width: 450, height: 450, modulePixels: 2)) == [])
  }

  private static let screen = TestFile.sharedPath("data/bench-tracker/app-qr-screen")

  @Test(.enabled(if: TestFile.exists(screen + ".png"), "shared/data is not beside the repository"))
  func bothSymbolsOfTheAppsScreenAreReadByteForByte() throws {
    let picture = try PictureDecoder().decode(TestFile.read(Self.screen + ".png"))
    let found = picture.frames.flatMap { SymbolScanner(isFast: true, budget: nil).scan($0).symbols }
    for (symbol, name) in zip(found, ["workout", "template"]) {
      var expected = try TestFile.read("\(Self.screen).\(name).json")
      // The files end in a newline, which is not in the payload.
      if expected.last == 0x0a { expected.removeLast() }
      #expect(symbol.payload == expected)
    }
    #expect(found.count == 2)
  }
}
