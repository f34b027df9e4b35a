/// An exercise of a workout beside the last time.
public struct ExerciseProgress: Hashable, Sendable {
  /// The name with its variation.
  public var name: String
  /// Its sets.
  public var sets: [SetProgress]
  /// The best one-rep max of its sets, in the unit of its loads; nil where it has no repetitions with a load.
  public var bestOneRepMax: Int?
  /// That of the last time; nil where the exercise was not done then.
  public var previousBestOneRepMax: Int?
}
