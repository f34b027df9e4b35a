import Sheets
import Testing
import WorkoutModel

@Suite struct TemplateSheetTests {
  @Test func drawsABoxForEachSetWithWhatItsStyleRecords() throws {
    var plank = Exercise(ExerciseIdentity(name: "Plank", category: "Abs / Core", style: .time))
    plank.sets = [
      ExerciseSet(durationSeconds: ExactDecimal(60)), ExerciseSet(durationSeconds: ExactDecimal(60)),
    ]
    let template = WorkoutTemplate(
      title: "Push", exercises: [SampleWorkouts.exercise("Bench Press"), plank], supersets: [[0, 1]])
    var context = SheetContext(measure: PlainMeasure())
    context.massUnit = .pounds
    let pages = TemplateSheet(template).pages(context)
    #expect(
      pages.map(\.texts) == [
        [
          "Template  ·  2 exercises", "Push", "1 Chest", "1 Abs / Core", "Date", "Start", "End",
          "Body weight", "A1",
          "Bench Press", "Chest",
        ]
          + (0..<5).flatMap { _ in ["reps", "lb"] }
          + ["A2", "Plank", "Abs / Core", "2 × 60 s", "time", "time", "Notes"]
      ])
    let boxes = pages[0].elements.count { if case .outline = $0 { true } else { false } }
    #expect(boxes == 7)
  }
}
