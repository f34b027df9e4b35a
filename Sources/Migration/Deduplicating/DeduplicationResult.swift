public import WorkoutModel

/// What came of taking out duplicates.
public struct DeduplicationResult: Sendable {
  /// The archive without duplicates; where there are ``conflicts``, the first of each group stands in it.
  public var archive: WorkoutArchive
  /// The groups of workouts that are the same.
  public var groups: [DuplicateGroup] = []
  /// Workouts that may be the same and that are both kept, as indices into the archive.
  public var nearMatches: [NearMatch] = []
  /// Fields of workouts of one uuid that nothing decided between.
  public var conflicts: [MergeConflict] = []
}
