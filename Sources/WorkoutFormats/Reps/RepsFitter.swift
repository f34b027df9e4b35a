internal import ExerciseCatalog
internal import FormatKit
internal import WorkoutModel

/// Brings sets into what a journal of Reps can hold, which depends on the stage that their exercise is, and names
/// what changes.
final class RepsFitter: OwnFitter {
  private let losses: LossReporter
  /// Tells the day of a workout, without a word: the start is fitted as in all formats.
  private let clock: ClockFitter
  private var standings: [String: ProgressionStage] = [:]
  private var days: Set<CivilDate?> = []
  private let date: Moment?

  init(_ losses: LossReporter, options: WriteOptions) {
    self.losses = losses
    date = options.date
    clock = ClockFitter(
      .utc, options: options, losses: LossReporter(target: losses.target, findings: FindingLog()))
  }

  func begin(_ archive: inout WorkoutArchive) {
    for stage in archive.routine?.stages ?? [] { standings[stage.progression] = stage }
  }

  var knows: ((Exercise) -> Bool)? { RepsExercise.isKnown }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    if let start = workout.start ?? date, workout.exercises.contains(where: Self.isWritten),
      !days.insert(try clock.fit(start, at: nil).date).inserted
    {
      losses.report(.dropped, .workouts, .joinsDay, at: path)
    }
    fit(&workout, at: path)
  }

  /// True for an exercise that leaves something; a variation becomes a part of its name.
  private static func isWritten(_ exercise: Exercise) -> Bool {
    !exercise.sets.isEmpty && (exercise.identity.variation ?? "").isEmpty && RepsExercise.isKnown(exercise)
  }

  private func fit(_ workout: inout Workout, at path: ModelPath) {
    var names: Set<String?> = []
    for number in workout.exercises.indices {
      let exercise = workout.exercises[number]
      let path = path.exercise(number)
      if !names.insert(exercise.identity.name).inserted {
        losses.report(.dropped, .equalNeighbors, .joins, at: path)
      }
      guard let progression = RepsExercise.progression(named: exercise.identity.name) else { continue }
      fitIdentity(exercise.identity, RepsExercise.identity(of: progression), at: path)
      for place in exercise.sets.indices {
        fit(&workout.exercises[number].sets[place], progression, at: path.set(place))
      }
    }
  }

  private func fitIdentity(_ given: ExerciseIdentity, _ known: ExerciseIdentity, at path: ModelPath) {
    func compare(_ field: ModelField, _ given: String?, _ known: String?) {
      guard (given ?? "") != (known ?? "") else { return }
      if given ?? "" == "" {
        losses.added(field, "taken from the app's own exercise", at: path)
      } else {
        losses.dropped(field, at: path, detail: given)
      }
    }
    compare(.category, given.category, known.category)
    compare(.style, given.style?.rawValue, known.style?.rawValue)
  }

  private func fit(_ set: inout ExerciseSet, _ progression: Progression, at path: ModelPath) {
    if progression.countsSeconds { fitSeconds(of: &set, at: path) } else { fitReps(of: &set, at: path) }
    fitTarget(of: &set, progression, at: path)
  }

  private func fitReps(of set: inout ExerciseSet, at path: ModelPath) {
    if set.durationSeconds != nil {
      losses.dropped(.setDuration, at: path)
      set.durationSeconds = nil
    }
    guard set.reps == nil, !isKept("reps", of: set) else { return }
    losses.added(.reps, .zeroForUncounted, at: path)
    set.reps = 0
  }

  private func fitSeconds(of set: inout ExerciseSet, at path: ModelPath) {
    if set.reps != nil {
      losses.dropped(.reps, at: path)
      set.reps = nil
    }
    guard let seconds = set.durationSeconds else {
      guard !isKept("reps", of: set) else { return }
      losses.added(.setDuration, .zeroForUncounted, at: path)
      set.durationSeconds = ExactDecimal(0)
      return
    }
    let whole = ExactDecimal(Int32(clamping: seconds.wholePart))
    if whole.normalized != seconds.normalized { losses.rounded(.setDuration, "cut to the second", at: path) }
    if whole != seconds, !isKept("reps", of: set) { set.durationSeconds = whole }
  }

  /// The level follows from what was asked for; where that says none, from what was done.
  private func fitTarget(of set: inout ExerciseSet, _ progression: Progression, at path: ModelPath) {
    let target = set.details?.target
    if RepsExercise.level(asking: target, of: progression) != nil || isKept("level", of: set) { return }
    let level = standing(in: progression) ?? level(of: set, progression)
    if target == nil {
      losses.added(.target, "taken from the level \(level.rawValue)", at: path)
    } else {
      losses.dropped(.target, at: path, detail: "no level asks for it; set to that of \(level.rawValue)")
    }
    var details = set.details ?? SetDetails()
    details.target = RepsExercise.target(of: progression, at: level)
    set.details = details
  }

  private func standing(in progression: Progression) -> ProgressionLevel? {
    guard let standing = standings[progression.type.rawValue], Int(standing.stage) == progression.stage else {
      return nil
    }
    return ProgressionLevel(rawValue: standing.level)
  }

  /// The highest level whose target the set reaches, else the first.
  private func level(of set: ExerciseSet, _ progression: Progression) -> ProgressionLevel {
    let count = RepsExercise.count(of: set, countsSeconds: progression.countsSeconds)?.wholePart ?? 0
    return ProgressionLevel.allCases.last { count >= Int64(progression.target(at: $0).reps) } ?? .beginner
  }

  /// True where the entry that the set was read from says what no number of the model does.
  private func isKept(_ name: String, of set: ExerciseSet) -> Bool {
    guard let fields = set.details?.sourceFields, fields.format == RepsNotation.formatID else { return false }
    return fields[name] != nil || KeptFields.isAbsent(name, in: fields)
  }
}
