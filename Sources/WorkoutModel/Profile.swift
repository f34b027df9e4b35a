/// Who the archive belongs to.
public struct Profile: Hashable, Sendable {
  /// The name.
  public var name: String?
  /// A picture, base64 text as the source has it.
  public var picture: String?
  /// When the profile was made.
  public var created: Moment?
  /// Body weight, in the archive's own unit where ``Load/unit`` is nil.
  public var bodyWeight: Load?
  /// Running sums that the app keeps; they drift from the workouts and are carried as they are.
  public var totals = RunningTotals()
  /// Keys of the achievements earned; nil where the source has no such list.
  public var achievements: [String]?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a profile with nothing in it.
  public init() {}
}
