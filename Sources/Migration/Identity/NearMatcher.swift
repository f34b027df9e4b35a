internal import WorkoutModel

/// Tells how near two workouts are to being the same.
struct NearMatcher {
  /// As many workouts of a day are compared with each one.
  static let maximumCandidates = 8

  let keys: ExerciseKeys
  let first: [KnownWorkout]
  let second: [KnownWorkout]
  let workouts: [Workout]
  let others: [Workout]

  /// In what a workout of the first list and one of the second are alike; nil where they are not.
  func likeness(_ index: Int, _ other: Int) -> NearMatch? {
    let isSameDay = first[index].day == second[other].day
    let isSame = first[index].content == second[other].content && first[index].mayBe(second[other])
    guard isSameDay || isSame else { return nil }
    var apart: Int?
    if let minute = first[index].minute, let later = second[other].minute {
      apart = Int(clamping: later - minute)
    }
    if let apart, apart.magnitude > Int(ClockEstimate.maximumMinutes).magnitude { return nil }
    let counts = isSame ? nil : sharedSets(index, other)
    if let counts {
      // Sessions of the same minute are one recorded twice, with or without much in common.
      guard counts.shared > 0, apart == 0 || counts.shared * 2 >= counts.all else { return nil }
    }
    return NearMatch(
      first: index, second: other, minutesApart: apart,
      isDated: first[index].day != nil, setCount: counts?.all,
      differingSetCount: counts.map { $0.all - $0.shared } ?? 0)
  }

  private func sharedSets(_ index: Int, _ other: Int) -> (shared: Int, all: Int) {
    // What only one of them states tells nothing.
    let countsDistance = !first[index].distances.isEmpty && !second[other].distances.isEmpty
    let countsTime = !first[index].seconds.isEmpty && !second[other].seconds.isEmpty
    let countsText = !first[index].texts.isEmpty && !second[other].texts.isEmpty
    func hashes(of workout: Workout) -> [SetHash] {
      workout.exercises.flatMap { exercise in
        exercise.sets.compactMap {
          SetHash(
            $0, of: keys[exercise.identity], countsDistance: countsDistance, countsTime: countsTime,
            countsText: countsText)
        }
      }
    }
    var counts: [SetHash: Int] = [:]
    var all = 0
    for hash in hashes(of: workouts[index]) {
      counts[hash, default: 0] += 1
      all += 1
    }
    var shared = 0
    var otherCount = 0
    for hash in hashes(of: others[other]) {
      otherCount += 1
      guard let count = counts[hash], count > 0 else { continue }
      counts[hash] = count - 1
      shared += 1
    }
    return (shared, max(all, otherCount))
  }
}
