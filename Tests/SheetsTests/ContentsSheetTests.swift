import Sheets
import Testing
import WorkoutModel

@Suite struct ContentsSheetTests {
  @Test func saysWhatIsOnWhichPage() {
    let contents = ContentsSheet(
      [
        ContentsEntry(.workouts, title: "Legs", start: Moment(wallTime: "2026-02-01 18:00"), pageCount: 2),
        ContentsEntry(.workouts, title: "Push", start: Moment(wallTime: "2026-01-31 18:00"), pageCount: 1),
        ContentsEntry(.workouts, title: "Some day", pageCount: 1),
        ContentsEntry(.templates, title: "Pull", pageCount: 1),
      ], owner: "Maja")
    #expect(
      contents.pages(SheetContext(measure: PlainMeasure())).map(\.texts) == [
        [
          "3 workouts  ·  1 template  ·  31 January 2026 – 1 February 2026", "Training log of Maja",
          "February 2026",
          "Sun 1",
          "Legs", "2", "January 2026", "Sat 31", "Push", "4", "Without a date", "Some day", "5", "Templates",
          "Pull", "6", "1",
        ]
      ])
  }

  @Test func saysWhoseEachPageIsWhereTheyAreSeveralPeoples() {
    let contents = ContentsSheet(
      [
        ContentsEntry(.templates, title: "Pull", athlete: "Maja", pageCount: 1),
        ContentsEntry(.templates, title: "Push", athlete: "Jon", pageCount: 1),
        ContentsEntry(.rides, title: "Tempo", pageCount: 1),
      ], owner: nil)
    #expect(
      contents.pages(SheetContext(measure: PlainMeasure())).map(\.texts) == [
        [
          "2 templates  ·  1 ride", "Training log", "Maja  ·  Templates", "Pull", "2", "Jon  ·  Templates",
          "Push",
          "3", "Rides", "Tempo", "4", "1",
        ]
      ])
  }

  @Test func numbersThePagesAfterAllOfItsOwn() throws {
    let entries = (1...365).map { ContentsEntry(.workouts, title: "Day \($0)", pageCount: 1) }
    let pages = ContentsSheet(entries, owner: nil).pages(SheetContext(measure: PlainMeasure()))
    let texts = pages.flatMap(\.texts)
    let place = try #require(texts.firstIndex(of: "Day 365"))
    #expect(texts[place + 1] == "\(365 + pages.count)")
    let paper = PageRectangle(x: 0, y: 0, width: 612, height: 792)
    #expect(pages.allSatisfy { page in page.elements.allSatisfy { paper.contains($0.frame) } })
    #expect((1...365).allSatisfy { texts.contains("Day \($0)") })
  }
}
