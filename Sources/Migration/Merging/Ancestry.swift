internal import WorkoutModel

/// Which workout of the common ancestor each workout of two archives comes from.
struct Ancestry {
  let workouts: [Workout]
  /// For each workout of the first archive, its ancestor's index.
  let ofFirst: [Int: Int]
  /// For each workout of the second archive, its ancestor's index.
  let ofSecond: [Int: Int]

  /// Looks for the workouts of `first` and `second` in `base`; the second's clock is aligned already.
  init(_ base: WorkoutArchive, _ first: WorkoutArchive, _ second: WorkoutArchive, keys: ExerciseKeys) {
    let left = WorkoutMatching(base, first, keys: keys)
    let right = WorkoutMatching(base, second, keys: keys)
    // Compared on the first's clock.
    workouts =
      base.shifted(
        byMinutes: left.offset?.minutes ?? 0, keepsOffsets: left.countsUTC
      ).workouts
    ofFirst = Self.indices(left)
    ofSecond = Self.indices(right)
  }

  private static func indices(_ matching: WorkoutMatching) -> [Int: Int] {
    var indices: [Int: Int] = [:]
    for pair in matching.pairs { indices[pair.second] = pair.first }
    return indices
  }
}
