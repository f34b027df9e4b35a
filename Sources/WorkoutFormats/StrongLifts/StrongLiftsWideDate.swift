internal import Notation
internal import WorkoutModel

/// The dates of StrongLifts' export of 2018, `05/16/18`: only all of them tell the month from the day.
struct StrongLiftsWideDate {
  private var isDayFirst = false
  private var isMonthFirst = false

  /// True where nothing told which of the first two numbers is the month.
  var isGuessed: Bool { isDayFirst == isMonthFirst }

  /// Looks at a date, for what it tells of all.
  mutating func look(at text: String) {
    guard let parts = Self.parts(text) else { return }
    if parts[0] > 12 { isDayFirst = true }
    if parts[1] > 12 { isMonthFirst = true }
  }

  /// The day that `text` means, the month first where nothing tells.
  func moment(_ text: String) -> Moment? {
    guard let parts = Self.parts(text) else { return DateText.moment(text) }
    let isDayFirst = isDayFirst && !isMonthFirst
    let year = parts[2] < 70 ? 2_000 + parts[2] : parts[2] < 100 ? 1_900 + parts[2] : parts[2]
    return CivilDate(year: year, month: parts[isDayFirst ? 1 : 0], day: parts[isDayFirst ? 0 : 1])
      .flatMap { Moment(date: $0, precision: .day) }
  }

  /// The three numbers of `05/16/18`; nil for a date that begins with its year.
  private static func parts(_ text: String) -> [Int]? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count <= 2, parts[1].count <= 2, parts[2].count <= 4 else { return nil }
    let numbers = parts.compactMap { $0.allSatisfy { $0.isWholeNumber } ? Int($0) : nil }
    return numbers.count == 3 ? numbers : nil
  }
}
