package import WorkoutModel

/// What a mark in a bubble says.
package enum LogMark: Hashable, Sendable {
  /// The set was done as planned.
  case planned
  /// So many repetitions were done.
  case reps(Int32)
  /// The set took this many seconds.
  case seconds(ExactDecimal)
  /// The load was this much, in the unit of the plan.
  case load(ExactDecimal)
  /// It was that hard: a rate of perceived exertion.
  case effort(Int32)
  /// The month of the day, 1 to 12.
  case month(Int)
  /// The day of the month, 1 to 31.
  case day(Int)

  /// What is asked: of the bubbles of a row that ask the same, at most one is marked.
  package enum Question: String, CaseIterable, Hashable, Sendable {
    case planned, reps, seconds, load, effort, month, day
  }

  /// What is asked.
  package var question: Question {
    switch self {
    case .planned: .planned
    case .reps: .reps
    case .seconds: .seconds
    case .load: .load
    case .effort: .effort
    case .month: .month
    case .day: .day
    }
  }

  /// Whether it is of the day, not of a set.
  var isOfDate: Bool { question == .month || question == .day }

  /// What stands beside the bubble: `8`, `62.5`, `May`.
  package var label: String {
    switch self {
    case .planned: return "plan"
    case .reps(let count), .effort(let count): return "\(count)"
    case .seconds(let value), .load(let value):
      let text = value.normalized.description
      return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    case .month(let month): return Self.months[(month - 1) % Self.months.count]
    case .day(let day): return "\(day)"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
