/// Pedal revolutions or steps a minute: one value, or a range.
public struct RideCadence: Hashable, Sendable {
  /// The value, or the lower end of the range.
  public var low: ExactDecimal
  /// The upper end of the range; nil for one value.
  public var high: ExactDecimal?

  /// Makes a cadence.
  public init(low: ExactDecimal, high: ExactDecimal? = nil) {
    self.low = low
    self.high = high
  }
}
