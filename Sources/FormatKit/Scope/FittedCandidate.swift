internal import WorkoutModel

/// A workout that a thread has read and fitted, and may write before its turn.
struct FittedCandidate {
  /// Which event of its part it is.
  let index: Int
  /// How much was read.
  var read = WrittenStretch.Amount()
  /// The workout as the format holds it; nil where that is to be found out in its turn.
  var fitted: Workout?
  /// What was lost of it, if all of that is of known sorts.
  var losses = TalliedLosses()
  /// True where nothing new is to be reported of it.
  var isSettled = false

  init(index: Int) { self.index = index }
}
