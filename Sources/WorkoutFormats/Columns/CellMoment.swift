internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Dates and times as people type them into a table: `Mo 04.03.2024`, `3/4/24`, `18:05`.
enum CellMoment {
  /// The moment that `text` states, whatever weekday stands beside it; nil for none.
  static func moment(_ text: String, _ order: DayOrder?) -> Moment? {
    if let moment = plain(text, order) { return moment }
    // `Mon 04.03.2024`, `Monday, 4 March 2024`
    if let space = text.firstIndex(where: { $0 == " " || $0 == "," }),
      text[..<space].allSatisfy({ $0.isLetter || $0 == "." }),
      let moment = plain(trimmed(text[space...]), order)
    {
      return moment
    }
    // `04.03.2024 (Mo)`, `04.03.2024 Mo`
    guard let space = text.lastIndex(of: " "),
      text[text.index(after: space)...].allSatisfy({ $0.isLetter || $0 == "(" || $0 == ")" || $0 == "." })
    else { return nil }
    return plain(trimmed(text[..<space]), order)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(String(text).trimming { $0.properties.isWhitespace || $0 == "," })
  }

  private static func plain(_ text: String, _ order: DayOrder?) -> Moment? {
    (inWords(text) ?? text).withBytes { CellDate.read($0, order) }
  }

  /// `04-Mar-24`, as spreadsheets show days, with spaces and its century; nil for anything else.
  private static func inWords(_ text: String) -> String? {
    let parts = text.split(separator: "-", maxSplits: 2)
    guard parts.count == 3, parts[1].allSatisfy({ $0.isLetter || $0 == "." }) else { return nil }
    let isShort = parts[2].prefix { $0.isNumber }.count == 2
    return "\(parts[0]) \(parts[1]) \(isShort ? "20" : "")\(parts[2])"
  }

  /// True for a date, whichever of its numbers is the day.
  static func isDate(_ text: String) -> Bool {
    moment(text, .dayFirst) != nil || moment(text, .monthFirst) != nil
  }

  /// The time of `day` that `text` states: `18:05`, `6:05 PM`, `18.05 Uhr`, `18h05`.
  static func time(_ text: String, of day: CivilDate) -> Moment? {
    var clock = text
    for word in [" Uhr", " uhr", " h", "h"] where clock.hasSuffix(word) {
      clock = String(clock.dropLast(word.count))
      break
    }
    if let mark = clock.firstIndex(where: { $0 == "h" || $0 == "H" || $0 == "." }),
      clock[..<mark].allSatisfy({ $0.isNumber }), !clock.contains(":")
    {
      clock.replaceSubrange(mark...mark, with: ":")
    }
    if !clock.isEmpty, clock.allSatisfy({ $0.isNumber }), clock != text { clock += ":00" }
    guard clock.contains(":") else { return nil }
    let date = Moment(date: day, precision: .day)?.description ?? ""
    return DateText.moment("\(date) \(clock)")
  }

  /// True for a time of day.
  static func isTime(_ text: String) -> Bool {
    CivilDate(daysSince1970: 0).flatMap { time(text, of: $0) } != nil
  }

  /// The numbers of a date that ends in its year, in their order; nil for any other, and for one with points.
  static func shortParts(_ text: String) -> (first: Int, second: Int)? {
    let start = text.firstIndex { $0.isNumber } ?? text.startIndex
    return String(text[start...]).withBytes { DateText.shortParts($0) }
  }
}
