/// An exercise that a user can choose, as an app's own list of exercises has it.
public struct ExerciseType: Hashable, Sendable {
  /// The name.
  public var name: String?
  /// Its variations (Bench Tracker's `iterations`); nil where the source has no such list.
  public var variations: [String]?
  /// The category it stands under.
  public var category: String?
  /// What its sets record.
  public var style: SetStyle?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes an exercise type.
  public init(
    name: String?, variations: [String]? = nil, category: String? = nil, style: SetStyle? = nil,
    sourceFields: SourceFields? = nil
  ) {
    self.name = name
    self.variations = variations
    self.category = category
    self.style = style
    self.sourceFields = sourceFields
  }
}
