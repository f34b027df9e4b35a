public import Foundation
public import WorkoutModel

// The model itself does without Foundation.

extension Date {
  /// The instant of `moment`: of its own offset from UTC, else of the clocks of `zone`.
  ///
  /// A day is its midnight. A time that clocks show twice is the earlier one; one that they skip is as much later
  /// as they skip.
  public init(_ moment: Moment, in zone: TimeZone) {
    let wall = Date(timeIntervalSince1970: TimeInterval(moment.wallMilliseconds) / 1_000)
    if let minutes = moment.offsetMinutes {
      self = wall - TimeInterval(minutes) * 60
      return
    }
    let day: TimeInterval = 86_400
    let before = TimeInterval(zone.secondsFromGMT(for: wall - day))
    let after = TimeInterval(zone.secondsFromGMT(for: wall + day))
    let offset = [before, after].first { TimeInterval(zone.secondsFromGMT(for: wall - $0)) == $0 }
    self = wall - (offset ?? before)
  }
}

extension Moment {
  /// What the clocks of `zone` show at `date`, cut to `precision`, with their offset from UTC; a day has none.
  ///
  /// - Returns: nil outside the years 1 … 9999.
  public init?(_ date: Date, in zone: TimeZone, precision: Precision = .second) {
    let seconds = date.timeIntervalSince1970
    // Beyond all years, and before the arithmetic below could overflow.
    guard seconds.magnitude < 1e12 else { return nil }
    let minutes = zone.secondsFromGMT(for: date) / 60
    let wall = Int((seconds * 1_000).rounded()) + minutes * 60_000
    let day = Int((Double(wall) / 86_400_000).rounded(.down))
    let rest = wall - day * 86_400_000
    guard let civil = CivilDate(daysSince1970: day) else { return nil }
    self.init(
      date: civil, hour: rest / 3_600_000, minute: rest / 60_000 % 60, second: rest / 1_000 % 60,
      millisecond: rest % 1_000, offsetMinutes: precision == .day ? nil : minutes, precision: precision)
  }
}
