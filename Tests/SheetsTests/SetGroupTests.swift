import Sheets
import Testing
import WorkoutModel

@Suite struct SetGroupTests {
  private func texts(_ sets: [ExerciseSet]) -> [String] { SetGroup.groups(of: sets).map(\.text) }

  @Test func joinsSetsThatFollowEachOtherAndAreAlike() throws {
    #expect(
      SetGroup.groups(of: try SampleWorkouts.push().exercises[0].sets) == [
        SetGroup(kind: .warmUp, text: "10 × 40 kg"), SetGroup(kind: .working, text: "3 × (5 × 100 kg)"),
        SetGroup(kind: .drop, text: "8 × 80 kg"), SetGroup(kind: .failure, text: "11 × 60 kg"),
      ])
  }

  @Test func writesLoadsAsLiftersDo() throws {
    #expect(
      texts([
        ExerciseSet(reps: 5, load: try SampleWorkouts.load("52.50", .pounds)),
        ExerciseSet(reps: 8, load: try SampleWorkouts.load("-20")),
        ExerciseSet(reps: 1, load: try SampleWorkouts.load("100", nil)),
      ]) == ["5 × 52.5 lb", "8 × −20 kg", "1 rep × 100"])
  }

  @Test func saysRepsWhereThereIsNothingElse() {
    #expect(
      texts([
        ExerciseSet(reps: 12), ExerciseSet(reps: 12), ExerciseSet(reps: 1), ExerciseSet(), ExerciseSet(),
      ])
        == ["2 × 12 reps", "1 rep", "2 sets"])
  }

  @Test func writesTimesAndDistances() throws {
    var run = SetDetails()
    run.distance = Distance(ExactDecimal(400), unit: .meters)
    #expect(
      texts([
        ExerciseSet(durationSeconds: ExactDecimal(45)), ExerciseSet(durationSeconds: ExactDecimal(150)),
        ExerciseSet(durationSeconds: ExactDecimal(3_750)),
        ExerciseSet(load: try SampleWorkouts.load("20"), durationSeconds: ExactDecimal(60)),
        ExerciseSet(durationSeconds: ExactDecimal(75), details: run),
      ]) == ["45 s", "2:30 min", "1:02:30 h", "60 s × 20 kg", "400 m in 75 s"])
  }

  @Test func keepsEffortTargetAndFreeText() throws {
    var hard = SetDetails()
    hard.ratingOfPerceivedExertion = ExactDecimal("8.5")
    var easy = SetDetails()
    easy.repsInReserve = ExactDecimal(3)
    var aimed = SetDetails()
    var target = SetTarget()
    (target.reps, target.maximumReps) = (8, 10)
    aimed.target = target
    let load = try SampleWorkouts.load("60")
    #expect(
      texts([
        ExerciseSet(reps: 5, load: load, details: hard), ExerciseSet(reps: 5, load: load, details: easy),
        ExerciseSet(reps: 6, load: load, details: aimed), ExerciseSet(details: aimed),
        ExerciseSet(details: SetDetails(freeText: "30 burpees")),
      ]) == [
        "5 × 60 kg @ 8.5", "5 × 60 kg, 3 in reserve", "6 × 60 kg (of 8–10 reps)", "8–10 reps", "30 burpees",
      ])
  }
}
