import Testing

@testable import QRCodes
@testable import QRSymbols

/// libzbar alone; what it may not say is tested beside what it reads.
@Suite struct ZBarReaderTests {
  private static let scanner = SymbolScanner(budget: nil, readers: [.zbar])

  private func payloads(_ picture: GreyPicture) -> [[UInt8]] {
    Self.scanner.scan(picture).symbols.map(\.payload)
  }

  private func fixture(_ name: String) throws -> GreyPicture {
    try #require(PictureDecoder().decode(TestFile.fixture(name)).frames.first).picture
  }

  /// Each of them is guessed to be in another character set, or loses its mark, unless bytes are asked for.
  @Test(
    arguments: [
      Array(0...255), Array("Zürich".utf8), Array("naïve café".utf8), Array("\u{feff}marked".utf8),
      [0x93, 0x5f, 0xff], [0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68], [0],
    ] as [[UInt8]])
  func bytesAreReadAsTheyAre(payload: [UInt8]) throws {
    #expect(payloads(try GreyPicture(QRSymbol(payload: payload))) == [payload])
  }

  @Test(arguments: [1, 5, 10, 15, 20, 27, 34, 40])
  func drawingsOfAnyVersionAreRead(version: Int) throws {
    for level in ErrorCorrectionLevel.allCases {
      let capacity = try #require(level.byteCapacity(version: version))
      let payload = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
      let symbol = try QRSymbol(payload: payload, level: level, minimumVersion: version)
      #expect(payloads(try GreyPicture(symbol, modulePixels: 3)) == [payload], "\(version)-\(level.rawValue)")
    }
  }

  @Test(arguments: 1...3, [0, 1, 2, 4])
  func smallAndInvertedDrawingsAreRead(modulePixels: Int, quietZone: Int) throws {
    let payload = Array("a workout".utf8)
    let symbol = try QRSymbol(payload: payload)
    let plain = try GreyPicture(symbol, modulePixels: modulePixels, quietZone: quietZone)
    #expect(payloads(plain) == [payload])
    let light = try GreyPicture(
      symbol, modulePixels: modulePixels, quietZone: quietZone, dark: 255, light: 0)
    // Its border is as light as the paper of a picture would be.
    #expect(quietZone == 0 || payloads(light) == [payload])
  }

  @Test func cornersAreThoseOfTheGridReader() throws {
    let symbol = try GreyPicture(QRSymbol(payload: Array("a workout".utf8)), modulePixels: 6, quietZone: 0)
    var picture = try GreyPicture.page(width: 320, height: 320, ground: 255, [(symbol, 40, 30)])
    for turn in 0..<4 {
      let byGrid = try #require(SymbolScanner(readers: [.grid]).scan(picture).symbols.first)
      let byZBar = try #require(Self.scanner.scan(picture).symbols.first)
      #expect(byGrid.reader == .grid)
      #expect(byZBar.reader == .zbar && byZBar.pass == .whole)
      for (a, b) in zip(byGrid.corners, byZBar.corners) {
        #expect(
          abs(a.x - b.x) <= 6 && abs(a.y - b.y) <= 6,
          "turned \(turn) times: \(byGrid.corners), \(byZBar.corners)")
      }
      picture = try picture.turnedRight()
    }
  }

  /// It hands on characters of kanji mode in a character set that it does not name.
  @Test func whatMayBeKanjiIsLeftToTheGridReader() throws {
    let picture = try fixture("kanji.png")
    #expect(payloads(picture) == [])
    #expect(SymbolScanner().scan(picture).symbols.map(\.payload) == [Array("点茗".utf8)])
    #expect(CharacterSet.mayBeKanji([0x41, 0x93, 0x5f]))
    #expect(CharacterSet.mayBeKanji([0x93, 0x5f, 0xb6]))
    #expect(!CharacterSet.mayBeKanji([0x93, 0x5f, 0x01]))
    #expect(!CharacterSet.mayBeKanji([0xb6, 0x41]))
    #expect(!CharacterSet.mayBeKanji([0x41, 0x93]))
    #expect(!CharacterSet.mayBeKanji([0xfc, 0x72]))
    #expect(!CharacterSet.mayBeKanji(Array("点".utf8)))
  }

  /// It joins symbols of one message to one text.
  @Test func whatIsJoinedIsTakenApart() throws {
    let parts = try fixture("parts.png")
    let texts = ["the first half of a text", "|and the second half of ", "it"]
    #expect(payloads(parts) == texts.map { Array($0.utf8) })
    #expect(Self.scanner.scan(parts).symbols.map { $0.append?.index } == [0, 1, 2])
    #expect(SymbolScanner().scan(parts).symbols.map(\.payload) == texts.map { Array($0.utf8) })
  }

  /// It puts the number of an application before a payload.
  @Test func whatIsAddedToIsLeftToTheGridReader() throws {
    let marked = try fixture("fnc1.png")
    #expect(payloads(marked) == [])
    #expect(SymbolScanner().scan(marked).symbols.map(\.payload) == [Array("AB\u{1d}CD".utf8)])
  }

  @Test func noiseHoldsNothing() throws {
    var generator = SeededGenerator(seed: 7)
    let pixels = (0..<300 * 300).map { _ in UInt8.random(in: 0...1, using: &generator) * 255 }
    #expect(payloads(try GreyPicture(width: 300, height: 300, luminance: pixels)) == [])
  }

  @Test func aTimeThatIsOverIsSaid() throws {
    let scan = SymbolScanner(budget: .zero, readers: [.zbar]).scan(try GreyPicture(QRSymbol(payload: [1])))
    #expect(scan.symbols == [])
    #expect(scan.shortfall == .time)
  }
}
