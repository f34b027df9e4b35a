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
    String(unsafeUninitializedCapacity: startLength) {
      writeStart(moment, to: $0)
      return startLength
    }
  }

  /// The bytes that ``writeStart(_:to:)`` writes.
  static let startLength = 16

  /// Writes the text of ``start(_:)`` to the start of `buffer`.
  static func writeStart(_ moment: Moment, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    let minutes = moment.millisecondOfDay / 60_000
    let date = moment.date
    func write(_ value: Int, at place: Int, digits: Int) {
      var rest = value
      for offset in (place..<place + digits).reversed() {
        buffer[offset] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
        rest /= 10
      }
    }
    write(date?.year ?? 0, at: 0, digits: 4)
    buffer[4] = UInt8(ascii: "-")
    write(date?.month ?? 0, at: 5, digits: 2)
    buffer[7] = UInt8(ascii: "-")
    write(date?.day ?? 0, at: 8, digits: 2)
    buffer[10] = UInt8(ascii: " ")
    write(minutes / 60, at: 11, digits: 2)
    buffer[13] = UInt8(ascii: ":")
    write(minutes % 60, at: 14, digits: 2)
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
