internal import WorkoutModel

/// Times of FIT: seconds since 1989-12-31T00:00:00Z.
enum FITTime {
  /// Seconds from 1970 to the start of the count.
  private static let epoch: Int64 = 631_065_600
  /// Smaller numbers are seconds since a watch was switched on.
  private static let earliest: Int64 = 0x1000_0000
  /// The largest number; the next says that there is no time.
  private static let latest: Int64 = 0xffff_fffe

  /// The moment of `time`; nil for what is no date.
  static func moment(_ time: Int64, offsetMinutes: Int) -> Moment? {
    guard (earliest...latest).contains(time) else { return nil }
    return Moment.epoch.shifted(
      bySeconds: time + epoch + Int64(offsetMinutes) * 60, offsetMinutes: offsetMinutes)
  }

  /// The seconds of `moment`, no more and no less than FIT can say.
  static func time(_ moment: Moment) -> Int64 {
    let milliseconds = moment.utcMilliseconds
    let seconds = milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
    return clamped(seconds - epoch)
  }

  /// `time` as FIT can say it.
  static func clamped(_ time: Int64) -> Int64 { min(max(time, earliest), latest) }

  /// `time` if FIT can say it; nil for one that it cannot.
  static func sayable(_ time: Int64) -> Int64? { (earliest...latest).contains(time) ? time : nil }

  /// True for a moment that FIT can say on any clock on Earth.
  static func canSay(_ moment: Moment) -> Bool {
    let seconds = moment.wallMilliseconds / 1_000 - epoch
    return (earliest + 2 * 86_400...latest - 2 * 86_400).contains(seconds)
  }
}
