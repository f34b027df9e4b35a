internal import WorkoutModel

/// Tells whether two workouts of the same exercises and repetitions differ in no more than what apps round.
enum RoundedSets {
  /// Times that are less than this apart are the same: some apps round seconds, some cut them.
  private static let secondsApart = 1.0

  /// True where two numbers of seconds may be one time, or one of them says nothing.
  static func areNear(_ first: Double, _ second: Double) -> Bool { !(abs(first - second) >= secondsApart) }

  /// True where the sets of both, exercise by exercise, say the same but for rounding.
  static func areAlike(_ first: Workout, _ second: Workout, keys: ExerciseKeys) -> Bool {
    let (left, right) = (sets(of: first, keys), sets(of: second, keys))
    return left.count == right.count && zip(left, right).allSatisfy(areAlike)
  }

  /// The sets that say something, by exercise.
  private static func sets(of workout: Workout, _ keys: ExerciseKeys) -> [ExerciseSet] {
    workout.exercises.enumerated().sorted {
      (keys[$0.element.identity], $0.offset) < (keys[$1.element.identity], $1.offset)
    }.flatMap { exercise in exercise.element.sets.filter { SetHash($0, of: 0, countsAmounts: false) != nil } }
  }

  private static func areAlike(_ first: ExerciseSet, _ second: ExerciseSet) -> Bool {
    guard first.reps ?? 0 == second.reps ?? 0 else { return false }
    let seconds = [first, second].map { $0.durationSeconds?.doubleValue ?? 0 }
    // Beside repetitions only some apps state a time.
    guard areNear(seconds[0], seconds[1]) || first.reps ?? 0 != 0 && seconds.contains(0) else { return false }
    guard let load = first.load, let other = second.load else {
      return (first.load ?? second.load)?.value.coefficient ?? 0 == 0
    }
    return LoadGrid.areEqual(load, other)
  }
}
