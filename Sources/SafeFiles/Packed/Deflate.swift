/// Packs bytes as DEFLATE does (RFC 1951): one block of the fixed codes, with what is repeated found by its hash.
struct Deflate {
  /// How far back what is repeated may stand, and how long it may be.
  private static let windowSize = 1 << 15
  private static let lengths = 3...258
  /// How many places with the same hash are looked at.
  private static let maximumTries = 24
  private static let hashBits = 15

  /// Where each code of lengths, and of distances, begins, and how many bits say the rest.
  private static let lengthCodes = codes(28, first: 3, each: 4) + [Code(base: 258, bits: 0)]
  private static let distanceCodes = codes(30, first: 1, each: 2)
  /// The code of each length, from 3.
  private static let codeOfLength: [Int] = lengths.map { length in
    lengthCodes.lastIndex { $0.base <= length } ?? 0
  }

  private struct Code {
    var base: Int
    var bits: Int
  }

  /// Codes with extra bits: `each` codes in turn have the same number of them, the first `each` twice none.
  private static func codes(_ count: Int, first: Int, each: Int) -> [Code] {
    var codes: [Code] = []
    var base = first
    for code in 0..<count {
      let bits = max(0, code / each - 1)
      codes.append(Code(base: base, bits: bits))
      base += 1 << bits
    }
    return codes
  }

  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// `bytes`, packed.
  static func packed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var deflate = Deflate()
    deflate.output.reserveCapacity(bytes.count / 4 + 64)
    deflate.pack(bytes)
    return deflate.output
  }

  private mutating func pack(_ bytes: UnsafeRawBufferPointer) {
    // The last block, of the fixed codes.
    write(0b011, 3)
    var heads = [Int](repeating: -1, count: 1 << Self.hashBits)
    var before = [Int](repeating: -1, count: Self.windowSize)
    var place = 0
    while place < bytes.count {
      let match = Self.match(bytes, at: place, heads, before)
      let end = place + max(1, match.length)
      if match.length > 0 { writeCopy(match.length, match.distance) } else { writeLiteral(Int(bytes[place])) }
      while place < end {
        if let hash = Self.hash(bytes, place) {
          before[place & (Self.windowSize - 1)] = heads[hash]
          heads[hash] = place
        }
        place += 1
      }
    }
    writeLiteral(256)
    if bitCount % 8 > 0 { write(0, 8 - bitCount % 8) }
    flush()
  }

  // MARK: Repetitions

  private static func hash(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return Int(truncatingIfNeeded: (word &* 2_654_435_761) >> UInt32(32 - hashBits))
  }

  /// The longest repetition that ends before `place`; of length 0 if nothing repeats.
  private static func match(
    _ bytes: UnsafeRawBufferPointer, at place: Int, _ heads: [Int], _ before: [Int]
  ) -> (length: Int, distance: Int) {
    guard let hash = hash(bytes, place) else { return (0, 0) }
    let limit = min(lengths.upperBound, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = heads[hash]
    var tries = maximumTries
    while candidate >= 0, place - candidate <= windowSize, tries > 0, best.length < limit {
      var length = 0
      while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
      if length > best.length, length >= 4 { best = (length, place - candidate) }
      let next = before[candidate & (windowSize - 1)]
      // A place that was written over belongs to a later byte.
      guard next < candidate else { break }
      candidate = next
      tries -= 1
    }
    return best
  }

  // MARK: Codes

  private mutating func writeCopy(_ length: Int, _ distance: Int) {
    let code = Self.codeOfLength[length - Self.lengths.lowerBound]
    writeLiteral(257 + code)
    write(UInt64(length - Self.lengthCodes[code].base), Self.lengthCodes[code].bits)
    var low = 0
    var high = Self.distanceCodes.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Self.distanceCodes[middle].base <= distance { low = middle } else { high = middle - 1 }
    }
    writeReversed(low, 5)
    write(UInt64(distance - Self.distanceCodes[low].base), Self.distanceCodes[low].bits)
  }

  /// Writes the fixed code of a byte, of the end or of a length.
  private mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: writeReversed(0x30 + symbol, 8)
    case ..<256: writeReversed(0x190 + symbol - 144, 9)
    case ..<280: writeReversed(symbol - 256, 7)
    default: writeReversed(0xc0 + symbol - 280, 8)
    }
  }

  /// Codes stand with their highest bit first.
  private mutating func writeReversed(_ code: Int, _ count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << UInt64(count - 1 - bit) }
    write(reversed, count)
  }

  private mutating func write(_ value: UInt64, _ count: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += count
    if bitCount >= 32 { flush() }
  }

  /// Moves whole bytes to the output.
  private mutating func flush() {
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
