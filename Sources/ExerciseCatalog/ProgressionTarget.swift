/// What a level of a progression asks for.
public struct ProgressionTarget: Hashable, Sendable {
  /// Repetitions of each set, or its seconds.
  public let reps: Int
  /// Sets of each session.
  public let sets: Int

  /// The share of the way to the next level that a session on target is worth.
  static let shareOfSession = 0.08333

  /// How far `reps`, those of all sets done at the level, lead to the next one.
  ///
  /// Each set adds 0.08333 × reps ÷ target reps ÷ target sets, the Reps app's own formula: 1.0, after some
  /// twelve sessions on target, means ready for the next level.
  public func score(of reps: some Sequence<Int>) -> Double {
    reps.reduce(0) { $0 + Self.shareOfSession * Double($1) / Double(self.reps) / Double(sets) }
  }
}
