internal import WorkoutModel

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
