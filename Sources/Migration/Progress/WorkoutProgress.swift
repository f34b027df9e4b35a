public import WorkoutModel

/// A workout beside the last time that the same routine was done.
public struct WorkoutProgress: Hashable, Sendable {
  /// The index of the workout in the archive.
  public var workout: Int
  /// The index of the workout before of the same routine; nil for the first.
  public var previous: Int?
  /// Its exercises.
  public var exercises: [ExerciseProgress]
  /// The unit of its first load, in which volumes and one-rep maxes are; nil where nothing says it.
  public var unit: MassUnit?
  /// The sum over its sets of repetitions times weight, cut to whole numbers; a weight that helps or goes along
  /// with cardio is not lifted.
  public var volume: Int64
  /// That of the workout before, in the same unit; nil for the first.
  public var previousVolume: Int64?
}

/// An exercise of a workout beside the last time.
public struct ExerciseProgress: Hashable, Sendable {
  /// The name with its variation.
  public var name: String
  /// Its sets.
  public var sets: [SetProgress]
  /// The best one-rep max of its sets, in the unit of the workout's first load; nil where it has no repetitions
  /// with a weight lifted.
  public var bestOneRepMax: Int64?
  /// That of the last time, in the same unit; nil where the exercise was not done then.
  public var previousBestOneRepMax: Int64?
}

/// A set beside the same set of the last time.
public struct SetProgress: Hashable, Sendable {
  /// How it compares.
  public enum Mark: String, Hashable, Sendable {
    /// More than the last time.
    case better
    /// The same as the last time.
    case equal
    /// Less than the last time.
    case worse
    /// There was no such set the last time.
    case new
  }

  /// The set in words: `5 × 100 kg`.
  public var text: String
  /// The same set of the last time, in words; nil where there was none.
  public var previous: String?
  /// How they compare.
  public var mark: Mark

  /// Compares a set with that of the last time.
  ///
  /// - Parameter isAssisted: true where the load helps, so that less of it is more.
  init(_ set: ExerciseSet, previous: ExerciseSet?, isAssisted: Bool) {
    text = WorkoutText.set(set)
    self.previous = previous.map { WorkoutText.set($0) }
    mark = previous.map { Self.mark(set, $0, isAssisted) } ?? .new
  }

  private static func mark(_ set: ExerciseSet, _ previous: ExerciseSet, _ isAssisted: Bool) -> Mark {
    // Each number that a set has: more of all is better; where one is more and one less, the one-rep max decides.
    let now = numbers(of: set, isAssisted)
    let before = numbers(of: previous, isAssisted)
    let more = zip(now, before).contains { $0 > $1 }
    let less = zip(now, before).contains { $0 < $1 }
    switch (more, less) {
    case (false, false): return .equal
    case (true, false): return .better
    case (false, true): return .worse
    case (true, true):
      let unit = set.load?.unit
      guard !isAssisted, let left = OneRepMax.estimate(set),
        let right = OneRepMax.estimate(previous.inUnit(unit)), unit == previous.inUnit(unit).load?.unit,
        left != right
      else { return .equal }
      return left > right ? .better : .worse
    }
  }

  /// Grams, repetitions, seconds and metres, 0 for none.
  private static func numbers(of set: ExerciseSet, _ isAssisted: Bool) -> [Double] {
    let grams = set.load.map { isAssisted ? -abs(LoadGrid.grams(of: $0)) : LoadGrid.grams(of: $0) }
    let distance = set.details?.distance.flatMap { $0.converted(to: .meters) }
    return [
      grams ?? 0, Double(set.reps ?? 0), set.durationSeconds?.doubleValue ?? 0,
      distance?.distance.value.doubleValue ?? 0,
    ]
  }
}
