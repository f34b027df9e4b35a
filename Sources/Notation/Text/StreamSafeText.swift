/// Text whose letters carry no more marks than Unicode's stream-safe format allows (UAX #15, section 13).
///
/// To compare texts, the marks of a letter are put in order; thousands of them on one letter take minutes.
package enum StreamSafeText {
  /// The most marks that follow each other.
  package static let maximumMarks = 30
  /// The combining grapheme joiner, which ends a run of marks and is not seen.
  private static let joiner: Unicode.Scalar = "\u{34f}"

  /// `text`, with a joiner behind each ``maximumMarks`` marks of a longer run.
  package static func of(_ text: String) -> String {
    guard let start = firstRun(in: text) else { return text }
    var safe = String(text.unicodeScalars[..<start])
    var count = 0
    for scalar in text.unicodeScalars[start...] {
      count = isMark(scalar) ? count + 1 : 0
      if count > maximumMarks {
        safe.unicodeScalars.append(joiner)
        count = 1
      }
      safe.unicodeScalars.append(scalar)
    }
    return safe
  }

  /// True for a text in which ``of(_:)`` has put a joiner.
  package static func isRepaired(_ text: String) -> Bool {
    guard text.utf8.count > 2 * maximumMarks else { return false }
    var count = 0
    for scalar in text.unicodeScalars {
      if scalar == joiner, count == maximumMarks { return true }
      count = isMark(scalar) ? count + 1 : 0
    }
    return false
  }

  /// Where the first run of too many marks begins; nil in nearly every text.
  private static func firstRun(in text: String) -> String.Index? {
    // A mark has two bytes at least, and none of them is ASCII.
    guard text.utf8.count > 2 * maximumMarks else { return nil }
    var bytes = 0
    let isLong = text.utf8.contains { byte in
      bytes = byte < 0x80 ? 0 : bytes + 1
      return bytes > 2 * maximumMarks
    }
    guard isLong else { return nil }
    var count = 0
    var start = text.startIndex
    for index in text.unicodeScalars.indices {
      if isMark(text.unicodeScalars[index]) {
        if count == 0 { start = index }
        count += 1
        if count > maximumMarks { return start }
      } else {
        count = 0
      }
    }
    return nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }
}
