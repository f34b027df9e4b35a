/// How much may be tried to bring sets back of whose parts some are wrong: all sets of a scan share it, so that a
/// file of thousands that cannot be solved costs little more than one.
package struct SolvingAllowance: Hashable {
  /// Choices of parts.
  package private(set) var attempts = 2 * SymbolSetSolver.maximumAttempts
  /// Steps.
  package private(set) var work: Int64 = 2 * SymbolSetSolver.maximumWork

  /// As much as two sets may take.
  package init() {}

  init(attempts: Int, work: Int64) {
    self.attempts = attempts
    self.work = work
  }

  /// Takes off what a set has taken.
  mutating func spend(_ spent: SolvingAllowance) {
    attempts -= spent.attempts
    work -= spent.work
  }
}
