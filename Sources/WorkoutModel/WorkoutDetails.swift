/// What only few workouts carry.
public struct WorkoutDetails: Hashable, Sendable {
  /// A remark on the session.
  public var notes: String?
  /// When it ended, where the source states that apart from the duration.
  public var end: Moment?
  /// Energy burned by moving, in kilocalories.
  public var activeEnergyKilocalories: ExactDecimal?
  /// Energy burned at rest meanwhile, in kilocalories.
  public var basalEnergyKilocalories: ExactDecimal?
  /// Mean heart rate, in beats a minute.
  public var averageHeartRate: ExactDecimal?
  /// Highest heart rate, in beats a minute.
  public var maximumHeartRate: ExactDecimal?
  /// How hard it felt, on the source's own scale.
  public var difficulty: ExactDecimal?
  /// The template it was done from, as the source refers to it.
  public var templateReference: String?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes details with nothing in them.
  public init() {}
}
