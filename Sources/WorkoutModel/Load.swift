/// The weight moved in a set: an exact number and its unit, where the source states one.
public struct Load: Hashable, Sendable {
  /// The number as written.
  public var value: ExactDecimal
  /// The unit; nil where the source does not say, as in a QR payload.
  public var unit: MassUnit?

  /// Makes a load of `value` in `unit`.
  @inlinable
  public init(_ value: ExactDecimal, unit: MassUnit?) {
    self.value = value
    self.unit = unit
  }
}
