internal import WorkoutModel

/// In which order the dates of a log stand: most logs have the newest workout last, and some have it first.
struct TextDateOrder {
  /// What the dates of lines of one form say.
  private struct Count {
    var last: Int?
    var rises = 0
    var falls = 0

    mutating func add(_ day: Int) {
      if let last, day > last { rises += 1 }
      if let last, day < last { falls += 1 }
      last = day
    }
  }

  /// A line with a title before its date may be any sentence, so that others count without it.
  private var dates = Count()
  private var titledDates = Count()

  /// Counts a line.
  mutating func add(_ date: TextDate) {
    guard let day = Self.day(of: date.start) else { return }
    if date.beginsWithTitle { titledDates.add(day) } else { dates.add(day) }
  }

  /// True for a day before that of the workout above it, in a log that has the newest workout last.
  func isOutOfPlace(_ start: Moment?, behind above: Moment?) -> Bool {
    guard let day = Self.day(of: start), let above = Self.day(of: above), day < above else { return false }
    return dates.falls <= dates.rises && titledDates.falls <= titledDates.rises
  }

  private static func day(of start: Moment?) -> Int? { start?.date.map { Int($0.daysSince1970) } }
}
