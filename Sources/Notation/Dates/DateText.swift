package import WorkoutModel

/// Reads the dates and times that logs write.
///
/// | part | forms |
/// |---|---|
/// | day | `2021-03-04`, `2021/03/04`, `8 Apr 2026`, `April 8, 2026`: months as in ``MonthName``, in any letter case |
/// | | `31.12.2021`; `03/04/2021` and `3/4/21` where it is known which is the day |
/// | between | `T`, a space, a comma and a space, ` at ` |
/// | time | `18:05`, `18:05:11`, `18:05:11.123`, `6:05 PM`, `6:05:11 p.m.` |
/// | zone | none, `Z`, `UTC`, `GMT`, `+01:00`, `+0100`, `+01`, also after a space or a day in digits |
///
/// `03/04/2021` is March in one country and April in another: it is nothing without a ``DayOrder``. Digits beyond
/// the thousandth of a second are left out.
package enum DateText {
  /// Reads the whole of `text`; nil where it is no date or one that no calendar or clock shows.
  package static func moment(_ text: String) -> Moment? { text.withBytes { moment($0) } }

  /// Reads the whole of `text`, with a weekday before it or without: `Monday, 20 February 2023 at 08:30`.
  ///
  /// Whatever the weekday is called; nil where it is no date.
  package static func moment(besideWeekday text: String) -> Moment? {
    if let moment = moment(text) { return moment }
    guard let space = text.firstIndex(of: " "),
      text[..<space].allSatisfy({ $0.isLetter || $0 == "," || $0 == "." })
    else { return nil }
    return moment(String(text[text.index(after: space)...]))
  }

  /// Reads the whole of `bytes`; nil where they are no date or one that no calendar or clock shows.
  ///
  /// - Parameter order: which number is the day where the year stands last; nil where that is not known.
  package static func moment(_ bytes: UnsafeRawBufferPointer, order: DayOrder? = nil) -> Moment? {
    if let moment = commonMoment(bytes) { return moment }
    var text = TextScanner(bytes)
    let isNumeric = bytes.count > 2 && bytes[1] &- 0x30 < 10 && bytes[2] &- 0x30 < 10
    guard
      let date = isNumeric
        ? numericDate(&text) : text.attempt({ shortDate(&$0, order) }) ?? wordedDate(&text)
    else { return nil }
    if text.isAtEnd { return Moment(date: date, precision: .day) }
    if isNumeric, let offset = text.attempt(offsetMinutes) {
      return text.isAtEnd ? Moment(date: date, offsetMinutes: offset, precision: .day) : nil
    }
    guard isNumeric && text.take("T") || takeSeparator(&text) else { return nil }
    return moment(of: date, &text)
  }

  /// Reads the forms that come by the million: `2021-03-04 18:05`, also with seconds, `T` or `Z`.
  private static func commonMoment(_ bytes: UnsafeRawBufferPointer) -> Moment? {
    let isUTC = bytes.last == UInt8(ascii: "Z")
    let count = isUTC ? bytes.count - 1 : bytes.count
    guard count == 16 || count == 19, bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
      let date = CivilDate(iso: bytes), bytes[13] == UInt8(ascii: ":"), let hour = bytes.digits(11, 2),
      let minute = bytes.digits(14, 2)
    else { return nil }
    var second: Int? = 0
    if count == 19 { second = bytes[16] == UInt8(ascii: ":") ? bytes.digits(17, 2) : nil }
    guard let second else { return nil }
    return Moment(
      date: date, hour: hour, minute: minute, second: second, offsetMinutes: isUTC ? 0 : nil,
      precision: count == 19 ? .second : .minute)
  }

  /// Reads `2021-03-04` or `2021/03/04`.
  private static func numericDate(_ text: inout TextScanner) -> CivilDate? {
    guard let year = text.number(4, 4) else { return nil }
    let separator: Unicode.Scalar = text.next == UInt8(ascii: "/") ? "/" : "-"
    guard text.take(separator), let month = text.number(1, 2), text.take(separator),
      let day = text.number(1, 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The numbers of a date that ends in its year, in their order; nil where `bytes` begin with none.
  package static func shortParts(_ bytes: UnsafeRawBufferPointer) -> (first: Int, second: Int)? {
    var text = TextScanner(bytes)
    return shortParts(&text).flatMap { $0.separator == "." ? nil : ($0.first, $0.second) }
  }

  private static func shortParts(
    _ text: inout TextScanner
  ) -> (separator: Unicode.Scalar, first: Int, second: Int, year: Int)? {
    guard let first = text.number(1, 2) else { return nil }
    let separator = Unicode.Scalar(text.next)
    guard separator == "/" || separator == "." || separator == "-", text.take(separator),
      let second = text.number(1, 2), text.take(separator)
    else { return nil }
    let start = text.index
    guard let year = text.number(2, 4), text.index - start != 3 else { return nil }
    // Spreadsheets cut the century off.
    return (separator, first, second, text.index - start == 2 ? 2_000 + year : year)
  }

  /// Reads `31.12.2021`, and `31/12/21` or `12-31-2021` where `order` says which is the day.
  private static func shortDate(_ text: inout TextScanner, _ order: DayOrder?) -> CivilDate? {
    guard let parts = shortParts(&text), let order = parts.separator == "." ? .dayFirst : order else {
      return nil
    }
    let (month, day) = order == .dayFirst ? (parts.second, parts.first) : (parts.first, parts.second)
    return CivilDate(year: parts.year, month: month, day: day)
  }

  /// Reads `8 Apr 2026`, `8. April 2026` or `Apr 8, 2026`.
  private static func wordedDate(_ text: inout TextScanner) -> CivilDate? {
    let leadingDay = text.number(1, 2)
    if leadingDay != nil {
      text.take(".")
      if !text.takeSpace() { return nil }
    }
    guard let month = month(&text), text.takeSpace() else { return nil }
    if let leadingDay {
      text.attempt { $0.letters() == "de" && $0.takeSpace() ? true : nil }
      return text.number(4, 4).flatMap { CivilDate(year: $0, month: month, day: leadingDay) }
    }
    guard let day = text.number(1, 2) else { return nil }
    text.take(",")
    guard text.takeSpace(), let year = text.number(4, 4) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads `Apr`, `avr.`, `de abril` or `4月`.
  private static func month(_ text: inout TextScanner) -> Int? {
    if let number = text.number(1, 2) {
      let sign = text.letters()
      return sign == "月" || sign == "월" ? number : nil
    }
    text.attempt { $0.letters() == "de" && $0.takeSpace() ? true : nil }
    guard let word = text.letters(), let number = MonthName.number(word) else { return nil }
    text.take(".")
    return number
  }

  /// Takes what stands between a day and a time, but for `T`.
  private static func takeSeparator(_ text: inout TextScanner) -> Bool {
    text.take(",")
    guard text.takeSpace() else { return false }
    guard text.takeLetter("a") else { return true }
    return text.takeLetter("t") && text.takeSpace()
  }

  private static func moment(of date: CivilDate, _ text: inout TextScanner) -> Moment? {
    guard var hour = text.number(1, 2), text.take(":"), let minute = text.number(2, 2) else { return nil }
    var second = 0
    var millisecond = 0
    var precision = Moment.Precision.minute
    if text.take(":") {
      guard let value = text.number(2, 2) else { return nil }
      second = value
      precision = .second
      if text.take(".") {
        let start = text.index
        guard var fraction = text.number(1, 18) else { return nil }
        let digitCount = text.index - start
        for _ in digitCount..<max(3, digitCount) { fraction *= 10 }
        for _ in 3..<max(3, digitCount) { fraction /= 10 }
        millisecond = fraction
        precision = .millisecond
      }
    }
    if !text.isAtEnd, let isAfternoon = text.attempt(isAfternoon) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let offset = text.isAtEnd ? nil : text.attempt(offsetMinutes)
    guard text.isAtEnd else { return nil }
    return Moment(
      date: date, hour: hour, minute: minute, second: second, millisecond: millisecond,
      offsetMinutes: offset, precision: precision)
  }

  /// Reads `AM`, `pm` or `a.m.`, with or without a space before it.
  private static func isAfternoon(_ text: inout TextScanner) -> Bool? {
    text.takeSpace()
    let isAfternoon = text.takeLetter("p")
    guard isAfternoon || text.takeLetter("a") else { return nil }
    let isDotted = text.take(".")
    guard text.takeLetter("m") else { return nil }
    if isDotted { text.take(".") }
    return isAfternoon
  }

  /// Reads `Z` or `+01:00`, with or without a space before it, as minutes east of UTC.
  private static func offsetMinutes(_ text: inout TextScanner) -> Int? {
    if text.take("Z") { return 0 }
    text.takeSpace()
    let isWest = text.take("-")
    guard isWest || text.take("+") else {
      return switch text.word() {
      case "z", "utc", "gmt": 0
      default: nil
      }
    }
    let start = text.index
    guard var hours = text.number(2, 4), text.index - start != 3 else { return nil }
    var minutes = 0
    if text.index - start == 4 {
      (hours, minutes) = (hours / 100, hours % 100)
    } else if text.take(":") {
      guard let value = text.number(2, 2) else { return nil }
      minutes = value
    }
    guard hours < 24, minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
