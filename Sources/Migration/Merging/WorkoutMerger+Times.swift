internal import WorkoutModel

extension WorkoutMerger {
  /// The workout with the times of `envelope` where its start is the more exact one; what they take the place of is
  /// named.
  mutating func timed(_ lifted: Workout, by envelope: Workout) -> Workout {
    guard fields.preference != .first, let start = envelope.start, let old = lifted.start,
      start.precision.rawValue > old.precision.rawValue
    else { return lifted }
    fields.subject = WorkoutText.name(of: lifted)
    fields.rule = .lenient
    var timed = lifted
    timed.start = taken("start", lifted.start, start, isSame: Self.agree)
    timed.durationSeconds = taken(
      "duration", lifted.durationSeconds, envelope.durationSeconds, isSame: sameDuration(nil),
      text: { "\($0) s" })
    // An end belongs to its start and duration.
    let length = lifted.details?.end == nil ? nil : envelope.durationSeconds?.wholePart
    let end =
      envelope.details?.end
      ?? length.flatMap { start.shifted(bySeconds: $0, offsetMinutes: start.offsetMinutes.map { Int($0) }) }
    if let end {
      var details = lifted.details ?? WorkoutDetails()
      details.end = taken("end", details.end, end, isSame: Self.agree)
      timed.details = details
    }
    return timed
  }

  private mutating func taken<Value: Equatable & CustomStringConvertible>(
    _ field: String, _ old: Value?, _ new: Value?, isSame: (Value, Value) -> Bool,
    text: (Value) -> String = { $0.description }
  ) -> Value? {
    guard let old, let new else { return new ?? old }
    if isSame(old, new) { return new }
    return fields.settle(field, Versions(first: old, second: new, base: nil), text: text, by: { $1 })
  }
}
