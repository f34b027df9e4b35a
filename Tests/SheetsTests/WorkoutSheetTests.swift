import QRCodes
import Sheets
import Testing
import WorkoutModel

@Suite struct WorkoutSheetTests {
  private let context = SheetContext(measure: PlainMeasure())

  private func codes() throws -> [SheetCode] {
    [
      try SheetCode("Copy", "the workout", payload: Array(repeating: 97, count: 600)),
      try SheetCode("Template", "the exercises", payload: Array(repeating: 66, count: 300)),
    ]
  }

  @Test func saysTheWorkoutInTheOrderInWhichItIsRead() throws {
    let pages = WorkoutSheet(try SampleWorkouts.push(), codes: try codes()).pages(context)
    #expect(
      pages.map(\.texts) == [
        [
          "Saturday 31 January 2026  ·  18:05", "Push Day 💪", "1 Chest", "1 Back", "1 Abs / Core", "3",
          "EXERCISES", "8", "SETS", "3,760 kg", "VOLUME", "61 min", "DURATION", "116 kg",
          "BEST 1RM BY WATHAN · Bench Press", "A1", "Bench Press", "Flat", "Chest", "WARM-UP", "10 × 40 kg",
          "3 × (5 × 100 kg)", "DROP", "8 × 80 kg", "FAILURE", "11 × 60 kg", "A2", "Row", "Back", "8 × 70 kg",
          "3", "Plank", "Abs / Core", "90 s", "Copy", "the workout", "Template", "the exercises",
        ]
      ])
  }

  @Test(arguments: Paper.allCases)
  func staysInsideThePaper(paper: Paper) throws {
    var context = context
    context.paper = paper
    let name = String(repeating: "Very long name ", count: 20)
    let workouts = [
      try SampleWorkouts.push(), try SampleWorkouts.long(40), Workout(),
      SampleWorkouts.workout(name, exercises: [SampleWorkouts.exercise(name, name, category: name)]),
      SampleWorkouts.workout(exercises: [
        SampleWorkouts.exercise(
          "Many",
          sets: (1...900).map { ExerciseSet(reps: Int32($0), load: Load(ExactDecimal(Int32($0)), unit: nil)) }
        )
      ]),
    ]
    for workout in workouts {
      for page in WorkoutSheet(workout, codes: try codes()).pages(context) {
        let printed = PageRectangle(x: 40, y: 40, width: paper.width - 80, height: paper.height - 60)
        #expect(page.elements.allSatisfy { printed.contains($0.frame) })
      }
    }
  }

  @Test func breaksBetweenExercisesAndSaysSo() throws {
    let pages = WorkoutSheet(try SampleWorkouts.long(60), codes: try codes()).pages(context)
    #expect(pages.count == 3)
    #expect(pages.map { $0.texts.contains("continued") } == [false, true, true])
    #expect(pages.map { $0.texts.last } == ["1 of 3", "2 of 3", "3 of 3"])
    #expect(
      pages.flatMap(\.texts).filter { $0.hasPrefix("Exercise ") } == (1...60).map { "Exercise \($0)" })
    for page in pages {
      // Each name has its sets on the same page.
      #expect(
        page.texts.count { $0.hasPrefix("Exercise ") } == page.texts.count { $0 == "5 × 100 kg" })
    }
    #expect(pages.map(\.codes.count) == [0, 0, 2])
  }

  @Test func leavesCodesNotAloneOnTheLastPage() throws {
    for count in 8...24 {
      let pages = WorkoutSheet(try SampleWorkouts.long(count), codes: try codes()).pages(context)
      #expect(pages.last?.texts.contains("Exercise \(count)") == true, "\(count) exercises")
    }
  }

  @Test func putsExercisesCloserAndSideBySideWhereThatSavesAPage() throws {
    let counts = try (8...40).map {
      WorkoutSheet(try SampleWorkouts.long($0), codes: try codes()).pages(context).count
    }
    #expect(counts == counts.sorted())
    #expect(counts.first == 1 && counts.last == 2)
  }

  @Test func setsManyExercisesInTwoColumnsOneAfterTheOther() throws {
    let pages = WorkoutSheet(try SampleWorkouts.long(40), codes: try codes()).pages(context)
    let names = pages.map { page in
      page.elements.compactMap { element -> PlacedText? in
        if case .text(let text) = element, text.text.hasPrefix("Exercise ") { text } else { nil }
      }
    }
    #expect(names.flatMap { $0 }.map(\.text) == (1...40).map { "Exercise \($0)" })
    for page in names { #expect(Set(page.map(\.origin.x)).count == 2) }
  }

  @Test func setsManySetsInColumns() throws {
    let sets = try (1...30).map { ExerciseSet(reps: Int32($0), load: try SampleWorkouts.load("\(100 - $0)")) }
    let workout = SampleWorkouts.workout(exercises: [SampleWorkouts.exercise("Squat", sets: sets)])
    let page = try #require(WorkoutSheet(workout).pages(context).first)
    let places = page.elements.compactMap { element -> Double? in
      if case .text(let text) = element, text.text.contains(" × ") { text.origin.x } else { nil }
    }
    #expect(places.count == 30 && (3...8).contains(Set(places).count))
  }

  @Test func saysWhoTrainedAtTheRight() throws {
    var context = context
    context.athlete = "Mia Weber, Iron Gym"
    let page = try #require(WorkoutSheet(try SampleWorkouts.push()).pages(context).first)
    #expect(
      page.texts.prefix(3) == ["Saturday 31 January 2026  ·  18:05", "Mia Weber, Iron Gym", "Push Day 💪"])
  }

  @Test func keepsCodesFromEachOtherAndFromTexts() throws {
    let page = try #require(
      WorkoutSheet(try SampleWorkouts.push(), codes: try codes(), remark: "A word").pages(context).first)
    #expect(page.codes.map(\.title) == ["Copy", "Template"])
    #expect(page.codes[0].frame.right <= page.codes[1].frame.x)
    for case .text(let text) in page.elements {
      for code in page.codes {
        let isApart =
          text.frame.bottom <= code.frame.y + 0.3 || text.frame.y >= code.frame.bottom - 0.3
          || text.frame.right <= code.frame.x || text.frame.x >= code.frame.right
        #expect(isApart, "\(text.text) and \(code.title)")
      }
    }
  }

  @Test func lowersTheLevelBeforeAVersionAboveTwenty() throws {
    let made = try [666, 667, 858, 859, 2_331].map {
      try SheetCode("Copy", "", payload: Array(repeating: 97, count: $0)).symbol
    }
    #expect(made.map(\.level) == [.medium, .low, .low, .low, .low])
    #expect(made.map(\.version) == [20, 18, 20, 21, 36])
  }

  @Test func givesEveryModuleFourDotsOfAPrinter() throws {
    for count in stride(from: 20, through: 2_331, by: 77) {
      let code = try SheetCode("Copy", "", payload: Array(repeating: 97, count: count))
      let page = try #require(WorkoutSheet(Workout(), codes: [code]).pages(context).first)
      let frame = try #require(page.codes.first).frame
      let module = frame.width / Double(code.symbol.size + 2 * QRSymbol.standardQuietZone)
      #expect(module * 300 / 72 >= 4)
    }
  }
}
