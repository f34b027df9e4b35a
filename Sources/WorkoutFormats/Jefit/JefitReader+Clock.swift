internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The clock of the phone: Jefit keeps instants in UTC, and beside them the day that the user saw.
struct JefitClock {
  /// Minutes by which the phone was ahead of UTC; 0 where nothing tells.
  var offsetMinutes = 0

  /// The instant that lies `seconds` after 1970, as the phone showed it; nil for 0, which stands for none.
  ///
  /// - Parameter day: the day that the app gave it, in days since 1970; an hour of summer time may bring it there.
  func moment(epoch seconds: Int64, on day: Int? = nil) -> Moment? {
    let offsets = [offsetMinutes, offsetMinutes + 60, offsetMinutes - 60]
    let fitting = offsets.first { Self.day(of: seconds, offsetMinutes: $0) == day }
    return Self.moment(epoch: seconds, offsetMinutes: fitting ?? offsetMinutes)
  }

  /// The instant that lies `seconds` after 1970 by a clock that is this many minutes ahead of UTC; nil for 0.
  static func moment(epoch seconds: Int64, offsetMinutes: Int) -> Moment? {
    guard (1...maximumSeconds).contains(seconds) else { return nil }
    return Moment.epoch.shifted(
      bySeconds: seconds + Int64(offsetMinutes) * 60, offsetMinutes: offsetMinutes)
  }

  /// The day of an instant by such a clock, in days since 1970.
  static func day(of seconds: Int64, offsetMinutes: Int) -> Int? {
    moment(epoch: seconds, offsetMinutes: offsetMinutes)?.date?.daysSince1970
  }

  /// No later than the year 9999.
  private static let maximumSeconds: Int64 = 253_402_300_799
}

extension JefitReader {
  /// The offsets that clocks have, in minutes.
  private static let offsets = -12 * 60...14 * 60

  /// The column that states the offset, in whichever table it stands.
  static let zoneColumn = "zonedifference"

  /// Finds out how far the phone was ahead of UTC: the file says it, and the days of the logs which way it is meant.
  mutating func settleClock() throws(WorkoutError) {
    let (logs, hasStarts) = try datedLogs()
    func matches(_ offset: Int) -> Int {
      logs.count { JefitClock.day(of: $0.seconds, offsetMinutes: offset) == $0.day }
    }
    let stated = try statedOffsets()
    let isStated = !stated.isEmpty
    // Of two that put as many logs on their days, the one that stands first.
    let candidates = isStated ? stated : Self.wholeHours
    let scores = candidates.map { matches($0) }
    guard let best = scores.max(), let index = scores.firstIndex(of: best) else { return }
    guard isStated || best > matches(0) else { return }
    clock.offsetMinutes = candidates[index]
    guard clock.offsetMinutes != 0, hasStarts else { return }
    let isTold = scores.count { $0 == best } == 1
    findings.report(
      Finding(
        isStated && isTold ? .note : .warning, .guessed, Self.reason(isStated: isStated, isTold: isTold),
        field: .model(.offset),
        detail: "\(ZoneOffsetText.text(of: clock.offsetMinutes)), \(best) of \(logs.count) logs",
        place: table.inputPlace))
  }

  private static func reason(isStated: Bool, isTold: Bool) -> Finding.Reason {
    if !isStated {
      return "the phone's offset from UTC is not given; guessed from the days of the logs"
    }
    // Only a zone tells when its clocks change.
    return isTold
      ? "the phone's offset from UTC is known for the day of the export only: in the other half of the year, times may be an hour off"
      : "no log shows whether zonedifference is ahead of UTC or behind: read as ahead without a minus sign"
  }

  /// From UTC outwards.
  private static let wholeHours = [0] + (1...14).flatMap { [$0 * 60, -$0 * 60] }.filter(offsets.contains)

  /// What `zonedifference` may mean, in minutes: hours, minutes or seconds, ahead of UTC or behind.
  private mutating func statedOffsets() throws(WorkoutError) -> [Int] {
    for index in table.parts.indices where table.parts[index].has(Self.zoneColumn) {
      for row in table.parts[index].rows.indices {
        try table.read(row, of: index)
        guard let value = table.number(Self.zoneColumn)?.doubleValue else { continue }
        let minutes = [value * 60, value, value / 60, value / 60_000]
          .first { Self.isOffset($0) }.map { Int($0) }
        guard let minutes else {
          findings.report(
            Finding(
              .warning, .dropped, "zonedifference: no offset from UTC that clocks have",
              field: .model(.offset),
              detail: table.text(Self.zoneColumn).map { PrintableText.of($0, limit: 40) }, place: table.place)
          )
          return []
        }
        return minutes == 0 ? [0] : [minutes, -minutes].filter(Self.offsets.contains)
      }
    }
    return []
  }

  /// True for a quarter of an hour that some clock is ahead or behind.
  private static func isOffset(_ minutes: Double) -> Bool {
    abs(minutes) <= 14 * 60 && (minutes / 15).rounded() * 15 == minutes
  }

  /// The instants of logs and the days that the app gave them, in days since 1970, and whether any session has a
  /// start.
  private mutating func datedLogs() throws(WorkoutError) -> (
    logs: [(seconds: Int64, day: Int)], hasStarts: Bool
  ) {
    var starts: [Int64: Int64] = [:]
    try forEachRow(of: JefitSection.sessions, with: "_id") { reader, _ in
      guard let id = reader.table.integer("_id", isKnown: true) else { return }
      starts[id] = reader.table.integer("starttime", isKnown: true)
    }
    var logs: [(seconds: Int64, day: Int)] = []
    try forEachRow(of: JefitSection.logs, with: "ename") { reader, _ in
      guard let day = reader.knownDay else { return }
      let start = reader.table.integer("belongsession", isKnown: true).flatMap { starts[$0] }
      // What was typed in days later says nothing of the clock.
      guard let seconds = start ?? reader.table.integer("logtime", isKnown: true), seconds > 0,
        let there = JefitClock.day(of: seconds, offsetMinutes: 0), abs(there - day) <= 1
      else { return }
      logs.append((seconds, day))
    }
    return (logs, !starts.isEmpty)
  }
}
