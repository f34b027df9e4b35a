internal import Notation
internal import WorkoutModel

/// What a thread must know to fit and write workouts just as the sink does.
struct StretchPlan: Sendable {
  var target: String
  var scope: FormatScope
  var options: WriteOptions
  /// The parts of the archive that decide how workouts are fitted, as they came.
  var head: WorkoutArchive
  /// The units of the file, which are settled.
  var mass: MassUnit?
  var distance: DistanceUnit?
  /// The sorts of losses that are only counted; others must be reported in their turn.
  var sorts: CountedLosses.Sorts
  // Threads name it to stretches, and do not write to it.
  /// Where stretches go in their turn.
  nonisolated(unsafe) var output: ByteOutput
  /// Makes a writer of workouts that are not the first.
  var writer: @Sendable (ByteOutput) -> any DivisibleWriter
}

extension WorkoutArchive {
  /// The parts that decide how workouts are fitted.
  var partsForFitting: WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = source
    archive.profile = profile
    archive.preferences = preferences
    archive.exerciseTypes = exerciseTypes
    return archive
  }
}
