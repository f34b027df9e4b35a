package import WorkoutModel

/// A table in memory: rows of texts, for files that are no workout data.
package enum CSVRows {
  /// One row and the line on which it starts.
  package struct Row: Hashable {
    /// The texts of its cells.
    package var cells: [String]
    /// Where it starts.
    package var place: Place
  }

  /// Reads all rows that are not blank, with whatever delimiter a spreadsheet has put between the cells.
  ///
  /// - Throws: ``InputError`` for a row beyond all limits, ``FileError`` where the input cannot be read.
  package static func read(_ input: InputBytes) throws(WorkoutError) -> [Row] {
    try input.loadAll()
    var scanner = try CSVScanner(
      input, delimiter: CSVScanner.delimiter(of: input.bytes), holdsInput: true)
    var rows: [Row] = []
    while try scanner.next() {
      rows.append(
        Row(
          cells: scanner.cells.map { cell in
            var isGuessed = false
            return CSVText.of(
              scanner.raw(cell), hasDoubledQuotes: cell.hasDoubledQuotes, isGuessed: &isGuessed)
          },
          place: Place(file: input.name, line: scanner.row.line, column: 1)))
    }
    return rows
  }

  /// The bytes of a table.
  package static func bytes(of rows: [[String]]) -> [UInt8] {
    CSVOutput.bytes(delimiter: UInt8(ascii: ",")) { csv in
      for row in rows {
        for (index, cell) in row.enumerated() {
          if index > 0 { csv.next() }
          csv.text(cell)
        }
        csv.end()
      }
    }
  }
}
