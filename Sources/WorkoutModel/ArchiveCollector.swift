/// A sink that collects a whole archive.
public final class ArchiveCollector: ArchiveSink {
  /// What has come so far.
  @exclusivity(unchecked) public private(set) var archive = WorkoutArchive()

  /// Makes an empty collector.
  public init() {}

  /// Takes everything but the workouts.
  public func begin(_ archive: WorkoutArchive) { self.archive = archive }

  /// Keeps the workout.
  public func add(_ workout: Workout) { archive.workouts.append(workout) }
}
