internal import WorkoutModel

/// Hears the findings of a first pass, which the second makes again.
final class SilentFindings: FindingSink {
  func report(_ finding: Finding) {}
}
