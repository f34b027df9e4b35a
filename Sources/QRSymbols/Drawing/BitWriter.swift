/// Bits in the order in which they are written, eight to a byte, the first the highest.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  /// How many bits there are.
  private(set) var count = 0

  /// Begins with room for a number of bytes.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Writes the lowest bits of a value, the highest of them first.
  mutating func append(_ value: Int, bits: Int) {
    for bit in (0..<bits).reversed() {
      if count & 7 == 0 { bytes.append(0) }
      if value >> bit & 1 == 1 { bytes[count >> 3] |= 0x80 >> UInt8(count & 7) }
      count += 1
    }
  }
}
