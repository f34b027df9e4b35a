package import WorkoutModel

/// How many rows of a table were read, and how many of them were broken.
package struct RowTally: Sendable {
  /// How many rows were read, broken ones as well.
  package internal(set) var rowCount = 0
  var brokenCount = 0
  /// The first row that was kept out: why, and where.
  var firstProblem: (problem: RowProblem, place: Place)?
  /// How many closing quotes were looked for in vain.
  var openQuoteCount = 0

  /// Adds what was counted in rows behind those that are counted, whose lines are `lines` further down.
  mutating func add(_ other: RowTally, movedBy lines: Int) {
    rowCount += other.rowCount
    brokenCount += other.brokenCount
    openQuoteCount += other.openQuoteCount
    if firstProblem == nil, let (problem, place) = other.firstProblem {
      firstProblem = (problem, place.moved(by: lines))
    }
  }
}
