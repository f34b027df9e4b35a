import ArchiveGenerator
import Testing
import WorkoutModel

@Suite struct MomentTests {
  @Test(arguments: [
    ("2017-08-24 13:57", "2017-08-24T13:57"), ("2024-02-29 00:00", "2024-02-29T00:00"),
    ("0001-01-01 00:00", "0001-01-01T00:00"), ("9999-12-31 23:59", "9999-12-31T23:59"),
    ("1969-12-31 23:59", "1969-12-31T23:59"),
  ])
  func wallTimesAreReadToTheMinute(text: String, iso: String) {
    #expect(Moment(wallTime: text)?.description == iso)
    #expect(Moment(wallTime: text)?.precision == .minute)
    #expect(Moment(wallTime: text)?.offsetMinutes == nil)
  }

  @Test(arguments: [
    "", "2017-08-24", "2017-02-30 10:00", "2023-02-29 10:00", "2017-08-24 24:00", "2017-08-24 23:60",
    "2017-08-24T13:57", "2017-8-24 13:57", "2017-08-24 13:57 ", " 2017-08-24 13:57", "2017-08-24 1:57",
    "2017-08-24  3:57", "2017-08-24 13-57", "2017/08/24 13:57", "0000-01-01 00:00", "2017-08-24 13:5a",
    "2017-00-24 13:57", "2017-13-24 13:57", "2017-08-24 -1:57", "２017-08-24 3:57",
  ])
  func textThatIsNoWallTimeIsNone(text: String) {
    #expect(Moment(wallTime: text) == nil)
  }

  private func moment(
    _ hour: Int, _ minute: Int, _ second: Int = 0, _ millisecond: Int = 0, offset: Int? = nil,
    to precision: Moment.Precision
  ) throws -> Moment? {
    let date = try #require(CivilDate(year: 2017, month: 8, day: 4))
    return Moment(
      date: date, hour: hour, minute: minute, second: second, millisecond: millisecond,
      offsetMinutes: offset, precision: precision)
  }

  @Test func aMomentIsWrittenNoFinerThanItIsKnown() throws {
    #expect(try moment(0, 0, to: .day)?.description == "2017-08-04")
    #expect(try moment(3, 7, to: .minute)?.description == "2017-08-04T03:07")
    #expect(try moment(3, 7, 9, to: .second)?.description == "2017-08-04T03:07:09")
    #expect(try moment(3, 7, 9, 5, to: .millisecond)?.description == "2017-08-04T03:07:09.005")
    #expect(try moment(3, 7, 9, offset: 0, to: .second)?.description == "2017-08-04T03:07:09Z")
    #expect(try moment(3, 7, 9, offset: -420, to: .second)?.description == "2017-08-04T03:07:09-07:00")
    #expect(try moment(3, 7, offset: 330, to: .minute)?.description == "2017-08-04T03:07+05:30")
    #expect(try moment(3, 7, offset: -30, to: .minute)?.description == "2017-08-04T03:07-00:30")
    #expect(Moment.epoch.description == "1970-01-01T00:00:00Z")
  }

  @Test func whatIsWrittenIsReadAsTheSameMoment() throws {
    for precision in [Moment.Precision.day, .minute, .second, .millisecond] {
      for offset in [nil, 0, 1, -30, 330, 1_439, -1_439] {
        let moment = try #require(try moment(3, 7, 9, 5, offset: offset, to: precision))
        #expect(Moment(moment.description) == moment)
      }
    }
    #expect(try moment(0, 0, offset: -420, to: .day)?.description == "2017-08-04-07:00")
  }

  @Test(arguments: [
    "", "2017", "2017-02-30", "2017-08-04T", "2017-08-04 03:07", "2017-08-04T3:07", "2017-08-04T24:00",
    "2017-08-04T03:07:", "2017-08-04T03:07:60", "2017-08-04T03:07:09.5", "2017-08-04T03:07.005",
    "2017-08-04T03:07z", "2017-08-04T03:07-00:00", "2017-08-04T03:07+0100", "2017-08-04T03:07+01:60",
    "2017-08-04T03:07+24:00", "2017-08-04T03:07 ", "2017-08-04T03:07:09.005ZZ",
  ])
  func textThatIsNotWrittenIsNoMoment(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func whatIsFinerThanThePrecisionIsCutOff() throws {
    #expect(try moment(3, 7, 9, 5, to: .day) == moment(0, 0, to: .day))
    #expect(try moment(3, 7, 9, 5, to: .minute) == moment(3, 7, to: .minute))
    #expect(try moment(3, 7, 9, 5, to: .second) == moment(3, 7, 9, to: .second))
  }

  @Test func timesThatNoClockShowsAreNone() throws {
    #expect(try moment(24, 0, to: .minute) == nil)
    #expect(try moment(-1, 0, to: .minute) == nil)
    #expect(try moment(0, 60, to: .minute) == nil)
    #expect(try moment(0, 0, 60, to: .second) == nil)
    #expect(try moment(0, 0, 0, 1_000, to: .millisecond) == nil)
    #expect(try moment(0, 0, offset: 1_440, to: .minute) == nil)
    #expect(try moment(0, 0, offset: -1_440, to: .minute) == nil)
    #expect(try moment(0, 0, offset: 1_439, to: .minute)?.offsetMinutes == 1_439)
  }

  @Test func aShiftedMomentStaysWithinTheCalendar() throws {
    let moment = try #require(try moment(23, 59, 59, 7, offset: 60, to: .millisecond))
    #expect(moment.shifted(bySeconds: 1, offsetMinutes: -60)?.description == "2017-08-05T00:00:00.007-01:00")
    #expect(moment.shifted(bySeconds: -86_400, offsetMinutes: nil)?.description == "2017-08-03T23:59:59.007")
    #expect(moment.shifted(bySeconds: 0, offsetMinutes: 1_440) == nil)
    let last = try #require(Moment(wallTime: "9999-12-31 23:59"))
    #expect(last.shifted(bySeconds: 59, offsetMinutes: nil) != nil)
    #expect(last.shifted(bySeconds: 60, offsetMinutes: nil) == nil)
    #expect(last.shifted(bySeconds: .max, offsetMinutes: nil) == nil)
    #expect(last.shifted(bySeconds: .min, offsetMinutes: nil) == nil)
  }

  @Test func momentsAreOrderedByWhatTheClockShowed() throws {
    let early = try #require(try moment(9, 0, offset: -720, to: .minute))
    let late = try #require(try moment(10, 0, offset: 720, to: .minute))
    #expect(early < late)
    #expect(!(late < early))
  }

  @Test func randomMomentsKeepTheirDayAndTime() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let date = try #require(
        CivilDate(daysSince1970: Int.random(in: -719_162...2_932_896, using: &random)))
      let time = Int.random(in: 0..<86_400_000, using: &random)
      let moment = Moment(
        date: date, hour: time / 3_600_000, minute: time / 60_000 % 60, second: time / 1_000 % 60,
        millisecond: time % 1_000, precision: .millisecond)
      #expect(moment?.date == date)
      #expect(moment?.millisecondOfDay == time)
    }
  }
}
