/// The unit of a load or a body weight.
public enum MassUnit: String, Hashable, Sendable, CaseIterable {
  /// Kilograms.
  case kilograms = "kg"
  /// Avoirdupois pounds of exactly 0.45359237 kg.
  case pounds = "lb"

  /// The kilograms of one.
  public var kilograms: Double { self == .pounds ? 0.45359237 : 1 }
}
