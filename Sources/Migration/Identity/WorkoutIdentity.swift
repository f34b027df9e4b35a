package import WorkoutModel

/// What a workout is known by across apps and archives, as a text.
///
/// Two workouts have the same where ``WorkoutMatching`` would take them for one on its strictest terms: they start in
/// the same minute on the clock of the wall, or on the same day where the time is not known, and the same was done in
/// them. Names of exercises are compared by the catalogue, loads as apps round them; kinds of sets, effort and notes
/// do not count, as some formats leave them out.
package enum WorkoutIdentity {
  /// The identities of all workouts, in their order: the minute since 1970, `d` and the day, or nothing; a hyphen; 32
  /// hexadecimal digits of what was done.
  package static func all(in archive: WorkoutArchive) -> [String] {
    let keys = ExerciseKeys(lastingFor: archive)
    return archive.workouts.map { workout in
      let content = ContentFingerprint(workout, keys: keys)
      return "\(start(of: workout))-\(hexadecimal(content.high))\(hexadecimal(content.low))"
    }
  }

  private static func start(of workout: Workout) -> String {
    guard let start = workout.start else { return "" }
    if start.precision == .day { return WorkoutClock.day(of: start).map { "d\($0)" } ?? "" }
    return "\(start.cut(to: .minute).wallMilliseconds / 60_000)"
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
