/// The checksum of gzip and zip files, CRC-32 (RFC 1952, 8), eight bytes at a time.
struct Checksum32 {
  private var state = ~UInt32(0)

  /// The checksum of what has been added.
  var value: UInt32 { ~state }

  /// For each byte, and each number of zeros behind it from 0 to 7, what it adds.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var sum = UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
      tables[byte] = sum
    }
    for place in 256..<tables.count {
      let sum = tables[place - 256]
      tables[place] = sum >> 8 ^ tables[Int(sum & 0xff)]
    }
    return tables
  }()

  /// Adds bytes behind those before.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    state = Self.tables.withUnsafeBufferPointer { tables in
      var sum = state
      var index = 0
      while index &+ 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian ^ UInt64(sum)
        sum = 0
        for place in 0..<8 {
          let byte = Int(truncatingIfNeeded: word &>> UInt64(place &* 8) & 0xff)
          sum ^= tables[(7 &- place) &* 256 &+ byte]
        }
        index &+= 8
      }
      while index < bytes.count {
        sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[index])) & 0xff)]
        index &+= 1
      }
      return sum
    }
  }

  /// Adds one byte.
  mutating func add(_ byte: UInt8) {
    state = state >> 8 ^ Self.tables[Int((state ^ UInt32(byte)) & 0xff)]
  }
}
