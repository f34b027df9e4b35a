internal import Notation
package import WorkoutModel

extension TableRows {
  /// Rows that are looked at, ahead of all reading, for a date that can only be read one way.
  private static var rowsAhead: Int { 10_000 }

  /// Finds out whether dates such as `03/04/2021` have the day or the month first, as spreadsheets write them.
  ///
  /// One date with a number above 12 tells it for all. Where none does the month is taken first, with a warning.
  package mutating func settleDayOrder(of column: Int) throws(WorkoutError) {
    guard let place = place(ofCell: column) else { return }
    var ahead = try CSVScanner(scanner.input, delimiter: scanner.delimiter, holdsInput: true)
    var ambiguous: String?
    var count = 0
    guard try ahead.next() else { return }
    while count < Self.rowsAhead, try ahead.next() {
      count += 1
      guard place < ahead.cells.count, case let raw = CSVText.trimmed(ahead.raw(ahead.cells[place])),
        !raw.isEmpty
      else { continue }
      guard let parts = DateText.shortParts(raw) else {
        // A table is written by one program: the first date shows the form of all.
        if ambiguous == nil, CellDate.read(raw) != nil { return }
        continue
      }
      if ambiguous == nil { ambiguous = String(decoding: raw, as: UTF8.self) }
      if parts.first > 12 {
        dayOrder = .dayFirst
        return
      }
      if parts.second > 12 {
        dayOrder = .monthFirst
        return
      }
    }
    guard let ambiguous else { return }
    dayOrder = .monthFirst
    findings.report(
      Finding(
        .warning, .guessed,
        .monthFirst(PrintableText.of(ambiguous, limit: 30)), field: .model(.start),
        place: filePlace))
  }
}
