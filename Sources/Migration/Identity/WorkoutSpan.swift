internal import WorkoutModel

/// When a workout of a list was done, in seconds.
struct WorkoutSpan {
  /// Longer workouts are a mistake of the app.
  static let longestSeconds: Int64 = 24 * 3_600

  var index: Int
  var start: Int64
  var end: Int64

  init(index: Int, start: Int64, end: Int64) {
    self.index = index
    self.start = start
    self.end = end
  }

  /// The time of the workout at `index`; nil where its time of day is not known.
  init?(_ workout: Workout, at index: Int, _ clock: WorkoutClock) {
    guard let start = clock.second(of: workout.start) else { return nil }
    var length: Int64 = 0
    if let end = clock.second(of: workout.details?.end) {
      length = end - start
    } else if let duration = workout.durationSeconds {
      length = duration.wholePart
    }
    self.init(index: index, start: start, end: start + max(0, min(length, Self.longestSeconds)))
  }

  /// For how many seconds both were going on; below 0 where they were not.
  func overlap(_ other: WorkoutSpan) -> Int64 { min(end, other.end) - max(start, other.start) }
}

extension Workout {
  var hasSets: Bool { exercises.contains { !$0.sets.isEmpty } }
}
