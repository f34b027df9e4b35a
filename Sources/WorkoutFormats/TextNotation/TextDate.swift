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
  init?(_ line: String) {
    let scalars = line.unicodeScalars
    guard scalars.count <= Self.maximumLength, scalars.contains(where: TextName.isDigit) else { return nil }
    if let start = Self.moment(line) {
      self.start = start
      return
    }
    let words = line.split(separator: " ")
    if Self.hasYear(line), read(words) { return }
    guard let problem = Self.problem(Self.withoutWeekday(words)) else { return nil }
    self.problem = TextSetProblem(column: 0, what: problem)
  }

  /// Reads a title before or behind a date: `Leg day 2026-01-05 18:30`.
  private mutating func read(_ words: [Substring]) -> Bool {
    func title(_ words: ArraySlice<Substring>) -> String {
      TextName.trimmed(Array(words.joined(separator: " ").unicodeScalars)[...])
    }
    guard words.count > 1 else { return false }
    for count in (1...min(words.count - 1, Self.maximumWords)).reversed() {
      let (head, tail) = (words.prefix(count), words.suffix(count))
      if let start = Self.moment(head.joined(separator: " ")) {
        let rest = title(words.dropFirst(count))
        self.start = start
        if TextName.isName(rest), rest.contains(where: { $0.isLetter }) {
          self.title = rest
        } else {
          problem = TextSetProblem(
            column: head.joined(separator: " ").unicodeScalars.count + 1, what: "no time of day and no title")
        }
        return true
      }
      if let start = Self.moment(tail.joined(separator: " ")) {
        let rest = title(words.dropLast(count))
        guard TextName.isName(rest), rest.contains(where: { $0.isLetter }) else { return false }
        (self.start, self.title, beginsWithTitle) = (start, rest, true)
        return true
      }
    }
    return false
  }

  private static func moment(_ text: String) -> Moment? {
    guard !saysUntilWhen(text) else { return nil }
    if let moment = DateText.moment(text) { return moment }
    let rest = withoutWeekday(text.split(separator: " ")).joined(separator: " ")
    if rest.utf8.count < text.utf8.count, let moment = DateText.moment(rest) { return moment }
    // A number above 12 tells which is the day.
    var copy = rest
    return copy.withUTF8 { bytes in
      guard bytes.contains(UInt8(ascii: "/")), let parts = DateText.shortParts(UnsafeRawBufferPointer(bytes)),
        parts.first > 12 || parts.second > 12
      else { return nil }
      return DateText.moment(
        UnsafeRawBufferPointer(bytes), order: parts.first > 12 ? .dayFirst : .monthFirst)
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

  /// Why a line that means a date cannot be read: `3/4/26`, `Mon Jan 5`; nil for any other line.
  private static func problem(_ words: [Substring]) -> String? {
    guard let first = words.first else { return nil }
    let parts = first.split(separator: "/", omittingEmptySubsequences: false)
    let isNumeric = parts.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(TextName.isDigit) }
    if words.count < 4, isNumeric, parts.count == 3, let year = parts.last?.utf8.count,
      year == 2 || year == 4,
      parts.dropLast().allSatisfy({ $0.utf8.count < 3 })
    {
      return "day and month could be either way round: write 2026-01-31"
    }
    // A leap year has every day.
    guard words.count == 2, first.lowercased() != "set",
      DateText.moment(words.joined(separator: " ") + " 2000") != nil
    else { return nil }
    return "a date without its year: write 2026-01-31"
  }
}
