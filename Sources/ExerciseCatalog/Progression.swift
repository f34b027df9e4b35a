/// One stage on the way from the easiest form of a bodyweight exercise to the hardest.
///
/// ``Catalog/exercise(named:variation:in:)`` gives its category and style under the same name.
public struct Progression: Hashable, Sendable {
  /// The Reps app's id: `wallPushups`.
  public let id: String
  /// What the stages lead to.
  public let type: ProgressionType
  /// The stage, 0 (easiest) … 9.
  public let stage: Int
  /// The name: `Wall push-ups`.
  public let name: String
  /// What the level `beginner` asks for.
  public let beginner: ProgressionTarget
  /// What the level `intermediate` asks for.
  public let intermediate: ProgressionTarget
  /// What the level `progression` asks for, after which the next stage comes.
  public let progression: ProgressionTarget
  /// True where the repetitions are seconds.
  public let countsSeconds: Bool
  /// True where the repetitions are those of each side.
  public let isEachSide: Bool

  /// What `level` asks for.
  public func target(at level: ProgressionLevel) -> ProgressionTarget {
    switch level {
    case .beginner: beginner
    case .intermediate: intermediate
    case .progression: progression
    }
  }
}

/// What the ten stages of a progression lead to, as the Reps app names it.
public enum ProgressionType: String, CaseIterable, Sendable {
  /// The one-arm push-up.
  case pushup
  /// The one-arm pull-up.
  case pullup
  /// The one-leg squat.
  case squat
  /// The hanging straight-leg raise.
  case legraise
  /// The stand-to-stand bridge.
  case bridge
  /// The one-arm handstand push-up.
  case handstandpushup
}

/// How far one is within a stage of a progression, as the Reps app names it.
public enum ProgressionLevel: String, CaseIterable, Sendable {
  /// The first level.
  case beginner
  /// The second level.
  case intermediate
  /// The third level, after which the next stage comes.
  case progression
}

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
