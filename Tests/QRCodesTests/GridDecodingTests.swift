import Testing

@testable import QRCodes
@testable import QRSymbols

@Suite struct GridDecodingTests {
  /// The modules of a symbol, each one sure.
  private func grid(_ symbol: QRSymbol) -> ModuleGrid {
    let places = (0..<symbol.size * symbol.size)
    return ModuleGrid(
      dimension: symbol.size,
      darkness: places.map { symbol.isDark(x: $0 % symbol.size, y: $0 / symbol.size) ? 1 : -1 })
  }

  @Test(arguments: [1, 2, 3, 5, 6, 7, 9, 10, 14, 21, 27, 32, 40])
  func symbolsAreDecodedToTheLastByte(version: Int) throws {
    let levels = version < 6 ? ErrorCorrectionLevel.allCases : [ErrorCorrectionLevel.allCases[version % 4]]
    for level in levels {
      let capacity = try #require(level.byteCapacity(version: version))
      let payload = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 * 31 + version) }
      let symbol = try QRSymbol(payload: payload, level: level, minimumVersion: version)
      let found = try SymbolDecoder.decode(
        grid(symbol), version: #require(SymbolVersion(version)), erases: false)
      #expect(found?.payload == payload, "\(version)-\(level.rawValue)")
    }
  }

  @Test func blocksAreCorrectedUpToTheirLimitAndNeverBeyond() throws {
    var generator = SeededGenerator(seed: 3)
    let symbol = try QRSymbol(payload: Array("correct me, however I am torn".utf8), level: .high)
    let whole = grid(symbol)
    let version = try #require(SymbolVersion(symbol.version))
    var outcomes: Set<[UInt8]?> = []
    for share in stride(from: 0.0, to: 0.5, by: 0.01) {
      var torn = whole
      for index in torn.darkness.indices where Double.random(in: 0..<1, using: &generator) < share {
        torn.darkness[index].negate()
      }
      outcomes.insert(SymbolDecoder.decode(torn, version: version, erases: true)?.payload)
    }
    #expect(outcomes == [Array("correct me, however I am torn".utf8), nil])
  }

  @Test func doubtfulModulesAreGivenUpBeforeSureOnes() throws {
    let payload = Array("half of me is dazzled by a lamp".utf8)
    let symbol = try QRSymbol(payload: payload, level: .high)
    let version = try #require(SymbolVersion(symbol.version))
    // Spots of light: some are more than error correction alone restores.
    let outcomes = (9..<symbol.size).map { bottom in
      var dazzled = grid(symbol)
      for y in 9..<bottom { for x in 9..<29 { dazzled.darkness[y * symbol.size + x] = -0.01 } }
      return [false, true].map { SymbolDecoder.decode(dazzled, version: version, erases: $0)?.payload }
    }
    #expect(outcomes.contains([nil, payload]))
    #expect(outcomes.allSatisfy { $0[0] == nil || $0[1] == payload })
  }

  @Test func randomModulesAreNoSymbol() throws {
    var generator = SeededGenerator(seed: 11)
    let version = try #require(SymbolVersion(1))
    for _ in 0..<300 {
      let modules = (0..<441).map { _ in Float.random(in: -1...1, using: &generator) }
      let grid = ModuleGrid(dimension: 21, darkness: modules)
      #expect(SymbolDecoder.decode(grid, version: version, erases: true) == nil)
    }
  }

  /// Segments as bits, in text.
  private func payload(_ bits: String) throws -> String? {
    let digits = Array(bits.filter { $0 != " " })
    let padded = digits + Array(repeating: "0", count: 152 - digits.count)
    let codewords = stride(from: 0, to: padded.count, by: 8).compactMap {
      UInt8(String(padded[$0..<$0 + 8]), radix: 2)
    }
    return try SegmentReader.content(of: codewords, version: #require(SymbolVersion(1)))
      .map { String(decoding: $0.payload, as: UTF8.self) }
  }

  @Test func everyKindOfSegmentIsRead() throws {
    // Examples of ISO/IEC 18004.
    #expect(try payload("0001 0000001000 0000001100 0101011001 1000011 0000") == "01234567")
    #expect(try payload("0010 000000101 00111001110 11100111001 000010 0000") == "AC-42")
    #expect(try payload("1000 00000010 0110110011111 1101010101010 0000") == "点茗")
    #expect(try payload("0111 00000011 0100 00000001 11100100 0000") == "ä")
    #expect(try payload("0111 00011010 0100 00000010 11000011 10100100 0000") == "ä")
    // In GS1 symbols: A % B, then A %% B.
    #expect(try payload("0101 0010 000000011 00111101000 001011 0000") == "A\u{1d}B")
    #expect(try payload("0101 0010 000000100 00111101000 11010111001 0000") == "A%B")
    #expect(try payload("0011 0001 0011 01010101 0100 00000001 01000001 0000") == "A")
  }

  @Test func segmentsThatBreakTheRulesAreNoPayload() throws {
    #expect(try payload("0000") == nil)
    #expect(try payload("1111") == nil)
    #expect(try payload("0100 11111111") == nil)
    #expect(try payload("0001 0000000011 1111111111") == nil)
    #expect(try payload("0010 000000010 11111111111") == nil)
  }
}
