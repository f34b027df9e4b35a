package import WorkoutModel

/// A sink that takes workouts, and such as were written by the thread that read them.
package protocol StretchSink: ArchiveSink {
  /// Takes the next workouts.
  func add(_ stretch: WrittenStretch) throws(WorkoutError)
}
