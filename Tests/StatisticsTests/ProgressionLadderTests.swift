import ExerciseCatalog
import Testing
import WorkoutModel

@testable import Statistics

@Suite struct ProgressionLadderTests {
  private func workout(_ day: String, _ name: String, _ reps: [Int32], asked: Int32) -> Workout {
    var details = SetDetails()
    details.target = SetTarget()
    details.target?.reps = asked
    return Workout(
      start: Moment(day),
      exercises: [
        Exercise(ExerciseIdentity(name: name), sets: reps.map { ExerciseSet(reps: $0, details: details) })
      ])
  }

  @Test func aLadderHasTenRungsAndTheScoreOfTheLevel() throws {
    var archive = WorkoutArchive(workouts: [
      workout("2025-12-20", "Full push-ups", [10, 9], asked: 10),
      workout("2025-11-01", "Wall push-ups", [50], asked: 50),
    ])
    archive.routine = WeeklyRoutine(
      days: [], stages: [ProgressionStage(progression: "pushup", stage: 4, level: "intermediate")])
    let ladder = try #require(ProgressionLadder.all(of: archive).first)
    #expect(ladder.type == .pushup && ladder.name == "Push-ups" && ladder.rungs.count == 10)
    #expect(ladder.stage == 4 && ladder.level == "intermediate")
    #expect(ladder.target?.reps == 10 && ladder.target?.sets == 2)
    // 0.08333 × (10 + 9) / 10 / 2.
    #expect(abs(ladder.score - 0.079_163_5) < 1e-9)
    #expect(ladder.rungs[4].best == 10 && ladder.rungs[4].sets == 2)
    #expect(ladder.rungs[4].first == Moment("2025-12-20") && ladder.rungs[0].first == Moment("2025-11-01"))
    #expect(ladder.rungs[1].sets == 0 && ladder.rungs[1].best == nil)
  }

  @Test func aHistoryOfLiftsHasNoLadder() {
    let archive = WorkoutArchive(workouts: [
      Workout(exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 5)])])
    ])
    #expect(ProgressionLadder.all(of: archive).isEmpty)
  }
}
