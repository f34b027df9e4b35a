import QRCodes
import Testing

@Suite struct QRSymbolTests {
  /// What a reader makes of the PNG of a symbol.
  private func throughPNG(_ symbol: QRSymbol, modulePixels: Int = 4) throws -> [[UInt8]] {
    let picture = try PictureDecoder().decode(symbol.png(modulePixels: modulePixels))
    return picture.frames.flatMap { SymbolScanner(isFast: true, budget: nil).scan($0).symbols }.map(\.payload)
  }

  @Test func capitalLettersAndDigitsTakeLessRoomThanBytes() throws {
    let text = [UInt8](repeating: UInt8(ascii: "A"), count: 150)
    #expect(try QRSymbol(payload: text).version == 6)
    #expect(try QRSymbol(payload: text + Array("a".utf8)).version == 8)
    let largest = [UInt8](repeating: UInt8(ascii: "/"), count: 3_391)
    #expect(ErrorCorrectionLevel.medium.maximumAlphanumericCharacters == 3_391)
    #expect(try QRSymbol(payload: largest).version == 40)
    let error = #expect(throws: QRCodeError.self) { try QRSymbol(payload: largest + [0x2f]) }
    #expect(
      error?.description
        == "the payload has 3,392 bytes; the largest code at level M holds 3,391; level L holds 4,296: "
        + "use it, or shorten the payload")
  }

  @Test(arguments: ErrorCorrectionLevel.allCases)
  func everyByteComesBackAtEveryLevel(level: ErrorCorrectionLevel) throws {
    let payload = (0...255).map { UInt8($0) }
    let symbol = try QRSymbol(payload: payload, level: level)
    #expect(symbol.level == level)
    #expect(try throughPNG(symbol) == [payload])
  }

  @Test(arguments: [
    "💪🏽 Übung 深蹲 👩‍👩‍👧", "\u{FEFF}with a byte order mark", "Zürich", "naïve café", "0123456789", "ABC $%*+-./:",
    "\0", "{\"n\":\"a\\nb\"}\n", "\\000026",
  ])
  func textComesBackByteForByte(text: String) throws {
    #expect(try throughPNG(QRSymbol(payload: Array(text.utf8))) == [Array(text.utf8)])
  }

  @Test(arguments: 0...255)
  func singleBytesComeBack(byte: UInt8) throws {
    let picture = try GreyPicture(QRSymbol(payload: [byte]), modulePixels: 3)
    #expect(SymbolScanner(isFast: true, budget: nil).scan(picture).symbols.map(\.payload) == [[byte]])
  }

  @Test(arguments: [1, 2, 6, 7, 10, 15, 20, 26, 27, 32, 40])
  func fullSymbolsOfAllSizesComeBack(version: Int) throws {
    var generator = SeededGenerator(seed: UInt64(version))
    let capacity = try #require(ErrorCorrectionLevel.medium.byteCapacity(version: version))
    let payload = (0..<capacity).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let symbol = try QRSymbol(payload: payload)
    #expect(symbol.version == version)
    #expect(try throughPNG(symbol) == [payload])
  }

  @Test func minimumVersionIsKept() throws {
    let symbol = try QRSymbol(payload: [1, 2, 3], minimumVersion: 9)
    #expect(symbol.version == 9)
    #expect(symbol.size == 53)
    #expect(try throughPNG(symbol) == [[1, 2, 3]])
  }

  @Test func modulesOutsideOfTheSymbolAreLight() throws {
    let symbol = try QRSymbol(payload: [1])
    #expect(symbol.isDark(x: 0, y: 0))
    for (x, y) in [(-1, 0), (0, -1), (21, 0), (0, 21), (Int.max, Int.min)] {
      #expect(!symbol.isDark(x: x, y: y))
    }
  }

  @Test func rejectsAnEmptyPayload() {
    let error = #expect(throws: QRCodeError.self) { try QRSymbol(payload: []) }
    #expect(error == .emptyPayload)
    #expect(error?.description == "the payload is empty; a code needs at least 1 byte")
  }

  @Test(arguments: [0, -1, 41, Int.max])
  func rejectsAVersionThatDoesNotExist(version: Int) {
    let error = #expect(throws: QRCodeError.self) {
      try QRSymbol(payload: [1], minimumVersion: version)
    }
    #expect(error?.description == "version \(version) does not exist; versions are 1 to 40")
  }

  @Test(arguments: [
    (
      2400, ErrorCorrectionLevel.medium,
      "the payload has 2,400 bytes; the largest code at level M holds 2,331; level L holds 2,953: "
        + "use it, or shorten the payload"
    ),
    (
      1274, .high,
      "the payload has 1,274 bytes; the largest code at level H holds 1,273; level Q holds 1,663: "
        + "use it, or shorten the payload"
    ),
    (
      2954, .low,
      "the payload has 2,954 bytes; the largest code at level L holds 2,953, and no level holds more "
        + "than 2,953 (L): it is too large for one code"
    ),
    (
      1_000_000, .high,
      "the payload has 1,000,000 bytes; the largest code at level H holds 1,273, and no level holds more "
        + "than 2,953 (L): it is too large for one code"
    ),
  ])
  func saysWhatFitsWhenThePayloadIsTooLarge(
    byteCount: Int, level: ErrorCorrectionLevel, message: String
  ) {
    let error = #expect(throws: QRCodeError.self) {
      try QRSymbol(payload: Array(repeating: 0x61, count: byteCount), level: level)
    }
    #expect(error?.description == message)
  }
}
