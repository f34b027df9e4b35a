/// Why a row of a table cannot be read.
struct RowProblem: Error {
  /// The cell, from 0; nil for the row as a whole.
  var cell: Int?
  /// What is wrong, the same for all rows of one sort.
  var what: String
  /// What was found.
  var detail: String?
}
