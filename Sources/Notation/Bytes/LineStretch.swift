/// How far a stretch of a text moves the line and the column.
package struct LineStretch: Sendable {
  /// Where it begins and ends.
  let range: Range<Int>
  /// How many line feeds it has.
  private(set) var feedCount = 0
  /// Characters after the last line feed, or in the whole stretch if it has no line feed.
  private(set) var characterCount = 0

  /// The stretch between two offsets of `bytes`.
  package init(of bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.range = range
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      // Line feeds and letters beyond ASCII are rare: look at 64 bytes at a time, then at eight.
      if index &+ 64 <= end, Self.isPlain(bytes, at: index) {
        characterCount &+= 64
        index &+= 64
        continue
      }
      let stop = min(index &+ 64, end)
      while index < stop {
        if index &+ 8 <= end {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if Self.feeds(word) == 0 {
            // Bytes 10xxxxxx continue a character; the product's top byte is the sum of all bytes.
            let continuing = (word >> 7) & ~(word >> 6) & Self.ones
            characterCount &+= 8 &- Int(truncatingIfNeeded: (continuing &* Self.ones) >> 56)
            index &+= 8
            continue
          }
        }
        let byte = bytes[index]
        if byte == 0x0a {
          feedCount &+= 1
          characterCount = 0
        } else if byte & 0xc0 != 0x80 {
          characterCount &+= 1
        }
        index &+= 1
      }
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Not zero where one of the eight bytes is a line feed.
  @inline(__always)
  private static func feeds(_ word: UInt64) -> UInt64 {
    let feeds = word ^ (ones &* 0x0a)
    return (feeds &- ones) & ~feeds & tops
  }

  /// True where the 64 bytes at `index` are ASCII and none of them is one of the first eleven characters.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let words = bytes.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt64>.self)
    // A smaller byte borrows the top bit.
    let stops = words | (words &- SIMD8(repeating: ones &* 0x0b))
    let half = stops.lowHalf | stops.highHalf
    let quarter = half.lowHalf | half.highHalf
    return (quarter[0] | quarter[1]) & tops == 0
  }
}
