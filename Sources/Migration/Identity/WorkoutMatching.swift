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
  /// How the second archive's clock lies beside the first's.
  let alignment: ClockAlignment
  /// By which clock the starts were compared.
  let clock: WorkoutClock

  private let keys: ExerciseKeys
  private let first: [KnownWorkout]
  private let second: [KnownWorkout]
  /// True where the time of day of a workout is not known.
  private let knowsOnlyDays: Bool
  private var isTaken: (first: [Bool], second: [Bool])

  /// Matches the workouts of two archives.
  init(_ first: WorkoutArchive, _ second: WorkoutArchive, keys: ExerciseKeys) {
    self.keys = keys
    clock = WorkoutClock([first, second])
    let clock = clock
    let (workouts, otherWorkouts) = (first.workouts, second.workouts)
    self.first = workouts.indices.map { KnownWorkout(workouts[$0], keys: keys, clock: clock) }
    var others = otherWorkouts.indices.map { KnownWorkout(otherWorkouts[$0], keys: keys, clock: clock) }
    let alignment = ClockEstimate(first: self.first, second: others).alignment()
    if !alignment.isIdentity {
      others = others.map { other in
        other.shifted(byMinutes: other.minute.map { -alignment.offset(atSecond: $0) } ?? 0)
      }
    }
    self.alignment = alignment
    self.second = others
    knowsOnlyDays = self.first.contains { !$0.isTimed } || others.contains { !$0.isTimed }
    isTaken = (
      Array(repeating: false, count: first.workouts.count),
      Array(repeating: false, count: second.workouts.count)
    )
    matchByIdentifier(first.workouts, second.workouts)
    matchByContent({ [first = self.first] in first[$0].content }, { others[$0].content })
    matchRounded(first.workouts, second.workouts)
    pairs.sort { $0.second < $1.second }
    nearMatches = findNearMatches(first.workouts, second.workouts)
  }

  /// As many workouts of one start and content are looked at for one of the same distances.
  private static let maximumCandidates = 8

  /// The second archive on the first's clock.
  func aligned(_ second: WorkoutArchive) -> WorkoutArchive {
    alignment.isIdentity ? second : second.shifted(on: clock) { -alignment.offset(atSecond: $0) }
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
    // The first workout of each uuid, and the next one of the same: hardly any has a second.
    var heads: [WorkoutIdentifier: Int] = [:]
    heads.reserveCapacity(workouts.count)
    var next: [Int?] = Array(repeating: nil, count: workouts.count)
    for index in workouts.indices.reversed() {
      if let id = workouts[index].id?.uppercased { next[index] = heads.updateValue(index, forKey: id) }
    }
    let known = others.indices.map { others[$0].id.flatMap { heads[$0.uppercased] } }
    let (first, second) = (first, second)
    // Of several with one uuid, those go together first that say the same.
    for isStrict in [true, false] {
      for index in others.indices where !isTaken.second[index] {
        var match = known[index]
        while let candidate = match,
          isTaken.first[candidate] || isStrict && first[candidate] != second[index]
        {
          match = next[candidate]
        }
        if let match { pair(match, index, .uuid) }
      }
    }
  }

  /// The content of the workout at an index; nil where it is not to be paired.
  private typealias Contents = (Int) -> ContentFingerprint?

  /// Pairs workouts of one start and content.
  private mutating func matchByContent(
    _ firstContent: Contents, _ secondContent: Contents, isAllowed: (Int, Int) -> Bool = { _, _ in true }
  ) {
    let (first, second) = (first, second)
    func key(_ start: Int64?, _ content: ContentFingerprint?) -> Key? {
      content.map { Key(start: start, content: $0) }
    }
    matchByKey(
      { first[$0].isTimed ? key(first[$0].minute, firstContent($0)) : nil },
      { second[$0].isTimed ? key(second[$0].minute, secondContent($0)) : nil }, isAllowed: isAllowed)
    // Where one side knows only the day, the day and the content decide.
    guard knowsOnlyDays else { return }
    matchByKey(
      { key(first[$0].day, firstContent($0)) }, { key(second[$0].day, secondContent($0)) },
      isAllowed: { (!first[$0].isTimed || !second[$1].isTimed) && isAllowed($0, $1) })
  }

  /// Pairs workouts of one start that differ in no more than what apps round.
  private mutating func matchRounded(_ workouts: [Workout], _ others: [Workout]) {
    let (first, second, keys) = (first, second, keys)
    /// True where the list has an open workout that may be of the same time; only such are worth a closer look.
    func starts(_ known: [KnownWorkout], _ isTaken: [Bool]) -> (KnownWorkout) -> Bool {
      let open = known.indices.filter { !isTaken[$0] }
      let minutes = Set(open.lazy.map { known[$0].minute })
      guard knowsOnlyDays else { return { minutes.contains($0.minute) } }
      let days = Set(open.lazy.map { known[$0].day })
      let hasDays = open.contains { !known[$0].isTimed }
      return { minutes.contains($0.minute) || ((hasDays || !$0.isTimed) && days.contains($0.day)) }
    }
    let isInFirst = starts(first, isTaken.first)
    let isInSecond = starts(second, isTaken.second)
    func content(_ workout: Workout) -> ContentFingerprint {
      ContentFingerprint(workout, keys: keys, countsAmounts: false)
    }
    matchByContent(
      { isInSecond(first[$0]) ? content(workouts[$0]) : nil },
      { isInFirst(second[$0]) ? content(others[$0]) : nil },
      isAllowed: { RoundedSets.areAlike(workouts[$0], others[$1], keys: keys) })
  }

  private mutating func matchByKey(
    _ firstKey: (Int) -> Key?, _ secondKey: (Int) -> Key?, isAllowed: (Int, Int) -> Bool
  ) {
    var queues: [Key: ArraySlice<Int>] = [:]
    for index in first.indices where !isTaken.first[index] {
      if let key = firstKey(index) { queues[key, default: []].append(index) }
    }
    for index in second.indices where !isTaken.second[index] {
      guard let key = secondKey(index) else { continue }
      let match = queues[key]?.take(fromFirst: Self.maximumCandidates) {
        isAllowed($0, index) && first[$0].mayBe(second[index])
      }
      if let match { pair(match, index, .content) }
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
    var isUsed = Array(repeating: false, count: first.count)
    for index in second.indices where !isTaken.second[index] {
      guard let day = second[index].day else { continue }
      var best: NearMatch?
      for candidates in (day - 1...day + 1).lazy.compactMap({ indices[$0] }) {
        for candidate in candidates.prefix(NearMatcher.maximumCandidates) where !isUsed[candidate] {
          guard let match = matcher.likeness(candidate, index) else { continue }
          if let best, best.rank >= match.rank { continue }
          best = match
        }
      }
      guard let best else { continue }
      isUsed[best.first] = true
      matches.append(best)
    }
    return matches
  }
}

extension ArraySlice {
  /// Takes out the first element that suits, if it is one of the first `count`; the many behind them do not move.
  fileprivate mutating func take(fromFirst count: Int, where suits: (Element) -> Bool) -> Element? {
    guard let place = prefix(count).firstIndex(where: suits) else { return nil }
    let element = self[place]
    for earlier in (startIndex..<place).reversed() { self[earlier + 1] = self[earlier] }
    removeFirst()
    return element
  }
}
