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

  /// Names the sets that differ: those between the equal ones at the start and at the end.
  private mutating func compareSets(_ first: [ExerciseSet], _ second: [ExerciseSet], _ name: String) {
    func areSame(_ left: ExerciseSet, _ right: ExerciseSet) -> Bool {
      var probe = WorkoutMerger(
        fields: FieldMerger(preference: nil, mayLack: fields.mayLack), keys: keys)
      probe.fields.rule = .comparing
      _ = probe.merged(Versions(first: left, second: right, base: nil), "")
      return probe.fields.differences.isEmpty
    }
    let start = zip(first, second).prefix { areSame($0, $1) }.count
    let end = zip(first[start...].reversed(), second[start...].reversed()).prefix { areSame($0, $1) }.count
    let left = first[start..<first.count - end]
    let right = second[start..<second.count - end]
    for index in start..<max(left.endIndex, right.endIndex) {
      let texts = [left, right].map { sets in
        sets.indices.contains(index) && !(fields.mayLack.first && sets[index] == ExerciseSet())
          ? WorkoutText.set(sets[index]) : nil
      }
      if texts != [nil, nil] { fields.noteWhole("\(name), set \(index + 1)", texts[0], texts[1]) }
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
    set.load = fields.settle(
      "\(name): load", versions.map { $0.load }, isSame: LoadGrid.areEqual, text: { WorkoutText.load($0) })
    set.durationSeconds = fields.settle(
      "\(name): time", versions.map { $0.durationSeconds }, isSame: { $0.normalized == $1.normalized },
      text: { "\($0) s" })
    let details = versions.map { $0.details ?? SetDetails() }
    guard details.first != details.second else { return set }
    var merged = details.first
    merged.distance = fields.settle(
      "\(name): distance", details.map { $0.distance }, isSame: DistanceLikeness.areEqual,
      text: { "\($0.value) \($0.unit?.rawValue ?? "")" })
    merged.isLoadPerSide =
      fields.settle("\(name): load per side", details.map { $0.isLoadPerSide ? true : nil }) ?? false
    merged.ratingOfPerceivedExertion = fields.settle(
      "\(name): RPE", details.map { $0.ratingOfPerceivedExertion }, isSame: { $0.normalized == $1.normalized }
    )
    merged.repsInReserve = fields.settle(
      "\(name): reps in reserve", details.map { $0.repsInReserve }, isSame: { $0.normalized == $1.normalized }
    )
    merged.restSeconds = fields.settle(
      "\(name): rest", details.map { $0.restSeconds }, isSame: { $0.normalized == $1.normalized },
      text: { "\($0) s" })
    let texts = FreeTexts([versions.first, versions.second])
    merged.note = fields.settle(
      "\(name): note", details.map { fields.rule == .strict ? $0.note : texts.unlessTold($0.note) })
    merged.freeText = fields.settle("\(name): text", details.map { $0.freeText })
    merged.target = fields.settle("\(name): target", details.map { $0.target }, text: { _ in "a target" })
    merged.sourceFields = fields.settle(fields: details.map { $0.sourceFields }, of: "\(name): ")
    set.details = merged == SetDetails() ? nil : merged
    return set
  }
}

/// The free texts of sets, of which formats that have no place for them make notes.
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
