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
  // Each workout has two of them: digit by digit takes a tenth of the time of putting texts together.
  private static func put(_ date: CivilDate, minute: Int, to text: inout ByteRun) {
    put(digits: date.day, from: date.day < 10 ? 1 : 10, to: &text)
    text.append(UInt8(ascii: " "))
    for byte in months[(3 * (date.month - 1))..<(3 * date.month)] { text.append(byte) }
    text.append(UInt8(ascii: " "))
    put(digits: date.year, from: 1_000, to: &text)
    text.append(UInt8(ascii: ","))
    text.append(UInt8(ascii: " "))
    put(digits: minute / 60, from: 10, to: &text)
    text.append(UInt8(ascii: ":"))
    put(digits: minute % 60, from: 10, to: &text)
  }

  private static func put(digits value: Int, from place: Int, to text: inout ByteRun) {
    var place = place
    while place > 0 {
      text.append(UInt8(truncatingIfNeeded: value / place % 10) &+ UInt8(ascii: "0"))
      place /= 10
    }
  }
}
