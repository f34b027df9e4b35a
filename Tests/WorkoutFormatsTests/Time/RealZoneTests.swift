import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Clocks
@testable import Notation
@testable import SafeFiles
@testable import WorkoutFormats

// Where the system has no time zones, these are skipped.
@Suite(.enabled(if: SystemFile.isFolder("/usr/share/zoneinfo/Europe"), "the package tzdata is not installed"))
struct RealZoneTests {
  @Test(arguments: [
    ("Europe/Berlin", "1890-01-01T00:00Z", "1890-01-01T00:53+00:53"),
    ("Europe/Berlin", "1945-06-01T12:00Z", "1945-06-01T15:00+03:00"),
    ("Europe/Berlin", "2021-03-28T00:59:59Z", "2021-03-28T01:59:59+01:00"),
    ("Europe/Berlin", "2021-03-28T01:00:00Z", "2021-03-28T03:00:00+02:00"),
    ("Europe/Berlin", "2100-07-01T12:00Z", "2100-07-01T14:00+02:00"),
    ("Europe/Berlin", "2100-12-31T23:30Z", "2101-01-01T00:30+01:00"),
    ("America/New_York", "2006-04-02T07:00Z", "2006-04-02T03:00-04:00"),
    ("America/New_York", "2007-03-25T07:00Z", "2007-03-25T03:00-04:00"),
    ("America/New_York", "2100-03-14T06:59Z", "2100-03-14T01:59-05:00"),
    ("America/New_York", "2100-03-14T07:00Z", "2100-03-14T03:00-04:00"),
    ("Australia/Sydney", "2024-01-01T00:00Z", "2024-01-01T11:00+11:00"),
    ("Australia/Sydney", "2100-04-03T16:00Z", "2100-04-04T02:00+10:00"),
    ("Europe/Dublin", "1970-01-01T00:00Z", "1970-01-01T01:00+01:00"),
    ("Europe/Dublin", "2024-01-15T10:00Z", "2024-01-15T10:00Z"),
    ("Europe/Dublin", "2100-07-15T10:00Z", "2100-07-15T11:00+01:00"),
    ("Asia/Kolkata", "2024-01-15T20:00:00.250Z", "2024-01-16T01:30:00.250+05:30"),
    ("Asia/Kolkata", "2100-01-15T20:00Z", "2100-01-16T01:30+05:30"),
    ("Australia/Lord_Howe", "2024-04-06T14:59Z", "2024-04-07T01:59+11:00"),
    ("Australia/Lord_Howe", "2024-04-06T15:00Z", "2024-04-07T01:30+10:30"),
    ("Australia/Lord_Howe", "2100-10-02T15:30Z", "2100-10-03T02:30+11:00"),
    ("Asia/Kathmandu", "2021-03-04T18:05:11-07:00", "2021-03-05T06:50:11+05:45"),
    ("Pacific/Apia", "2011-12-30T10:30Z", "2011-12-31T00:30+14:00"),
    ("UTC", "2021-03-04T18:05:11-07:00", "2021-03-05T01:05:11Z"),
  ])
  func instantsAreShownOnTheClocksOfAZone(name: String, instant: String, wall: String) throws {
    let moment = try #require(DateText.moment(instant))
    #expect(moment.wallTime(in: try ZoneRules(named: name)).description == wall)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2021-03-28 01:59", "2021-03-28T01:59+01:00", ""),
    (
      "Europe/Berlin", "2021-03-28 02:30", "2021-03-28T03:30+02:00",
      "warning repaired : time that the zone's clocks skipped is moved forward"
        + " | 2021-03-28T02:30 does not exist in Europe/Berlin, read as 2021-03-28T03:30+02:00"
    ),
    ("Europe/Berlin", "2021-03-28 03:00", "2021-03-28T03:00+02:00", ""),
    (
      "Europe/Berlin", "2100-10-31 02:30:01", "2100-10-31T02:30:01+02:00",
      "warning guessed : time that the zone's clocks showed twice is taken as the first"
        + " | 2100-10-31T02:30:01 in Europe/Berlin is +02:00 or +01:00"
    ),
    (
      "America/New_York", "2024-11-03 01:00", "2024-11-03T01:00-04:00",
      "warning guessed : time that the zone's clocks showed twice is taken as the first"
        + " | 2024-11-03T01:00 in America/New_York is -04:00 or -05:00"
    ),
    ("America/New_York", "2024-11-03 02:00", "2024-11-03T02:00-05:00", ""),
    (
      "Europe/Dublin", "2024-10-27 01:59", "2024-10-27T01:59+01:00",
      "warning guessed : time that the zone's clocks showed twice is taken as the first"
        + " | 2024-10-27T01:59 in Europe/Dublin is +01:00 or +00:00"
    ),
    (
      "Australia/Lord_Howe", "2024-10-06 02:10", "2024-10-06T02:40+11:00",
      "warning repaired : time that the zone's clocks skipped is moved forward"
        + " | 2024-10-06T02:10 does not exist in Australia/Lord_Howe, read as 2024-10-06T02:40+11:00"
    ),
    // Samoa went to bed on the 29th and woke on the 31st.
    (
      "Pacific/Apia", "2011-12-30 12:00", "2011-12-31T12:00+14:00",
      "warning repaired : time that the zone's clocks skipped is moved forward"
        + " | 2011-12-30T12:00 does not exist in Pacific/Apia, read as 2011-12-31T12:00+14:00"
    ),
    ("Europe/Berlin", "2021-03-28", "2021-03-28", ""),
    ("Europe/Berlin", "2021-03-28T02:30Z", "2021-03-28T02:30Z", ""),
  ])
  func wallTimesGetTheOffsetOfTheirZone(name: String, wall: String, moment: String, finding: String) throws {
    let resolved = try #require(DateText.moment(wall)).resolved(in: try ZoneRules(named: name))
    #expect(resolved.moment.description == moment)
    #expect(resolved.finding().map(FindingList.line) ?? "" == finding)
  }

  @Test func theMatchTellsTheOffsets() throws {
    let berlin = try ZoneRules(named: "Europe/Berlin")
    func match(_ text: String) throws -> WallTimeMatch {
      berlin.match(wallTime: try #require(DateText.moment(text)))
    }
    #expect(try match("2021-03-28 01:59:59") == .unique(offsetSeconds: 3_600))
    #expect(try match("2021-03-28 02:00:00") == .gap(offsetBefore: 3_600, offsetAfter: 7_200))
    #expect(try match("2021-03-28 02:59:59.999") == .gap(offsetBefore: 3_600, offsetAfter: 7_200))
    #expect(try match("2021-10-31 01:59:59.999") == .unique(offsetSeconds: 7_200))
    #expect(try match("2021-10-31 02:00:00") == .overlap(first: 7_200, second: 3_600))
    #expect(try match("2021-10-31 03:00:00") == .unique(offsetSeconds: 3_600))
    #expect(try match("0001-01-01 00:00:00") == .unique(offsetSeconds: 3_180))
    #expect(try match("9999-12-31 23:59:59") == .unique(offsetSeconds: 3_600))
    #expect(berlin.offsetSeconds(atUTC: .min) == 3_180)
    #expect(berlin.offsetSeconds(atUTC: .max) == 3_600)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Sydney", "Europe/Dublin", "Asia/Kolkata",
    "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Africa/Casablanca", "Antarctica/Troll",
    "America/Scoresbysund", "Asia/Gaza", "Asia/Tehran", "America/Juneau", "Asia/Manila", "Africa/Monrovia",
    "CET-1CEST,M3.5.0,M10.5.0/3", "-0930",
  ])
  func everyInstantComesBackFromTheClocksOfItsZone(name: String) throws {
    let zone = try ZoneRules(named: name)
    var random = SeededGenerator(seed: 21)
    for round in 0..<4_000 {
      // Half of them anywhere in the calendar, half where clocks have been changed.
      let range: ClosedRange<Int64> =
        round % 2 == 0 ? -62_000_000_000...253_000_000_000 : -3_000_000_000...5_000_000_000
      let seconds = Int64.random(in: range, using: &random)
      let instant = try #require(Moment.epoch.shifted(bySeconds: seconds, offsetMinutes: 0))
      let shown = instant.wallTime(in: zone)
      #expect(shown.wallTime(in: .utc) == instant)
      let resolved = try #require(shown.shifted(bySeconds: 0, offsetMinutes: nil)).resolved(in: zone)
      let offset = zone.offsetSeconds(atUTC: seconds)
      switch resolved.match {
      case .unique(let found):
        #expect(found == offset)
        #expect(resolved.moment == shown)
      case .overlap(let first, let second):
        #expect(first > second && (first == offset || second == offset))
        #expect(resolved.moment.wallMilliseconds == shown.wallMilliseconds)
      case .gap, nil: Issue.record("\(instant) is shown as \(shown), which is \(resolved)")
      }
    }
  }
}
