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
    let counts =
      isSame
      ? nil
      : sharedSets(index, other) { shared, all in
        // Sessions of the same minute are one recorded twice, with or without much in common.
        shared > 0 && (apart == 0 || shared * 2 >= all)
      }
    guard isSame || counts != nil else { return nil }
    return NearMatch(
      first: index, second: other, minutesApart: apart,
      isDated: first[index].day != nil, setCount: counts?.all,
      differingSetCount: counts.map { $0.all - $0.shared } ?? 0)
  }

  /// How many sets both have, and how many the longer one; nil where these are not enough.
  private func sharedSets(
    _ index: Int, _ other: Int, areEnough: (_ shared: Int, _ all: Int) -> Bool
  ) -> (shared: Int, all: Int)? {
    let (known, otherKnown) = (first[index], second[other])
    // What only one of them states tells nothing.
    let countsDistance = !known.distances.isEmpty && !otherKnown.distances.isEmpty
    let countsTime = !known.seconds.isEmpty && !otherKnown.seconds.isEmpty
    let countsText = !known.texts.isEmpty && !otherKnown.texts.isEmpty
    if !countsDistance, !countsTime, !countsText {
      let all = Int(max(known.content.setCount, otherKnown.content.setCount))
      guard areEnough(known.mostShared(with: otherKnown), all) else { return nil }
    }
    func hashes(of exercises: [Exercise]) -> [UInt64] {
      var hashes: [UInt64] = []
      for exercise in exercises {
        let key = keys[exercise.identity]
        for set in exercise.sets {
          let hash = SetHash(
            set, of: key, countsDistance: countsDistance, countsTime: countsTime, countsText: countsText)
          if let hash { hashes.append(hash.high ^ hash.low) }
        }
      }
      return hashes.sorted()
    }
    let (left, right) = (hashes(of: workouts[index].exercises), hashes(of: others[other].exercises))
    var (shared, place, otherPlace) = (0, 0, 0)
    while place < left.count, otherPlace < right.count {
      let (hash, match) = (left[place], right[otherPlace])
      if hash == match { shared += 1 }
      if hash <= match { place += 1 }
      if match <= hash { otherPlace += 1 }
    }
    let all = max(left.count, right.count)
    return areEnough(shared, all) ? (shared, all) : nil
  }
}
