package import WorkoutModel

/// A writer that writes whatever it is given: it reports nothing and refuses no workout.
///
/// It may be a thread behind what fits workouts for it, and so uses nothing that others use but its output.
package protocol SilentWriter: ArchiveSink {
  /// Writes the next workout.
  func add(_ workout: Workout)
}
