/// What the cells of a column say, in the word that a map of columns has for it.
package enum ColumnMeaning: String, CaseIterable, Hashable, Sendable {
  /// The day of the workout, with its time or without.
  case date
  /// The time of day at which it began, or the day with it.
  case start
  /// The time of day at which it ended, or the day with it.
  case end
  /// How long the workout took.
  case duration
  /// What the workout is called.
  case title
  case workoutNotes = "workout notes"
  case exercise
  case category
  case equipment
  /// A mark that exercises done in turn share.
  case superset
  /// The number of the set.
  case set
  /// How many equal sets the row stands for.
  case setCount = "number of sets"
  /// Warm-up, drop, failure.
  case kind
  case reps
  case weight
  case weightUnit = "weight unit"
  case distance
  case distanceUnit = "distance unit"
  /// How long the set took.
  case time
  case rest
  case rpe
  case rir
  /// Whole sets in one cell: `5x100`, `3 x 10 @ 60`.
  case sets
  case notes

  /// What is said of a workout, and holds for the rows below as well where their cells are blank.
  package static let ofWorkout: Set<ColumnMeaning> = [.date, .start, .end, .duration, .title, .workoutNotes]

  /// What makes a set of a row.
  package static let ofSet: Set<ColumnMeaning> = [.reps, .weight, .distance, .time, .sets]

  /// What may be said of a set beside it.
  package static let besideSet: Set<ColumnMeaning> = [.kind, .rest, .rpe, .rir, .notes]

  /// True where several columns may say it: their texts are put one behind the other.
  package var mayRepeat: Bool { self == .notes || self == .workoutNotes }
}
