public import WorkoutModel

/// How a workout compares with the last time that the same routine was done.
public struct WorkoutMarks: Hashable, Sendable {
  /// How an exercise compares.
  public struct Exercise: Hashable, Sendable {
    /// The mark of each set.
    public var sets: [SetMark]
    /// The best one-rep max of the sets; nil if no set tells one.
    public var oneRepMax: Int64?
    /// That of the last time.
    public var previousOneRepMax: Int64?

    /// Makes the marks of an exercise.
    public init(sets: [SetMark], oneRepMax: Int64? = nil, previousOneRepMax: Int64? = nil) {
      self.sets = sets
      self.oneRepMax = oneRepMax
      self.previousOneRepMax = previousOneRepMax
    }
  }

  /// The marks of each exercise.
  public var exercises: [Exercise]
  /// True where the routine was not done before.
  public var isFirst: Bool
  /// When it was done before; nil where that is not known.
  public var previousStart: Moment?
  /// The unit of one-rep maxes and volumes; nil where nothing says it.
  public var unit: MassUnit?
  /// The volume beside that of the last time; nil for the first.
  public var volumeChange: Int64?

  /// Makes the marks of a workout.
  public init(
    exercises: [Exercise], isFirst: Bool, previousStart: Moment? = nil, unit: MassUnit? = nil,
    volumeChange: Int64? = nil
  ) {
    self.exercises = exercises
    self.isFirst = isFirst
    self.previousStart = previousStart
    self.unit = unit
    self.volumeChange = volumeChange
  }
}

/// How a set compares with the same set of the last time.
public enum SetMark: String, Hashable, Sendable, CaseIterable {
  /// More than the last time.
  case better
  /// The same as the last time.
  case equal
  /// Less than the last time.
  case worse
  /// There was no such set the last time.
  case new
}
