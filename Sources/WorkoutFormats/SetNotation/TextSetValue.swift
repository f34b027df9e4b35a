internal import WorkoutModel

/// What a number of a set counts.
enum TextSetValue {
  /// Nobody says what.
  case plain(ExactDecimal)
  /// A weight; nil for that of the body alone.
  case load(Load?)
  case reps(Int32)
  /// Seconds.
  case time(ExactDecimal)
  /// `20s`: seconds, or a pair of dumbbells.
  case seconds(ExactDecimal)
  case distance(Distance)
  /// `3 sets of`.
  case sets(ExactDecimal)
}
