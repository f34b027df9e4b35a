internal import WorkoutModel

/// When the sets of a workout were done, counted from its start: one behind the other, with the rests between them.
///
/// A reader keeps the time of a set only where it is another than that, so that a writer can tell the rest.
struct FITSetClock {
  /// How long a set takes whose time nobody has noted.
  static let usual: Int64 = 30_000
  /// Seconds that a watch's own count may be off.
  private static let tolerance: Int64 = 2

  /// Thousandths of a second since the start.
  private(set) var milliseconds: Int64 = 0

  /// Seconds since the start.
  var seconds: Int64 { milliseconds / 1_000 }

  /// True for a set that began at another time than this.
  func isOff(_ seconds: Int64) -> Bool {
    seconds > self.seconds + Self.tolerance || seconds < self.seconds - Self.tolerance
  }

  /// Goes on to when a set began.
  mutating func move(to seconds: Int64) { milliseconds = seconds * 1_000 }

  /// Lets a set pass.
  mutating func passSet(_ milliseconds: Int64?) { self.milliseconds += milliseconds ?? Self.usual }

  /// Thousandths of a second from the start of a workout to the end of its last rest.
  static func length(of workout: Workout) -> Int64 {
    var clock = FITSetClock()
    if let set = FITCardio.set(of: workout) { return FITNotation.milliseconds(set.durationSeconds) ?? 0 }
    for exercise in workout.exercises {
      for set in exercise.sets {
        if let seconds = FITNotation.start(of: set) { clock.move(to: seconds) }
        clock.passSet(FITNotation.milliseconds(set.durationSeconds))
        clock.passRest(FITNotation.milliseconds(set.details?.restSeconds) ?? 0)
      }
    }
    return clock.milliseconds
  }

  /// Lets a rest pass.
  mutating func passRest(_ milliseconds: Int64) { self.milliseconds += milliseconds }
}
