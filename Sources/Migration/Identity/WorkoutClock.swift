internal import WorkoutModel

/// By which clock the starts of workouts are compared.
struct WorkoutClock {
  /// True where all starts have an offset from UTC, so that they are points in time.
  let countsUTC: Bool

  /// Settles the clock for archives that are to be compared.
  init(_ archives: [WorkoutArchive]) {
    countsUTC = archives.allSatisfy { archive in
      archive.workouts.allSatisfy { $0.start.map { $0.offsetMinutes != nil || $0.precision == .day } ?? true }
    }
  }

  /// The minute of a start, counted from 1970; nil where the time of day is not known.
  func minute(of start: Moment?) -> Int64? {
    guard let start, start.precision != .day else { return nil }
    let moment = start.cut(to: .minute)
    let minutes = moment.wallMilliseconds / 60_000
    return countsUTC ? minutes - Int64(moment.offsetMinutes ?? 0) : minutes
  }

  /// The day of a start on its own clock, counted from 1970.
  static func day(of start: Moment?) -> Int64? { start?.date.map { Int64($0.daysSince1970) } }
}
