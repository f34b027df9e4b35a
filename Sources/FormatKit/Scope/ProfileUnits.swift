package import WorkoutModel

/// Brings the body weight and the volume of a profile into the unit of the file, and names it.
package struct ProfileUnits {
  /// The unit of what states none.
  let source: MassUnit?
  /// The unit of the file; nil for that of the source.
  let target: MassUnit?
  let losses: LossReporter

  package init(from source: MassUnit?, to target: MassUnit?, losses: LossReporter) {
    self.source = source
    self.target = target
    self.losses = losses
  }

  /// `weight` in the unit of the file; nil, and named, where no number can say it in that.
  package func bodyWeight(_ weight: Load) -> Load? {
    guard let target, let unit = weight.unit ?? source, weight.value.coefficient != 0, unit != target else {
      return weight
    }
    guard let result = Load(weight.value, unit: unit).converted(to: target) else {
      losses.dropped(.bodyWeight, detail: "\(weight.value) is too large to convert")
      return nil
    }
    report(.bodyWeight, weight.value, unit, target, result.load.value, result.rounding?.rawValue)
    return result.load
  }

  /// `volume` in the unit of the file, as a whole number like the app's own; nil, and named, where no number can
  /// say it in that.
  package func volume(_ volume: ExactDecimal) -> ExactDecimal? {
    guard let source, let target, volume.coefficient != 0, source != target else { return volume }
    guard let exact = Load(volume, unit: source).converted(to: target)?.load.value else {
      losses.dropped(.totalVolume, detail: "\(volume) is too large to convert")
      return nil
    }
    let whole = exact.rounded(toFractionDigits: 0)
    report(.totalVolume, volume, source, target, whole, "a whole number")
    return whole
  }

  private func report(
    _ field: ModelField, _ old: ExactDecimal, _ source: MassUnit, _ target: MassUnit, _ new: ExactDecimal,
    _ rounding: String?
  ) {
    losses.report(
      rounding == nil ? .converted : .rounded, field,
      .unit(source.rawValue, target.rawValue, roundedTo: rounding), at: nil, detail: "\(old) to \(new)")
  }
}
