package import WorkoutModel

/// How a format writes measurements of the body.
package struct MeasurementScope: Sendable {
  /// How exactly a moment is written at least: a day becomes 00:00 where more is asked for.
  package var leastPrecision: Moment.Precision
  /// How exactly a moment is written at most; where it is to the second, times of other apps without seconds get `:00`.
  package var mostPrecision: Moment.Precision
  /// What the format calls the kinds that it knows.
  package var names: [MeasurementKind: String]
  /// The kinds that have a column, in order; nil where each measurement names its own kind and unit.
  ///
  /// A column of weights is in kilograms, one of shares in percent, those of lengths are all in centimetres,
  /// or all in inches where every length is.
  package var columns: [MeasurementKind]?
  /// True where a file holds one kind, and its head states it and the unit.
  package var isOfOneKind: Bool

  @inline(never)
  package init(
    leastPrecision: Moment.Precision = Moment.Precision.day,
    mostPrecision: Moment.Precision = Moment.Precision.second, names: [MeasurementKind: String],
    columns: [MeasurementKind]? = nil, isOfOneKind: Bool = false
  ) {
    self.leastPrecision = leastPrecision
    self.mostPrecision = mostPrecision
    self.names = names
    self.columns = columns
    self.isOfOneKind = isOfOneKind
  }
}
