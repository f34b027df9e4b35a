/// Which offsets from UTC, in seconds eastward, a zone has at a wall time.
public enum WallTimeMatch: Hashable, Sendable {
  /// The clock shows the time once.
  case unique(offsetSeconds: Int)
  /// The clock is put forward over the time and never shows it.
  case gap(offsetBefore: Int, offsetAfter: Int)
  /// The clock is put back and shows the time twice.
  case overlap(first: Int, second: Int)
}
