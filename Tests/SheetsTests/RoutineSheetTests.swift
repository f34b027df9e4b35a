import Sheets
import Testing
import WorkoutModel

@Suite struct RoutineSheetTests {
  private let routine = WeeklyRoutine(
    days: [[], ["pushup", "yoga"], [], [], [], [], []],
    stages: [
      ProgressionStage(progression: "pushup", stage: 4, level: "intermediate"),
      ProgressionStage(progression: "bridge", stage: 0, level: "beginner"),
    ])

  @Test func saysEachDayAndWhatItsLevelAsksFor() {
    var context = SheetContext(measure: PlainMeasure())
    context.startsWeekOnMonday = false
    #expect(
      RoutineSheet(routine).pages(context).map(\.texts) == [
        [
          "Bodyweight routine  ·  1 day a week", "Week of training", "Sunday", "Rest", "Monday",
          "Full push-ups",
          "2 × 10", "Push-up  ·  stage 5 of 10  ·  intermediate level", "yoga", "Tuesday", "Rest",
          "Wednesday", "Rest",
          "Thursday", "Rest", "Friday", "Rest", "Saturday", "Rest", "On no day", "Short bridges", "1 × 10",
          "Bridge  ·  stage 1 of 10  ·  beginner level",
        ]
      ])
  }

  @Test func beginsTheWeekAsTheUserDoes() {
    var context = SheetContext(measure: PlainMeasure())
    context.startsWeekOnMonday = true
    let texts = RoutineSheet(routine).pages(context).flatMap(\.texts)
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    #expect(texts.filter(days.contains) == days)
  }

  @Test func bearsARoutineWithoutDays() {
    let empty = WeeklyRoutine(days: [], stages: [])
    #expect(RoutineSheet(empty).pages(SheetContext(measure: PlainMeasure())).count == 1)
  }
}
