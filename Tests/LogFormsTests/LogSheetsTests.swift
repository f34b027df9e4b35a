import Testing
import WorkoutModel

@testable import LogForms

@Suite struct LogSheetsTests {
  private static let today = CivilDate(year: 2026, month: 3, day: 1)

  /// A page as it is read: rows with what is done in them, else not done.
  private func page(
    _ name: String, page: Int = 1, of count: Int = 1, day: LogReading.Day = .none, done rows: [Int],
    doubtful: [Int] = []
  ) throws -> LogSheets.Page {
    var form = try LogPrint.form()
    (form.page, form.pageCount, form.firstExercise) = (page, count, (page - 1) * 2)
    let layout = LogLayout(form)
    let read = layout.rows.enumerated().map { index, row in
      LogReading.Row(
        row: row, bubbles: [],
        outcome: doubtful.contains(index)
          ? .inDoubt(.several([.reps(7), .reps(8)])) : rows.contains(index) ? .done(row.plan) : .notDone)
    }
    return LogSheets.Page(
      name: name,
      reading: LogReading(form: form, rows: read, dateBubbles: [], day: day, missingCorners: [], outline: []))
  }

  private func sheets(
    _ pages: [LogSheets.Page], answers: [String] = []
  ) -> (sheets: LogSheets, found: [String]) {
    var found: [Finding] = []
    let sheets = LogSheets(
      pages, answers: answers.compactMap { LogAnswer($0) }, today: Self.today, settling: "",
      findings: FindingLog { found.append($0) })
    return (sheets, found.filter { $0.severity != .note }.map { "\($0.what): \($0.detail ?? "")" })
  }

  @Test func pagesOfOneSheetMakeOneWorkoutOfTheLatestSuchDay() throws {
    let (sheets, found) = sheets([
      try page("b", page: 2, of: 2, done: [5]),
      try page("a", page: 1, of: 2, day: .marked(month: 3, day: 2), done: [0, 1]),
    ])
    #expect(found.isEmpty)
    #expect(sheets.workouts.count == 1)
    let workout = try #require(sheets.workouts.first?.workout)
    #expect(workout.title == "Push Day")
    #expect(workout.start?.description == "2025-03-02")
    #expect(workout.exercises.map { $0.name } == ["Bench Press", "Plank"])
    #expect(workout.exercises.map { $0.sets.count } == [2, 1])
  }

  @Test func aPageThatIsNotThereAndASetThatIsNotUnderstoodAreNamed() throws {
    let label = try LogPrint.form().label
    let (sheets, found) = sheets([try page("a", of: 2, done: [0], doubtful: [1])])
    #expect(
      found == [
        "pages of a log sheet that are not in the pictures: log sheet \(label), page 2 of 2",
        "unclear marks: set left out: 1.2 of sheet \(label), Bench Press: 7 reps and 8 reps are both marked, but only one can be right",
      ])
    #expect(sheets.workouts.first?.workout.exercises.map { $0.sets.count } == [1])
  }

  @Test func aSecondPictureSettlesWhatIsNotClearOnTheFirst() throws {
    let (one, found) = sheets([
      try page("a", done: [0], doubtful: [1]), try page("b", done: [1], doubtful: [0]),
    ])
    #expect(found.isEmpty)
    #expect(one.workouts.first?.workout.exercises.map { $0.sets.count } == [2])
    let (other, contradictions) = sheets([try page("a", done: [0, 1]), try page("b", done: [0])])
    #expect(contradictions.count == 1)
    #expect(other.workouts.first?.workout.exercises.map { $0.sets.count } == [1])
  }

  @Test func oneFormFilledInOnTwoDaysMakesTwoWorkouts() throws {
    let (sheets, found) = sheets([
      try page("a", day: .marked(month: 2, day: 1), done: [0]),
      try page("b", day: .marked(month: 2, day: 8), done: [0, 1]), try page("c", done: [0]),
    ])
    #expect(sheets.workouts.map { $0.workout.start?.description } == ["2026-02-01", "2026-02-08"])
    #expect(found.map { $0.prefix(60) } == ["page of a log sheet without a day, while the pictures hold s"])
  }

  @Test func anAnswerCountsWhateverIsMarked() throws {
    let (sheets, found) = sheets(
      [try page("a", done: [0, 2], doubtful: [1])],
      answers: ["1.2=6x57.5@9", "1.1=none", "2.1=45s", "1.4=plan", "3.1=8"])
    #expect(found.isEmpty)
    let exercises = sheets.workouts.first?.workout.exercises ?? []
    #expect(exercises.map { $0.sets.count } == [3, 1])
    #expect(exercises.first?.sets.first?.reps == 6)
    #expect(exercises.first?.sets.first?.load?.value.description == "57.5")
    #expect(exercises.first?.sets.first?.details?.ratingOfPerceivedExertion == ExactDecimal(9))
    #expect(exercises.last?.sets.first?.durationSeconds == ExactDecimal(45))
    #expect(sheets.unusedAnswers == [LogAnswer("3.1=8")])
  }

  @Test(arguments: [
    "", "2.3", "2.3=", "2.3=x", "2.3=8x", "2.3=8x60x1", "0.3=8", "2.0=8", "2=8", "2.3=-8", "2.3=8@11",
    "2.3=8@9@9",
    "2.3=s", "2.3=8=8",
  ])
  func whatIsNoAnswerIsNoneToo(text: String) { #expect(LogAnswer(text) == nil) }
}
