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
    if target < offset { moveBack(to: target) } else { add(LineStretch(of: bytes, offset..<target)) }
    return (line, column + 1)
  }

  /// Moves to the end of `stretch`, whose lines somebody else has counted.
  package mutating func pass(_ stretch: LineStretch) {
    guard offset <= stretch.range.lowerBound else {
      _ = place(of: stretch.range.upperBound)
      return
    }
    _ = place(of: stretch.range.lowerBound)
    add(stretch)
  }

  private mutating func add(_ stretch: LineStretch) {
    line &+= stretch.feedCount
    column = stretch.feedCount > 0 ? stretch.characterCount : column &+ stretch.characterCount
    offset = stretch.range.upperBound
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
