public import WorkoutModel

/// Finds the workouts that an archive holds more than once, by the rule of ``ArchiveMerge``, and makes one of each.
public struct Deduplication {
  /// How to merge the workouts of a group.
  public var options: MergeOptions

  /// Makes a deduplication.
  public init(options: MergeOptions = MergeOptions()) { self.options = options }

  private struct Key: Hashable {
    var start: Int64?
    var content: ContentFingerprint?
  }

  /// Takes the duplicates out of `archive`.
  ///
  /// - Parameters:
  ///   - archive: what may hold a workout more than once.
  ///   - findings: is told of every value that was not taken.
  public func deduplicate(_ archive: WorkoutArchive, findings: any FindingSink) -> DeduplicationResult {
    let keys = ExerciseKeys([archive])
    let clock = WorkoutClock([archive])
    let known = archive.workouts.map { KnownWorkout($0, keys: keys, clock: clock) }
    var result = DeduplicationResult(archive: archive)
    var groups = Groups(count: archive.workouts.count)
    var identifiers: [WorkoutIdentifier: [Int]] = [:]
    for (index, workout) in archive.workouts.enumerated() {
      guard let id = workout.id?.uppercased else { continue }
      groups.join(index, &identifiers, id, .uuid)
    }
    var timed: [Key: [Int]] = [:]
    for (index, workout) in known.enumerated() where workout.minute != nil {
      let key = Key(start: workout.minute, content: workout.content)
      groups.join(index, &timed, key, .content) { known[$0].mayBe(workout) }
    }
    var days: [Key: [Int]] = [:]
    // Two that know their time of day are told apart by it.
    for (index, workout) in known.enumerated() where workout.isTimed {
      Groups.remember(index, &days, Key(start: workout.day, content: workout.content))
    }
    for (index, workout) in known.enumerated() where !workout.isTimed && groups.isAlone(index) {
      let key = Key(start: workout.day, content: workout.content)
      groups.join(index, &days, key, .content) { known[$0].mayBe(workout) }
    }
    joinRounded(archive.workouts, known, keys, &groups)
    for match in nearMatches(archive, known, keys, groups) {
      if options.mergesNearMatches {
        groups.join(match.second, with: match.first, .near)
      } else {
        result.nearMatches.append(match)
      }
    }
    result.groups = groups.all
    merge(&result, keys, findings)
    if options.recomputesTotals { result.archive.profile.totals = TotalsMerger.recomputed(result.archive) }
    return result
  }

  /// Joins workouts of one start that differ in no more than what apps round.
  private func joinRounded(
    _ workouts: [Workout], _ known: [KnownWorkout], _ keys: ExerciseKeys, _ groups: inout Groups
  ) {
    var counts: [Int64: Int] = [:]
    for workout in known { if let minute = workout.minute { counts[minute, default: 0] += 1 } }
    var earlier: [Key: [Int]] = [:]
    for (index, workout) in known.enumerated() {
      guard let minute = workout.minute, counts[minute, default: 0] > 1 else { continue }
      let content = ContentFingerprint(workouts[index], keys: keys, countsAmounts: false)
      groups.join(index, &earlier, Key(start: minute, content: content), .content) {
        known[$0].mayBe(workout) && RoundedSets.areAlike(workouts[$0], workouts[index], keys: keys)
      }
    }
  }

  /// Looks at the workouts of each day that are in no group.
  private func nearMatches(
    _ archive: WorkoutArchive, _ known: [KnownWorkout], _ keys: ExerciseKeys, _ groups: Groups
  ) -> [NearMatch] {
    let matcher = NearMatcher(
      keys: keys, first: known, second: known, workouts: archive.workouts, others: archive.workouts)
    var earlier: [Key: [Int]] = [:]
    var matches: [NearMatch] = []
    for (index, workout) in known.enumerated() where groups.isFirst(index) {
      // Without a date nothing tells a routine done again from one stored twice, but for its content.
      let key = Key(start: workout.day, content: workout.day == nil ? workout.content : nil)
      let candidates = earlier[key] ?? []
      let likely = candidates.compactMap { matcher.likeness($0, index) }
      if let best = likely.max(by: { $0.rank < $1.rank }) { matches.append(best) }
      earlier[key] = candidates.suffix(NearMatcher.maximumCandidates - 1) + [index]
    }
    return matches
  }

  private func merge(
    _ result: inout DeduplicationResult, _ keys: ExerciseKeys, _ findings: any FindingSink
  ) {
    var merger = WorkoutMerger(
      fields: FieldMerger(preference: options.preference, mayLack: (true, true)), keys: keys)
    var workouts: [Workout?] = result.archive.workouts.map { $0 }
    for group in result.groups {
      guard let first = group.workouts.first, var merged = workouts[first] else { continue }
      for index in group.workouts.dropFirst() {
        guard let other = workouts[index] else { continue }
        let isSameID = merged.id != nil && merged.id?.uppercased == other.id?.uppercased
        merged = merger.merge(
          Versions(first: merged, second: other, base: nil), evidence: isSameID ? .uuid : .content)
        workouts[index] = nil
      }
      workouts[first] = merged
    }
    result.archive.workouts = workouts.compactMap { $0 }
    result.conflicts = merger.fields.conflicts
    for loss in merger.fields.losses {
      findings.report(
        Finding(
          .warning, .dropped, "duplicates have different values, one is kept",
          detail: "\(loss.subject): \(loss.field): \(loss.kept) kept, \(loss.dropped) dropped"))
    }
  }
}

extension Deduplication {
  /// Which workouts are in one group; the earliest of each stands for it.
  private struct Groups {
    private var leaders: [Int]
    private var evidence: [Int: DuplicateGroup.Evidence] = [:]
    private var members: [Int: [Int]] = [:]

    init(count: Int) { leaders = Array(0..<count) }

    func isFirst(_ index: Int) -> Bool { leaders[index] == index }

    func isAlone(_ index: Int) -> Bool { isFirst(index) && members[index] == nil }

    var all: [DuplicateGroup] {
      members.sorted { $0.key < $1.key }.map { leader, others in
        DuplicateGroup(workouts: ([leader] + others).sorted(), evidence: evidence[leader] ?? .content)
      }
    }

    /// Joins a workout with the first that came under `key`, or makes it the first.
    mutating func join<Key: Hashable>(
      _ index: Int, _ known: inout [Key: [Int]], _ key: Key, _ reason: DuplicateGroup.Evidence,
      isSame: (Int) -> Bool = { _ in true }
    ) {
      if let other = known[key]?.first(where: isSame) {
        join(index, with: other, reason)
      } else {
        Self.remember(index, &known, key)
      }
    }

    /// Takes a workout for one that later ones of `key` may be the same as, if these are few.
    static func remember<Key: Hashable>(_ index: Int, _ known: inout [Key: [Int]], _ key: Key) {
      guard (known[key] ?? []).count < NearMatcher.maximumCandidates else { return }
      known[key, default: []].append(index)
    }

    /// Joins the groups of two workouts.
    mutating func join(_ index: Int, with other: Int, _ reason: DuplicateGroup.Evidence) {
      let (left, right) = (leaders[index], leaders[other])
      guard left != right else { return }
      let (leader, follower) = (min(left, right), max(left, right))
      let moved = [follower] + (members.removeValue(forKey: follower) ?? [])
      for member in moved { leaders[member] = leader }
      members[leader, default: []] += moved
      let known = [evidence[leader], evidence.removeValue(forKey: follower), reason].compactMap { $0 }
      evidence[leader] = known.contains(.near) ? .near : known.contains(.content) ? .content : .uuid
    }
  }
}
