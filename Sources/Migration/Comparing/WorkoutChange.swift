/// A workout that two archives have in different versions.
public struct WorkoutChange: Hashable, Sendable {
  /// Its index in the first archive.
  public var first: Int
  /// Its index in the second archive.
  public var second: Int
  /// What differs; never empty.
  public var differences: [FieldDifference]
}
