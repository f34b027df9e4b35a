import ArchiveGenerator
import Testing
import WorkoutModel

@Suite struct CivilDateTests {
  @Test(arguments: [
    (2023, 2, 29), (2024, 2, 30), (1900, 2, 29), (2100, 2, 29), (2023, 4, 31), (2023, 6, 31), (2023, 9, 31),
    (2023, 11, 31), (2023, 1, 32), (2023, 0, 1), (2023, 13, 1), (2023, 1, 0), (2023, 1, -1), (0, 1, 1),
    (-1, 1, 1), (10_000, 1, 1), (.max, .max, .max), (.min, .min, .min),
  ])
  func daysThatNoCalendarHasAreNone(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017), (2024, 2, 29, 19_782),
    (2038, 1, 19, 24_855), (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
  ])
  func daysAreCountedFrom1970(year: Int, month: Int, day: Int, days: Int) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == days)
    #expect(CivilDate(daysSince1970: days) == date)
  }

  @Test(arguments: [-719_163, 2_932_897, .min, .max])
  func daysOutsideTheYears1To9999AreNone(days: Int) {
    #expect(CivilDate(daysSince1970: days) == nil)
  }

  @Test func everyDayFollowsTheOneBefore() throws {
    var previous = try #require(CivilDate(daysSince1970: -719_162))
    for days in -719_161...2_932_896 {
      guard let date = CivilDate(daysSince1970: days) else {
        Issue.record("no day \(days)")
        return
      }
      let isNextDay =
        date.year == previous.year && date.month == previous.month && date.day == previous.day + 1
      let isNextMonth =
        date.day == 1 && previous.day == CivilDate.days(inMonth: previous.month, of: previous.year)
        && (date.month == previous.month + 1 || (date.month == 1 && previous.month == 12))
      guard isNextDay || isNextMonth, date.daysSince1970 == days else {
        Issue.record("\(date) after \(previous)")
        return
      }
      previous = date
    }
  }

  @Test(arguments: [
    (2023, 28), (2024, 29), (1900, 28), (2000, 29), (2100, 28), (2400, 29),
  ])
  func februaryKnowsItsLeapYears(year: Int, days: Int) {
    #expect(CivilDate.days(inMonth: 2, of: year) == days)
  }
}
