public import Notation
public import WorkoutModel

/// Reads the dates of a column, and remembers the last: rows of one workout repeat theirs.
@usableFromInline package struct CellDate {
  @usableFromInline var cell = LastCell()
  @usableFromInline var moment: Moment?

  package init() {}

  /// The moment that `raw` states; nil where it states none.
  ///
  /// - Parameter order: which number is the day in `03/04/2021`; nil where that is not known.
  @inlinable @inline(__always)
  package mutating func moment(_ raw: UnsafeRawBufferPointer, _ order: DayOrder? = nil) -> Moment? {
    if cell.take(raw) { moment = Self.read(raw, order) }
    return moment
  }

  /// The moment that `raw` states, as logs write it or as this program does.
  @usableFromInline package static func read(_ raw: UnsafeRawBufferPointer, _ order: DayOrder? = nil)
    -> Moment?
  {
    DateText.moment(raw, order: order) ?? Moment(iso: raw)
  }

  /// True for a date, whichever of its numbers is the day.
  package static func isDate(_ raw: UnsafeRawBufferPointer) -> Bool {
    read(raw, .dayFirst) != nil || read(raw, .monthFirst) != nil
  }
}
