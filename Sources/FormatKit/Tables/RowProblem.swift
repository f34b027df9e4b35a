/// Why a row of a table cannot be read.
@usableFromInline package struct RowProblem: Error {
  /// The cell, from 0; nil for the row as a whole.
  package var cell: Int?
  /// What is wrong, the same for all rows of one sort.
  package var what: String
  /// What was found.
  package var detail: String?

  /// Makes a problem.
  package init(cell: Int? = nil, what: String, detail: String? = nil) {
    self.cell = cell
    self.what = what
    self.detail = detail
  }
}
