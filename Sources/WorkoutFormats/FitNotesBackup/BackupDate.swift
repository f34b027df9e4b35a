internal import WorkoutModel

/// The days and times of a backup: `2024-10-21`, `2024-10-21 18:05:00`.
enum BackupDate {
  /// The day or time that `text` writes; nil where it is none.
  static func moment(_ text: String) -> Moment? {
    var copy = text
    return copy.withUTF8 { moment(UnsafeRawBufferPointer($0)) }
  }

  private static func moment(_ bytes: UnsafeRawBufferPointer) -> Moment? {
    guard let date = CivilDate(iso: bytes) else { return nil }
    if bytes.count == 10 { return Moment(date: date, precision: .day) }
    guard bytes.count == 16 || bytes.count == 19,
      bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), let hour = bytes.digits(11, 2), let minute = bytes.digits(14, 2)
    else { return nil }
    if bytes.count == 16 { return Moment(date: date, hour: hour, minute: minute, precision: .minute) }
    guard bytes[16] == UInt8(ascii: ":"), let second = bytes.digits(17, 2) else { return nil }
    return Moment(date: date, hour: hour, minute: minute, second: second, precision: .second)
  }

  /// What days are told apart by: the day of `text`, or the text itself where it is none.
  static func key(_ text: String) -> String { moment(text)?.cut(to: .day).description ?? text }
}
