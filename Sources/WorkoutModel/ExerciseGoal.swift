/// What a lifter wants to reach in an exercise.
public struct ExerciseGoal: Hashable, Sendable {
  /// The exercise.
  public var identity: ExerciseIdentity
  /// What is to be reached.
  public var target: SetTarget
  /// By when.
  public var due: Moment?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a goal.
  public init(_ identity: ExerciseIdentity, target: SetTarget, due: Moment? = nil) {
    self.identity = identity
    self.target = target
    self.due = due
  }
}
