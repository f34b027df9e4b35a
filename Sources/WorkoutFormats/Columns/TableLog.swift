internal import FormatKit
internal import WorkoutModel

/// Puts workouts together from the rows of tables, wherever the rows of one stand.
struct TableLog {
  /// What tells one workout from another.
  struct Key: Hashable {
    var day: String
    var start: String
    var title: String
  }

  /// A workout that is being made.
  private struct Draft {
    var workout: Workout
    /// The number of the set that was added last.
    var lastSet: Int?
    /// The mark of the superset of the last exercise.
    var lastMark: String?
    /// The exercises by the marks of their supersets, in the order of the marks.
    var marks: [(mark: String, exercises: [Int])] = []
  }

  /// The most sets of an input.
  static let maximumSets = 2_000_000

  private var drafts: [Draft] = []
  private var places: [Key: Int] = [:]
  private var identities: Set<ExerciseIdentity> = []
  private(set) var setCount = 0

  /// The workout of a key, which is begun where it is the first.
  mutating func workout(_ key: Key, _ make: () -> Workout) -> Int {
    if let place = places[key] { return place }
    places[key] = drafts.count
    drafts.append(Draft(workout: make()))
    return drafts.count - 1
  }

  /// Adds a remark to a workout, once.
  mutating func addNotes(_ notes: String, to workout: Int) {
    var details = drafts[workout].workout.details ?? WorkoutDetails()
    details.notes = Self.joined(details.notes, notes)
    drafts[workout].workout.details = details
  }

  /// Sets how long a workout took and when it ended, where nothing says so yet.
  ///
  /// - Returns: what an earlier row says otherwise, which counts.
  mutating func setTimes(of workout: Int, seconds: ExactDecimal?, end: Moment?) -> [ColumnMeaning] {
    var differing: [ColumnMeaning] = []
    if let seconds {
      let known = drafts[workout].workout.durationSeconds ?? seconds
      if known.normalized != seconds.normalized { differing.append(.duration) }
      drafts[workout].workout.durationSeconds = known
    }
    guard let end else { return differing }
    var details = drafts[workout].workout.details ?? WorkoutDetails()
    let known = details.end ?? end
    if known != end { differing.append(.end) }
    details.end = known
    drafts[workout].workout.details = details
    return differing
  }

  /// The name of the last exercise of a workout.
  func lastExercise(of workout: Int) -> String? { drafts[workout].workout.exercises.last?.name }

  /// Begins an exercise, or goes on with the last one where it is the same and its sets do not begin again.
  ///
  /// - Parameter set: the number of the next set, where it is told.
  /// - Returns: what an earlier row says otherwise, which counts.
  mutating func exercise(
    _ identity: ExerciseIdentity, of workout: Int, set: Int?, mark: String?, equipment: String?
  ) -> [ColumnMeaning] {
    let isSame = drafts[workout].workout.exercises.last?.identity == identity
    let isNext = set.map { $0 > (drafts[workout].lastSet ?? 0) } ?? true
    if !(isSame && isNext) {
      drafts[workout].workout.exercises.append(Exercise(identities.insert(identity).memberAfterInsert))
      drafts[workout].lastSet = nil
      drafts[workout].lastMark = nil
    }
    let number = drafts[workout].workout.exercises.count - 1
    var differing: [ColumnMeaning] = []
    if let equipment {
      var details = drafts[workout].workout.exercises[number].details ?? ExerciseDetails()
      let known = details.equipment ?? equipment
      if known != equipment { differing.append(.equipment) }
      details.equipment = known
      drafts[workout].workout.exercises[number].details = details
    }
    guard let mark else { return differing }
    if let known = drafts[workout].lastMark {
      if known != mark { differing.append(.superset) }
      return differing
    }
    drafts[workout].lastMark = mark
    if let place = drafts[workout].marks.firstIndex(where: { $0.mark == mark }) {
      drafts[workout].marks[place].exercises.append(number)
    } else {
      drafts[workout].marks.append((mark, [number]))
    }
    return differing
  }

  /// Adds sets to the last exercise of a workout.
  mutating func add(_ sets: [ExerciseSet], to workout: Int, number: Int?) {
    guard let last = drafts[workout].workout.exercises.indices.last else { return }
    drafts[workout].workout.exercises[last].sets += sets
    drafts[workout].lastSet = number
    setCount += sets.count
  }

  /// Adds a remark to the last exercise of a workout.
  mutating func addExerciseNotes(_ notes: String, to workout: Int) {
    guard let last = drafts[workout].workout.exercises.indices.last else { return }
    var details = drafts[workout].workout.exercises[last].details ?? ExerciseDetails()
    details.notes = Self.joined(details.notes, notes)
    drafts[workout].workout.exercises[last].details = details
  }

  private static func joined(_ text: String?, _ other: String) -> String {
    guard let text else { return other }
    return text == other || text.hasSuffix("\n" + other) ? text : text + "\n" + other
  }

  /// The workouts, in the order in which they began.
  var workouts: [Workout] {
    drafts.map { draft in
      var workout = draft.workout
      let groups = draft.marks.map { $0.exercises }
      if !groups.isEmpty { workout.supersets = groups }
      return workout
    }
  }
}
