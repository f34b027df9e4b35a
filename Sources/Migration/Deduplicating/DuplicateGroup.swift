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
