internal import WorkoutModel

/// When a zone's clocks are changed every year, as a POSIX TZ text says it: `CET-1CEST,M3.5.0,M10.5.0/3`.
package struct POSIXZoneRule: Hashable, Sendable {
  /// The day and time of a change.
  struct Change: Hashable, Sendable {
    /// A day of every year.
    package enum Day: Hashable, Sendable {
      /// `Mm.w.d`: the `week`th `weekday` (0 is Sunday) of `month`; week 5 is the last.
      case month(Int, week: Int, weekday: Int)
      /// `Jn`: day 1 … 365, 29 February never counted.
      case withoutLeapDay(Int)
      /// `n`: day 0 … 365, 29 February counted.
      case ofYear(Int)
    }

    package var day: Day
    /// Seconds after midnight of the day, on the clock before the change: −167 h … 167 h.
    package var second: Int

    /// When it happens in `year`, in seconds since 1970 on the clock before the change.
    fileprivate func wallTime(in year: Int) -> Int64? {
      guard let newYear = CivilDate(year: year, month: 1, day: 1)?.daysSince1970 else { return nil }
      var days = newYear
      switch day {
      case .month(let month, let week, let weekday):
        guard let first = CivilDate(year: year, month: month, day: 1)?.daysSince1970 else { return nil }
        // 719_162 days before 1970-01-01 began the year 1, on a Monday.
        let firstWeekday = (first + 719_163) % 7
        var offset = (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
        if offset >= CivilDate.days(inMonth: month, of: year) { offset -= 7 }
        days = first + offset
      case .withoutLeapDay(let number):
        let isAfterLeapDay = number >= 60 && CivilDate.days(inMonth: 2, of: year) == 29
        days += number - 1 + (isAfterLeapDay ? 1 : 0)
      case .ofYear(let number):
        days += number
      }
      return Int64(days) * 86_400 + Int64(second)
    }
  }

  /// The other half of the year: summer time, or winter time where it counts as the exception, as in Ireland.
  struct Daylight: Hashable, Sendable {
    package var offsetSeconds: Int
    package var start: Change
    package var end: Change
  }

  /// Seconds east of UTC outside daylight-saving time.
  var standardOffset: Int
  /// Daylight-saving time; nil where clocks are not changed.
  var daylight: Daylight?

  /// The period that holds `utc`, in seconds since 1970.
  func period(at utc: Int64) -> ZonePeriod {
    var period = ZonePeriod(offsetSeconds: standardOffset, start: .min, end: .max)
    guard let daylight else { return period }
    let lastDay: Int64 = 2_932_896
    let day = min(max(utc / 86_400, -719_162), lastDay)
    let year = CivilDate(daysSince1970: Int(day))?.year ?? 1970
    // A change of the year before or after may lie a week inside this one.
    for year in year - 1...year + 1 {
      let changes = [
        (daylight.start, from: standardOffset, to: daylight.offsetSeconds),
        (daylight.end, from: daylight.offsetSeconds, to: standardOffset),
      ]
      for (change, from, to) in changes {
        guard let wall = change.wallTime(in: year) else { continue }
        let time = wall - Int64(from)
        if time > utc {
          period.end = min(period.end, time)
        } else if time >= period.start {
          // Of two changes in one moment the later one counts: daylight-saving time all year round.
          period.start = time
          period.offsetSeconds = to
        }
      }
    }
    return period
  }
}
