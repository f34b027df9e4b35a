internal import WorkoutModel

/// Takes what is found in a workout until it is clear whether the thread that read it may write it.
final class TrialLosses: FindingSink {
  /// Losses of known sorts.
  @exclusivity(unchecked) var losses = TalliedLosses()
  /// False once anything but losses of known sorts was found.
  @exclusivity(unchecked) private(set) var areAllKnown = true

  /// Begins another workout, whose losses go into the room of `losses`, which are empty.
  func begin(_ losses: inout TalliedLosses) {
    swap(&self.losses, &losses)
    areAllKnown = true
  }

  func report(_ finding: Finding) { areAllKnown = false }

  func count(_ count: Int, inTally tally: Int) { losses.add(count, inTally: tally) }
}
