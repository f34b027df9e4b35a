internal import ExerciseCatalog
public import WorkoutModel

/// How far each bodyweight progression has come: its stage and level, and how much of the way to the next
/// level the sets done at that level make.
///
/// Add the workouts one by one, in any order, then ask for ``standings``.
public struct RepsScore {
  /// Where a progression stands.
  public struct Standing: Hashable, Sendable {
    /// The progression: `pushup`.
    public let progression: String
    /// The stage, 0 (easiest) … 9.
    public let stage: Int
    /// The level within the stage: `beginner`.
    public let level: String
    /// The share of the way to the next level; from 1 on it is time to move up.
    public let score: Double
  }

  private struct Place: Hashable {
    var type: ProgressionType
    var stage: Int
    var level: ProgressionLevel
  }

  private var stated: [ProgressionType: Place] = [:]
  private var last: [ProgressionType: (place: Place, start: Moment?)] = [:]
  private var scores: [Place: Double] = [:]

  /// Begins with where each progression stands; one that `routine` does not name stands where it was done
  /// last.
  public init(of routine: WeeklyRoutine?) {
    for stage in routine?.stages ?? [] {
      guard let type = ProgressionType(rawValue: stage.progression),
        let level = ProgressionLevel(rawValue: stage.level)
      else { continue }
      stated[type] = Place(type: type, stage: Int(stage.stage), level: level)
    }
  }

  /// Counts the sets of a workout that are of a stage of a progression and of one of its levels.
  public mutating func add(_ workout: Workout) {
    for exercise in workout.exercises {
      guard let progression = RepsExercise.progression(named: exercise.identity.name) else { continue }
      for set in exercise.sets {
        guard let level = RepsExercise.level(asking: set.details?.target, of: progression) else { continue }
        let count = RepsExercise.count(of: set, countsSeconds: progression.countsSeconds)?.wholePart ?? 0
        let place = Place(type: progression.type, stage: progression.stage, level: level)
        scores[place, default: 0] += progression.target(at: level).score(of: [Int(clamping: count)])
        if last[place.type].map({ Self.isLater(workout.start, $0.start) }) ?? true {
          last[place.type] = (place, workout.start)
        }
      }
    }
  }

  /// The progressions that stand anywhere, in the app's order.
  public var standings: [Standing] {
    ProgressionType.allCases.compactMap { type in
      guard let place = stated[type] ?? last[type]?.place else { return nil }
      return Standing(
        progression: type.rawValue, stage: place.stage, level: place.level.rawValue, score: scores[place] ?? 0
      )
    }
  }

  private static func isLater(_ start: Moment?, _ other: Moment?) -> Bool {
    guard let start, let other else { return start != nil || other == nil }
    return start.utcMilliseconds >= other.utcMilliseconds
  }
}
