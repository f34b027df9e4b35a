import Testing

@testable import QRCodes
@testable import QRSymbols

/// Which reader is asked for what.
@Suite struct BothReadersTests {
  private let payload = Array("a workout".utf8)

  /// A scanner to which libzbar is not there: it says so where it needs it.
  private var alone: SymbolScanner {
    var scanner = SymbolScanner(budget: nil)
    scanner.zbarFile = "libzbar-that-is-not-there.so"
    return scanner
  }

  @Test func libzbarIsNotAskedWhereTheGridReaderReadsEverything() throws {
    let part = try GreyPicture(QRSymbol(payload: payload))
    let page = try GreyPicture.page(
      width: 3 * part.width, height: 2 * part.height, ground: 200,
      [(part, 0, 0), (part, 2 * part.width, 0), (part, part.width, part.height)])
    for picture in [part, page] {
      let scan = alone.scan(picture)
      #expect(scan.symbols.allSatisfy { $0.reader == .grid } && !scan.symbols.isEmpty)
      #expect(scan.shortfall == nil)
    }
  }

  @Test func aPictureInWhichNothingIsFoundNeedsLibzbar() throws {
    let blank = try GreyPicture(width: 90, height: 90, luminance: Array(repeating: 255, count: 8_100))
    let scan = alone.scan(blank)
    #expect(scan.symbols == [] && scan.shortfall == .zbarMissing && !scan.isComplete)
    var gridAlone = alone
    gridAlone.readers = [.grid]
    #expect(gridAlone.scan(blank).shortfall == nil)
    #expect(SymbolScanner().scan(blank).shortfall == nil)
  }

  @Test func aSymbolThatIsFoundAndNotReadNeedsLibzbar() throws {
    let whole = try GreyPicture(QRSymbol(payload: payload), modulePixels: 6)
    var torn = whole
    // The data is gone, the eyes and timing patterns are there.
    torn = try GreyPicture(
      width: torn.width, height: torn.height,
      luminance: torn.luminance.enumerated().map { index, pixel in
        let (x, y) = (index % torn.width / 6 - 4, index / torn.width / 6 - 4)
        return (9..<21).contains(x) && (9..<21).contains(y) ? 255 : pixel
      })
    let page = try GreyPicture.page(
      width: 2 * whole.width, height: whole.height, ground: 255, [(whole, 0, 0), (torn, whole.width, 0)])
    let scan = alone.scan(page)
    #expect(scan.symbols.map(\.payload) == [payload])
    #expect(scan.shortfall == .zbarMissing)
  }

  @Test func whatOnlyLibzbarReadsIsRead() throws {
    let picture = try GreyPicture.withCrossesForEyes(QRSymbol(payload: payload))
    #expect(SymbolScanner(budget: nil, readers: [.grid]).scan(picture).symbols == [])
    let found = SymbolScanner(budget: nil).scan(picture).symbols
    #expect(found.map(\.payload) == [payload])
    #expect(found.map(\.reader) == [.zbar])
    #expect(SymbolReaderName.allCases.map(\.rawValue) == ["grid", "zbar"])
  }

  /// Its eyes and timing patterns are clean; six of ten pixels of the rest are grains, which libzbar is shown without.
  @Test func whatIsFoundAndNotReadIsCutOutForLibzbar() throws {
    let share = 30
    var generator = SeededGenerator(seed: 1)
    let symbol = try QRSymbol(payload: payload)
    let whole = try GreyPicture(QRSymbol(payload: Array("beside it".utf8)), modulePixels: 8)
    let drawn = try GreyPicture(symbol, modulePixels: 8)
    let grainy = try GreyPicture(
      width: drawn.width, height: drawn.height,
      luminance: drawn.luminance.enumerated().map { index, pixel in
        let (x, y) = (index % drawn.width / 8 - 4, index / drawn.width / 8 - 4)
        guard (8..<symbol.size).contains(max(x, y)), x > 8 || y > 8, min(x, y) > 6 || max(x, y) < 13 else {
          return pixel
        }
        let chance = Int.random(in: 0..<100, using: &generator)
        return chance < share ? 0 : chance < 2 * share ? 255 : pixel
      })
    let page = try GreyPicture.page(
      width: 2 * whole.width, height: whole.height, ground: 255, [(whole, 0, 0), (grainy, whole.width, 0)])
    let found = SymbolScanner(budget: nil).scan(page).symbols
    #expect(found.map { String(decoding: $0.payload, as: UTF8.self) } == ["beside it", "a workout"])
    #expect(found.map(\.pass.rawValue) == ["adaptive", "located"])
  }

  /// Corners of a symbol that is cut off by the edge are reckoned, and may lie anywhere.
  @Test func partsOfAPictureEndWhereItDoes() throws {
    let picture = try GreyPicture(width: 4, height: 3, luminance: Array(0..<12))
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, margin: Double = 0) -> PicturePart? {
      PicturePart(
        of: picture, around: [PicturePoint(x: left, y: top), PicturePoint(x: right, y: bottom)],
        margin: margin)
    }
    let middle = try #require(part(1, 1, 3, 2))
    #expect(middle.picture.luminance == [5, 6] && middle.origin == PicturePoint(x: 1, y: 1))
    #expect(part(1, 1, 3, 2, margin: 0.5)?.picture.luminance == Array(0..<12))
    #expect(part(-1_000_000_000, -5, 1_000_000_000, 1)?.picture.luminance == [0, 1, 2, 3])
    #expect(part(9, 9, 12, 12) == nil)
    #expect(part(-9, -9, -3, -3) == nil)
    #expect(part(2, 2, 2, 2) == nil)
    #expect(PicturePart(of: picture, around: [], margin: 1) == nil)
  }

  // MARK: What was drawn

  private func unread(_ picture: GreyPicture) throws -> DrawingCheck.Unread? {
    try DrawingCheck().firstUnread(
      [DrawingCheck.Drawn(payload: payload, x: 0, y: 0, side: picture.width)], in: picture)
  }

  @Test func whatOnlyOneReaderReadsDoesNotPass() throws {
    let symbol = try QRSymbol(payload: payload)
    #expect(try unread(GreyPicture(symbol)) == nil)
    #expect(try unread(.withoutQuietZone(symbol)) == DrawingCheck.Unread(index: 0, reader: .zbar))
    #expect(try unread(.withCrossesForEyes(symbol)) == DrawingCheck.Unread(index: 0, reader: .grid))
  }

  /// A scan leaves such bytes out, as they may be characters of kanji mode; here it is known what they are.
  @Test func bytesThatMayBeKanjiPass() throws {
    let bytes: [UInt8] = [0x41, 0x93, 0x5f, 0xe4, 0xaa]
    #expect(CharacterSet.mayBeKanji(bytes))
    try QRSymbol(payload: bytes).check(holds: bytes)
  }

  @Test func theSymbolThatIsNotReadIsNamed() throws {
    let side = try GreyPicture(QRSymbol(payload: payload)).width
    let parts = try [payload, Array("another".utf8)].map { try GreyPicture(QRSymbol(payload: $0)) }
    let page = try GreyPicture.page(
      width: 2 * side, height: side, ground: 255, [(parts[0], 0, 0), (parts[1], side, 0)])
    let drawn = [("a workout", 0), ("another", side), ("none", side)].map { text, x in
      DrawingCheck.Drawn(payload: Array(text.utf8), x: x, y: 0, side: side)
    }
    let check = try DrawingCheck()
    #expect(check.firstUnread(Array(drawn.prefix(2)), in: page) == nil)
    #expect(check.firstUnread(drawn, in: page) == DrawingCheck.Unread(index: 2, reader: .grid))
  }

  @Test(arguments: [1, 2, 4, 8, 40])
  func symbolsPassTheirCheckAtAnySize(modulePixels: Int) throws {
    for version in [1, 7, 20, 40] {
      let bytes = (0..<(version * version)).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 9) }
      let symbol = try QRSymbol(payload: bytes, minimumVersion: version)
      try symbol.check(holds: bytes, modulePixels: modulePixels)
    }
  }

  @Test func aSymbolOfSomethingElseDoesNotPass() throws {
    let symbol = try QRSymbol(payload: payload)
    #expect(throws: QRCodeError.unreadable(reader: .grid, version: 1, modulePixels: 4)) {
      try symbol.check(holds: Array("another".utf8), modulePixels: 9)
    }
    #expect(throws: QRCodeError.libraryMissing(library: "libzbar", package: "libzbar0")) {
      try DrawingCheck(zbarFile: "libzbar-that-is-not-there.so")
    }
    #expect(
      [
        QRCodeError.unreadable(reader: .grid, version: 1, modulePixels: 4),
        .unreadable(reader: .zbar, version: 40, modulePixels: 1),
        .libraryMissing(library: "libzbar", package: "libzbar0"),
      ].map(\.description) == [
        "the code of version 1, drawn with 4 pixels a module, is not read back by btd's own reader; use a lower "
          + "level of error correction, or shorten the payload",
        "the code of version 40, drawn with 1 pixels a module, is not read back by libzbar; use a lower level of "
          + "error correction, or shorten the payload",
        "libzbar, the second reader of codes, is missing: install libzbar0",
      ])
  }
}
