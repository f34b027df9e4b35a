internal import Notation
internal import WorkoutModel

/// Rows of a part of a table, which is read without what stands before it.
extension TableRows {
  /// Texts that are not UTF-8 and are remembered.
  private static var maximumGuessedTexts: Int { 1 << 20 }

  /// Where a row begins, in which line, and where the next one begins.
  struct Span {
    var start: Int
    var line: Int
    var end: Int
  }

  /// Goes to the row at `offset`, the first of a part, whose lines count from 1.
  mutating func beginPart(at offset: Int, openQuoteCount: Int, stop: Int) {
    isPart = true
    self.stop = stop
    scanner.move(to: (offset, 1))
    scanner.openQuoteCount = openQuoteCount
    tally = RowTally()
  }

  /// Goes on at a row of the same input, behind those that were read in parts.
  mutating func goOn(at offset: Int, line: Int) {
    scanner.move(to: (offset, line))
    scanner.openQuoteCount = tally.openQuoteCount
  }

  /// Goes on to the next row, as ``next()`` does; nil at the end.
  ///
  /// A reader's own rows are copied where they are only looked at, so that this changes them in place.
  mutating func nextSpan() throws(WorkoutError) -> Span? {
    guard try next() else { return nil }
    return Span(start: scanner.row.start, line: scanner.row.line, end: scanner.offset)
  }

  /// True where rows of the part may stand behind the last one that is read.
  var hasStopped: Bool { scanner.row.start > stop }

  /// The row that was read last is not of the part.
  mutating func takeBackRow() { tally.rowCount -= 1 }

  /// True for a text that is not UTF-8 and has not been named before.
  mutating func isNewGuess(_ shown: String) -> Bool {
    guessedTexts.count < Self.maximumGuessedTexts ? guessedTexts.insert(shown.hashValue).inserted : true
  }
}
