/// Bit tricks over eight bytes at a time, and classes of bytes.
@usableFromInline package enum JSONBytes {
  @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }

  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// Marks the high bit of bytes that end a run of plain ASCII in a text: `"`, `\`, controls, bytes above 127.
  ///
  /// The lowest mark is exact; marks above it may be false.
  @inline(__always)
  static func textStops(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let escapes = word ^ (ones &* 0x5c)
    let stops =
      ((quotes &- ones) & ~quotes) | ((escapes &- ones) & ~escapes) | (word &- (ones &* 0x20)) | word
    return stops & highs
  }

  /// Marks the high bit of bytes that are `"`; the lowest mark is exact.
  @inlinable @inline(__always)
  static func quotes(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    return (quotes &- ones) & ~quotes & highs
  }

  /// Marks the high bit of bytes that are `"` or `\`; the lowest mark is exact.
  @inlinable @inline(__always)
  static func quoteOrEscape(_ word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let escapes = word ^ (ones &* 0x5c)
    return (((quotes &- ones) & ~quotes) | ((escapes &- ones) & ~escapes)) & highs
  }

  /// The offset of the quotation mark that ends the text that begins at `start`; one behind the bytes where none does.
  package static func endOfText(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let stops = quoteOrEscape(
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        guard stops != 0 else {
          index += 8
          continue
        }
        index += stops.trailingZeroBitCount / 8
      }
      switch bytes[index] {
      case quote: return index
      case backslash: index += 2
      default: index += 1
      }
    }
    return index
  }

  @inlinable @inline(__always)
  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  @inlinable @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The value of a hex digit, or nil.
  package static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  /// The first offset at or after `offset` that holds no white space.
  ///
  /// The bytes must end in something else, as ``InputBytes/padding`` does.
  @inlinable @inline(__always)
  static func skipWhitespace(_ base: UnsafeRawPointer, from offset: Int) -> Int {
    var offset = offset
    while isWhitespace(base.load(fromByteOffset: offset, as: UInt8.self)) { offset &+= 1 }
    return offset
  }
}
