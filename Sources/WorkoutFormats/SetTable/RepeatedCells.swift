internal import FormatKit

/// Cells that stand on every row of a workout or an exercise; the first row counts.
struct RepeatedCells {
  private let columns: [SetTableColumn]
  private var cells: [[UInt8]?]

  init(_ columns: [SetTableColumn]) {
    self.columns = columns
    cells = columns.map { _ in nil }
  }

  /// Takes the present row as the first.
  mutating func begin(_ table: TableReader<SetTableColumn>) {
    for (index, column) in columns.enumerated() { cells[index] = table.raw(column).map { Array($0) } }
  }

  /// The first column in which the present row says something else than the first row did.
  func difference(_ table: TableReader<SetTableColumn>) -> SetTableColumn? {
    for (index, column) in columns.enumerated() {
      guard let raw = table.raw(column) else { continue }
      guard let cell = cells[index], raw.elementsEqual(cell) else { return column }
    }
    return nil
  }
}
