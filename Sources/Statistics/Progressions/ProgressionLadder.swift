package import ExerciseCatalog
internal import WorkoutFormats
package import WorkoutModel

/// A bodyweight progression as a ladder: its ten stages, and where the lifter stands.
package struct ProgressionLadder: Hashable, Sendable {
  /// A rung.
  package struct Rung: Hashable, Sendable {
    /// The stage, 0 (easiest) … 9.
    package var stage: Int
    /// Its name.
    package var name: String
    /// How many sets were done of it.
    package var sets = 0
    /// The most repetitions, or seconds, of a set; nil where none was done.
    package var best: Int64?
    /// When it was done first.
    package var first: Moment?
    /// True where its repetitions are seconds.
    package var countsSeconds: Bool
  }

  /// What the stages lead to.
  package var type: ProgressionType
  /// The stages, the easiest first.
  package var rungs: [Rung]
  /// The stage that was reached.
  package var stage: Int
  /// The level within it: `beginner`.
  package var level: String
  /// The share of the way to the next level: the level-up score; from 1 on it is time to move up.
  package var score: Double
  /// What the level asks for; nil for a level that is not known.
  package var target: ProgressionTarget?

  /// What the stages are of, in words: `Push-ups`.
  package var name: String {
    switch type {
    case .pushup: "Push-ups"
    case .pullup: "Pull-ups"
    case .squat: "Squats"
    case .legraise: "Leg raises"
    case .bridge: "Bridges"
    case .handstandpushup: "Handstand push-ups"
    }
  }

  /// The progressions that stand anywhere, in the app's order.
  package static func all(of archive: WorkoutArchive) -> [ProgressionLadder] {
    var score = RepsScore(of: archive.routine)
    for workout in archive.workouts { score.add(workout) }
    let standings = score.standings
    guard !standings.isEmpty else { return [] }
    let rungs = Self.rungs(of: archive)
    return standings.compactMap { standing in
      guard let type = ProgressionType(rawValue: standing.progression) else { return nil }
      let level = ProgressionLevel(rawValue: standing.level)
      let progression = Catalog.progression(type, stage: standing.stage)
      return ProgressionLadder(
        type: type, rungs: rungs[type] ?? [], stage: standing.stage, level: standing.level,
        score: standing.score, target: level.flatMap { progression?.target(at: $0) })
    }
  }

  private static func rungs(of archive: WorkoutArchive) -> [ProgressionType: [Rung]] {
    var rungs: [ProgressionType: [Rung]] = [:]
    var places: [String: (type: ProgressionType, stage: Int)] = [:]
    for progression in Catalog.progressions {
      rungs[progression.type, default: []].append(
        Rung(stage: progression.stage, name: progression.name, countsSeconds: progression.countsSeconds))
      places[progression.name] = (progression.type, progression.stage)
    }
    let longest = places.keys.map { $0.utf8.count }.max() ?? 0
    for index in archive.inOrderOfTime(Array(archive.workouts.indices)) {
      let workout = archive.workouts[index]
      for exercise in workout.exercises {
        guard let name = exercise.identity.name, name.utf8.count <= longest, let place = places[name],
          var rung = rungs[place.type]?[place.stage]
        else { continue }
        rung.first = rung.first ?? workout.start
        rung.sets += exercise.sets.count
        for set in exercise.sets {
          let count = rung.countsSeconds ? set.durationSeconds?.wholePart : set.reps.map { Int64($0) }
          if let count { rung.best = max(rung.best ?? count, count) }
        }
        rungs[place.type]?[place.stage] = rung
      }
    }
    return rungs
  }
}
