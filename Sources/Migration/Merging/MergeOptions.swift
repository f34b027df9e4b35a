/// How two archives are to be merged.
public struct MergeOptions: Hashable, Sendable {
  /// Whose version of a thing is taken where both have changed it.
  public enum Preference: String, Hashable, Sendable, CaseIterable {
    /// The first archive's.
    case first
    /// The second archive's.
    case second
  }

  /// Whose version is taken in a conflict; nil leaves conflicts open.
  public var preference: Preference?
  /// True where workouts that are nearly the same are merged too.
  public var mergesNearMatches = false
  /// True where the running totals are to be the sums over the merged workouts.
  public var recomputesTotals = false

  /// Makes options that decide nothing for the user.
  public init() {}
}
