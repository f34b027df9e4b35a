/// The checksum at the end of a FIT file and of its header: CRC-16 of polynomial 0x8005, lowest bit first, from 0.
struct FITChecksum {
  /// Bytes that are taken together.
  private static let step = 8

  /// The checksum of the bytes so far.
  private(set) var value: UInt16 = 0

  init() {}

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var value = value
    Self.tables.withUnsafeBufferPointer { tables in
      var place = 0
      // What each of eight bytes does to the checksum behind the last of them stands in a table of its own.
      while place &+ Self.step <= bytes.count {
        let low = UInt8(truncatingIfNeeded: value) ^ bytes[place]
        let high = UInt8(truncatingIfNeeded: value >> 8) ^ bytes[place &+ 1]
        value = tables[1_792 &+ Int(low)] ^ tables[1_536 &+ Int(high)]
        for rest in 2..<Self.step {
          let table = (7 &- rest) << 8
          value ^= tables[table &+ Int(bytes[place &+ rest])]
        }
        place &+= Self.step
      }
      while place < bytes.count {
        let byte = UInt8(truncatingIfNeeded: value) ^ bytes[place]
        value = value >> 8 ^ tables[Int(byte)]
        place &+= 1
      }
    }
    self.value = value
  }

  /// Eight tables of 256: of a byte alone, of one before another byte, and so on.
  private static let tables: [UInt16] = {
    var tables: [UInt16] = []
    for byte in UInt16(0)..<256 {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xa001 : value >> 1 }
      tables.append(value)
    }
    for place in 256..<256 * step {
      let before = tables[place - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xff)])
    }
    return tables
  }()
}
