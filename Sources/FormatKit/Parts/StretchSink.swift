package import WorkoutModel

/// A sink that also takes workouts that were written by the thread that read them.
package protocol StretchSink: ArchiveSink {
  /// Takes the next workouts, all in one.
  func add(_ stretch: WrittenStretch) throws(WorkoutError)
}
