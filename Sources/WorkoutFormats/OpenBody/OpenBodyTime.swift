internal import Notation
internal import WorkoutModel

/// The times of OpenBody: RFC 3339, with the offset from UTC.
enum OpenBodyTime {
  /// Reads a time in any letter case.
  static func moment(_ element: JSONElement) -> Moment? {
    element.text.flatMap { $0.utf8.count <= 40 ? DateText.moment($0.uppercased()) : nil }
  }

  /// A time to the second, or to the thousandth where it has some, with its offset.
  static func text(_ moment: Moment) -> String {
    moment.cut(to: moment.millisecondOfDay % 1_000 == 0 ? .second : .millisecond).description
  }

  /// True for a time that ``text(_:)`` writes with another meaning: without an offset, or finer than a thousandth.
  static func isPeculiar(_ text: String, _ moment: Moment) -> Bool {
    let fraction = text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix(while: JSONBytes.isDigit)
    return moment.offsetMinutes == nil || moment.precision == .day || moment.precision == .minute
      || fraction.dropFirst(3).contains { $0 != UInt8(ascii: "0") }
  }

  /// Seconds from `start` to `end`; nil where the end is earlier, or where the two do not tell: one of them alone says
  /// how far its clock is from UTC, or one is a day.
  static func seconds(from start: Moment, to end: Moment) -> ExactDecimal? {
    guard (start.offsetMinutes == nil) == (end.offsetMinutes == nil), start.precision != .day,
      end.precision != .day
    else { return nil }
    let milliseconds = end.utcMilliseconds - start.utcMilliseconds
    return milliseconds < 0
      ? nil : ExactDecimal(coefficient: milliseconds, fractionDigits: 3)?.normalized
  }

  /// The end of what takes `seconds`, with the offset of its start; nil where no calendar shows it.
  static func end(of start: Moment, _ seconds: ExactDecimal) -> Moment? {
    guard seconds.coefficient >= 0, let whole = seconds.movingPoint(by: 3)?.normalized,
      whole.fractionDigits == 0,
      let exact = start.cut(to: .millisecond).shifted(
        bySeconds: seconds.wholePart, offsetMinutes: start.offsetMinutes.map { Int($0) }),
      let date = exact.date
    else { return nil }
    let rest = Int(whole.coefficient % 1_000) + exact.millisecondOfDay
    guard rest < 86_400_000 else {
      return exact.shifted(bySeconds: 1, offsetMinutes: exact.offsetMinutes.map { Int($0) }).flatMap {
        $0.date.flatMap { moment($0, rest - 86_400_000, exact.offsetMinutes) }
      }
    }
    return moment(date, rest, exact.offsetMinutes)
  }

  private static func moment(_ date: CivilDate, _ milliseconds: Int, _ offset: Int16?) -> Moment? {
    Moment(
      date: date, hour: milliseconds / 3_600_000, minute: milliseconds / 60_000 % 60,
      second: milliseconds / 1_000 % 60, millisecond: milliseconds % 1_000,
      offsetMinutes: offset.map { Int($0) }, precision: .millisecond)
  }
}
