extension Moment {
  /// Reads a wall time to the minute: `2026-01-31 18:05`.
  public init?(wallTime text: String) {
    var copy = text
    guard let moment = copy.withUTF8({ Moment(wallTime: UnsafeRawBufferPointer($0)) }) else { return nil }
    self = moment
  }

  /// Reads the wall time that `bytes` hold, as ``init(wallTime:)-(String)`` does; nil for anything else.
  public init?(wallTime bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16, bytes[10] == UInt8(ascii: " "), let date = CivilDate(iso: bytes),
      bytes[13] == UInt8(ascii: ":"), let hour = bytes.digits(11, 2), let minute = bytes.digits(14, 2)
    else { return nil }
    self.init(date: date, hour: hour, minute: minute, precision: .minute)
  }
}

extension CivilDate {
  /// Reads the first ten of `bytes`: `2026-01-31`.
  package init?(iso bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes.digits(0, 4), let month = bytes.digits(5, 2), let day = bytes.digits(8, 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension UnsafeRawBufferPointer {
  /// The number that `count` digits from `start` on make; nil if one of them is not a digit.
  package func digits(_ start: Int, _ count: Int) -> Int? {
    var value = 0
    for index in start..<start + count {
      guard self[index] &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(self[index] &- 0x30)
    }
    return value
  }
}
