internal import WorkoutModel

/// Writes times as Hevy does, with English months whatever the machine's language.
enum HevyTime {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `8 Apr 2026, 16:50`.
  static func text(_ moment: Moment) -> String {
    guard let date = moment.date else { return "" }
    let minute = moment.millisecondOfDay / 60_000
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let year = moment.description.prefix(4)
    return
      "\(date.day) \(months[date.month - 1]) \(year), \(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
  }
}
