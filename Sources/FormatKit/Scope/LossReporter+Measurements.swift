internal import WorkoutModel

extension LossReporter {
  /// Turns a measurement into kilograms or centimetres and names the change; false where the number has no room.
  ///
  /// - Parameters:
  ///   - written: the unit as the source has it.
  ///   - target: the unit as the target has it.
  func turn(
    _ value: inout ExactDecimal, from unit: MeasurementUnit, called written: String,
    intoMetric target: String,
    at path: ModelPath
  ) -> Bool {
    guard let metric = unit.metric(value) else { return false }
    report(
      metric.isRounded ? .rounded : .converted, .measurements, "\(written) to \(target)", at: path,
      detail: "\(value) to \(metric.value)")
    value = metric.value
    return true
  }
}
