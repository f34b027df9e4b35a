internal import WorkoutModel

/// Takes what is found in a workout while it is open whether it is written before its turn.
final class TrialLosses: FindingSink {
  /// Losses of known sorts.
  @exclusivity(unchecked) var losses = TalliedLosses()
  /// False once anything else was found.
  @exclusivity(unchecked) private(set) var areAll = true

  /// Begins with another workout.
  func begin(_ losses: inout TalliedLosses) {
    swap(&self.losses, &losses)
    areAll = true
  }

  func report(_ finding: Finding) { areAll = false }

  func count(_ count: Int, inTally tally: Int) { losses.add(count, inTally: tally) }
}
