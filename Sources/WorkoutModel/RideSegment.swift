/// One segment of a ride.
public struct RideSegment: Hashable, Sendable {
  /// What is asked for during the segment.
  public enum Effort: Hashable, Sendable {
    /// One intensity throughout.
    case steady(RideIntensity?)
    /// An intensity that moves evenly from one value to another.
    case ramp(from: RideIntensity?, to: RideIntensity?)
    /// Hard and easy in turn, `count` times.
    case intervals(count: Int32, on: RideInterval, off: RideInterval)
    /// As the rider likes.
    case free
    /// As hard as possible.
    case maximum
  }

  /// The role of the segment.
  public enum Role: Hashable, Sendable {
    /// Raises the pulse before the work.
    case warmUp
    /// The work itself.
    case main
    /// Lowers the pulse after the work.
    case coolDown
  }

  /// The role of the segment.
  public var role: Role = .main
  /// What is asked for.
  public var effort: Effort
  /// How long the segment lasts, in seconds; nil for intervals, whose parts have their own lengths.
  public var durationSeconds: ExactDecimal?
  /// How far the segment goes, where it is not measured by time.
  public var distance: Distance?
  /// Pedal revolutions or steps a minute.
  public var cadence: RideCadence?
  /// The race whose pace a runner's intensity is a fraction of.
  public var pace: RidePace?
  /// What is said to the rider, and when.
  public var cues: [RideCue] = []
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a segment that asks for `effort` during `durationSeconds`.
  public init(_ effort: Effort, durationSeconds: ExactDecimal?) {
    self.effort = effort
    self.durationSeconds = durationSeconds
  }
}
