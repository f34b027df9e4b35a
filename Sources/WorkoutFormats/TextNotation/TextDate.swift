internal import Notation
internal import WorkoutModel

/// A line that says when a workout began, with its title or without.
struct TextDate {
  /// Nil where the line is a date that cannot be read.
  var start: Moment?
  var title: String?
  /// True where the title stands before the date.
  private(set) var beginsWithTitle = false
  /// What of the line is not understood.
  private(set) var problem: TextSetProblem?

  /// The longest line in which a date is looked for, in characters.
  private static let maximumLength = 200
  /// The most words of a date: `Monday, 5 January 2026 at 6:30 pm UTC`.
  private static let maximumWords = 8

  /// Reads a line; nil unless it has a date.
  ///
  /// - Parameter order: which number is the day in `3/4/2026`; nil where that is not known.
  init?(_ line: String, order: DayOrder?) {
    let scalars = line.unicodeScalars
    guard scalars.count <= Self.maximumLength, scalars.contains(where: TextName.isDigit) else { return nil }
    if let start = Self.moment(line, order) {
      self.start = start
      return
    }
    let words = line.split(separator: " ")
    if Self.hasYear(line) || words.contains(where: Self.isDayMonthYear), read(words, order) { return }
    if let problem = Self.problem(Self.withoutWeekday(words)) {
      self.problem = TextSetProblem(column: 0, what: problem)
    } else if let last = words.last, Self.isDayMonthYear(last), let title = Self.title(words.dropLast()) {
      (self.title, beginsWithTitle) = (title, true)
      problem = TextSetProblem(
        column: line.unicodeScalars.count - last.unicodeScalars.count, what: Self.eitherWayRound)
    } else {
      return nil
    }
  }

  /// Which number is the day in a line whose date only one order explains; nil for any other line.
  static func dayOrder(of line: String) -> DayOrder? {
    for word in line.split(separator: " ") where isDayMonthYear(word) {
      guard let parts = String(word).withBytes({ DateText.shortParts($0) }) else { continue }
      if parts.first > 12 { return .dayFirst }
      if parts.second > 12 { return .monthFirst }
    }
    return nil
  }

  /// The title in words beside a date; nil for what is no name.
  private static func title(_ words: ArraySlice<Substring>) -> String? {
    let title = TextName.trimmed(Array(words.joined(separator: " ").unicodeScalars)[...])
    return TextName.isName(title) && title.contains { $0.isLetter } ? title : nil
  }

  /// Reads a title before or behind a date: `Leg day 2026-01-05 18:30`.
  private mutating func read(_ words: [Substring], _ order: DayOrder?) -> Bool {
    guard words.count > 1 else { return false }
    for count in (1...min(words.count - 1, Self.maximumWords)).reversed() {
      let (head, tail) = (words.prefix(count), words.suffix(count))
      if let start = Self.moment(head.joined(separator: " "), order) {
        self.start = start
        let rest = words.dropFirst(count)
        let isZone = start.precision != .day && Self.isZone(rest)
        if !isZone, let title = Self.title(rest) {
          self.title = title
        } else {
          problem = TextSetProblem(
            column: head.joined(separator: " ").unicodeScalars.count + 1,
            what: isZone ? "the letters of a time zone: write +01:00" : "no time of day and no title")
        }
        return true
      }
      if let start = Self.moment(tail.joined(separator: " "), order) {
        guard let title = Self.title(words.dropLast(count)) else { return false }
        (self.start, self.title, beginsWithTitle) = (start, title, true)
        return true
      }
    }
    return false
  }

  /// Zones by their letters; `CST` and `IST` are of several countries.
  private static let zones: Set<Substring> = [
    "UTC", "GMT", "BST", "IST", "WET", "WEST", "CET", "CEST", "EET", "EEST", "MSK", "EST", "EDT", "CST",
    "CDT", "MST",
    "MDT", "PST", "PDT", "AKST", "AKDT", "HST", "AEST", "AEDT", "ACST", "AWST", "NZST", "NZDT", "JST", "KST",
  ]

  private static func isZone(_ words: ArraySlice<Substring>) -> Bool {
    words.count == 1 && words.first.map { zones.contains($0) } ?? false
  }

  private static func moment(_ text: String, _ order: DayOrder?) -> Moment? {
    plainMoment(text, order) ?? withClock(text).flatMap { plainMoment($0, order) }
  }

  /// The text with the time of day at its end as a clock shows it: `18:30` for `18:30 Uhr`; nil without such a time.
  private static func withClock(_ text: String) -> String? {
    let words = text.split(separator: " ")
    for count in 1...3 where words.count > count {
      guard let clock = clock(words.suffix(count).joined().lowercased()) else { continue }
      return words.dropLast(count).joined(separator: " ") + " " + clock
    }
    return nil
  }

  /// `23:00` for `23uhr`, `11:00 pm` for `11pm`, `18:30` for `18h30`.
  private static func clock(_ word: String) -> String? {
    let hour = word.prefix { $0.isWholeNumber }
    guard (1...2).contains(hour.utf8.count), let number = Int(hour) else { return nil }
    var rest = word.dropFirst(hour.count)
    var minutes: Substring = "00"
    let hasColon = rest.first == ":"
    let digits = rest.dropFirst().prefix { $0.isWholeNumber }
    if hasColon || rest.first == "h", digits.utf8.count == 2 {
      minutes = digits
      rest = rest.dropFirst(3)
    }
    switch rest {
    case "am", "pm": return "\(hour):\(minutes) \(rest)"
    case "uhr": break
    case "h" where hasColon: break
    // Fewer hours can be how long it took.
    case "h", "": guard !hasColon, number > 5, word.contains("h") else { return nil }
    default: return nil
    }
    return "\(hour):\(minutes)"
  }

  private static func plainMoment(_ text: String, _ order: DayOrder?) -> Moment? {
    guard !saysUntilWhen(text) else { return nil }
    if let moment = DateText.moment(text) { return moment }
    let rest = withoutWeekday(text.split(separator: " ")).joined(separator: " ")
    if rest.utf8.count < text.utf8.count, let moment = DateText.moment(rest) { return moment }
    // A number above 12 tells which is the day.
    return rest.withBytes { bytes in
      guard bytes.contains(UInt8(ascii: "/")), let parts = DateText.shortParts(bytes),
        let order = parts.first > 12 ? .dayFirst : parts.second > 12 ? .monthFirst : order
      else { return nil }
      return DateText.moment(bytes, order: order)
    }
  }

  /// Whether a time of day stands right behind another: `18:00-19:05`; no place is so far west.
  private static func saysUntilWhen(_ text: String) -> Bool {
    let parts = text.split(separator: "-")
    guard parts.count > 1, let last = parts.last, let hour = Int(last.prefix(2)), hour > 14 else {
      return false
    }
    let isTime = { (text: Substring) in text.count == 5 && text.dropFirst(2).first == ":" }
    return isTime(last) && isTime(parts[parts.count - 2].suffix(5))
  }

  private static func withoutWeekday(_ words: [Substring]) -> [Substring] {
    guard words.count > 1, let first = words.first, WeekdayName.contains(first) else { return words }
    return Array(words.dropFirst())
  }

  private static func hasYear(_ line: String) -> Bool {
    var run = 0
    for scalar in line.unicodeScalars {
      run = TextName.isDigit(scalar) ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }

  private static let eitherWayRound = "day and month could be either way round: write 2026-01-31"

  /// True for `3/4/26` and `3/4/2026`, and for `8/10/12`, which may be repetitions.
  private static func isThreeNumbers(_ word: Substring) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3,
      parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(TextName.isDigit) })
    else { return false }
    return [2, 4].contains(parts[2].utf8.count) && parts.dropLast().allSatisfy { $0.utf8.count < 3 }
  }

  /// The first year that two digits mean: smaller numbers are repetitions.
  private static let firstShortYear = 15

  /// True for three numbers that are a day, a month and a year, in this order or with the month first.
  private static func isDayMonthYear(_ word: Substring) -> Bool {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    guard isThreeNumbers(word), numbers.count == 3, numbers[2] >= firstShortYear else { return false }
    let (low, high) = (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
    return (1...12).contains(low) && (1...31).contains(high)
  }

  /// Why a line that means a date cannot be read: `3/4/26`, `Mon Jan 5`; nil for any other line.
  private static func problem(_ words: [Substring]) -> String? {
    guard let first = words.first else { return nil }
    if words.count < 4, isThreeNumbers(first) { return eitherWayRound }
    // A leap year has every day.
    guard words.count == 2, first.lowercased() != "set",
      DateText.moment(words.joined(separator: " ") + " 2000") != nil
    else { return nil }
    return "a date without its year: write 2026-01-31"
  }
}
