internal import Notation
package import WorkoutModel

/// Workouts in a row that the thread that read them has fitted and written; there is nothing new to report of them.
package struct WrittenStretch: Sendable {
  /// How much was read.
  package var read = WorkoutAmount()
  /// How much of that was written.
  package var written = WorkoutAmount()
  /// The workouts in the target's form.
  var bytes: CollectedBytes?
  /// What was lost, all of it of sorts that are known.
  var losses = TalliedLosses()
  // Only the thread whose turn it is writes to it.
  private nonisolated(unsafe) let output: ByteOutput

  /// - Parameter output: where the bytes go in their turn.
  init(for output: ByteOutput) { self.output = output }

  /// Puts the bytes to their output.
  ///
  /// - Parameter count: how many workouts have been written before.
  func write(behind count: Int) { bytes?.write(to: output, numbersFrom: count) }
}
