/// Lays a payload out as the modules of a symbol, as ISO/IEC 18004 says.
///
/// What the standard leaves open is done as libqrencode does it, so that a symbol printed before and after is the same:
/// one segment, and of masks with equal penalties the first.
struct SymbolEncoder {
  private let version: SymbolVersion
  private let level: ErrorCorrectionLevel
  private let side: Int
  private let isFunction: [Bool]

  /// The modules of the symbol, row by row, true where dark.
  ///
  /// - Parameters:
  ///   - payload: What fits in a symbol of the version and level.
  ///   - isAlphanumeric: Whether it goes into alphanumeric mode.
  static func modules(
    of payload: [UInt8], isAlphanumeric: Bool, version: SymbolVersion, level: ErrorCorrectionLevel
  ) -> [Bool] {
    let encoder = SymbolEncoder(version: version, level: level)
    let data = encoder.data(payload, isAlphanumeric: isAlphanumeric)
    let unmasked = encoder.drawn(encoder.interleaved(data))
    var best: (penalty: Int, modules: [Bool])?
    for mask in 0..<8 {
      let modules = encoder.masked(unmasked, FormatInformation(level: level, mask: mask))
      let penalty = MaskPenalty.of(modules, side: encoder.side)
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, modules) }
    }
    return best?.modules ?? unmasked
  }

  private init(version: SymbolVersion, level: ErrorCorrectionLevel) {
    self.version = version
    self.level = level
    side = version.dimension
    isFunction = version.functionModules()
  }

  // MARK: Codewords

  /// The data codewords: the segment, its end, and padding.
  private func data(_ payload: [UInt8], isAlphanumeric: Bool) -> [UInt8] {
    let count = version.codewordCount - version.blockCount(level) * version.correctionCodewords(level)
    var bits = BitWriter(capacity: count)
    if isAlphanumeric {
      bits.append(2, bits: 4)
      bits.append(payload.count, bits: version.lengthBits.alphanumeric)
      for start in stride(from: 0, to: payload.count, by: 2) {
        let first = Alphanumeric.value(payload[start])
        if start + 1 < payload.count {
          bits.append(first * 45 + Alphanumeric.value(payload[start + 1]), bits: 11)
        } else {
          bits.append(first, bits: 6)
        }
      }
    } else {
      bits.append(4, bits: 4)
      bits.append(payload.count, bits: version.lengthBits.byte)
      for byte in payload { bits.append(Int(byte), bits: 8) }
    }
    bits.append(0, bits: min(4, count * 8 - bits.count))
    var bytes = bits.bytes
    var isFirst = true
    while bytes.count < count {
      bytes.append(isFirst ? 0xec : 0x11)
      isFirst.toggle()
    }
    return bytes
  }

  /// All codewords in the order in which they are drawn: those of the blocks by turns, the last blocks one longer.
  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let blockCount = version.blockCount(level)
    let correction = version.correctionCodewords(level)
    let shortLength = version.codewordCount / blockCount - correction
    let shortCount = blockCount - version.codewordCount % blockCount
    let generator = ReedSolomon.generator(correction)
    var blocks: [ArraySlice<UInt8>] = []
    var corrections: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + shortLength + (index < shortCount ? 0 : 1)
      blocks.append(data[start..<end])
      corrections.append(ReedSolomon.correctionCodewords(for: data[start..<end], generator: generator))
      start = end
    }
    var result: [UInt8] = []
    result.reserveCapacity(version.codewordCount)
    for place in 0...shortLength {
      for block in blocks where place < block.count { result.append(block[block.startIndex + place]) }
    }
    for place in 0..<correction {
      for codewords in corrections { result.append(codewords[place]) }
    }
    return result
  }

  // MARK: Modules

  /// The patterns and the codewords, without mask and information about the format.
  private func drawn(_ codewords: [UInt8]) -> [Bool] {
    var modules = [Bool](repeating: false, count: side * side)
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      Self.drawRings(around: x, y, radius: 3, side: side, into: &modules)
    }
    for (x, y) in version.alignmentPatterns {
      Self.drawRings(around: x, y, radius: 2, side: side, into: &modules)
    }
    for place in stride(from: 8, to: side - 8, by: 2) {
      modules[6 * side + place] = true
      modules[place * side + 6] = true
    }
    modules[(side - 8) * side + 8] = true
    if let word = version.statedWord {
      for bit in 0..<18 where word >> bit & 1 == 1 {
        let (along, across) = (bit / 3, side - 11 + bit % 3)
        modules[along * side + across] = true
        modules[across * side + along] = true
      }
    }
    for (bit, place) in version.dataPlaces(isFunction: isFunction).prefix(codewords.count * 8).enumerated() {
      modules[place] = codewords[bit >> 3] >> UInt8(7 - bit & 7) & 1 == 1
    }
    return modules
  }

  /// A pattern of dark and light rings around a dark module: all but the second ring from the outside.
  private static func drawRings(around x: Int, _ y: Int, radius: Int, side: Int, into modules: inout [Bool]) {
    for dy in -radius...radius {
      for dx in -radius...radius {
        modules[(y + dy) * side + x + dx] = max(abs(dx), abs(dy)) != radius - 1
      }
    }
  }

  /// The modules with a mask on the data, and the information about both.
  private func masked(_ unmasked: [Bool], _ format: FormatInformation) -> [Bool] {
    var modules = unmasked
    for y in 0..<side {
      for x in 0..<side where !isFunction[y * side + x] && format.inverts(x, y) {
        modules[y * side + x].toggle()
      }
    }
    let word = format.word
    for (bit, places) in FormatInformation.places(side: side).enumerated() {
      for (x, y) in places { modules[y * side + x] = word >> bit & 1 == 1 }
    }
    return modules
  }
}
