/// A table that tells the symbol of a code by its bits (RFC 1951, 3.2.2).
///
/// An entry holds, from its lowest bit on: 5 bits, how long the code is; 4 bits, how many more bits follow it; flags;
/// from bit 16 on a literal, or the number to which the bits that follow are added. A longer code than the table has
/// bits leads to a further table behind it.
final class HuffmanTable {
  /// What the symbols of a code mean.
  enum Meaning {
    case lengthsOfCodes, literals, distances
  }

  static let isLiteral: UInt32 = 1 << 9
  /// The code is unused, or one of the two below.
  static let isOther: UInt32 = 1 << 10
  static let isEnd: UInt32 = 1 << 11
  static let isLonger: UInt32 = 1 << 12
  /// The longest code, in bits.
  static let longest = 15

  private let meaning: Meaning
  private let maximumBits: Int
  private let capacity: Int
  /// The entries; the bits of a code under ``mask`` are the index of its entry.
  let entries: UnsafeMutablePointer<UInt32>
  private(set) var mask: UInt64 = 0
  /// How many codes there are of each length; the symbols in the order of their codes.
  private let counts: UnsafeMutablePointer<Int>
  private let symbols: UnsafeMutablePointer<Int>

  init(_ meaning: Meaning) {
    self.meaning = meaning
    // No code of as many symbols takes more entries, its further tables included.
    (maximumBits, capacity) =
      switch meaning {
      case .lengthsOfCodes: (7, 128)
      case .literals: (10, 1_334)
      case .distances: (8, 402)
      }
    entries = .allocate(capacity: capacity)
    counts = .allocate(capacity: Self.longest + 1)
    symbols = .allocate(capacity: 288)
  }

  deinit {
    entries.deallocate()
    counts.deallocate()
    symbols.deallocate()
  }

  /// Makes the table of a code.
  ///
  /// - Parameter lengths: how long the code of each symbol is, 15 at most; 0 for one that has none.
  /// - Returns: false for lengths that make no code.
  func build(_ lengths: UnsafeBufferPointer<UInt8>) -> Bool {
    guard lengths.count <= 288, let longest = sort(lengths) else { return false }
    var bits = min(maximumBits, max(longest, 1))
    mask = 1 &<< UInt64(bits) - 1
    // A code of a single symbol leaves half of the table empty, and one without symbols all of it.
    if longest <= 1 {
      bits = 1
      (entries[0], entries[1]) = (Self.isOther | 1, Self.isOther | 1)
    }
    let symbolCount = lengths.count - counts[0]
    var used = 1 << bits
    var further = (prefix: -1, start: 0, bits: 0)
    // Bits are read from the lowest on, codes from the highest on.
    var reversed = 0
    for symbol in UnsafeBufferPointer(start: symbols, count: symbolCount) {
      let length = Int(lengths[symbol])
      let isLong = length > bits
      if isLong, reversed & (1 << bits - 1) != further.prefix {
        further = (reversed & (1 << bits - 1), used, furtherBits(from: length - bits, behind: bits, longest))
        guard used + 1 << further.bits <= capacity else { return false }
        used += 1 << further.bits
        entries[further.prefix] =
          Self.isOther | Self.isLonger | UInt32(bits) | UInt32(further.bits) << 5 | UInt32(further.start)
          << 16
      }
      let ownBits = isLong ? length - bits : length
      let entry = entry(of: symbol) | UInt32(ownBits)
      let start = isLong ? further.start : 0
      var place = isLong ? reversed >> bits : reversed
      while place < 1 << (isLong ? further.bits : bits) {
        entries[start + place] = entry
        place += 1 << ownBits
      }
      counts[length] -= 1
      var bit = 1 << (length - 1)
      while reversed & bit != 0 { bit >>= 1 }
      reversed = bit == 0 ? 0 : reversed & (bit - 1) | bit
    }
    return true
  }

  /// Puts the symbols in the order of their codes: the length of the longest, or nil for what is no code.
  private func sort(_ lengths: UnsafeBufferPointer<UInt8>) -> Int? {
    counts.update(repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(min(length, UInt8(Self.longest)))] += 1 }
    var longest = Self.longest
    while longest > 0, counts[longest] == 0 { longest -= 1 }
    var left = 1
    for length in 1...Self.longest {
      left = left << 1 - counts[length]
      guard left >= 0 else { return nil }
    }
    if left > 0 {
      guard meaning != .lengthsOfCodes, longest <= 1 else { return nil }
    }
    var place = 0
    if longest > 0 {
      for length in 1...longest where counts[length] > 0 {
        for (symbol, other) in lengths.enumerated() where Int(other) == length {
          symbols[place] = symbol
          place += 1
        }
      }
    }
    return longest
  }

  /// How many bits a further table needs for the codes that begin alike.
  private func furtherBits(from first: Int, behind bits: Int, _ longest: Int) -> Int {
    var count = first
    var room = 1 << count
    while count + bits < longest {
      room -= counts[count + bits]
      if room <= 0 { break }
      count += 1
      room <<= 1
    }
    return count
  }

  // MARK: What symbols mean

  private static let lengths: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227,
    258,
  ]
  private static let distances: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073,
    4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  private func entry(of symbol: Int) -> UInt32 {
    switch meaning {
    case .lengthsOfCodes: return Self.isLiteral | UInt32(symbol) << 16
    case .literals:
      if symbol < 256 { return Self.isLiteral | UInt32(symbol) << 16 }
      if symbol == 256 { return Self.isOther | Self.isEnd }
      let index = symbol - 257
      guard index < Self.lengths.count else { return Self.isOther }
      let more = index < 8 || index == 28 ? 0 : index / 4 - 1
      return UInt32(more) << 5 | UInt32(Self.lengths[index]) << 16
    case .distances:
      guard symbol < Self.distances.count else { return Self.isOther }
      let more = symbol < 4 ? 0 : symbol / 2 - 1
      return UInt32(more) << 5 | UInt32(Self.distances[symbol]) << 16
    }
  }
}
