/// Where a lifter stands in a bodyweight progression.
public struct ProgressionStage: Hashable, Sendable {
  /// The progression: `pushup`.
  public var progression: String
  /// The stage, 0 (easiest) … 9.
  public var stage: Int32
  /// The level within the stage: `beginner`.
  public var level: String

  /// Makes a standing.
  public init(progression: String, stage: Int32, level: String) {
    self.progression = progression
    self.stage = stage
    self.level = level
  }
}
