/// What only few exercises of a workout carry.
public struct ExerciseDetails: Hashable, Sendable {
  /// A remark on the exercise.
  public var notes: String?
  /// The equipment, where the source states it apart from the name.
  public var equipment: String?
  /// Muscles worked, as the source names them.
  public var muscles: [String] = []
  /// True where the source has no list of sets at all, which is not the same as an empty one.
  public var isWithoutSets = false
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes details with nothing in them.
  public init() {}
}
