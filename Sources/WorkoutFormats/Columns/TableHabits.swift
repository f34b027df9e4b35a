internal import FormatKit
internal import Notation

/// How a table is written, which settles what one of its cells does not.
struct TableHabits {
  /// Which number is the day in `03/04/2021`; nil where no date asks.
  var dayOrder: DayOrder?
  /// A date that shows neither, where that is so of all.
  var ambiguousDate: String?
  /// True where numbers have commas for points.
  var hasDecimalComma = false
  /// True where all dates are at midnight, as spreadsheets write days.
  var isMidnightADay = false
}
