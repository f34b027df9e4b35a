internal import WorkoutModel

/// The workouts of two archives, each once.
struct MergedWorkouts {
  private(set) var counts = MergeResult.Counts()
  /// Near matches whose workouts both stay.
  private(set) var openNearMatches: [NearMatch] = []
  /// Workouts with sets that overlap and both stay, in words.
  private(set) var overlaps: [String] = []
  /// What became of workouts without sets.
  private(set) var envelopes = EnvelopeResult()

  private let first: [Workout]
  private let second: [Workout]
  private let ancestry: Ancestry?
  /// What each workout of the first archive is merged with; nil where it stands alone.
  private var partners: [Partner?]
  private var isPaired: [Bool]

  private struct Partner {
    var second: Int
    var evidence: WorkoutMatching.Evidence
  }

  init(
    _ first: WorkoutArchive, _ second: WorkoutArchive, _ matching: WorkoutMatching, _ ancestry: Ancestry?,
    mergesNear: Bool
  ) {
    self.first = first.workouts
    self.second = second.workouts
    self.ancestry = ancestry
    isPaired = Array(repeating: false, count: second.workouts.count)
    partners = Array(repeating: nil, count: first.workouts.count)
    for pair in matching.pairs { self.pair(pair.first, pair.second, pair.evidence) }
    pairByAncestor()
    for match in matching.nearMatches where partners[match.first] == nil && !isPaired[match.second] {
      if mergesNear {
        self.pair(match.first, match.second, .near)
      } else {
        openNearMatches.append(match)
      }
    }
  }

  private mutating func pair(_ first: Int, _ second: Int, _ evidence: WorkoutMatching.Evidence) {
    partners[first] = Partner(second: second, evidence: evidence)
    isPaired[second] = true
  }

  /// Pairs workouts that come from one workout of the ancestor, and that both sides have changed since.
  private mutating func pairByAncestor() {
    guard let ancestry else { return }
    var descendants: [Int: Int] = [:]
    for (index, ancestor) in ancestry.ofFirst where partners[index] == nil { descendants[ancestor] = index }
    for index in second.indices where !isPaired[index] {
      guard let ancestor = ancestry.ofSecond[index], let match = descendants[ancestor] else { continue }
      pair(match, index, .content)
    }
  }

  /// The merged workouts: the first's in their order, then the second's, or all by date where the first's are.
  mutating func merge(with merger: inout WorkoutMerger) -> [Workout] {
    counts.first = first.count
    counts.second = second.count
    var workouts: [Workout] = []
    var origins: [EnvelopeMatching.Origin] = []
    var isNear: [Bool] = []
    let near = (Set(openNearMatches.map { $0.first }), Set(openNearMatches.map { $0.second }))
    workouts.reserveCapacity(first.count + second.count - isPaired.count { $0 })
    for index in first.indices {
      let ancestor = ancestry?.ofFirst[index]
      if let partner = partners[index] {
        counts.shared += 1
        origins.append(.both)
        isNear.append(false)
        // Most are alike, and are not copied to find that.
        if first[index] == second[partner.second] {
          workouts.append(first[index])
          continue
        }
        let base = (ancestor ?? ancestry?.ofSecond[partner.second]).flatMap { ancestry?.workouts[$0] }
        let versions = Versions(first: first[index], second: second[partner.second], base: base)
        let merged = merger.merge(versions, evidence: partner.evidence)
        if merged != first[index] { counts.changed += 1 }
        workouts.append(merged)
      } else if survives(first[index], ancestor, isFirst: true, &merger) {
        workouts.append(first[index])
        origins.append(.first)
        isNear.append(near.0.contains(index))
      }
    }
    for index in second.indices where !isPaired[index] {
      let ancestor = ancestry?.ofSecond[index]
      guard survives(second[index], ancestor, isFirst: false, &merger) else { continue }
      counts.added += 1
      workouts.append(merger.fitted(second[index]))
      origins.append(.second)
      isNear.append(near.1.contains(index))
    }
    overlaps = SessionOverlap.pairs(workouts, origins, isKnown: { isNear[$0] }).map { first, second in
      "\(WorkoutText.name(of: workouts[first])) and \(WorkoutText.name(of: workouts[second]))"
    }
    envelopes = EnvelopeMerger.lay(&workouts, origins, with: &merger)
    counts.laid = envelopes.laid.count
    counts.added -= envelopes.laid.count { $0.isNew }
    counts.merged = workouts.count
    putInOrder(&workouts)
    return workouts
  }

  /// Whether a workout that only one side has stays; the ancestor's workouts that the other deleted do not.
  private mutating func survives(
    _ workout: Workout, _ ancestor: Int?, isFirst: Bool, _ merger: inout WorkoutMerger
  ) -> Bool {
    guard let ancestry, let ancestor else { return true }
    let base = ancestry.workouts[ancestor]
    let mayLack = isFirst ? merger.fields.mayLack.first : merger.fields.mayLack.second
    if workout == base || (mayLack && addsNothing(workout, to: base, keys: merger.keys)) {
      counts.deleted += 1
      return false
    }
    merger.fields.subject = WorkoutText.name(of: workout)
    merger.fields.rule = .strict
    return merger.fields.keepsEdited(isFirst: isFirst)
  }

  /// True where `workout` says nothing that `base` does not.
  private func addsNothing(_ workout: Workout, to base: Workout, keys: ExerciseKeys) -> Bool {
    let fields = FieldMerger(preference: .first, mayLack: (true, true))
    var probe = WorkoutMerger(fields: fields, keys: keys)
    let merged = probe.merge(Versions(first: base, second: workout, base: nil), evidence: .content)
    return merged == base && probe.fields.losses.isEmpty
  }

  /// Puts the workouts in the order of their starts where the first's, or else the second's, are so ordered.
  private func putInOrder(_ workouts: inout [Workout]) {
    let order = StartOrder(first) ?? (first.count < 2 ? StartOrder(second) : nil)
    order?.sort(&workouts)
  }
}
