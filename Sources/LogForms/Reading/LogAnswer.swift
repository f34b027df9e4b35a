internal import WorkoutModel

/// What a person says of a set on a log sheet, instead of what is marked: `2.3=8x60`.
package struct LogAnswer: Hashable, Sendable {
  /// The number of the exercise, from 1, as the sheet has it.
  package let exercise: Int
  /// The number of its set, from 1.
  package let set: Int
  private let value: Value

  /// True where the set was done as planned.
  package var isPlan: Bool { value == .planned }

  private enum Value: Hashable, Sendable {
    case planned
    case notDone
    case done(reps: Int32?, load: ExactDecimal?, seconds: ExactDecimal?, effort: ExactDecimal?)
  }

  /// Reads `2.3=8x60`, `2.3=8x60@9`, `2.3=8`, `2.3=60s`, `2.3=plan` or `2.3=none`; nil for anything else.
  package init?(_ text: String) {
    let halves = text.split(separator: "=", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let numbers = halves[0].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.count == 2, let exercise = Int(numbers[0]), let set = Int(numbers[1]), exercise > 0,
      set > 0,
      let value = Self.value(halves[1].lowercased())
    else { return nil }
    self.exercise = exercise
    self.set = set
    self.value = value
  }

  private static func value(_ text: String) -> Value? {
    if text == "plan" { return .planned }
    if text == "none" { return .notDone }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    var effort: ExactDecimal?
    if parts.count == 2 {
      guard let number = ExactDecimal(String(parts[1])), (0...10).contains(number.doubleValue) else {
        return nil
      }
      effort = number
    }
    guard let first = parts.first, parts.count <= 2 else { return nil }
    if first.hasSuffix("s") {
      guard let seconds = ExactDecimal(String(first.dropLast())), seconds.coefficient >= 0 else { return nil }
      return .done(reps: nil, load: nil, seconds: seconds, effort: effort)
    }
    let body = first.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    guard let reps = Int32(body[0]), reps >= 0, body.count <= 2 else { return nil }
    guard body.count == 2 else { return .done(reps: reps, load: nil, seconds: nil, effort: effort) }
    guard let load = ExactDecimal(String(body[1])) else { return nil }
    return .done(reps: reps, load: load, seconds: nil, effort: effort)
  }

  /// What becomes of a row by it.
  func outcome(of row: LogRow) -> LogReading.Outcome {
    switch value {
    case .planned: return row.plan.saysWork ? .done(row.plan) : .inDoubt(.unplanned)
    case .notDone: return .notDone
    case .done(let reps, let load, let seconds, let effort):
      var set = row.plan
      if let reps { set.reps = reps }
      if let load { set.load = Load(load, unit: row.plan.load?.unit) }
      if let seconds { set.durationSeconds = seconds }
      if let effort {
        var details = set.details ?? SetDetails()
        details.ratingOfPerceivedExertion = effort
        set.details = details
      }
      return .done(set)
    }
  }
}
