internal import WorkoutModel

/// The sets of an exercise.
extension PackedCoder {
  /// The sets before those that are coded, from which these are guessed.
  struct SetNeighbors {
    /// Those of the same exercise the last time.
    var history: [ExerciseSet]
    /// Those of the exercise before, in the same workout.
    var previous: [ExerciseSet]
    var equipment: Int
    var category: Int
  }

  /// The guesses of one exercise.
  private struct Guesses {
    var load = PackedGuess(.sameLoad)
    var reps = PackedGuess(.sameReps)
    var time = PackedGuess(.sameTime)
    /// How the last load differed: 0 not at all, 1 smaller, 2 larger, 3 nobody knows.
    var lastChange = 3
  }

  /// All sets of an exercise.
  func sets(
    _ values: [ExerciseSet], style: PackedStyle, isPlain: Bool, _ neighbors: SetNeighbors
  ) throws(PackedProblem) -> [ExerciseSet] {
    let lastCount = neighbors.previous.isEmpty ? 11 : min(neighbors.previous.count, 10)
    let historyCount = neighbors.history.isEmpty ? 11 : min(neighbors.history.count, 10)
    var count = tree(min(values.count, 15), bits: 4, .setCount, 0, lastCount, historyCount)
    if count == 15 {
      let more = number(UInt64(max(values.count - 15, 0)), .listCount, PackedField.setDetails.rawValue)
      guard more < UInt64(PackedLimits.maximumValues) else { throw .tooLarge }
      count += Int(more)
    }
    try self.count(count)
    var guesses = Guesses()
    var result: [ExerciseSet] = []
    result.reserveCapacity(min(count, PackedLimits.usualCount))
    for index in 0..<count {
      try self.count(0)
      let value = index < values.count ? values[index] : ExerciseSet()
      result.append(
        isPlain
          ? try plainSet(value, style, index, result, neighbors, &guesses)
          : try anySet(value, index, result, neighbors, &guesses))
    }
    return result
  }

  /// True where a set says what its style asks for and no more, in the unit of the sets before.
  func isPlain(_ set: ExerciseSet, _ style: PackedStyle) -> Bool {
    guard set.kind == .working, set.load.map({ $0.unit == loadUnit }) ?? true else { return false }
    let has = (set.reps != nil, set.load != nil, set.durationSeconds != nil)
    if style == .custom {
      guard let text = set.details?.freeText else { return false }
      return has == (false, false, false) && set.details == SetDetails(freeText: text)
    }
    guard !set.hasDetails else { return false }
    switch style {
    case .reps: return has == (true, false, false)
    case .timeWeight: return has == (false, true, true)
    case .time: return has == (false, false, true)
    default: return has == (true, true, false)
    }
  }

  private func plainSet(
    _ value: ExerciseSet, _ style: PackedStyle, _ index: Int, _ before: [ExerciseSet],
    _ neighbors: SetNeighbors, _ guesses: inout Guesses
  ) throws(PackedProblem) -> ExerciseSet {
    var set = ExerciseSet()
    switch style {
    case .custom:
      try count(PackedLimits.largeValue)
      set.details = SetDetails(freeText: try text(value.details?.freeText ?? "", .freeText))
    case .reps:
      set.reps = try reps(value.reps ?? 0, index, before, neighbors, &guesses)
    case .time:
      set.durationSeconds = try time(value, index, before, neighbors, &guesses)
    case .timeWeight:
      set.load = Load(try load(value, index, before, neighbors, &guesses), unit: loadUnit)
      set.durationSeconds = try time(value, index, before, neighbors, &guesses)
    default:
      set.load = Load(try load(value, index, before, neighbors, &guesses), unit: loadUnit)
      set.reps = try reps(value.reps ?? 0, index, before, neighbors, &guesses)
    }
    return set
  }

  /// The kinds of sets by their numbers; the last stands for none.
  private static let kinds: [SetKind?] = [.working, .warmUp, .drop, .failure, nil]

  private func anySet(
    _ value: ExerciseSet, _ index: Int, _ before: [ExerciseSet], _ neighbors: SetNeighbors,
    _ guesses: inout Guesses
  ) throws(PackedProblem) -> ExerciseSet {
    let lastKind = try Self.number(of: before.last?.kind, in: Self.kinds)
    let number = tree(try Self.number(of: value.kind, in: Self.kinds), bits: 2, .kind, lastKind)
    guard let kind = Self.kinds[number] else { throw .misfit }
    var set = ExerciseSet(kind: kind)
    if present(value.load != nil, .load) {
      loadUnit = try massUnit(value.load?.unit, .loadUnit, last: loadUnit)
      set.load = Load(try load(value, index, before, neighbors, &guesses), unit: loadUnit)
    }
    if present(value.reps != nil, .reps) {
      set.reps = try reps(value.reps ?? 0, index, before, neighbors, &guesses)
    }
    if present(value.durationSeconds != nil, .time) {
      set.durationSeconds = try time(value, index, before, neighbors, &guesses)
    }
    if present(value.hasDetails, .setDetails) {
      set.details = try details(value.details ?? SetDetails())
    }
    return set
  }

  // MARK: Repetitions and times

  private func reps(
    _ value: Int32, _ index: Int, _ before: [ExerciseSet], _ neighbors: SetNeighbors,
    _ guesses: inout Guesses
  ) throws(PackedProblem) -> Int32 {
    let last = before.last?.reps
    let old = neighbors.history.indices.contains(index) ? neighbors.history[index].reps : nil
    let beside = neighbors.previous.indices.contains(index) ? neighbors.previous[index].reps : nil
    let steady = index > 0 && beside != nil && neighbors.previous[index - 1].reps == beside
    let hint = guesses.lastChange * 8 + min(index, 3) * 2 + (neighbors.history.isEmpty ? 0 : 1)
    let hit = guesses.reps.code(
      value, last: last, old: old, beside: beside, .init(set: index, wasSteady: steady, hint: hint), self)
    if let hit { return hit }
    let context = last.map { Int(max(0, min($0, 31))) } ?? 32
    let isSmall = (0..<31).contains(value)
    let small = tree(
      isSmall ? Int(value) : 31, bits: 5, .reps, 0, context, guesses.lastChange * 2 + (index == 0 ? 0 : 1))
    if small < 31 { return Int32(small) }
    // The model's own word for no repetitions is the least number, which no set can have.
    guard let read = Int32(exactly: signed(Int64(value), .moreReps)), read != .min else { throw .misfit }
    return read
  }

  private func time(
    _ value: ExerciseSet, _ index: Int, _ before: [ExerciseSet], _ neighbors: SetNeighbors,
    _ guesses: inout Guesses
  ) throws(PackedProblem) -> ExactDecimal {
    let value = value.durationSeconds ?? ExactDecimal(0)
    let last = before.last?.durationSeconds
    let old = neighbors.history.indices.contains(index) ? neighbors.history[index].durationSeconds : nil
    let beside = neighbors.previous.indices.contains(index) ? neighbors.previous[index].durationSeconds : nil
    let hit = guesses.time.code(
      value, last: last, old: old, beside: beside, .init(set: index, wasSteady: false, hint: 0), self)
    if let hit { return hit }
    let isPlain = value.fractionDigits == 0 && (0..<PackedLoad.maximumQuarters).contains(value.coefficient)
    let seconds = isPlain ? value.coefficient : nil
    let own = seconds.map { $0 % 60 == 0 ? 0 : $0 % 5 == 0 ? 1 : 2 } ?? 3
    let step = tree(own, bits: 2, .timeStep, min(index, 3))
    if step == 3 { return try decimal(value, .time) }
    let unit: Int64 = [60, 5, 1][step]
    let count = number(UInt64((seconds ?? 0) / unit), .time, step)
    guard count < UInt64(PackedLoad.maximumQuarters),
      let read = ExactDecimal(coefficient: Int64(count) * unit)
    else { throw .misfit }
    return read
  }

  // MARK: Loads

  private func load(
    _ value: ExerciseSet, _ index: Int, _ before: [ExerciseSet], _ neighbors: SetNeighbors,
    _ guesses: inout Guesses
  ) throws(PackedProblem) -> ExactDecimal {
    let value = value.load?.value ?? ExactDecimal(0)
    let last = before.last?.load?.value
    let old = neighbors.history.indices.contains(index) ? neighbors.history[index].load?.value : nil
    let wasSteady =
      index > 0 && neighbors.previous.indices.contains(index)
      && neighbors.previous[index].load == neighbors.previous[index - 1].load
    let oldChange =
      old == nil || index == 0 ? 3 : neighbors.history[index - 1].load?.value == old ? 0 : 1
    let hint = oldChange * 8 + guesses.lastChange * 2 + (neighbors.history.isEmpty ? 0 : 1)
    let hit = guesses.load.code(
      value, last: last, old: old, beside: nil, .init(set: index, wasSteady: wasSteady, hint: hint), self)
    let read: ExactDecimal
    if let hit {
      read = hit
    } else {
      read = try anyLoad(value, last: last, old: old, neighbors, change: guesses.lastChange)
    }
    guesses.lastChange =
      last.map { $0 == read ? 0 : PackedLoad.quarters($0) > PackedLoad.quarters(read) ? 1 : 2 } ?? 3
    return read
  }

  private func anyLoad(
    _ value: ExactDecimal, last: ExactDecimal?, old: ExactDecimal?, _ neighbors: SetNeighbors, change: Int
  ) throws(PackedProblem) -> ExactDecimal {
    let own = PackedLoad(value)
    let unit = Self.number(of: loadUnit)
    let step = tree(
      own?.step ?? PackedLoad.steps.count, bits: 3, .loadStep, lastLoadStep * 3 + unit, neighbors.equipment)
    lastLoadStep = min(step, PackedLoad.steps.count)
    guard step < PackedLoad.steps.count else {
      guard step == PackedLoad.steps.count else { throw .misfit }
      return try decimal(value, .load)
    }
    let size = PackedLoad.steps[step]
    var count = (own?.quarters ?? 0) / size
    if let reference = last ?? old {
      let kind = last == nil ? 1 : 0
      let start = PackedLoad.quarters(reference) / size
      let difference = count - start
      let sign = tree(
        difference < 0 ? 1 : difference > 0 ? 2 : 0, bits: 2, .loadSign, kind * 4 + change,
        neighbors.equipment * 2 + kind)
      guard sign < 3 else { throw .misfit }
      count = start
      if sign > 0 {
        let more = number(
          difference.magnitude &- 1, .loadChange, step * 2 + sign - 1, neighbors.equipment)
        guard more < UInt64(PackedLoad.maximumQuarters) else { throw .misfit }
        count += sign == 2 ? Int64(more) + 1 : -Int64(more) - 1
      }
    } else {
      let read = number(
        UInt64(max(count, 0)), .loadFirst, neighbors.equipment * 5 + step, neighbors.category * 5 + step)
      guard read < UInt64(PackedLoad.maximumQuarters) else { throw .misfit }
      count = Int64(read)
    }
    guard count >= 0, count <= PackedLoad.maximumQuarters else { throw .misfit }
    let plain = PackedLoad(quarters: count * size).normalized
    let expected = max(plain.fractionDigits, loadDigits)
    var digits = expected
    if !flag(value.fractionDigits == expected, .notation, min(loadDigits, 2)) {
      digits = Int(raw(UInt64(value.fractionDigits & 3), bits: 2))
    }
    guard digits >= plain.fractionDigits else { throw .misfit }
    if digits > plain.fractionDigits { loadDigits = digits } else if digits < loadDigits { loadDigits = 0 }
    var coefficient = plain.coefficient
    for _ in plain.fractionDigits..<digits { coefficient *= 10 }
    guard let read = ExactDecimal(coefficient: coefficient, fractionDigits: digits) else { throw .misfit }
    return read
  }
}
