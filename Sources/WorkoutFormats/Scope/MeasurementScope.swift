internal import WorkoutModel

/// How a format writes measurements of the body.
struct MeasurementScope: Sendable {
  /// How exactly a moment is written at least: a day becomes 00:00 where more is asked for.
  var leastPrecision = Moment.Precision.day
  /// How exactly a moment is written at most.
  var mostPrecision = Moment.Precision.second
  /// What the format calls the kinds that it knows.
  var names: [MeasurementKind: String]
  /// The kinds that have a column, in order; nil where each measurement names its own kind and unit.
  ///
  /// A column of weights is in kilograms, one of shares in percent, those of lengths are all in centimetres,
  /// or all in inches where every length is.
  var columns: [MeasurementKind]?
}
