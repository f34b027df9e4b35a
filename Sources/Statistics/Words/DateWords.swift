package import WorkoutModel

/// Dates as people write them.
package enum DateWords {
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// The name of a day of the week; Sunday is 0.
  package static func weekday(_ number: Int) -> String { weekdays[((number % 7) + 7) % 7] }

  /// `Sunday 10 September 2017`, and the time where it is known.
  package static func long(_ moment: Moment) -> String {
    guard let date = moment.date else { return "" }
    // 1 January 1970 was a Thursday.
    let day = "\(weekday(date.daysSince1970 + 4)) \(date.day) \(months[date.month - 1]) \(date.year)"
    guard let time = time(moment) else { return day }
    return "\(day)  ·  \(time)"
  }

  /// `10 September 2017`.
  package static func short(_ moment: Moment) -> String {
    moment.date.map { "\($0.day) \(months[$0.month - 1]) \($0.year)" } ?? ""
  }

  /// `Sun 10`, for lists that say the month above.
  package static func day(_ moment: Moment) -> String {
    moment.date.map { "\(String(weekday($0.daysSince1970 + 4).prefix(3))) \($0.day)" } ?? ""
  }

  /// `September 2017`.
  package static func month(_ moment: Moment) -> String {
    moment.date.map { "\(months[$0.month - 1]) \($0.year)" } ?? ""
  }

  /// `Sep 2017`.
  package static func shortMonth(_ moment: Moment) -> String {
    moment.date.map { "\(String(months[$0.month - 1].prefix(3))) \($0.year)" } ?? ""
  }

  private static func time(_ moment: Moment) -> String? {
    guard moment.precision != .day else { return nil }
    let minutes = moment.millisecondOfDay / 60_000
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
