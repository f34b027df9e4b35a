package import WorkoutModel

/// Sets that follow each other and are alike, as a lifter writes them: `3 × 5 × 100 kg`.
package struct SetGroup: Hashable, Sendable {
  /// What the sets were done for.
  package var kind: SetKind
  /// The sets in words, without their kind.
  package var text: String

  /// Makes a group.
  package init(kind: SetKind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// The groups of `sets`, in order.
  package static func groups(of sets: [ExerciseSet]) -> [SetGroup] {
    var groups: [SetGroup] = []
    var index = 0
    while index < sets.count {
      let words = words(of: sets[index])
      let kind = sets[index].kind
      var end = index + 1
      while end < sets.count, sets[end].kind == kind, Self.words(of: sets[end]) == words { end += 1 }
      groups.append(SetGroup(kind: kind, text: text(words, count: end - index)))
      index = end
    }
    return groups
  }

  /// The word that marks a kind of set; none for an ordinary one.
  static func mark(of kind: SetKind) -> String? {
    switch kind {
    case .working: nil
    case .warmUp: "WARM-UP"
    case .drop: "DROP"
    case .failure: "FAILURE"
    }
  }

  private static func text(_ words: String, count: Int) -> String {
    guard !words.isEmpty else { return NumberWords.counted(count, "set") }
    return count == 1 ? words : "\(count) × \(words)"
  }

  /// One set: repetitions, load, time, distance and effort, as far as there are any.
  static func words(of set: ExerciseSet) -> String {
    let details = set.details
    var text = factors(
      reps: set.reps.map { "\($0)" }, set.durationSeconds, set.load, details?.distance,
      isEach: details?.isLoadPerSide ?? false)
    if let free = details?.freeText { text = text.isEmpty ? free : "\(free) (\(text))" }
    if let effort = details?.ratingOfPerceivedExertion { text += " @ \(NumberWords.plain(effort))" }
    if let reserve = details?.repsInReserve { text += " +\(NumberWords.plain(reserve)) in reserve" }
    if let target = details?.target, let asked = words(of: target), asked != text {
      text += text.isEmpty ? asked : " (of \(asked))"
    }
    return text
  }

  /// What was asked for; nil where nothing was.
  static func words(of target: SetTarget) -> String? {
    var reps = target.reps.map { "\($0)" }
    if let maximum = target.maximumReps, maximum != target.reps {
      reps = reps.map { "\($0)–\(maximum)" } ?? "up to \(maximum)"
    }
    var text = factors(reps: reps, target.durationSeconds, target.load, target.distance, isEach: false)
    if let effort = target.ratingOfPerceivedExertion {
      text += (text.isEmpty ? "" : " ") + "@ \(NumberWords.plain(effort))"
    }
    return text.isEmpty ? nil : text
  }

  private static func factors(
    reps: String?, _ seconds: ExactDecimal?, _ load: Load?, _ distance: Distance?, isEach: Bool
  ) -> String {
    var factors: [String] = []
    if let reps { factors.append(reps) }
    if let distance { factors.append(words(of: distance)) }
    if let seconds { factors.append(NumberWords.shortTime(seconds)) }
    if let load { factors.append(words(of: load) + (isEach ? " each" : "")) }
    // Repetitions alone would read like a load.
    if factors.count == 1, reps != nil { return factors[0] + (reps == "1" ? " rep" : " reps") }
    return factors.joined(separator: " × ")
  }

  /// `52.5 kg`; the number alone where the source does not say its unit.
  static func words(of load: Load) -> String {
    NumberWords.plain(load.value) + (load.unit.map { " \($0.rawValue)" } ?? "")
  }

  /// `400 m`.
  static func words(of distance: Distance) -> String {
    NumberWords.plain(distance.value) + (distance.unit.map { " \($0.rawValue)" } ?? "")
  }
}
