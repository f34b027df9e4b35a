/// A line of a course file, and where it begins.
struct CourseLine {
  var offset: Int
  /// The line without the white space at its ends.
  var text: Substring

  /// The lines of `bytes`, which end in LF, CR LF or CR.
  static func lines(of bytes: UnsafeRawBufferPointer) -> [CourseLine] {
    var lines: [CourseLine] = []
    var start = 0
    for index in 0...bytes.count {
      guard index == bytes.count || bytes[index] == 0x0a || bytes[index] == 0x0d else { continue }
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
      lines.append(CourseLine(offset: start, text: String(decoding: line, as: UTF8.self)[...]))
      start = index + 1
    }
    return lines
  }

  private init(offset: Int, text: Substring) {
    self.offset = offset
    self.text = String(text).trimming(\.properties.isWhitespace)
  }
}
