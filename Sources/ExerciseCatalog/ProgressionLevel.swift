/// How far one is within a stage of a progression, as the Reps app names it.
public enum ProgressionLevel: String, CaseIterable, Sendable {
  /// The first level.
  case beginner
  /// The second level.
  case intermediate
  /// The third level, after which the next stage comes.
  case progression
}
