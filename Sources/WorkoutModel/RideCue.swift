/// A sentence said to the rider during a segment.
public struct RideCue: Hashable, Sendable {
  /// Seconds from the start of the segment.
  public var offsetSeconds: ExactDecimal?
  /// How far into the segment, where it is measured by distance.
  public var offsetDistance: Distance?
  /// What is said.
  public var message: String
  /// How long it stays in view, in seconds.
  public var durationSeconds: ExactDecimal?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a cue.
  public init(offsetSeconds: ExactDecimal?, message: String, durationSeconds: ExactDecimal? = nil) {
    self.offsetSeconds = offsetSeconds
    self.message = message
    self.durationSeconds = durationSeconds
  }
}
