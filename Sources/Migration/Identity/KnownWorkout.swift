internal import WorkoutModel

/// What tells a workout from others: its start and its content.
struct KnownWorkout: Hashable {
  /// The minute of the start; nil where the time of day is not known.
  private(set) var minute: Int64?
  /// The day of the start; nil where there is none.
  private(set) var day: Int64?
  /// What was done.
  let content: ContentFingerprint

  /// True where the start says the time of day, or there is no start at all.
  var isTimed: Bool { minute != nil || day == nil }

  init(_ workout: Workout, keys: ExerciseKeys, clock: WorkoutClock) {
    content = ContentFingerprint(workout, keys: keys)
    minute = clock.minute(of: workout.start)
    day = WorkoutClock.day(of: workout.start)
  }

  /// The same on a clock that is `minutes` ahead.
  func shifted(byMinutes minutes: Int64) -> KnownWorkout {
    guard let minute, let day else { return self }
    var shifted = self
    shifted.minute = minute + minutes
    // The wall's day and the minute may count from different midnights where the minutes are those of UTC.
    let drift = minute.flooredQuotient(1_440) - day
    shifted.day = (minute + minutes).flooredQuotient(1_440) - drift
    return shifted
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
