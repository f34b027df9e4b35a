package import WorkoutModel

/// What can be chosen of a form.
package struct LogOptions: Hashable, Sendable {
  /// The least change of a load that the lifter can make, above 0; nil for 2.5 kg or 5 lb.
  package var step: ExactDecimal?
  /// True where each set has bubbles for how hard it was.
  package var hasEffort = false
  /// The paper.
  package var paper = LogPaper.letter

  /// Makes options for a form as most people want it.
  package init() {}

  /// The steps that a form can have.
  package static func isStep(_ step: ExactDecimal) -> Bool {
    let step = step.normalized
    return (1...Int64(UInt16.max)).contains(step.coefficient) && step.fractionDigits <= maximumStepDigits
  }

  /// The most digits of a step after the point.
  static let maximumStepDigits = 3
}
