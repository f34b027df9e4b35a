internal import Notation
internal import WorkoutModel

extension Workout {
  /// The seconds from the start to the end; nil where one of them is not known to the second, or the end is
  /// not behind the start, or too far for a duration.
  var secondsToEnd: ExactDecimal? {
    guard let start, let end = details?.end, start.precision != .day, end.precision != .day else {
      return nil
    }
    let areStated = start.offsetMinutes != nil && end.offsetMinutes != nil
    let milliseconds =
      areStated
      ? end.utcMilliseconds - start.utcMilliseconds : end.wallMilliseconds - start.wallMilliseconds
    guard (1...DurationText.maximumSeconds * 1_000).contains(milliseconds) else { return nil }
    return ExactDecimal(coefficient: milliseconds, fractionDigits: 3)?.normalized
  }
}
