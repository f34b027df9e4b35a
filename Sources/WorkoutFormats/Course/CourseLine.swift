internal import Notation
internal import WorkoutModel

/// A line of a course file, and where it begins.
struct CourseLine {
  var offset: Int
  /// The line without the white space at its ends.
  var text: Substring

  /// Hands each line of `bytes` that is not blank to `body`; they end in LF, CR LF or CR.
  static func forEach(in bytes: UnsafeRawBufferPointer, _ body: (CourseLine) throws(WorkoutError) -> Void)
    throws(WorkoutError)
  {
    var start = 0
    for index in 0...bytes.count {
      guard index == bytes.count || bytes[index] == 0x0a || bytes[index] == 0x0d else { continue }
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
      let next = CourseLine(offset: start, text: String(decoding: line, as: UTF8.self))
      if !next.text.isEmpty { try body(next) }
      start = index + 1
    }
  }

  private init(offset: Int, text: String) {
    self.offset = offset
    self.text = text.trimming { $0.properties.isWhitespace }
  }
}
