internal import WorkoutModel

/// The distances at which ticks may stand on an axis of time, and what stands at them.
enum ChartTimeStep: Hashable, Sendable {
  /// Every few days; from 7 on, Mondays.
  case days(Int)
  /// The first day of every few months.
  case months(Int)
  /// The first day of every few years.
  case years(Int)

  /// The finest first.
  static let all: [ChartTimeStep] =
    [.days(1), .days(2), .days(7), .days(14), .months(1), .months(2), .months(3), .months(6)]
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map { .years($0) }

  /// The least number of days between two ticks.
  var length: Double {
    switch self {
    case .days(let count): Double(count)
    case .months(let count): 28 * Double(count)
    case .years(let count): 365 * Double(count)
    }
  }

  /// The days between `first` and `last` at which ticks stand, with their words; the first names its year.
  func ticks(from first: Int, to last: Int) -> [(day: Int, words: String)] {
    let days = Self.days(self, from: first, to: last)
    return days.enumerated().compactMap { number, day in
      CivilDate(daysSince1970: day).map { (day, words($0, isFirst: number == 0)) }
    }
  }

  private static func days(_ step: ChartTimeStep, from first: Int, to last: Int) -> [Int] {
    guard first <= last, let start = CivilDate(daysSince1970: first) else { return [] }
    switch step {
    case .days(let count):
      // 5 January 1970 was a Monday.
      let rest = count < 7 ? 0 : ((4 - first) % 7 + 7) % 7
      return first + rest > last ? [] : Array(stride(from: first + rest, through: last, by: count))
    case .months(let count): return firsts(of: count, from: start, first, last)
    case .years(let count): return firsts(of: 12 * count, from: start, first, last)
    }
  }

  /// The first days of the months whose number is a multiple of `count`.
  private static func firsts(of count: Int, from start: CivilDate, _ first: Int, _ last: Int) -> [Int] {
    var month = (start.year * 12 + start.month - 1) / count * count
    var days: [Int] = []
    while true {
      guard let date = CivilDate(year: month / 12, month: month % 12 + 1, day: 1) else {
        if month / 12 > 9999 { return days }
        month += count
        continue
      }
      let day = date.daysSince1970
      if day > last { return days }
      if day >= first { days.append(day) }
      month += count
    }
  }

  private func words(_ date: CivilDate, isFirst: Bool) -> String {
    let month = FigureWords.months[date.month - 1]
    switch self {
    case .days: return "\(date.day) \(month)" + (isFirst ? " \(date.year)" : "")
    case .months:
      if date.month == 1 { return "\(date.year)" }
      return month + (isFirst ? " \(date.year)" : "")
    case .years: return "\(date.year)"
    }
  }
}
