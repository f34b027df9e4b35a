package import WorkoutModel

/// The lines of a small text, without the spaces around them.
package struct TextLines {
  /// A line.
  package struct Line {
    package let text: String
    /// Where it begins, in bytes of the text.
    package let offset: Int
  }

  /// The most lines that are taken: a log of ten years has 100,000.
  package static let maximumCount = 1_000_000

  package private(set) var lines: [Line] = []

  /// Takes the lines of `text`.
  ///
  /// - Throws: `WorkoutError.input` for more than ``maximumCount``.
  package init(_ text: TextInput) throws(WorkoutError) {
    let bytes = text.bytes
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0a || $0 == 0x0d } ?? bytes.count
      guard lines.count < Self.maximumCount else {
        throw text.error(at: start, "the text has more than 1,000,000 lines", "Take a part of it at a time.")
      }
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let trimmed = line.trimming { $0.properties.isWhitespace }
      let offset = line.utf8.distance(from: line.startIndex, to: trimmed.startIndex)
      lines.append(Line(text: String(trimmed), offset: start + (trimmed.isEmpty ? 0 : offset)))
      // A carriage return and a line feed are one end.
      start = end + (end + 1 < bytes.count && bytes[end] == 0x0d && bytes[end + 1] == 0x0a ? 2 : 1)
    }
  }
}
