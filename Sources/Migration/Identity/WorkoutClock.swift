internal import WorkoutModel

/// By which clock the starts of workouts are compared.
struct WorkoutClock {
  /// True where all starts have an offset from UTC, so that they are points in time.
  let countsUTC: Bool

  /// Settles the clock for archives that are to be compared.
  init(_ archives: [WorkoutArchive]) {
    countsUTC = archives.allSatisfy { archive in
      // By index, as in other lists of workouts: one that is only looked at is not copied.
      let workouts = archive.workouts
      return workouts.indices.allSatisfy { index in
        workouts[index].start.map { $0.offsetMinutes != nil || $0.precision == .day } ?? true
      }
    }
  }

  /// The minute of a start, counted from 1970; nil where the time of day is not known.
  func minute(of start: Moment?) -> Int64? {
    guard let start, start.precision != .day else { return nil }
    let moment = start.cut(to: .minute)
    let minutes = moment.wallMilliseconds / 60_000
    return countsUTC ? minutes - Int64(moment.offsetMinutes ?? 0) : minutes
  }

  /// The second of a time, counted from 1970; nil where the time of day is not known.
  func second(of moment: Moment?) -> Int64? {
    guard let moment, moment.precision != .day else { return nil }
    let seconds = moment.wallMilliseconds / 1_000
    return countsUTC ? seconds - Int64(moment.offsetMinutes ?? 0) * 60 : seconds
  }

  /// The day of a start on its own clock, counted from 1970.
  static func day(of start: Moment?) -> Int64? { start?.date.map { Int64($0.daysSince1970) } }
}

extension WorkoutArchive {
  /// The archive with the times of its workouts moved; days without a time of day stay.
  ///
  /// - Parameters:
  ///   - clock: by which start and end of a workout are moved.
  ///   - minutes: as many minutes a workout is moved that began at this minute of `clock`.
  func shifted(on clock: WorkoutClock, by minutes: (_ minute: Int64) -> Int64) -> WorkoutArchive {
    var archive = self
    for index in archive.workouts.indices {
      let start = archive.workouts[index].start
      guard let minute = clock.minute(of: start) else { continue }
      let offset = minutes(minute)
      guard offset != 0 else { continue }
      // The offset of a clock that is moved against UTC is not known any more.
      func shifted(_ moment: Moment?) -> Moment? {
        guard let moment, moment.precision != .day else { return moment }
        let zone = clock.countsUTC ? moment.offsetMinutes.map(Int.init) : nil
        return moment.shifted(bySeconds: offset * 60, offsetMinutes: zone) ?? moment
      }
      archive.workouts[index].start = shifted(start)
      if let end = archive.workouts[index].details?.end {
        archive.workouts[index].details?.end = shifted(end)
      }
    }
    return archive
  }
}
