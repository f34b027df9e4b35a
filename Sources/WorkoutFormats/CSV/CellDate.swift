internal import WorkoutModel

/// Reads the dates of a column, and remembers the last: rows of one workout repeat theirs.
struct CellDate {
  private var cell = LastCell()
  private var moment: Moment?

  /// The moment that `raw` states; nil where it states none.
  @inline(__always)
  mutating func moment(_ raw: UnsafeRawBufferPointer) -> Moment? {
    if cell.take(raw) { moment = Self.read(raw) }
    return moment
  }

  /// The moment that `raw` states, as logs write it or as this program does.
  static func read(_ raw: UnsafeRawBufferPointer) -> Moment? { DateText.moment(raw) ?? Moment(iso: raw) }
}
