internal import WorkoutModel

/// Which workouts of two archives are the same: by uuid, else by content and start.
struct WorkoutMatching {
  /// By what two workouts are known to be the same.
  enum Evidence: Hashable {
    case uuid
    case content
    case near
  }

  /// A workout that both archives have, as indices.
  struct Pair: Hashable {
    var first: Int
    var second: Int
    var evidence: Evidence
  }

  /// The workouts that both have, in the order of the second archive.
  private(set) var pairs: [Pair] = []
  /// Workouts that may be the same, but are not exactly so.
  private(set) var nearMatches: [NearMatch] = []
  /// How far the second archive's clock is ahead; nil where the clocks agree.
  let offset: ClockOffset?

  /// True where the clocks are those of UTC, false where they are those of the walls.
  let countsUTC: Bool

  private let keys: ExerciseKeys
  private let first: [KnownWorkout]
  private let second: [KnownWorkout]
  private var isTaken: (first: [Bool], second: [Bool])

  /// Matches the workouts of two archives.
  init(_ first: WorkoutArchive, _ second: WorkoutArchive, keys: ExerciseKeys) {
    self.keys = keys
    let clock = WorkoutClock([first, second])
    countsUTC = clock.countsUTC
    self.first = first.workouts.map { KnownWorkout($0, keys: keys, clock: clock) }
    let others = second.workouts.map { KnownWorkout($0, keys: keys, clock: clock) }
    offset = ClockOffset.estimate(
      first: self.first.map { ($0.minute, $0.content) }, second: others.map { ($0.minute, $0.content) })
    let shift = Int64(offset?.minutes ?? 0)
    self.second = shift == 0 ? others : others.map { $0.shifted(byMinutes: -shift) }
    isTaken = (
      Array(repeating: false, count: first.workouts.count),
      Array(repeating: false, count: second.workouts.count)
    )
    matchByIdentifier(first.workouts, second.workouts)
    matchByKey { $0.isTimed ? .init(start: $0.minute, content: $0.content) : nil }
    // Where one side knows only the day, the day and the content decide.
    matchByKey {
      .init(start: $0.day, content: $0.content)
    } isAllowed: {
      !$0.isTimed || !$1.isTimed
    }
    pairs.sort { $0.second < $1.second }
    nearMatches = findNearMatches(first.workouts, second.workouts)
  }

  private struct Key: Hashable {
    var start: Int64?
    var content: ContentFingerprint
  }

  private mutating func pair(_ first: Int, _ second: Int, _ evidence: Evidence) {
    isTaken.first[first] = true
    isTaken.second[second] = true
    pairs.append(Pair(first: first, second: second, evidence: evidence))
  }

  private mutating func matchByIdentifier(_ workouts: [Workout], _ others: [Workout]) {
    var indices: [WorkoutIdentifier: Int] = [:]
    for (index, workout) in workouts.enumerated().reversed() {
      if let id = workout.id?.uppercased { indices[id] = index }
    }
    for (index, other) in others.enumerated() {
      guard let id = other.id?.uppercased, let match = indices[id], !isTaken.first[match] else { continue }
      pair(match, index, .uuid)
    }
  }

  private mutating func matchByKey(
    _ key: (KnownWorkout) -> Key?, isAllowed: (KnownWorkout, KnownWorkout) -> Bool = { _, _ in true }
  ) {
    var queues: [Key: ArraySlice<Int>] = [:]
    for (index, workout) in first.enumerated() where !isTaken.first[index] {
      if let key = key(workout) { queues[key, default: []].append(index) }
    }
    for (index, workout) in second.enumerated() where !isTaken.second[index] {
      guard let key = key(workout), let match = queues[key]?.first, isAllowed(first[match], workout) else {
        continue
      }
      queues[key]?.removeFirst()
      pair(match, index, .content)
    }
  }

  // MARK: Near matches

  private func findNearMatches(_ workouts: [Workout], _ others: [Workout]) -> [NearMatch] {
    var indices: [Int64: [Int]] = [:]
    for (index, workout) in first.enumerated() where !isTaken.first[index] {
      if let day = workout.day { indices[day, default: []].append(index) }
    }
    let matcher = NearMatcher(
      keys: keys, first: first, second: second, workouts: workouts, others: others)
    var matches: [NearMatch] = []
    var isUsed = Set<Int>()
    for (index, other) in second.enumerated() where !isTaken.second[index] {
      guard let day = other.day else { continue }
      let candidates = (day - 1...day + 1).flatMap {
        (indices[$0] ?? []).prefix(NearMatcher.maximumCandidates)
      }
      let likely = candidates.filter { !isUsed.contains($0) }.compactMap { candidate in
        matcher.likeness(candidate, index)
      }
      guard let best = likely.max(by: { $0.rank < $1.rank }) else { continue }
      isUsed.insert(best.first)
      matches.append(best)
    }
    return matches
  }
}
