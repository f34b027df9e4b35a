internal import Notation
package import WorkoutModel

/// The numbers of a set as a lifter writes them: `10 × 50 kg`, `26:40, 5 km`.
package enum SetText {
  package static func of(_ set: ExerciseSet) -> String {
    var parts: [String] = []
    let load = set.load.map { load in
      load.value.description + (load.unit.map { " \($0.rawValue)" } ?? "")
    }
    switch (set.reps, load) {
    case (let reps?, let load?): parts.append("\(reps) × \(load)")
    case (let reps?, nil): parts.append("\(reps)")
    case (nil, let load?): parts.append(load)
    case (nil, nil): break
    }
    if let seconds = set.durationSeconds { parts.append(time(seconds.normalized)) }
    if let distance = set.details?.distance {
      parts.append(distance.value.normalized.description + (distance.unit.map { " \($0.rawValue)" } ?? ""))
    }
    return parts.isEmpty ? "0" : parts.joined(separator: ", ")
  }

  /// `26:40`, `1:02:03`, or `9.5 s` for fractions of seconds.
  private static func time(_ seconds: ExactDecimal) -> String {
    guard seconds.fractionDigits == 0, seconds.coefficient >= 0 else { return "\(seconds) s" }
    let clock = DurationText.clock(seconds.coefficient)
    guard clock.hasPrefix("0:") else { return clock }
    return String(clock.dropFirst(clock.dropFirst(2).first == "0" ? 3 : 2))
  }
}
