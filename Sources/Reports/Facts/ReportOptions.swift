package import WorkoutModel

/// How a report is made.
package struct ReportOptions: Sendable {
  /// The unit of volumes; without it, that of the archive.
  package var unit: MassUnit?
  /// The formula of one-rep maxes.
  package var formula = OneRepMaxFormula.app
  /// The threshold power by which watts of rides become zones; without it, that of each ride.
  package var thresholdPowerWatts: ExactDecimal?
  /// The indices of the workouts that are summed and shown; nil for all.
  package var workouts: [Int]?
  /// What was taken out of a copy that is shared, in words; nil for a report that is not.
  package var leftOut: String?

  /// Makes options.
  package init() {}
}
