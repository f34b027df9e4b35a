internal import Notation
internal import WorkoutModel

/// What stands in a part of an input, read without what stands before it: lines count from the part's first.
package struct ReadPart: Sendable {
  /// What came up while it was read, in order.
  enum Event: Sendable {
    /// A workout began whose cells have this hash, in this line.
    case began(key: UInt64, line: Int)
    indirect case finding(Finding)
    /// A workout whose identifier no other of the part has had before.
    indirect case identified(IdentifiedWorkout)
    case add(Workout)
    indirect case written(WrittenStretch)
    /// A workout came here that is in a stretch now.
    case inStretch
  }

  /// Offset of its first row; below zero where none was found.
  var start = -1
  /// Offset of the first row behind it.
  var end = -1
  /// How many lines it has.
  var lineCount = 0
  /// How far it moves the line, where that was counted.
  var stretch: LineStretch?
  /// False where more of the input would have had to be loaded.
  var isWhole = false
  /// True where more came up in it than is noted.
  var isTooLong = false
  var events: [Event] = []
  /// How many of the events are those of its first row.
  var firstCount = 0
  /// The workout that ends with the part.
  var last: Workout?
  var tally = RowTally()
  /// What came of checking elements of a list, from each place where one may begin.
  var checks: [JSONListPart] = []
  /// What ended the reading.
  var failure: WorkoutError?
}
