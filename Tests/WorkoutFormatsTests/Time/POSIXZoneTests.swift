import Testing
import WorkoutModel

@testable import Clocks
@testable import Notation
@testable import WorkoutFormats

@Suite struct POSIXZoneTests {
  private func zone(_ text: String) throws -> ZoneRules {
    let rule = try #require(POSIXZoneParser.parse(Array(text.utf8)[...]))
    return ZoneRules(name: text, timeline: ZoneTimeline(firstOffset: rule.standardOffset, rule: rule))
  }

  /// Each change of offset in `year`: the last minute before it and the minute after it, on the wall.
  private func changes(_ text: String, in year: Int) throws -> [String] {
    let zone = try zone(text)
    let start = try #require(DateText.moment("\(year)-01-01T00:00Z")).wallSeconds
    let end = try #require(DateText.moment("\(year)-12-31T23:59Z")).wallSeconds
    var changes: [String] = []
    var previous = zone.offsetSeconds(atUTC: start - 60)
    for time in stride(from: start, through: end, by: 60) {
      let offset = zone.offsetSeconds(atUTC: time)
      defer { previous = offset }
      guard offset != previous else { continue }
      let before = Moment.epoch.shifted(bySeconds: time - 60, offsetMinutes: 0)?.wallTime(in: zone)
      let after = Moment.epoch.shifted(bySeconds: time, offsetMinutes: 0)?.wallTime(in: zone)
      changes.append("\(before?.description ?? "") \(after?.description ?? "")")
    }
    return changes
  }

  @Test func clocksOfTheNorthAreChangedInMarchAndOctober() throws {
    #expect(
      try changes("CET-1CEST,M3.5.0,M10.5.0/3", in: 2024) == [
        "2024-03-31T01:59:00+01:00 2024-03-31T03:00:00+02:00",
        "2024-10-27T02:59:00+02:00 2024-10-27T02:00:00+01:00",
      ])
  }

  @Test func clocksOfTheSouthAreChangedInAprilAndOctober() throws {
    #expect(
      try changes("AEST-10AEDT,M10.1.0,M4.1.0/3", in: 2100) == [
        "2100-04-04T02:59:00+11:00 2100-04-04T02:00:00+10:00",
        "2100-10-03T01:59:00+10:00 2100-10-03T03:00:00+11:00",
      ])
  }

  @Test func theWinterOfIrelandIsTheException() throws {
    #expect(
      try changes("IST-1GMT0,M10.5.0,M3.5.0/1", in: 2024) == [
        "2024-03-31T00:59:00Z 2024-03-31T02:00:00+01:00",
        "2024-10-27T01:59:00+01:00 2024-10-27T01:00:00Z",
      ])
  }

  @Test func clocksOfLordHoweAreChangedByHalfAnHour() throws {
    #expect(
      try changes("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", in: 2024) == [
        "2024-04-07T01:59:00+11:00 2024-04-07T01:30:00+10:30",
        "2024-10-06T01:59:00+10:30 2024-10-06T02:30:00+11:00",
      ])
  }

  @Test func aChangeMayBeBeforeOrLongAfterItsDay() throws {
    #expect(
      try changes("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", in: 2024) == [
        "2024-03-30T22:59:00-02:00 2024-03-31T00:00:00-01:00",
        "2024-10-26T23:59:00-01:00 2024-10-26T23:00:00-02:00",
      ])
    #expect(
      try changes("EET-2EEST,M3.4.4/50,M10.4.4/50", in: 2024) == [
        "2024-03-30T01:59:00+02:00 2024-03-30T03:00:00+03:00",
        "2024-10-26T01:59:00+03:00 2024-10-26T01:00:00+02:00",
      ])
    // The change of one year that happens in the next, and the other way round.
    #expect(
      try changes("AAA0BBB,M1.1.1/-167,J365/167", in: 2023) == [
        "2023-01-06T22:59:00+01:00 2023-01-06T22:00:00Z",
        "2023-12-25T00:59:00Z 2023-12-25T02:00:00+01:00",
      ])
  }

  @Test func daysOfTheYearAreCountedWithAndWithoutLeapDay() throws {
    #expect(
      try changes("AAA0BBB,J60/0,300/0", in: 2023) == [
        "2023-02-28T23:59:00Z 2023-03-01T01:00:00+01:00", "2023-10-27T23:59:00+01:00 2023-10-27T23:00:00Z",
      ])
    #expect(
      try changes("AAA0BBB,J60/0,300/0", in: 2024) == [
        "2024-02-29T23:59:00Z 2024-03-01T01:00:00+01:00", "2024-10-26T23:59:00+01:00 2024-10-26T23:00:00Z",
      ])
  }

  @Test func daylightSavingTimeMayLastAllYear() throws {
    let text = "XXX3EDT4,0/0,J365/23"
    #expect(try changes(text, in: 2024).isEmpty)
    #expect(try zone(text).offsetSeconds(atUTC: 1_700_000_000) == -4 * 3_600)
  }

  @Test func withoutARuleTheOneOfTheUSAHolds() throws {
    #expect(try changes("EST5EDT", in: 2024) == changes("EST5EDT,M3.2.0,M11.1.0", in: 2024))
    #expect(try changes("EST+5EDT4:00,M3.2.0/2:00:00,M11.1.0/2", in: 2024) == changes("EST5EDT", in: 2024))
    #expect(try changes("EST5", in: 2024).isEmpty)
  }

  @Test(arguments: [
    "", "C", "CE-1", "CET", "CET-", "CET-1 ", "CET-25", "CET-24", "CET1:60", "CET-1CEST,", "CET-1CEST,M3.5.0",
    "CET-1CEST,M3.5.0,", "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M0.1.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0/168,M10.5.0",
    "CET-1CEST,J0,J365", "CET-1CEST,J1,J366", "CET-1CEST,0,366", "CET-1CEST,M3.5.0,M10.5.0,", "<CET-1",
    "<+0-1", "CET-1CEST,M3.5.0,M10.5.0/3x", "C3T-1", "CET-99999999999999999999", "CET-1CEST-1:00:00:00,0,1",
  ])
  func textThatIsNoRuleIsNone(text: String) {
    #expect(POSIXZoneParser.parse(Array(text.utf8)[...]) == nil)
  }
}
