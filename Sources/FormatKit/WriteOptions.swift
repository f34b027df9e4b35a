public import Clocks
public import WorkoutModel

/// How an output is to be written.
public struct WriteOptions: Sendable {
  /// The version of the format; nil for the source's own, else the newest.
  public var version: Int?
  /// The unit of all loads; nil for the archive's own.
  public var massUnit: MassUnit?
  /// The unit of all distances; nil for the archive's own.
  public var distanceUnit: DistanceUnit?
  /// Which of its app's forms the format takes, where it has several: `ios`; nil for the usual one.
  public var variant: String?
  /// The zone whose clocks are meant where a time has to come from or go to UTC; nil for the system's.
  public var zone: ZoneRules?
  /// Threshold power in watts, where power is to be turned from watts into fractions of it or back; nil for what
  /// the ride itself says.
  public var thresholdPowerWatts: ExactDecimal?
  /// The start of workouts that have none, where the format requires one.
  public var date: Moment?
  /// How many threads of its own a writer may have.
  package var writers = 0
  /// How many workouts come before these threads are worth their start.
  package var countBeforeWriters = 1_000

  /// Makes options that leave everything as it is.
  public init() {}
}
