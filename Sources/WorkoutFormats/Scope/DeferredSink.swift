internal import WorkoutModel

/// Stands before a sink that can be made only when everything but the workouts is known.
final class DeferredSink: ArchiveSink {
  private let make: (WorkoutArchive) -> any ArchiveSink
  private var inner: (any ArchiveSink)?

  init(_ make: @escaping (WorkoutArchive) -> any ArchiveSink) { self.make = make }

  func begin(_ archive: WorkoutArchive) throws {
    let inner = make(archive)
    self.inner = inner
    try inner.begin(archive)
  }

  func add(_ workout: Workout) throws { try inner?.add(workout) }

  func finish() throws { try inner?.finish() }
}
