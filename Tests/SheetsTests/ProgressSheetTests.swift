import Sheets
import Testing
import WorkoutModel

@Suite struct ProgressSheetTests {
  private func archive(_ count: Int, exercises: [String]) -> WorkoutArchive {
    let identities = exercises.map { ExerciseIdentity(name: $0, category: $0) }
    return WorkoutArchive(
      workouts: (0..<count).map { number in
        Workout(
          start: CivilDate(daysSince1970: 20_000 + 4 * number).flatMap { Moment(date: $0, precision: .day) },
          exercises: identities.map { identity in
            let load = Load(ExactDecimal(Int32(100 + number)), unit: .kilograms)
            return Exercise(identity, sets: [ExerciseSet(reps: 1, load: load)])
          })
      })
  }

  @Test func tellsVolumeAndEachLift() {
    let sheet = ProgressSheet(archive(10, exercises: ["Squat", "Row"]))
    let pages = sheet.pages(SheetContext(measure: PlainMeasure()))
    #expect(pages.count == 1)
    #expect(
      Array(pages[0].texts.prefix(14)) == [
        "4 Oct 2024 – 9 Nov 2024", "Progress", "10", "WORKOUTS", "20", "SETS", "6 weeks", "LONGEST STREAK",
        "18",
        "PERSONAL RECORDS", "2,090 kg", "VOLUME", "Volume by week in kg", "Row",
      ])
    #expect(pages[0].texts.contains("one-rep max in kg: 109, 1 × 109 kg, 9 Nov 2024"))
    let stars = pages[0].elements.count { if case .shape = $0 { true } else { false } }
    #expect(stars == 18)
  }

  @Test func everythingStaysOnThePageAndNoWordsOverlap() {
    let names = (1...12).map { "Exercise \($0)" }
    let pages = ProgressSheet(archive(200, exercises: names)).pages(SheetContext(measure: PlainMeasure()))
    #expect(pages.count > 1)
    for page in pages {
      let paper = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
      #expect(page.elements.allSatisfy { paper.contains($0.frame) })
      let frames = page.elements.compactMap { if case .text(let text) = $0 { text.frame } else { nil } }
      for (number, first) in frames.enumerated() {
        for second in frames[(number + 1)...] {
          let across = min(first.right, second.right) - max(first.x, second.x)
          let down = min(first.bottom, second.bottom) - max(first.y, second.y)
          #expect(across < 0.1 || down < 0.1, "\(first) \(second)")
        }
      }
    }
  }

  @Test func noTotalIsCut() {
    let archive = archive(2_000, exercises: (1...13).map { "Exercise \($0)" })
    let pages = ProgressSheet(archive).pages(SheetContext(measure: PlainMeasure()))
    let texts = pages[0].elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.filter { $0.extent.isCut }.map { $0.text } == [])
    #expect(pages[0].texts.prefix(12).contains("28,587,000 kg"), "\(pages[0].texts.prefix(12))")
    #expect(pages.last?.texts.contains("And 1 more lift.") == true)
  }

  @Test func aHistoryOfOneWorkoutSaysWhenChartsBegin() {
    let pages = ProgressSheet(archive(1, exercises: ["Squat"])).pages(SheetContext(measure: PlainMeasure()))
    #expect(pages.count == 1)
    #expect(pages[0].texts.contains("No lift was done twice: charts begin there."))
  }
}
