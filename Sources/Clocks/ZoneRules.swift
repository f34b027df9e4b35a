public import WorkoutModel

/// A time zone: which offset from UTC its clocks have had and will have.
public struct ZoneRules: Hashable, Sendable {
  /// The name under which messages speak of it: `Europe/Berlin`, `UTC`, `+02:00`.
  public let name: String
  /// True where the system states no zone and UTC stands in for it.
  public let isFallback: Bool

  private let timeline: ZoneTimeline

  package init(name: String, timeline: ZoneTimeline, isFallback: Bool = false) {
    self.name = name
    self.timeline = timeline
    self.isFallback = isFallback
  }

  /// Coordinated Universal Time.
  public static let utc = ZoneRules(name: "UTC", timeline: ZoneTimeline(firstOffset: 0))

  /// Finds the zone that a person names.
  ///
  /// - Parameter name: `Europe/Berlin`, looked up in the folder `TZDIR` or else the system's; `UTC` or `Z`;
  ///   an offset `+02:00`, `-0530`, `+2`; or a POSIX TZ text: `CET-1CEST,M3.5.0,M10.5.0/3`.
  /// - Throws: ``/WorkoutModel/ZoneError`` where there is no such zone or its file cannot be read.
  public init(named name: String) throws(ZoneError) { self = try ZoneFinder().zone(named: name) }

  /// Finds the zone of this system.
  ///
  /// The environment variable `TZ` comes first, then `/etc/localtime`, then `/etc/timezone`. Where none of
  /// them states a zone, it is UTC, and ``isFallback`` is true.
  ///
  /// - Throws: ``/WorkoutModel/ZoneError`` where `TZ` is set to something that is no zone.
  public static func system() throws(ZoneError) -> ZoneRules { try ZoneFinder().systemZone() }

  /// Seconds east of UTC, rounded to a whole minute, at `seconds` since 1970-01-01 00:00 UTC.
  public func offsetSeconds(atUTC seconds: Int64) -> Int { timeline.period(at: seconds).offsetSeconds }

  /// The offsets that the zone's clocks have when they show the wall time of `moment`.
  public func match(wallTime moment: Moment) -> WallTimeMatch {
    timeline.match(wall: moment.wallSeconds)
  }
}

extension Moment {
  /// Whole seconds since 1970-01-01 00:00 on the same clock.
  var wallSeconds: Int64 {
    let milliseconds = wallMilliseconds
    return milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0)
  }
}
