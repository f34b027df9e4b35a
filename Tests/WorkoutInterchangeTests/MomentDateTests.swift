import Foundation
import Testing
import WorkoutInterchange

@Suite struct MomentDateTests {
  private let berlin: TimeZone

  init() throws { berlin = try #require(TimeZone(identifier: "Europe/Berlin")) }

  @Test(arguments: [
    ("2026-01-31 18:05", "2026-01-31T17:05:00Z"), ("2026-07-31 18:05", "2026-07-31T16:05:00Z"),
    ("2026-03-29 02:30", "2026-03-29T01:30:00Z"), ("2026-10-25 02:30", "2026-10-25T00:30:00Z"),
    ("1969-12-31 23:59", "1969-12-31T22:59:00Z"),
  ])
  func aWallTimeIsReadOnTheClocksOfItsZone(wall: String, utc: String) throws {
    let moment = try #require(Moment(wallTime: wall))
    #expect(try Date(moment, in: berlin) == Date(utc, strategy: .iso8601))
  }

  @Test func aTimeWithAnOffsetNeedsNoZone() throws {
    let moment = try #require(Moment(wallTime: "2026-01-31 18:05")).withOffset(-300)
    #expect(try Date(moment, in: berlin) == Date("2026-01-31T23:05:00Z", strategy: .iso8601))
  }

  @Test(arguments: [
    "2026-01-31T17:05:07Z", "2026-07-01T00:00:00Z", "1900-01-01T00:00:00Z", "0002-01-01T00:00:00Z",
  ])
  func aDateComesBackAsItWas(utc: String) throws {
    let date = try Date(utc, strategy: .iso8601)
    let moment = try #require(Moment(date, in: berlin))
    #expect(Date(moment, in: berlin) == date)
  }

  @Test func aDayIsTheOneThatTheClocksShow() throws {
    let date = try Date("2026-01-31T23:30:00Z", strategy: .iso8601)
    #expect(Moment(date, in: berlin, precision: .day)?.description == "2026-02-01")
    #expect(Moment(date, in: berlin, precision: .minute)?.description == "2026-02-01T00:30+01:00")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 9e11, -1e11, 1e300])
  func whatIsBeyondAllYearsIsNoMoment(seconds: Double) {
    #expect(Moment(Date(timeIntervalSince1970: seconds), in: berlin) == nil)
  }
}
