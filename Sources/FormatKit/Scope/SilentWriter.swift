package import WorkoutModel

/// A writer that writes whatever it is given: it reports nothing and refuses no workout, so that it may be a thread
/// behind what fits workouts for it.
package protocol SilentWriter: ArchiveSink {
  /// Writes the next workout.
  func add(_ workout: Workout)
}
