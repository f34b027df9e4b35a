internal import WorkoutModel

extension WorkoutArchive {
  /// The archive with the times of its workouts moved; days without a time of day stay.
  ///
  /// - Parameter keepsOffsets: false where the times become those of a clock whose offset is not known.
  func shifted(byMinutes minutes: Int, keepsOffsets: Bool) -> WorkoutArchive {
    guard minutes != 0 else { return self }
    func shifted(_ moment: Moment?) -> Moment? {
      guard let moment, moment.precision != .day else { return moment }
      let offset = keepsOffsets ? moment.offsetMinutes.map(Int.init) : nil
      return moment.shifted(bySeconds: minutes * 60, offsetMinutes: offset) ?? moment
    }
    var archive = self
    for index in archive.workouts.indices {
      archive.workouts[index].start = shifted(archive.workouts[index].start)
      if let end = archive.workouts[index].details?.end {
        archive.workouts[index].details?.end = shifted(end)
      }
    }
    return archive
  }
}
