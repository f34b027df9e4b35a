/// The unit of a distance.
public enum DistanceUnit: String, Hashable, Sendable, CaseIterable {
  /// Metres.
  case meters = "m"
  /// Kilometres.
  case kilometers = "km"
  /// Feet of 0.3048 m.
  case feet = "ft"
  /// Yards of 0.9144 m.
  case yards = "yd"
  /// Statute miles of 1,609.344 m.
  case miles = "mi"
}
