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

/// Workouts of one archive that are the same.
public struct DuplicateGroup: Hashable, Sendable {
  /// By what they are known to be the same.
  public enum Evidence: String, Hashable, Sendable {
    /// They have one uuid.
    case uuid
    /// They have the same start and the same content.
    case content
    /// They are nearly the same, and are to be taken for it.
    case near
  }

  /// Their indices in the archive, in order; the first is the one that stays.
  public var workouts: [Int]
  /// By what the later ones are known to be the same as the first; the weakest counts.
  public var evidence: Evidence
}
