extension Moment: CustomStringConvertible {
  /// ISO 8601, no finer than the moment is known: `2017-08-24`, `2017-08-24T13:57`, `…T13:57:05-07:00`.
  public var description: String {
    guard let date else { return "" }
    let year = String(date.year)
    var text = String(repeating: "0", count: max(0, 4 - year.count)) + year
    text += "-" + Self.twoDigits(date.month) + "-" + Self.twoDigits(date.day)
    guard precision != .day else { return text }
    let seconds = millisecondOfDay / 1000
    text += "T" + Self.twoDigits(seconds / 3600) + ":" + Self.twoDigits(seconds / 60 % 60)
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

extension Moment: Comparable {
  /// Orders by wall time: what a person reads first in a diary comes first.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.wallMilliseconds < right.wallMilliseconds
  }
}
