internal import Notation
internal import WorkoutModel

/// Writes sets: `10 x 60 kg [warm-up], 3 x 5 x 100 kg @8`.
enum TextSetNotation {
  /// The most characters of a line, which telephones show without a break.
  private static let lineLength = 72

  /// The lines of the sets of an exercise, equal neighbours as one.
  static func lines(of sets: [ExerciseSet]) -> [String] {
    guard !sets.isEmpty else { return ["no sets"] }
    var lines: [String] = []
    var (lineHasLoadAlone, lineLacksLoad) = (false, false)
    var index = 0
    while index < sets.count {
      let limit = isRepeatable(sets[index]) ? Int(TextSetMeaning.maximumCount) : 1
      var end = index + 1
      while end < sets.count, end - index < limit, sets[end] == sets[index] { end += 1 }
      let group = text(of: sets[index], count: end - index)
      let isAlone = TextSetMeaning.isLoadAlone(sets[index])
      let lacksLoad = sets[index].load == nil && isRepeatable(sets[index])
      // In one line it could be the weight of the sets beside it.
      let isApart = isAlone && lineLacksLoad || lacksLoad && lineHasLoadAlone
      if !isApart, let last = lines.last, last.utf8.count + 2 + group.utf8.count <= lineLength {
        lines[lines.count - 1] += ", " + group
      } else {
        lines.append(group)
        (lineHasLoadAlone, lineLacksLoad) = (false, false)
      }
      if isAlone { lineHasLoadAlone = true }
      if lacksLoad { lineLacksLoad = true }
      index = end
    }
    return lines
  }

  /// False for a weight alone, before which a number would be repetitions.
  private static func isRepeatable(_ set: ExerciseSet) -> Bool {
    set.reps != nil || set.durationSeconds != nil || set.details?.distance != nil
  }

  private static func text(of set: ExerciseSet, count: Int) -> String {
    let details = set.details
    let load = set.load.map(text)
    var parts: [String] = []
    var amount = details?.distance.map { "\($0.value) \($0.unit?.rawValue ?? "")" }
    var time = set.durationSeconds.map(clock)
    if let reps = set.reps {
      parts.append(load.map { "\(reps) x \($0)" } ?? (reps == 1 ? "1 rep" : "\(reps) reps"))
    } else if let load {
      if amount == nil, time != nil { swap(&amount, &time) }
      parts.append(amount.map { "\($0) x \(load)" } ?? load)
      amount = nil
    }
    if let amount { parts.append(amount) }
    if let time { parts.append(parts.isEmpty ? time : "in " + time) }
    if parts.isEmpty { parts.append("set") }
    if count > 1 { parts[0] = "\(count) x " + parts[0] }
    guard let details else { return (parts + kind(set.kind)).joined(separator: " ") }
    if details.isLoadPerSide { parts.append("each") }
    if let rating = details.ratingOfPerceivedExertion {
      let isPlain = set.load != nil && rating.coefficient >= 0 && rating.doubleValue <= 10
      parts.append(isPlain ? "@\(rating)" : "RPE \(rating)")
    }
    if let reserve = details.repsInReserve { parts.append("RIR \(reserve)") }
    if let rest = details.restSeconds { parts.append("rest " + clock(rest)) }
    parts += kind(set.kind)
    if let text = details.freeText { parts.append(TextNotationWriter.quoted(text)) }
    if let note = details.note { parts.append("(" + inBrackets(note) + ")") }
    return parts.joined(separator: " ")
  }

  private static func kind(_ kind: SetKind) -> [String] {
    switch kind {
    case .working: []
    case .warmUp: ["[warm-up]"]
    case .drop: ["[drop]"]
    case .failure: ["[failure]"]
    }
  }

  private static func text(of load: Load) -> String {
    let sign = load.value.coefficient < 0 ? "bw" : ""
    return "\(sign)\(load.value) \(load.unit?.rawValue ?? "")"
  }

  private static func inBrackets(_ note: String) -> String {
    let isPlain =
      TextNotationWriter.isTrimmed(note) && note.unicodeScalars.first != "\""
      && !TextSetScanner.warmUpWords.contains(note.lowercased())
      && !note.utf8.contains { [0x0a, 0x0d, 0, UInt8(ascii: ")"), UInt8(ascii: "(")].contains($0) }
    return isPlain ? note : TextNotationWriter.quoted(note)
  }

  // MARK: Times

  /// `30 s`, `1:30`, `1:02:03`, `9.5 s`.
  private static func clock(_ seconds: ExactDecimal) -> String {
    guard seconds.fractionDigits == 0, (60...DurationText.maximumSeconds).contains(seconds.coefficient) else {
      return "\(seconds) s"
    }
    let clock = DurationText.clock(seconds.coefficient)
    guard clock.hasPrefix("0:") else { return clock }
    return String(clock.dropFirst(clock.dropFirst(2).first == "0" ? 3 : 2))
  }

  /// `1 h 5 min`, `45 s`, `9.5 s`.
  static func duration(_ seconds: ExactDecimal) -> String {
    guard seconds.fractionDigits == 0, (1...DurationText.maximumSeconds).contains(seconds.coefficient) else {
      return "\(seconds) s"
    }
    let whole = seconds.coefficient
    let parts = [(whole / 3_600, "h"), (whole / 60 % 60, "min"), (whole % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }
}
