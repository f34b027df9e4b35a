internal import Notation
internal import WorkoutModel

/// Writes times as Hevy does, with English months whatever the machine's language.
enum HevyTime {
  /// The names of the months, three bytes each.
  private static let months = Array("JanFebMarAprMayJunJulAugSepOctNovDec".utf8)
  /// The bytes of `31 Jan 2026, 18:05`.
  private static let maximumLength = 18

  /// Writes the cell of a time: `"8 Apr 2026, 16:50"`, or empty quotes.
  static func write(_ moment: Moment?, to csv: CSVOutput) {
    csv.raw("\"")
    if let moment, let date = moment.date {
      let minute = moment.millisecondOfDay / 60_000
      csv.output.append(upTo: maximumLength) { put(date, minute: minute, to: &$0) }
    }
    csv.raw("\"")
  }

  /// Puts `8 Apr 2026, 16:50`; no year has more than four digits.
  // Each workout has two of them: putting texts together takes ten times as long.
  private static func put(_ date: CivilDate, minute: Int, to text: inout ByteRun) {
    if date.day < 10 { put(digit: date.day, to: &text) } else { put(twoDigits: date.day, to: &text) }
    text.append(UInt8(ascii: " "))
    for byte in months[(3 * (date.month - 1))..<(3 * date.month)] { text.append(byte) }
    text.append(UInt8(ascii: " "))
    put(twoDigits: date.year / 100, to: &text)
    put(twoDigits: date.year % 100, to: &text)
    text.append(UInt8(ascii: ","))
    text.append(UInt8(ascii: " "))
    put(twoDigits: minute / 60, to: &text)
    text.append(UInt8(ascii: ":"))
    put(twoDigits: minute % 60, to: &text)
  }

  private static func put(twoDigits value: Int, to text: inout ByteRun) {
    put(digit: value / 10, to: &text)
    put(digit: value % 10, to: &text)
  }

  private static func put(digit: Int, to text: inout ByteRun) {
    text.append(UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0"))
  }
}
