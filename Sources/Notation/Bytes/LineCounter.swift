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

  /// Moves to the end of `stretch`, whose lines have already been counted.
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
    let stretch = LineStretch(of: bytes, target..<offset)
    offset = target
    guard stretch.feedCount > 0 else {
      column -= stretch.characterCount
      return
    }
    line -= stretch.feedCount
    var start = target
    column = 0
    while start > 0, bytes[start - 1] != 0x0a {
      start -= 1
      if bytes[start] & 0xc0 != 0x80 { column += 1 }
    }
  }
}
