/// Takes an archive part by part: everything but the workouts first, then the workouts one by one.
///
/// A reader pushes into a sink; collecting, counting and writing are three sinks.
public protocol ArchiveSink: AnyObject {
  /// Takes everything but the workouts; called once, first.
  ///
  /// - Parameter archive: its workouts are empty.
  func begin(_ archive: WorkoutArchive) throws(WorkoutError)

  /// Takes the next workout, in the order of the source.
  func add(_ workout: Workout) throws(WorkoutError)

  /// Learns that all workouts have come; called once, last.
  func finish() throws(WorkoutError)
}

extension ArchiveSink {
  /// Does nothing.
  public func finish() throws(WorkoutError) {}

  /// Takes a whole archive.
  public func take(_ archive: WorkoutArchive) throws(WorkoutError) {
    var rest = archive
    rest.workouts = []
    try begin(rest)
    for workout in archive.workouts { try add(workout) }
    try finish()
  }
}
