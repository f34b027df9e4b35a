/// The hard or the easy part of an interval.
public struct PlanInterval: Hashable, Sendable {
  /// How long it lasts, in seconds.
  public var durationSeconds: ExactDecimal?
  /// How far it goes, where it is not measured by time.
  public var distance: Distance?
  /// How hard it is.
  public var intensity: PlanIntensity?
  /// Pedal revolutions or steps a minute.
  public var cadence: PlanCadence?

  /// Makes a part of an interval.
  public init(
    durationSeconds: ExactDecimal?, intensity: PlanIntensity?, cadence: PlanCadence? = nil
  ) {
    self.durationSeconds = durationSeconds
    self.intensity = intensity
    self.cadence = cadence
  }
}
