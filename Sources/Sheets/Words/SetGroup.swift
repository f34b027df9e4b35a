package import WorkoutModel

/// Sets that follow each other and are alike: `3 × (5 × 100 kg)`, so that nobody reads three sets of 5 kg.
package struct SetGroup: Hashable, Sendable {
  /// What the sets were done for.
  package var kind: SetKind
  /// The sets in words, without their kind.
  package var text: String
  /// How they compare with the last time; nil where that is not asked.
  package var mark: SetMark?

  /// Makes a group.
  package init(kind: SetKind, text: String, mark: SetMark? = nil) {
    self.kind = kind
    self.text = text
    self.mark = mark
  }

  /// The groups of `sets`, in order; those of one group have one mark.
  package static func groups(of sets: [ExerciseSet], marks: [SetMark] = []) -> [SetGroup] {
    func mark(_ index: Int) -> SetMark? { marks.indices.contains(index) ? marks[index] : nil }
    var groups: [SetGroup] = []
    var index = 0
    while index < sets.count {
      let words = words(of: sets[index])
      let kind = sets[index].kind
      var end = index + 1
      while end < sets.count, sets[end].kind == kind, mark(end) == mark(index),
        Self.words(of: sets[end]) == words
      { end += 1 }
      groups.append(SetGroup(kind: kind, text: text(words, count: end - index), mark: mark(index)))
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
    if count == 1 { return words }
    // A number and its unit need no brackets: `3 × 45 s`.
    let isOneNumber = words.utf8.count { $0 == UInt8(ascii: " ") } < 2
    return isOneNumber ? "\(count) × \(words)" : "\(count) × (\(words))"
  }

  /// One set: repetitions, load, time, distance and effort, as far as there are any, and what was asked for.
  static func words(of set: ExerciseSet) -> String {
    let details = set.details
    let (done, time) = factors(
      reps: set.reps.map { "\($0)" }, set.durationSeconds, set.load, details?.distance,
      isEach: details?.isLoadPerSide ?? false)
    var text = done + time
    if let free = details?.freeText { text = text.isEmpty ? free : "\(free) (\(text))" }
    let asked = details?.target.flatMap { words(of: $0) }
    let isOnlyAsked = text.isEmpty
    if isOnlyAsked { text = asked ?? "" }
    if let effort = details?.ratingOfPerceivedExertion { text += " @ \(NumberWords.plain(effort))" }
    if let reserve = details?.repsInReserve { text += ", \(NumberWords.plain(reserve)) in reserve" }
    if let asked, !isOnlyAsked, asked != done, asked != done + time { text += " (of \(asked))" }
    return text.hasPrefix(", ") ? String(text.dropFirst(2)) : text
  }

  /// What was asked for; nil where nothing was.
  static func words(of target: SetTarget) -> String? {
    var reps = target.reps.map { "\($0)" }
    if let maximum = target.maximumReps, maximum != target.reps {
      reps = reps.map { "\($0)–\(maximum)" } ?? "up to \(maximum)"
    }
    let (asked, time) = factors(
      reps: reps, target.durationSeconds, target.load, target.distance, isEach: false)
    var text = asked + time
    if let effort = target.ratingOfPerceivedExertion {
      text += (text.isEmpty ? "" : " ") + "@ \(NumberWords.plain(effort))"
    }
    return text.isEmpty ? nil : text
  }

  /// What is multiplied, and the time that it took: `8 × 60 kg` and ` in 45 s`; a time with a load alone is a
  /// factor itself.
  private static func factors(
    reps: String?, _ seconds: ExactDecimal?, _ load: Load?, _ distance: Distance?, isEach: Bool
  ) -> (done: String, time: String) {
    let time = seconds.map(NumberWords.shortTime)
    let isTimed = time != nil && reps == nil && distance == nil
    // A bare number behind the repetitions would read like more of them.
    let counted = load != nil && load?.unit == nil ? reps.map { $0 + (reps == "1" ? " rep" : " reps") } : reps
    let factors = [
      counted, distance.map(words), isTimed ? time : nil,
      load.map { words(of: $0) + (isEach ? " each" : "") },
    ].compactMap(\.self)
    // Repetitions alone would read like a load.
    let done = factors.count == 1 ? reps.map { $0 + ($0 == "1" ? " rep" : " reps") } : nil
    return (
      done ?? factors.joined(separator: " × "), isTimed ? "" : time.map { " in \($0)" } ?? ""
    )
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
