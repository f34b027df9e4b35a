internal import WorkoutModel

/// How many rows of a table were read, and how many of them were broken.
package struct RowTally: Sendable {
  /// How many rows were read, broken ones as well.
  package internal(set) var rowCount = 0
  var brokenCount = 0
  /// Why the first row was kept out, with what was found there, and where it stands.
  var firstProblem: (text: String, place: Place)?
  /// How many closing quotes were looked for in vain.
  var openQuoteCount = 0

  /// Adds what was counted in rows behind those that are counted, whose lines are `lines` further down.
  mutating func add(_ other: RowTally, movedBy lines: Int) {
    rowCount += other.rowCount
    brokenCount += other.brokenCount
    openQuoteCount += other.openQuoteCount
    if firstProblem == nil, let (text, place) = other.firstProblem {
      firstProblem = (text, place.moved(by: lines))
    }
  }
}
