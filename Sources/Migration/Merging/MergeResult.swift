public import WorkoutModel

/// What came of merging two archives.
public struct MergeResult: Sendable {
  /// Numbers of workouts.
  public struct Counts: Hashable, Sendable {
    /// Workouts of the first archive.
    public var first = 0
    /// Workouts of the second archive.
    public var second = 0
    /// Workouts that both have.
    public var shared = 0
    /// Workouts that both have, where the first's version was changed.
    public var changed = 0
    /// Workouts that came from the second archive.
    public var added = 0
    /// Workouts without sets that were laid onto one with sets that they overlap: neither new nor known.
    public var laid = 0
    /// Workouts of the common ancestor that one side has deleted and the other not changed.
    public var deleted = 0
    /// Workouts of the result.
    public var merged = 0

    /// Makes counts of nothing.
    public init() {}
  }

  /// The merged archive; where there are ``conflicts``, the first's version stands in it.
  public var archive: WorkoutArchive
  /// What nothing decided.
  public var conflicts: [MergeConflict] = []
  /// Workouts that may be the same, as indices into the two archives.
  public var nearMatches: [NearMatch] = []
  /// How far the second archive's clock was ahead, by which its times were corrected, what most workouts tell
  /// first; several where the clocks were changed at different times, none where they agree.
  public var clockOffsets: [ClockOffset] = []
  /// How far the clock of the workouts without sets was ahead of that of those with sets; none where they agree.
  public var envelopeOffsets: [ClockOffset] = []
  /// Numbers of workouts.
  public var counts = Counts()
}
