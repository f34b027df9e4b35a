/// A workout beside the last time that the same routine was done.
public struct WorkoutProgress: Hashable, Sendable {
  /// The index of the workout in the archive.
  public var workout: Int
  /// The index of the workout before of the same routine; nil for the first.
  public var previous: Int?
  /// Its exercises.
  public var exercises: [ExerciseProgress]
  /// The sum over its sets of repetitions times weight, cut to whole numbers.
  public var volume: Int64
  /// That of the workout before; nil for the first.
  public var previousVolume: Int64?
}
