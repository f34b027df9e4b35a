package import WorkoutModel

/// Stands before a sink that can be made only when everything but the workouts is known.
package final class DeferredSink: ArchiveSink {
  private let make: (WorkoutArchive) throws -> any ArchiveSink
  private var inner: (any ArchiveSink)?

  package init(_ make: @escaping (WorkoutArchive) throws -> any ArchiveSink) { self.make = make }

  package func begin(_ archive: WorkoutArchive) throws {
    let inner = try make(archive)
    self.inner = inner
    try inner.begin(archive)
  }

  package func add(_ workout: Workout) throws { try inner?.add(workout) }

  package func finish() throws { try inner?.finish() }
}
