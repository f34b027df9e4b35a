/// Choices of the user that bear on the data.
public struct Preferences: Hashable, Sendable {
  /// The unit in which weights are entered and shown.
  public var massUnit: MassUnit?
  /// The unit in which distances are entered and shown.
  public var distanceUnit: DistanceUnit?
  /// True where the week begins on Monday, false where on Sunday.
  public var startsWeekOnMonday: Bool?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes preferences with nothing in them.
  public init() {}
}
