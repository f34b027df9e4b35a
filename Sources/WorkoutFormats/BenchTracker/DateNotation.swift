internal import WorkoutModel

/// The app's two ways to write a time.
enum DateNotation {
  /// Reads `2017-08-16T11:10:34-0700`.
  static func parseCreated(_ bytes: UnsafeRawBufferPointer) -> Moment? {
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), let date = CivilDate(iso: bytes),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = bytes.digits(11, 2), let minute = bytes.digits(14, 2), let second = bytes.digits(17, 2),
      bytes[19] == UInt8(ascii: "+") || bytes[19] == UInt8(ascii: "-"),
      let offsetHours = bytes.digits(20, 2), let offsetMinutes = bytes.digits(22, 2), offsetMinutes < 60
    else { return nil }
    let offset = offsetHours * 60 + offsetMinutes
    let isWest = bytes[19] == UInt8(ascii: "-")
    if isWest, offset == 0 { return nil }
    return Moment(
      date: date, hour: hour, minute: minute, second: second, offsetMinutes: isWest ? -offset : offset,
      precision: .second)
  }

  /// Writes a start to the minute: `2017-08-24 13:57`.
  static func start(_ moment: Moment) -> String {
    guard let date = moment.date else { return "" }
    let minutes = moment.millisecondOfDay / 60_000
    return "\(day(date)) \(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
  }

  /// Writes a time with its offset: `2017-08-16T11:10:34-0700`; UTC where the moment has none.
  static func created(_ moment: Moment) -> String {
    guard let date = moment.date else { return "" }
    let seconds = moment.millisecondOfDay / 1000
    let offset = Int(moment.offsetMinutes ?? 0)
    let time = "\(digits(seconds / 3600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2))"
    return day(date) + "T" + time + (offset < 0 ? "-" : "+") + digits(abs(offset) / 60, 2)
      + digits(abs(offset) % 60, 2)
  }

  private static func day(_ date: CivilDate) -> String {
    "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
