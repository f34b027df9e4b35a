/// A stretch of time through which a zone keeps one offset.
struct ZonePeriod: Hashable, Sendable {
  /// Seconds east of UTC.
  package var offsetSeconds: Int
  /// The first second, since 1970 UTC.
  package var start: Int64
  /// The first second that is no longer part of it, since 1970 UTC.
  package var end: Int64
}
