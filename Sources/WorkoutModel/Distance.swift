/// How far a set or a ride went: an exact number and its unit, where the source states one.
public struct Distance: Hashable, Sendable {
  /// The number as written.
  public var value: ExactDecimal
  /// The unit; nil where the source does not say.
  public var unit: DistanceUnit?

  /// Makes a distance of `value` in `unit`.
  public init(_ value: ExactDecimal, unit: DistanceUnit?) {
    self.value = value
    self.unit = unit
  }
}
