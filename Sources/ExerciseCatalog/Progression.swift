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
