/// Which exercises belong to which day of the week, and how far each progression has come.
public struct WeeklyRoutine: Hashable, Sendable {
  /// The exercises of seven days, Sunday first.
  public var days: [[String]]
  /// Where each progression stands.
  public var stages: [ProgressionStage]
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a routine.
  public init(days: [[String]], stages: [ProgressionStage]) {
    self.days = days
    self.stages = stages
  }
}
