package import WorkoutModel

/// Takes findings that another pass reports.
package final class UnheardFindings: FindingSink {
  /// Makes a sink.
  package init() {}

  /// Does nothing.
  package func report(_ finding: Finding) {}
}
