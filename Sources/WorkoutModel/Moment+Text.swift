extension Moment: CustomStringConvertible {
  /// ISO 8601, no finer than the moment is known: `2017-08-24`, `2017-08-24T13:57`, `…T13:57:05-07:00`.
  ///
  /// The offset of a day follows it, as in XML Schema: `2017-08-24Z`.
  public var description: String {
    guard let date else { return "" }
    let year = String(date.year)
    var text = String(repeating: "0", count: max(0, 4 - year.count)) + year
    text += "-" + Self.twoDigits(date.month) + "-" + Self.twoDigits(date.day)
    let seconds = millisecondOfDay / 1000
    if precision != .day {
      text += "T" + Self.twoDigits(seconds / 3600) + ":" + Self.twoDigits(seconds / 60 % 60)
    }
    if precision.rawValue >= Precision.second.rawValue { text += ":" + Self.twoDigits(seconds % 60) }
    if precision == .millisecond {
      let fraction = String(millisecondOfDay % 1000)
      text += "." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
    guard let offset = offsetMinutes.map(Int.init) else { return text }
    guard offset != 0 else { return text + "Z" }
    let magnitude = abs(offset)
    return text + (offset < 0 ? "-" : "+") + Self.twoDigits(magnitude / 60) + ":"
      + Self.twoDigits(magnitude % 60)
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Moment: LosslessStringConvertible {
  /// Reads what ``description`` writes, and no other notation.
  public init?(_ text: String) {
    var copy = text
    guard let moment = copy.withUTF8({ Moment(iso: UnsafeRawBufferPointer($0)) }) else { return nil }
    self = moment
  }

  /// Reads the bytes of what ``description`` writes, and no other notation.
  public init?(iso bytes: UnsafeRawBufferPointer) {
    guard let date = CivilDate(iso: bytes) else { return nil }
    var precision = Precision.day
    var (hour, minute, second, millisecond) = (0, 0, 0, 0)
    var end = 10
    if bytes.count >= 16, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":") {
      guard let hours = bytes.digits(11, 2), let minutes = bytes.digits(14, 2) else { return nil }
      (hour, minute, precision, end) = (hours, minutes, .minute, 16)
    }
    if end == 16, bytes.count >= 19, bytes[16] == UInt8(ascii: ":") {
      guard let seconds = bytes.digits(17, 2) else { return nil }
      (second, precision, end) = (seconds, .second, 19)
    }
    if end == 19, bytes.count >= 23, bytes[19] == UInt8(ascii: ".") {
      guard let fraction = bytes.digits(20, 3) else { return nil }
      (millisecond, precision, end) = (fraction, .millisecond, 23)
    }
    var offset: Int?
    if end < bytes.count {
      guard let minutes = Self.offset(UnsafeRawBufferPointer(rebasing: bytes[end...])) else { return nil }
      offset = minutes
    }
    self.init(
      date: date, hour: hour, minute: minute, second: second, millisecond: millisecond,
      offsetMinutes: offset, precision: precision)
  }

  /// Minutes east of UTC, of `Z` or `-07:00`.
  private static func offset(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if bytes.count == 1, bytes[0] == UInt8(ascii: "Z") { return 0 }
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":"), let hours = bytes.digits(1, 2), let minutes = bytes.digits(4, 2),
      minutes < 60, hours + minutes > 0
    else { return nil }
    return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }
}

extension Moment: Comparable {
  /// Orders by wall time: what a person reads first in a diary comes first.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.wallMilliseconds < right.wallMilliseconds
  }
}
