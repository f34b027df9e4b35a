/// A stretch of time through which a zone keeps one offset.
struct ZonePeriod: Hashable, Sendable {
  /// Seconds east of UTC.
  var offsetSeconds: Int
  /// The first second, since 1970 UTC.
  var start: Int64
  /// The first second that is no longer part of it, since 1970 UTC.
  var end: Int64
}
