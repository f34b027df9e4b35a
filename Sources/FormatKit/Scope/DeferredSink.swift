package import WorkoutModel

/// Stands before a sink that can be made only when everything but the workouts is known.
package final class DeferredSink: ArchiveSink {
  package typealias Making = (WorkoutArchive) throws(WorkoutError) -> any ArchiveSink

  private let make: Making
  /// Is told what was made, before it begins.
  package var made: ((any ArchiveSink) -> Void)?
  private var inner: (any ArchiveSink)?

  package init(_ make: @escaping Making) { self.make = make }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    let inner = try make(archive)
    self.inner = inner
    made?(inner)
    try inner.begin(archive)
  }

  package func add(_ workout: Workout) throws(WorkoutError) { try inner?.add(workout) }

  package func finish() throws(WorkoutError) { try inner?.finish() }
}
