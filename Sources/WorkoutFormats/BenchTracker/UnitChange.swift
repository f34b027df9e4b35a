internal import FormatKit
internal import WorkoutModel

/// The unit of a source and another one of the file that is written.
struct UnitChange {
  let source: MassUnit
  let target: MassUnit

  /// Nil where the units are not known to differ.
  init?(from source: MassUnit?, to target: MassUnit?) {
    guard let source, let target, source != target else { return nil }
    self.source = source
    self.target = target
  }

  /// Reports that a value is written as it is, since nobody knows its numbers.
  func report(_ field: ModelField, at path: ModelPath?, _ losses: LossReporter) {
    losses.report(
      .guessed, field,
      "written as it is, though the unit changes from \(source.rawValue) to \(target.rawValue)", at: path)
  }
}
