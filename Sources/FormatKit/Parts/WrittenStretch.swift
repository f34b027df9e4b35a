internal import Notation
internal import WorkoutModel

/// Workouts in a row that the thread that read them has fitted and written; there is nothing new to report of them.
package struct WrittenStretch: Sendable {
  /// How many there are of what.
  package struct Amount: Sendable {
    package private(set) var workouts = 0
    package private(set) var exercises = 0
    package private(set) var sets = 0

    mutating func add(_ workout: Workout) {
      workouts += 1
      exercises += workout.exercises.count
      for index in workout.exercises.indices { sets += workout.exercises[index].sets.count }
    }

    mutating func add(_ other: Amount) {
      workouts += other.workouts
      exercises += other.exercises
      sets += other.sets
    }
  }

  /// How much was read.
  package var read = Amount()
  /// How much of that was written.
  package var written = Amount()
  /// The workouts in the target's form.
  var bytes: CollectedBytes?
  /// What was lost, all of it of sorts that are known.
  var losses = TalliedLosses()
  // Only the thread whose turn it is writes to it.
  private nonisolated(unsafe) let output: ByteOutput

  /// - Parameter output: where the bytes go in their turn.
  init(for output: ByteOutput) { self.output = output }

  /// Puts the bytes to their output.
  func write() { bytes?.write(to: output) }
}
