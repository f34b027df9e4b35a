internal import WorkoutModel

/// A stretch of the calendar by which values over time are gathered.
package enum Period: Hashable, Sendable {
  /// Every day of its own.
  case day
  /// A week that begins on Monday, or on Sunday.
  case week(startsOnMonday: Bool)
  /// So many months, beginning with one whose number this divides; 12 is a year.
  case months(Int)

  /// The finest of days, months, quarters, years and more of them that makes no more than `count` stretches of `days`.
  package static func finest(for days: ClosedRange<Int>, atMost count: Int) -> Period {
    let length = days.upperBound - days.lowerBound
    if length < count { return .day }
    for months in [1, 3, 12, 60, 120, 1_200] where length / 30 / months < count { return .months(months) }
    return .months(12_000)
  }

  /// The first day of the stretch that a day lies in.
  package func start(of day: Int) -> Int {
    switch self {
    case .day: return day
    case .week(let startsOnMonday):
      // 1 January 1970 was a Thursday.
      let shifted = day + (startsOnMonday ? 3 : 4)
      return day - (shifted % 7 + 7) % 7
    case .months(let count):
      guard let date = CivilDate(daysSince1970: day) else { return day }
      let month = max(12, (date.year * 12 + date.month - 1) / count * count)
      return CivilDate(year: month / 12, month: month % 12 + 1, day: 1)?.daysSince1970 ?? day
    }
  }

  /// The first day of the next stretch.
  package func end(ofStart start: Int) -> Int {
    switch self {
    case .day: return start + 1
    case .week: return start + 7
    case .months(let count):
      guard let date = CivilDate(daysSince1970: start) else { return start + 1 }
      let month = (date.year * 12 + date.month - 1) / count * count + count
      guard let next = CivilDate(year: month / 12, month: month % 12 + 1, day: 1) else {
        return start + 31 * count
      }
      return next.daysSince1970
    }
  }

  /// What a stretch is called: `2026-01-31`, `2026-01`, `2026`, `2025 to 2029`.
  package func name(ofStart start: Int) -> String {
    let text = FigureWords.day(start)
    switch self {
    case .day, .week: return text
    case .months(1): return String(text.prefix(7))
    case .months(12): return String(text.prefix(4))
    case .months(let count) where count < 12:
      return "\(text.prefix(7)) to \(FigureWords.day(end(ofStart: start) - 1).prefix(7))"
    case .months: return "\(text.prefix(4)) to \(FigureWords.day(end(ofStart: start) - 1).prefix(4))"
    }
  }

  /// In one word: `day`, `week`, `month`, `quarter`, `year`.
  package var word: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .months(1): "month"
    case .months(3): "quarter"
    case .months(12): "year"
    case .months(let count): count < 12 ? "\(count) months" : "\(count / 12) years"
    }
  }
}
