/// A structured ride or run: segments of set length and intensity.
public struct Ride: Hashable, Sendable {
  /// The name.
  public var title: String?
  /// Who made it.
  public var author: String?
  /// What it is for.
  public var summary: String?
  /// The sport as the source names it: `bike`, `run`.
  public var sport: String?
  /// Words to find it by.
  public var tags: [String] = []
  /// The segments, in order.
  public var segments: [RideSegment] = []
  /// Threshold power that the source assumes, in watts.
  public var thresholdPowerWatts: ExactDecimal?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a ride with nothing in it.
  public init() {}
}
