/// How hard a segment is to be ridden.
public enum RideIntensity: Hashable, Sendable {
  /// A fraction of threshold power: 0.75.
  case fractionOfThreshold(ExactDecimal)
  /// A range of fractions of threshold power.
  case rangeOfThreshold(low: ExactDecimal, high: ExactDecimal)
  /// Power in watts.
  case watts(ExactDecimal)
}
