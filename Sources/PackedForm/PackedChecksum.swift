/// The checksums behind a payload.
package enum PackedChecksum {
  /// CRC-16/GENIBUS, for a single workout or template and for a part of a set.
  package static func crc16(_ bytes: some Sequence<UInt8>) -> UInt16 {
    var sum: UInt16 = 0xffff
    for byte in bytes {
      sum ^= UInt16(byte) << 8
      for _ in 0..<8 { sum = sum & 0x8000 != 0 ? sum << 1 ^ 0x1021 : sum << 1 }
    }
    return ~sum
  }

  /// CRC-32/ISO-HDLC, that of zip files, for archives and for sets of symbols.
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xff)] }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
  }
}
