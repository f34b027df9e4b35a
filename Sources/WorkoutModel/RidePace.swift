/// A race by whose pace runners state an intensity.
public enum RidePace: String, Hashable, Sendable, CaseIterable {
  /// One mile.
  case mile
  /// Five kilometres.
  case fiveKilometers = "5k"
  /// Ten kilometres.
  case tenKilometers = "10k"
  /// Half a marathon.
  case halfMarathon = "half marathon"
  /// A marathon.
  case marathon
}
