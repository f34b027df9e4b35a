internal import WorkoutModel

/// When a workout of a list was done, in seconds.
struct WorkoutSpan {
  /// Longer workouts are a mistake of the app.
  private static let longestSeconds: Int64 = 24 * 3_600

  var index: Int
  var start: Int64
  var end: Int64
  /// Of this length, the shorter of two is to overlap by half; 0 where any overlap will do.
  private(set) var length: Int64

  init(index: Int, start: Int64, end: Int64) {
    self.index = index
    self.start = start
    self.end = end
    length = end - start
  }

  /// The time of one of `workouts`; nil where its time of day is not known.
  init?(_ workouts: [Workout], at index: Int, _ clock: WorkoutClock) {
    guard let start = clock.second(of: workouts[index].start) else { return nil }
    var length: Int64 = 0
    if workouts[index].hasDetails, let end = clock.second(of: workouts[index].details?.end) {
      length = end - start
    } else if let duration = workouts[index].durationSeconds {
      length = duration.wholePart
    }
    self.init(index: index, start: start, end: start + max(0, min(length, Self.longestSeconds)))
  }

  /// The same, `seconds` long at least.
  func lasting(_ seconds: Int64) -> WorkoutSpan {
    WorkoutSpan(index: index, start: start, end: max(end, start + seconds))
  }

  /// The same, but that any overlap with the `seconds` behind its start will do where only that is known.
  func reaching(_ seconds: Int64) -> WorkoutSpan {
    var span = self
    if length == 0 { span.end += seconds }
    return span
  }

  /// For how many seconds both were going on; below 0 where they were not.
  func overlap(_ other: WorkoutSpan) -> Int64 { min(end, other.end) - max(start, other.start) }
}
