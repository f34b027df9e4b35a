import Testing
import WorkoutModel

@testable import Statistics

@Suite struct PeriodTests {
  private func day(_ text: String) -> Int { Moment(text)?.date?.daysSince1970 ?? 0 }

  @Test(arguments: [
    (Period.day, "2024-03-03", "2024-03-03", "2024-03-04", "2024-03-03"),
    (.week(startsOnMonday: true), "2024-03-03", "2024-02-26", "2024-03-04", "2024-02-26"),
    (.week(startsOnMonday: false), "2024-03-03", "2024-03-03", "2024-03-10", "2024-03-03"),
    (.week(startsOnMonday: true), "1969-12-31", "1969-12-29", "1970-01-05", "1969-12-29"),
    (.months(1), "2024-02-29", "2024-02-01", "2024-03-01", "2024-02"),
    (.months(3), "2024-12-31", "2024-10-01", "2025-01-01", "2024-10 to 2024-12"),
    (.months(12), "2024-02-29", "2024-01-01", "2025-01-01", "2024"),
    (.months(60), "2024-02-29", "2020-01-01", "2025-01-01", "2020 to 2024"),
  ])
  func aStretchHasAFirstDayAnEndAndAName(
    period: Period, text: String, start: String, end: String, name: String
  ) {
    let first = period.start(of: day(text))
    #expect(FigureWords.day(first) == start)
    #expect(FigureWords.day(period.end(ofStart: first)) == end)
    #expect(period.name(ofStart: first) == name)
  }

  @Test func theFinestStretchesThatHaveRoomAreTaken() {
    func finest(_ days: Int) -> Period { Period.finest(for: 0...days, atMost: 120) }
    #expect(finest(100) == .day)
    #expect(finest(3_000) == .months(1))
    #expect(finest(4_000) == .months(3))
    #expect(finest(40_000) == .months(12))
    #expect(finest(3_650_000) == .months(1_200))
  }

  @Test func endsOfTheCalendarAreNoTrouble() {
    for period in [
      Period.day, .week(startsOnMonday: true), .months(1), .months(3), .months(12), .months(12_000),
    ] {
      for text in ["0001-01-01", "9999-12-31"] {
        let start = period.start(of: day(text))
        #expect(start <= day(text) && period.end(ofStart: start) > start, "\(period) \(text)")
      }
    }
  }
}
