/// Everything that a file of workout data holds.
public struct WorkoutArchive: Hashable, Sendable {
  /// The format and version that an archive was read from.
  public struct Source: Hashable, Sendable {
    /// The id of the format.
    public var format: String
    /// The version, where the format has versions.
    public var version: Int?

    /// Makes a source.
    public init(format: String, version: Int? = nil) {
      self.format = format
      self.version = version
    }
  }

  /// Where the archive comes from; nil for one made by a program.
  public var source: Source?
  /// Who it belongs to.
  public var profile = Profile()
  /// Choices of the user that bear on the data.
  public var preferences = Preferences()
  /// Measurements of the body.
  public var measurements: [BodyMeasurement] = []
  /// The exercises that the user can choose; nil where the source has no such list.
  public var exerciseTypes: [ExerciseType]?
  /// The colours of the categories; nil where the source has no such list.
  public var categoryColors: [CategoryColor]?
  /// Workouts to be done.
  public var templates: [WorkoutTemplate] = []
  /// Structured rides and runs.
  public var rides: [Ride] = []
  /// What the user wants to reach.
  public var goals: [ExerciseGoal] = []
  /// The routine of the week.
  public var routine: WeeklyRoutine?
  /// What only the source's format knows, at the top of the file.
  public var sourceFields: SourceFields?
  /// The workouts done, in the order of the file.
  public var workouts: [Workout] = []

  /// Makes an archive of `workouts` and nothing else.
  public init(workouts: [Workout] = []) { self.workouts = workouts }
}
