/// The hard or the easy part of an interval.
public struct RideInterval: Hashable, Sendable {
  /// How long it lasts, in seconds.
  public var durationSeconds: ExactDecimal?
  /// How far it goes, where it is not measured by time.
  public var distance: Distance?
  /// How hard it is.
  public var intensity: RideIntensity?
  /// Pedal revolutions or steps a minute.
  public var cadence: RideCadence?

  /// Makes a part of an interval.
  public init(
    durationSeconds: ExactDecimal?, intensity: RideIntensity?, cadence: RideCadence? = nil
  ) {
    self.durationSeconds = durationSeconds
    self.intensity = intensity
    self.cadence = cadence
  }
}
