/// What an exercise may be called on the other side, and why.
public struct NameProposal: Hashable, Sendable {
  /// The name as it is.
  public var source: ExerciseName
  /// How often it stands in the archive.
  public var count: Int
  /// The name that is proposed; nil where none is sure enough.
  public var target: ExerciseName?
  /// How sure that is, 0 … 1; of the nearest name where none is proposed.
  public var confidence: Double
  /// Why, in words.
  public var reason: String
}
