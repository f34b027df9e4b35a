import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Training logs in Markdown.
@Suite struct MarkdownTests {
  private func kilograms(_ value: Int32) -> Load { Load(ExactDecimal(value), unit: .kilograms) }

  @Test func writesHeadingsListsAndQuotations() throws {
    var squat = Exercise(
      ExerciseIdentity(name: "Squat *deep*", variation: "Front"),
      sets: [ExerciseSet(kind: .warmUp, reps: 5, load: kilograms(60))]
        + Array(repeating: ExerciseSet(reps: 5, load: kilograms(100)), count: 3))
    squat.details = ExerciseDetails()
    squat.details?.notes = "slow\n\n<down>"
    let plank = Exercise(
      ExerciseIdentity(name: "Plank"), sets: [ExerciseSet(durationSeconds: ExactDecimal(90))])
    var workout = Workout(
      title: "Legs #1", start: Moment("2026-01-31T18:05"), durationSeconds: ExactDecimal(3_720),
      exercises: [squat, plank], supersets: [[0, 1]])
    workout.details = WorkoutDetails()
    workout.details?.notes = "good"
    workout.details?.averageHeartRate = ExactDecimal(117)
    workout.details?.maximumHeartRate = ExactDecimal(156)
    workout.details?.activeEnergyKilocalories = ExactDecimal(412)
    var archive = WorkoutArchive(workouts: [workout, Workout()])
    archive.templates = [WorkoutTemplate(title: "Push", exercises: [Exercise(ExerciseIdentity(name: "Dip"))])]
    let writing = try write(archive, as: .markdown)
    #expect(
      writing.text == ##"""
        ## Template: Push

        ### Dip

        - no sets

        ## 2026-01-31 18:05 · Legs \#1

        1 h 2 min · 412 kcal · heart rate 117 · highest heart rate 156

        > good

        ### Squat \*deep\*, Front

        Superset 1

        - 5 x 60 kg \[warm-up\], 3 x 5 x 100 kg

        > slow
        >
        > \<down\>

        ### Plank

        Superset 1

        - 1:30

        ## Workout

        """##)
    #expect(writing.findings.lines == [])
  }

  @Test func whatItHasNoPlaceForIsNamed() throws {
    var workout = Workout(id: WorkoutIdentifier("a"), title: "Legs", start: Moment("2026-01-31T18:05"))
    workout.details = WorkoutDetails()
    workout.details?.difficulty = ExactDecimal(7)
    #expect(
      try write(WorkoutArchive(workouts: [workout]), as: .markdown).findings.sums == [
        "1 dropped: not stored in a training log in Markdown: difficulty",
        "1 dropped: not stored in a training log in Markdown: workout uuid",
      ])
  }

  @Test func itIsOnlyWritten() {
    #expect(Format.markdown.reader == nil)
    #expect(Format.withExtension("md").map { $0.id } == ["markdown"])
  }
}
