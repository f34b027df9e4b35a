import Testing
import WorkoutModel

@testable import WorkoutFormats

/// The offset from UTC of the phone, which no export says plainly.
@Suite struct JefitClockTests {
  /// 23:30, 20:30 and 00:10 by a phone four hours behind UTC, where the first two are on the next day.
  private static func clock(_ zone: String?) -> String {
    """
    ### SETTING
    mass\(zone == nil ? "" : ",zonedifference")
    kg\(zone.map { ",\($0)" } ?? "")
    ### WORKOUT SESSIONS
    _id,starttime,endtime,mydate
    1,1708227000,1708230600,
    2,1708302600,,
    3,1722226200,,
    4,,1708400000,2024-02-20
    5,,,
    ### EXERCISE LOGS
    _id,ename,mydate,belongsession,logs
    1,Row,2024-02-17,1,20x5
    2,Row,2024-02-18,2,20x5
    3,Row,2024-07-29,3,20x5
    4,Row,2024-02-21,5,20x5

    """
  }

  private static let told =
    "note guessed t: the phone's offset from UTC is known for the day of the export only: "
    + "in the other half of the year, times may be an hour off"

  /// Hours, minutes and seconds, and both signs: the days of the logs tell which is meant.
  @Test(arguments: ["-4", "4", "-240", "240", "-14400", "14400.0"]) func theDaysOfLogsTellTheClock(
    zone: String
  ) throws {
    let reading = try read(Self.clock(zone))
    #expect(
      reading.archive.workouts.map { $0.start?.description } == [
        "2024-02-17T23:30:00-04:00", "2024-02-18T20:30:00-04:00", "2024-07-29T00:10:00-04:00", "2024-02-20",
        "2024-02-21",
      ])
    #expect(reading.archive.workouts[0].durationSeconds == ExactDecimal(3_600))
    #expect(reading.archive.workouts[3].details?.end?.description == "2024-02-19T23:33:20-04:00")
    #expect(reading.archive.preferences.sourceFields == nil)
    #expect(reading.findings.lines == [Self.told + " | -04:00, 3 of 3 logs"])
  }

  /// The setting is that of the day of the export: half of the year it is an hour off.
  @Test func anHourOfSummerTimeIsToldByTheDayOfTheLogs() throws {
    let reading = try read(Self.clock("-5"))
    #expect(
      reading.archive.workouts.prefix(3).map { $0.start?.description } == [
        "2024-02-17T22:30:00-05:00", "2024-02-18T19:30:00-05:00", "2024-07-29T00:10:00-04:00",
      ])
    #expect(reading.findings.lines == [Self.told + " | -05:00, 2 of 3 logs"])
  }

  @Test func anOffsetThatNothingStatesIsTheOneThatPutsMostLogsOnTheirDays() throws {
    let reading = try read(Self.clock(nil))
    #expect(
      reading.archive.workouts.prefix(3).map { $0.start?.description } == [
        "2024-02-17T23:30:00-04:00", "2024-02-18T20:30:00-04:00", "2024-07-29T00:10:00-04:00",
      ])
    #expect(
      reading.findings.lines == [
        "warning guessed t: the phone's offset from UTC is not given; "
          + "guessed from the days of the logs | -04:00, 3 of 3 logs"
      ])
  }

  @Test func whereNoLogTellsItsSignTheOffsetIsAGuess() throws {
    func text(_ mydate: String) -> String {
      """
      ### SETTING
      mass,zonedifference
      kg,2
      ### WORKOUT SESSIONS
      _id,starttime
      1,1708171200
      ### EXERCISE LOGS
      _id,ename,mydate,belongsession,logs
      1,Row,\(mydate),1,20x5

      """
    }
    let reading = try read(text("2024-02-17"))
    #expect(reading.archive.workouts[0].start?.description == "2024-02-17T14:00:00+02:00")
    #expect(
      reading.findings.lines == [
        "warning guessed t: no log shows whether zonedifference is ahead of UTC or behind: "
          + "read as ahead without a minus sign | +02:00, 1 of 1 logs"
      ])
    let early = try read(text("2024-02-17").replacing("1,1708171200", with: "1,-5"))
    #expect(early.archive.workouts[0].start?.description == "2024-02-17")
    #expect(
      early.findings.lines.last == "warning dropped t:6:1: WORKOUT SESSIONS: no time in starttime | -5")
    let odd = try read(text("2024-02-17").replacing("kg,2\n", with: "kg,7\n"))
    #expect(odd.archive.workouts[0].start?.description == "2024-02-17T19:00:00+07:00")
    let none = try read(text("2024-02-17").replacing("kg,2\n", with: "kg,999\n"))
    #expect(none.archive.workouts[0].start?.description == "2024-02-17T12:00:00Z")
    #expect(
      none.findings.lines == [
        "warning dropped t:3:1: zonedifference: no offset from UTC that clocks have | 999"
      ])
    let later = try read(text("2024-03-01"))
    #expect(
      later.findings.lines.last == "warning inconsistent t:6:1: "
        + "session of another day than its start: the start is read | 2024-03-01 for 2024-02-17T14:00:00+02:00"
    )
  }
}
