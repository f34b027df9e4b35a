package import WorkoutModel

/// A writer that writes whatever it is given: it reports nothing and refuses no workout.
///
/// It may run on a thread of its own, so it shares nothing with other code except its output.
package protocol SilentWriter: ArchiveSink {
  /// Writes the next workout.
  func add(_ workout: Workout)
}
