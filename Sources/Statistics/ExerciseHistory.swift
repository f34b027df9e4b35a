internal import ExerciseCatalog
internal import Migration
package import WorkoutModel

/// The times that an exercise was done, the newest last.
package struct ExerciseHistory: Hashable, Sendable {
  /// What the best set of each time is measured by.
  package enum Measure: Hashable, Sendable {
    /// The one-rep max, in the unit of the history.
    case oneRepMax
    /// The weight that helps, in the unit of the history: the less, the better.
    case help
    /// Repetitions.
    case reps
    /// Metres.
    case distance
    /// Seconds.
    case time

    /// Whether a value is better than another.
    package func isBetter(_ value: Double, than other: Double) -> Bool {
      self == .help ? value < other : value > other
    }
  }

  /// One time.
  package struct Session: Hashable, Sendable {
    /// The index of the workout.
    package var workout: Int
    /// When that began.
    package var start: Moment?
    /// How many sets were done.
    package var sets: Int
    /// Their repetitions times weight, in the unit of the history.
    package var volume: Int64 = 0
    /// The best of them; nil where none has a number to go by.
    package var best: BestSet?
    /// What that measures; nil where it has nothing of the kind.
    package var value: Double?
    /// True where it is better than any time before; never the first.
    package var isRecord = false
  }

  /// The name with its variation, as the newest workout spells it.
  package private(set) var name = ""
  /// The times, the newest last.
  package private(set) var sessions: [Session] = []
  /// What the best sets are measured by.
  package private(set) var measure = Measure.time
  /// The unit of one-rep maxes, that of the first load; nil where nothing says it.
  package private(set) var unit: MassUnit?

  /// The histories of the exercises that `name` means, however any app spells it, without a name of all; those of
  /// each variation are apart.
  package static func all(
    of archive: WorkoutArchive, named name: String? = nil, formula: OneRepMaxFormula = .app
  ) -> [ExerciseHistory] {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    let wanted = name.map { WantedExercises([$0], app: app) }
    let keys = ExerciseKeys([archive])
    var kinds = ExerciseKinds(of: archive)
    var isWanted = IdentityMap<Bool>()
    var places: [UInt64: Int] = [:]
    var histories: [ExerciseHistory] = []
    for index in archive.inOrderOfTime(Array(archive.workouts.indices)) {
      for exercise in archive.workouts[index].exercises {
        let identity = exercise.identity
        guard isWanted.value(of: identity, orElse: { wanted?.fit(identity).exercise ?? true })
        else { continue }
        let key = keys[exercise.identity]
        let place = places[key] ?? histories.count
        if place == histories.count { histories.append(ExerciseHistory()) }
        places[key] = place
        histories[place].add(exercise, of: archive.workouts[index], at: index, formula, &kinds)
      }
    }
    for place in histories.indices { histories[place].measureSessions() }
    return histories
  }

  private init() {}

  /// The best time, the earliest of those that are level; nil where none has a value.
  package var best: Session? {
    var best: Session?
    for session in sessions {
      guard let value = session.value else { continue }
      if let top = best?.value, !measure.isBetter(value, than: top) { continue }
      best = session
    }
    return best
  }

  /// The times in the workouts at `indices`, which stay records or not; nil if none of them has it.
  func part(at indices: Set<Int>) -> ExerciseHistory? {
    var part = self
    part.sessions = sessions.filter { indices.contains($0.workout) }
    return part.sessions.isEmpty ? nil : part
  }

  private mutating func add(
    _ exercise: Exercise, of workout: Workout, at index: Int, _ formula: OneRepMaxFormula,
    _ kinds: inout ExerciseKinds
  ) {
    let weight = kinds.weight(of: exercise.identity)
    name = ExerciseText.name(of: exercise.identity)
    if sessions.last?.workout != index {
      sessions.append(Session(workout: index, start: workout.start, sets: 0))
    }
    let last = sessions.count - 1
    sessions[last].sets += exercise.sets.count
    for set in exercise.sets {
      let new = BestSet(set, in: index, weight: weight, unit: unit, formula: formula)
      guard let new else { continue }
      unit = unit ?? new.unit
      if let best = sessions[last].best, !new.isBetter(than: best) { continue }
      sessions[last].best = new
    }
    let volume = kinds.volume(of: [exercise], in: unit)
    sessions[last].volume = sessions[last].volume.addingSaturated(volume)
  }

  private mutating func measureSessions() {
    for candidate in [Measure.oneRepMax, .help, .reps, .distance, .time]
    where sessions.contains(where: { Self.value(of: $0.best, candidate) ?? 0 > 0 }) {
      measure = candidate
      break
    }
    var best: Double?
    for place in sessions.indices {
      guard let value = Self.value(of: sessions[place].best, measure) else { continue }
      sessions[place].value = value
      let isRecord = best.map { measure.isBetter(value, than: $0) }
      sessions[place].isRecord = isRecord ?? false
      if isRecord ?? true { best = value }
    }
  }

  private static func value(of set: BestSet?, _ measure: Measure) -> Double? {
    guard let set else { return nil }
    let value: Double
    switch measure {
    case .oneRepMax: value = Double(set.oneRepMax ?? 0)
    // A time without help is the best of all.
    case .help: return set.help
    case .reps: value = set.reps
    case .distance: value = set.meters
    case .time: value = set.seconds
    }
    return value > 0 ? value : nil
  }

  /// The values over time with goals as lines across; nil with fewer than two that have a day.
  package func chart(goals: [Chart.Level] = []) -> Chart? {
    let points = sessions.compactMap { session -> Chart.Point? in
      guard let value = session.value, let day = session.start?.date?.daysSince1970 else { return nil }
      return Chart.Point(x: Double(day), y: value, isMarked: session.isRecord)
    }
    return points.count < 2 ? nil : Chart(.line, [Chart.Series(name, points)], levels: goals)
  }
}
