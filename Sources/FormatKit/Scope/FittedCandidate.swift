internal import WorkoutModel

/// A workout that a thread has read and fitted, and may write.
///
/// It is moved and never copied: a copy counts a reference to each thing that a workout holds.
struct FittedCandidate: ~Copyable {
  /// Which event of its part it is.
  let index: Int
  /// How much was read.
  var read = WorkoutAmount()
  /// The workout as the format holds it; nil if the sink has to find that out.
  var fitted: Workout?
  /// What was lost of it, of known sorts.
  var losses = TalliedLosses()
  /// True if there is nothing new to report of it, and nobody takes it for one with a neighbour.
  var mayBeWritten = false

  init(index: Int) { self.index = index }
}
