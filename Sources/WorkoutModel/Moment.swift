/// A point in time as a log writes it: wall time, with an offset from UTC where the source has one.
public struct Moment: Hashable, Sendable {
  /// How exactly the source states the time.
  public enum Precision: UInt8, Hashable, Sendable {
    /// A day without a time.
    case day
    /// Hours and minutes.
    case minute
    /// Seconds.
    case second
    /// Thousandths of a second.
    case millisecond
  }

  /// Milliseconds of wall time since 1970-01-01 00:00 on the same clock.
  public let wallMilliseconds: Int64
  /// Minutes east of UTC; nil for a wall time without a zone.
  public let offsetMinutes: Int16?
  /// How exactly the time is known.
  public let precision: Precision

  /// Makes a moment of a calendar day and a time of day; what is finer than `precision` is cut off.
  ///
  /// - Returns: nil if there is no such time (hour 24, second 60) or the offset reaches a day.
  public init?(
    date: CivilDate, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0,
    offsetMinutes: Int? = nil, precision: Precision
  ) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond), (-1439...1439).contains(offsetMinutes ?? 0)
    else { return nil }
    let seconds = Int64(date.daysSince1970) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
    let moment = Moment(
      wallMilliseconds: seconds * 1_000 + Int64(millisecond), offsetMinutes: offsetMinutes.map { Int16($0) },
      precision: .millisecond)
    self = moment.cut(to: precision)
  }

  /// The day on the wall calendar.
  public var date: CivilDate? { CivilDate(daysSince1970: Int(wallMilliseconds.flooredQuotient(86_400_000))) }

  /// Milliseconds since midnight on the wall clock.
  public var millisecondOfDay: Int {
    Int(wallMilliseconds - wallMilliseconds.flooredQuotient(86_400_000) * 86_400_000)
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension Moment {
  /// The moment `seconds` later on the wall clock, with another offset; nil beyond the years 1 … 9999.
  package func shifted(bySeconds seconds: Int64, offsetMinutes: Int?) -> Moment? {
    let limit: Int64 = 10_000 * 366 * 86_400
    guard (-limit...limit).contains(seconds), (-1439...1439).contains(offsetMinutes ?? 0) else { return nil }
    let moment = Moment(
      wallMilliseconds: wallMilliseconds + seconds * 1_000,
      offsetMinutes: offsetMinutes.map { Int16($0) }, precision: precision)
    return moment.date == nil ? nil : moment.cut(to: precision)
  }

  /// Milliseconds since 1970-01-01 00:00 UTC, where a wall time without an offset counts as UTC.
  package var utcMilliseconds: Int64 { wallMilliseconds - Int64(offsetMinutes ?? 0) * 60_000 }

  /// The same wall time with another offset, or without one.
  public func withOffset(_ minutes: Int16?) -> Moment {
    Moment(wallMilliseconds: wallMilliseconds, offsetMinutes: minutes, precision: precision)
  }

  /// The same moment stated as exactly as `target` can, cut off and not rounded.
  public func cut(to target: Precision) -> Moment {
    let step: Int64 =
      switch target {
      case .day: 86_400_000
      case .minute: 60_000
      case .second: 1_000
      case .millisecond: 1
      }
    let rest = wallMilliseconds % step
    return Moment(
      wallMilliseconds: wallMilliseconds - (rest < 0 ? rest + step : rest), offsetMinutes: offsetMinutes,
      precision: target)
  }

  /// 1970-01-01 00:00:00 UTC.
  public static var epoch: Moment { Moment(wallMilliseconds: 0, offsetMinutes: 0, precision: .second) }

  private init(wallMilliseconds: Int64, offsetMinutes: Int16?, precision: Precision) {
    self.wallMilliseconds = wallMilliseconds
    self.offsetMinutes = offsetMinutes
    self.precision = precision
  }
}

extension Moment.Precision: CustomStringConvertible {
  /// One word: `minute`.
  public var description: String {
    switch self {
    case .day: "day"
    case .minute: "minute"
    case .second: "second"
    case .millisecond: "millisecond"
    }
  }
}
