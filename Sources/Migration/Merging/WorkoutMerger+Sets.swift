internal import WorkoutModel

extension WorkoutMerger {
  /// Merges the sets of an exercise one by one, or as a list where their number changed.
  mutating func mergedSets(_ versions: Versions<[ExerciseSet]>, _ name: String) -> [ExerciseSet] {
    let (first, second) = (versions.first, versions.second)
    if first == second { return first }
    if fields.rule == .comparing {
      compareSets(first, second, name)
      return first
    }
    guard first.count == second.count, versions.base.map({ $0.count == first.count }) ?? true else {
      let lists = versions.map { $0.isEmpty ? nil : $0 }
      return fields.settle("\(name): sets", lists, text: { WorkoutText.sets($0) }) ?? []
    }
    return first.indices.map { index in
      merged(
        versions.map { $0[index] }, "\(name), set \(index + 1)")
    }
  }

  /// Names the sets that differ: of two lists those that are not in the longest list that both have.
  private mutating func compareSets(_ first: [ExerciseSet], _ second: [ExerciseSet], _ name: String) {
    func areSame(_ left: ExerciseSet, _ right: ExerciseSet) -> Bool {
      var probe = WorkoutMerger(
        fields: FieldMerger(preference: nil, mayLack: fields.mayLack), keys: keys)
      probe.fields.rule = .comparing
      _ = probe.merged(Versions(first: left, second: right, base: nil), "")
      return probe.fields.differences.isEmpty
    }
    for (left, right) in SequenceAlignment(first, second, areSame: areSame).changes {
      let sets = [left.map { first[$0] }, right.map { second[$0] }]
      // A set that says nothing is no set to a format that has no place for one.
      let texts = sets.map {
        $0.flatMap { fields.mayLack.first && $0 == ExerciseSet() ? nil : WorkoutText.set($0) }
      }
      guard texts != [nil, nil], let index = left ?? right else { continue }
      let subject = "\(name), set \(index + 1)"
      if texts[0] == texts[1], let left, let right {
        // Words alone do not tell them apart: each field that differs is named.
        _ = merged(Versions(first: first[left], second: second[right], base: nil), subject)
      } else {
        fields.noteWhole(subject, texts[0], texts[1])
      }
    }
  }

  private mutating func merged(_ versions: Versions<ExerciseSet>, _ name: String) -> ExerciseSet {
    if versions.first == versions.second { return versions.first }
    if versions.base == versions.first, !fields.mayLack.second { return versions.second }
    if versions.base == versions.second, !fields.mayLack.first { return versions.first }
    var set = versions.first
    set.kind =
      fields.settle("\(name): kind", versions.map { $0.kind == .working ? nil : $0.kind }) ?? .working
    // Where one app counts no repetitions, another may write that there were none.
    let reps = versions.map { fields.rule != .strict && $0.reps == 0 ? nil : $0.reps }
    set.reps = fields.settle("\(name): reps", reps) ?? versions.first.reps
    set.load = mergedLoad(versions.map { $0.load }, name)
    set.durationSeconds = fields.settle(
      "\(name): time", versions.map { $0.durationSeconds }, isSame: sameSeconds, text: { "\($0) s" })
    let details = versions.map { $0.details ?? SetDetails() }
    guard details.first != details.second else { return set }
    var merged = details.first
    merged.distance = mergedDistance(details.map { $0.distance }, name)
    merged.isLoadPerSide =
      fields.settle("\(name): load per side", details.map { $0.isLoadPerSide ? true : nil }) ?? false
    merged.ratingOfPerceivedExertion = fields.settle(
      "\(name): RPE", details.map { $0.ratingOfPerceivedExertion }, isSame: { $0.normalized == $1.normalized }
    )
    merged.repsInReserve = fields.settle(
      "\(name): reps in reserve", details.map { $0.repsInReserve }, isSame: { $0.normalized == $1.normalized }
    )
    merged.restSeconds = fields.settle(
      "\(name): rest", details.map { $0.restSeconds }, isSame: sameSeconds, text: { "\($0) s" })
    let texts = FreeTexts([versions.first, versions.second])
    merged.note = fields.settle(
      "\(name): note", details.map { fields.rule == .strict ? $0.note : texts.unlessTold($0.note) })
    merged.freeText = fields.settle("\(name): text", details.map { $0.freeText })
    merged.target = fields.settle(
      "\(name): target", details.map { $0.target }, text: { WorkoutText.target($0) })
    merged.sourceFields = fields.settle(fields: details.map { $0.sourceFields }, of: "\(name): ")
    set.details = merged == SetDetails() ? nil : merged
    return set
  }
}

extension WorkoutMerger {
  /// The load as the first has it, with its unit where only the second states that.
  private mutating func mergedLoad(_ versions: Versions<Load?>, _ name: String) -> Load? {
    // Where one app has no weight, another writes 0.
    let loads = versions.map { fields.rule != .strict && $0?.value.coefficient == 0 ? nil : $0 }
    let load =
      fields.settle("\(name): load", loads, isSame: LoadGrid.areEqual, text: { WorkoutText.load($0) })
      ?? versions.first
    guard let load, load.unit == nil, let other = versions.second, other.unit != nil,
      LoadGrid.areEqual(load, other)
    else { return load }
    return other
  }

  /// The distance as the first has it, with its unit where only the second states that.
  private mutating func mergedDistance(_ versions: Versions<Distance?>, _ name: String) -> Distance? {
    let distance = fields.settle(
      "\(name): distance", versions, isSame: DistanceLikeness.areEqual,
      text: { "\($0.value) \($0.unit?.rawValue ?? "")" })
    guard let distance, distance.unit == nil, let other = versions.second, other.unit != nil,
      DistanceLikeness.areEqual(distance, other)
    else { return distance }
    return other
  }

  /// Whether numbers of seconds are the same: what two apps recorded they may have rounded.
  private var sameSeconds: (ExactDecimal, ExactDecimal) -> Bool {
    let slack = isOfTwoApps ? 1.0 : 0
    return { left, right in
      left.normalized == right.normalized || abs(left.doubleValue - right.doubleValue) < slack
    }
  }
}

/// The free texts of sets, which formats without a place for them turn into notes.
struct FreeTexts {
  private let lines: Set<Substring>

  init(_ sets: [ExerciseSet]) {
    let texts = sets.compactMap { $0.hasDetails ? $0.details?.freeText : nil }
    lines = Set(texts.flatMap { $0.split(separator: "\n") })
  }

  /// The note; nil where it says no more than the texts do.
  func unlessTold(_ note: String?) -> String? {
    guard let note, !lines.isEmpty else { return note }
    return note.split(separator: "\n").allSatisfy(lines.contains) ? nil : note
  }
}
