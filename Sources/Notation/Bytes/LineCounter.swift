/// Turns offsets of one text into lines and columns, at a cost that grows with how far it has to move.
package struct LineCounter {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var line = 1
  /// Characters between the start of the line and `offset`.
  private var column = 0

  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The line and the column, both from 1, of the character at `target`.
  package mutating func place(of target: Int) -> (line: Int, column: Int) {
    let target = max(0, min(target, bytes.count))
    if target >= offset { moveForward(to: target) } else { moveBack(to: target) }
    return (line, column + 1)
  }

  private mutating func moveForward(to target: Int) {
    var index = offset
    while index < target {
      // A line feed is one of eight bytes about once in a line: look at eight at a time.
      if index &+ 8 <= target {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let feeds = word ^ 0x0a0a_0a0a_0a0a_0a0a
        if (feeds &- 0x0101_0101_0101_0101) & ~feeds & 0x8080_8080_8080_8080 == 0 {
          column &+= 8
          if word & 0x8080_8080_8080_8080 != 0 {
            // Bytes 10xxxxxx continue a character; the product's top byte is the sum of all bytes.
            let continuing = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
            column &-= Int(truncatingIfNeeded: (continuing &* 0x0101_0101_0101_0101) >> 56)
          }
          index &+= 8
          continue
        }
      }
      let byte = bytes[index]
      if byte == 0x0a {
        line &+= 1
        column = 0
      } else if byte & 0xc0 != 0x80 {
        column &+= 1
      }
      index &+= 1
    }
    offset = target
  }

  private mutating func moveBack(to target: Int) {
    var feeds = 0
    var characters = 0
    for index in target..<offset {
      if bytes[index] == 0x0a { feeds += 1 } else if bytes[index] & 0xc0 != 0x80 { characters += 1 }
    }
    offset = target
    guard feeds > 0 else {
      column -= characters
      return
    }
    line -= feeds
    var start = target
    column = 0
    while start > 0, bytes[start - 1] != 0x0a {
      start -= 1
      if bytes[start] & 0xc0 != 0x80 { column += 1 }
    }
  }
}
