/// What a plan or coach asked of a set.
public struct SetTarget: Hashable, Sendable {
  /// Repetitions asked for.
  public var reps: Int32?
  /// The most repetitions asked for, where the target is a range that begins with ``reps``.
  public var maximumReps: Int32?
  /// The weight asked for.
  public var load: Load?
  /// Seconds asked for.
  public var durationSeconds: ExactDecimal?
  /// The distance asked for.
  public var distance: Distance?
  /// The rate of perceived exertion asked for, 0 … 10.
  public var ratingOfPerceivedExertion: ExactDecimal?

  /// Makes a target with nothing in it.
  public init() {}
}
