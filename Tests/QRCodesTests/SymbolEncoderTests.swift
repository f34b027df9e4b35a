import QRCodes
import Testing

/// The symbols are those of libqrencode, module for module: what was printed with it is printed the same today.
@Suite struct SymbolEncoderTests {
  private static let alphanumeric = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  private func modules(_ symbol: QRSymbol) -> [Bool] {
    (0..<symbol.size).flatMap { y in (0..<symbol.size).map { x in symbol.isDark(x: x, y: y) } }
  }

  @Test(arguments: ErrorCorrectionLevel.allCases)
  func symbolsOfAllVersionsAreThoseOfTheLibrary(level: ErrorCorrectionLevel) throws {
    var generator = SeededGenerator(seed: 17)
    for version in 1...QRSymbol.maximumVersion {
      let most = try #require(level.byteCapacity(version: version))
      let least = version == 1 ? 1 : try #require(level.byteCapacity(version: version - 1)) + 1
      for count in Set([least, Int.random(in: least...most, using: &generator), most]) {
        let payload = (0..<count).map { _ in UInt8.random(in: 0x80...0xff, using: &generator) }
        let symbol = try QRSymbol(payload: payload, level: level)
        #expect(symbol.version == version)
        let expected = LibraryEncoder.modules(of: payload, isAlphanumeric: false, level: level)
        #expect(modules(symbol) == expected, "version \(version), \(count) bytes")
      }
    }
  }

  @Test(arguments: ErrorCorrectionLevel.allCases)
  func alphanumericSymbolsAreThoseOfTheLibrary(level: ErrorCorrectionLevel) throws {
    var generator = SeededGenerator(seed: 45)
    for version in stride(from: 1, through: QRSymbol.maximumVersion, by: 3) {
      let most = try #require(level.alphanumericCapacity(version: version))
      for count in [most - 1, most] {
        let payload = (0..<count).compactMap { _ in Self.alphanumeric.randomElement(using: &generator) }
        let symbol = try QRSymbol(payload: payload, level: level)
        let expected = LibraryEncoder.modules(of: payload, isAlphanumeric: true, level: level)
        #expect(modules(symbol) == expected, "version \(version), \(count) characters")
      }
    }
  }

  @Test func symbolsOfOneColourAndOfSmallPayloadsInLargeSymbolsAreThoseOfTheLibrary() throws {
    for payload in [[UInt8](repeating: 0, count: 300), [UInt8](repeating: 0xff, count: 300), [0x61]] {
      for minimumVersion in [1, 7, 20, 40] {
        let symbol = try QRSymbol(payload: payload, minimumVersion: minimumVersion)
        let expected = LibraryEncoder.modules(
          of: payload, isAlphanumeric: false, level: .medium, minimumVersion: minimumVersion)
        #expect(modules(symbol) == expected, "from version \(minimumVersion)")
      }
    }
  }
}
