package import WorkoutModel

/// One page of a form that a lifter fills in by pen: what it asks for, which is all that its code says.
package struct LogForm: Hashable, Sendable {
  /// The layout that is written, and the newest that is read.
  package static let newestVersion: UInt8 = 1

  /// The paper.
  package var paper: LogPaper
  /// True where each set has bubbles for how hard it was.
  package var hasEffort: Bool
  /// Which page of the form it is, from 1.
  package var page: Int
  /// How many pages the form has.
  package var pageCount: Int
  /// How many exercises stand on the pages before.
  package var firstExercise: Int
  /// What tells the form from others: a checksum of its whole plan.
  package var identifier: UInt32
  /// The least change of a load, above 0.
  package var step: ExactDecimal
  /// The title and the exercises of this page, with the sets that are planned.
  package var plan: WorkoutTemplate

  /// The four digits that people know the form by: `3F7A`.
  package var label: String {
    let text = String(UInt16(truncatingIfNeeded: identifier), radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - text.utf8.count) + text
  }
}
