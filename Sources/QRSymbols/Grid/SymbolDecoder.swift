/// Reads the payload out of the modules of a symbol.
enum SymbolDecoder {
  /// Correction codewords that stay unused where doubtful codewords are given up, as proof against chance.
  private static let spareWithErasures = 4

  /// Decodes a grid; nil where it is no symbol, or one too damaged.
  ///
  /// - Parameter erases: Whether the least sure codewords are given up where that helps.
  static func decode(_ grid: ModuleGrid, version: SymbolVersion, erases: Bool) -> SymbolContent? {
    decode(
      grid, version: version, places: version.dataPlaces(isFunction: version.functionModules()),
      erases: erases)
  }

  /// The same where the places of the version's data are known.
  static func decode(
    _ grid: ModuleGrid, version: SymbolVersion, places: [Int], erases: Bool
  ) -> SymbolContent? {
    guard grid.dimension == version.dimension, let format = FormatInformation(grid) else { return nil }
    let drawn = codewords(of: grid, places: places, format: format)
    let blocks = blocks(drawn, version: version, level: format.level)
    let correction = version.correctionCodewords(format.level)
    let spare = spareCodewords(version, format.level)
    var data: [UInt8] = []
    for block in blocks {
      var bytes = block.map { $0.byte }
      if ReedSolomon.correct(&bytes, correctionCount: correction, spare: spare) == nil {
        guard erases, let repaired = repair(block, correctionCount: correction) else { return nil }
        bytes = repaired
      }
      data += bytes.dropLast(correction)
    }
    return SegmentReader.content(of: data, version: version)
  }

  /// A codeword and how sure its least sure module is.
  private struct Codeword {
    var byte: UInt8 = 0
    var certainty = Float.greatestFiniteMagnitude
  }

  /// Gives up the least sure codewords, more and more of them, until the others are proof enough.
  private static func repair(_ block: [Codeword], correctionCount: Int) -> [UInt8]? {
    let order = block.indices.sorted { block[$0].certainty < block[$1].certainty }
    let most = correctionCount - spareWithErasures
    guard most >= 2 else { return nil }
    for quarter in 1...4 {
      let count = most * quarter / 4
      guard count > 0 else { continue }
      var bytes = block.map { $0.byte }
      let corrected = ReedSolomon.correct(
        &bytes, correctionCount: correctionCount, erasures: Array(order.prefix(count)),
        spare: spareWithErasures)
      if corrected != nil { return bytes }
    }
    return nil
  }

  /// Codewords that the smallest symbols keep for detecting errors only; ISO/IEC 18004, table 9.
  private static func spareCodewords(_ version: SymbolVersion, _ level: ErrorCorrectionLevel) -> Int {
    switch (version.number, level) {
    case (1, .low): 3
    case (1, .medium), (2, .low): 2
    case (1, _), (3, .low): 1
    default: 0
    }
  }

  /// The codewords in the order in which they lie.
  private static func codewords(
    of grid: ModuleGrid, places: [Int], format: FormatInformation
  ) -> [Codeword] {
    let side = grid.dimension
    var result: [Codeword] = []
    result.reserveCapacity(places.count / 8)
    var codeword = Codeword()
    for (bit, place) in places.enumerated() {
      let darkness = grid.darkness[place]
      let isInverted = format.inverts(place % side, place / side)
      codeword.byte = codeword.byte << 1 | ((darkness > 0) != isInverted ? 1 : 0)
      codeword.certainty = min(codeword.certainty, abs(darkness))
      if bit & 7 == 7 {
        result.append(codeword)
        codeword = Codeword()
      }
    }
    return result
  }

  /// Deals the codewords out to their blocks; the last blocks have one more for data than the first.
  private static func blocks(
    _ codewords: [Codeword], version: SymbolVersion, level: ErrorCorrectionLevel
  ) -> [[Codeword]] {
    let count = version.blockCount(level)
    let correction = version.correctionCodewords(level)
    let shortLength = version.codewordCount / count - correction
    let longCount = version.codewordCount % count
    var blocks = [[Codeword]](repeating: [], count: count)
    var next = 0
    for row in 0...shortLength {
      for block in (row < shortLength ? 0 : count - longCount)..<count {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    for _ in 0..<correction {
      for block in 0..<count {
        blocks[block].append(codewords[next])
        next += 1
      }
    }
    return blocks
  }
}
