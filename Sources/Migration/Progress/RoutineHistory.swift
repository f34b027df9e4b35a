internal import ExerciseCatalog
public import WorkoutModel

/// Sets each workout beside the last time that the same routine was done: the same name, or without a name the
/// same exercises.
public struct RoutineHistory: Sendable {
  /// The workouts, the oldest first.
  public let workouts: [WorkoutProgress]

  private struct Slot: Hashable {
    var key: UInt64
    var occurrence: Int
  }

  private enum Routine: Hashable {
    case name(String)
    case exercises(Set<UInt64>)
  }

  /// Compares the workouts of `archive`; those without a start are taken in the order of the file.
  public init(_ archive: WorkoutArchive) {
    let keys = ExerciseKeys([archive])
    let starts = archive.workouts.map { $0.start?.utcMilliseconds ?? .min }
    let order = archive.workouts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var kinds = ExerciseKinds(of: archive)
    var last: [Routine: Int] = [:]
    workouts = order.map { index in
      let workout = archive.workouts[index]
      let routine = Self.routine(of: workout, keys: keys)
      let previous = last[routine]
      last[routine] = index
      return Self.progress(index, previous, archive, keys, &kinds)
    }
  }

  private static func routine(of workout: Workout, keys: ExerciseKeys) -> Routine {
    if let title = workout.title, !title.isEmpty { return .name(FoldedName.spaced(title)) }
    return .exercises(Set(workout.exercises.map { keys[$0.identity] }))
  }

  private static func progress(
    _ index: Int, _ previous: Int?, _ archive: WorkoutArchive, _ keys: ExerciseKeys,
    _ kinds: inout ExerciseKinds
  ) -> WorkoutProgress {
    let workout = archive.workouts[index]
    let before = previous.map { archive.workouts[$0] }
    let unit = workout.loadUnit
    func best(_ exercise: Exercise?) -> Int64? {
      guard let exercise, kinds.weight(of: exercise.identity) == .lifted else { return nil }
      return exercise.sets.compactMap { OneRepMax.estimate($0.inUnit(unit)) }.max()
    }
    var known: [Slot: Exercise] = [:]
    if let before {
      for (slot, exercise) in slots(of: before, keys) { known[slot] = exercise }
    }
    let exercises = slots(of: workout, keys).map { slot, exercise in
      let other = known[slot]
      return ExerciseProgress(
        name: ExerciseText.name(of: exercise.identity),
        sets: exercise.sets.enumerated().map { number, set in
          let sets = other?.sets ?? []
          return SetProgress(
            set, previous: sets.indices.contains(number) ? sets[number] : nil,
            isAssisted: exercise.identity.isAssisted)
        }, bestOneRepMax: best(exercise), previousBestOneRepMax: best(other))
    }
    return WorkoutProgress(
      workout: index, previous: previous, exercises: exercises, unit: unit,
      volume: kinds.volume(of: workout.exercises, in: unit),
      previousVolume: before.map { kinds.volume(of: $0.exercises, in: unit) })
  }

  private static func slots(of workout: Workout, _ keys: ExerciseKeys) -> [(Slot, Exercise)] {
    var counts: [UInt64: Int] = [:]
    return workout.exercises.map { exercise in
      let key = keys[exercise.identity]
      defer { counts[key, default: 0] += 1 }
      return (Slot(key: key, occurrence: counts[key, default: 0]), exercise)
    }
  }
}
