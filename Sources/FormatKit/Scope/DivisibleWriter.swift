package import Notation
package import WorkoutModel

/// A writer whose workouts several of its kind may write side by side, each a stretch of them.
///
/// Such a writer shares nothing with other code except its output.
package protocol DivisibleWriter: ArchiveSink {
  var output: ByteOutput { get }

  /// Writes the next workout.
  func add(_ workout: Workout)

  /// False where something is to be reported of `workout`, so that it must be written in its turn.
  func isSilent(about workout: Workout) -> Bool

  /// Takes note of the next workout, which another writes.
  func note(_ workout: Workout)

  /// True if it need not see all workouts, and writes every one but the first by itself, except for its number.
  var writesEachAlone: Bool { get }

  /// Counts workouts that others have written.
  func noteCount(_ count: Int)

  /// Another of its kind, which writes nothing but workouts.
  ///
  /// - Parameter count: how many come before them; nil for one or more, as many as are known once its bytes are put
  ///   to the output.
  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter
}

extension DivisibleWriter {
  /// True: it reports nothing.
  package func isSilent(about workout: Workout) -> Bool { true }

  /// True: no workout depends on those before it.
  package var writesEachAlone: Bool { true }

  /// Counts it: nothing else of it matters to the others.
  package func note(_ workout: Workout) { noteCount(1) }

  /// Does nothing: nobody asks for the number of a workout.
  package func noteCount(_ count: Int) {}
}
