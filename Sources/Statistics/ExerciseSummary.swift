internal import Migration
package import WorkoutModel

/// An exercise in one line: how often and when last it was done, and the best set of it.
package struct ExerciseSummary: Hashable, Sendable {
  /// The name with its variation, as its newest workout spells it.
  package var name: String
  /// In how many workouts it was done.
  package var workouts: Int
  /// How many sets were done of it.
  package var sets: Int
  /// The index of the workout that it was last done in.
  package var lastWorkout: Int
  /// When that began.
  package var last: Moment?
  /// The best of its sets; nil where none has a number to go by.
  package var best: BestSet?

  /// The exercises of the workouts at `indices`, the most frequent first, those of equal counts by name; spellings
  /// that the catalogue knows as one exercise are one.
  package static func all(of archive: WorkoutArchive, at indices: [Int]) -> [ExerciseSummary] {
    let keys = ExerciseKeys([archive])
    var kinds = ExerciseKinds(of: archive)
    var places: [UInt64: Int] = [:]
    var summaries: [ExerciseSummary] = []
    for index in archive.inOrderOfTime(indices) {
      let workout = archive.workouts[index]
      for exercise in workout.exercises {
        let key = keys[exercise.identity]
        let place = places[key] ?? summaries.count
        if place == summaries.count { summaries.append(ExerciseSummary()) }
        places[key] = place
        summaries[place].add(exercise, kinds.weight(of: exercise.identity), of: workout, at: index)
      }
    }
    return summaries.sorted { ($1.workouts, $0.name) < ($0.workouts, $1.name) }
  }

  private init() {
    name = ""
    workouts = 0
    sets = 0
    lastWorkout = -1
  }

  private mutating func add(
    _ exercise: Exercise, _ weight: ExerciseKinds.Weight, of workout: Workout, at index: Int
  ) {
    // An exercise may stand in a workout twice.
    if index != lastWorkout {
      workouts += 1
      lastWorkout = index
      last = workout.start
      name = ExerciseText.name(of: exercise.identity)
    }
    sets += exercise.sets.count
    for set in exercise.sets {
      guard let new = BestSet(set, in: index, weight: weight, unit: best?.unit) else { continue }
      if let best, !new.isBetter(than: best) { continue }
      best = new
    }
  }
}
