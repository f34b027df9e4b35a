import Testing
import WorkoutModel

@testable import Statistics

@Suite struct GoalTests {
  private func target(
    _ reps: Int32? = nil, kg: Int32? = nil, lb: Int32? = nil, seconds: Int32? = nil, km: Int32? = nil
  ) -> SetTarget {
    var target = SetTarget()
    target.reps = reps
    target.load =
      kg.map { Load(ExactDecimal($0), unit: .kilograms) } ?? lb.map { Load(ExactDecimal($0), unit: .pounds) }
    target.durationSeconds = seconds.map { ExactDecimal($0) }
    target.distance = km.map { Distance(ExactDecimal($0), unit: .kilometers) }
    return target
  }

  private func lift(_ reps: Int32, _ kg: Int32) -> ExerciseSet {
    ExerciseSet(reps: reps, load: Load(ExactDecimal(kg), unit: .kilograms))
  }

  @Test func aSetMeetsAGoalWhereItReachesEveryNumber() {
    #expect(lift(5, 100).meets(target(5, kg: 100), false) == true)
    #expect(lift(4, 120).meets(target(5, kg: 100), false) == false)
    #expect(lift(6, 99).meets(target(5, kg: 100), false) == false)
    #expect(lift(5, 100).meets(target(5, lb: 220), false) == true)
    #expect(lift(5, 100).meets(target(5, lb: 221), false) == false)
    #expect(ExerciseSet(reps: 5).meets(target(5, kg: 20), false) == false)
    #expect(ExerciseSet(durationSeconds: 60).meets(target(seconds: 60), false) == true)
    #expect(ExerciseSet(durationSeconds: 59).meets(target(seconds: 60), false) == false)
    var far = SetDetails()
    far.distance = Distance(5_000, unit: .meters)
    #expect(ExerciseSet(details: far).meets(target(km: 5), false) == true)
    #expect(ExerciseSet(details: far).meets(target(km: 6), false) == false)
    #expect(lift(5, 100).meets(SetTarget(), false) == nil)
  }

  @Test func lessHelpThanAskedForMeetsAGoal() {
    #expect(lift(8, 20).meets(target(8, kg: 25), true) == true)
    #expect(lift(8, 30).meets(target(8, kg: 25), true) == false)
  }

  private func archive(_ goals: [ExerciseGoal]) -> WorkoutArchive {
    var archive = WorkoutArchive(
      workouts: [("2024-05-05", 110), ("2024-03-01", 100)].map { day, kg in
        Workout(
          start: Moment(day),
          exercises: [Exercise(ExerciseIdentity(name: "Bench Press", variation: "Flat"), sets: [lift(3, kg)])]
        )
      })
    archive.goals = goals
    return archive
  }

  @Test func aGoalIsMetLateMissedOrOpen() {
    let bench = ExerciseIdentity(name: "Bench Press", variation: "Flat")
    var effort = SetTarget()
    effort.ratingOfPerceivedExertion = 8
    let goals = GoalProgress.all(
      of: archive([
        ExerciseGoal(bench, target: target(1, kg: 100), due: Moment("2024-04-01")),
        ExerciseGoal(bench, target: target(1, kg: 110), due: Moment("2024-04-01")),
        ExerciseGoal(bench, target: target(1, kg: 120), due: Moment("2024-04-01")),
        ExerciseGoal(bench, target: target(1, kg: 120), due: Moment("2024-06-01")),
        ExerciseGoal(bench, target: target(1, kg: 120)),
        ExerciseGoal(ExerciseIdentity(name: "Squat"), target: target(1, kg: 1)),
        ExerciseGoal(bench, target: effort, due: Moment("2024-04-01")),
      ]))
    #expect(goals.map { $0.state } == [.met, .late, .missed, .open, .open, .open, .unmeasured])
    #expect(goals.map { $0.workout } == [1, 0, nil, nil, nil, nil, nil])
    #expect(goals[0].target == "1 × 100 kg" && goals[0].name == "Flat Bench Press")
    #expect(goals[1].reached == Moment("2024-05-05"))
  }

  @Test func goalsOfSetsAreCountedByExercise() {
    func set(_ reps: Int32, asked: Int32?) -> ExerciseSet {
      var details = SetDetails()
      details.target = asked.map { target($0) }
      return ExerciseSet(reps: reps, details: details)
    }
    let goals = SetGoals(
      of: WorkoutArchive(workouts: [
        Workout(exercises: [
          Exercise(ExerciseIdentity(name: "Dip"), sets: [set(8, asked: 8)]),
          Exercise(
            ExerciseIdentity(name: "Row"), sets: [set(7, asked: 8), set(9, asked: 8), set(9, asked: nil)]),
        ])
      ]))
    #expect(goals.asked == 3 && goals.met == 2)
    #expect(
      goals.rows == [
        SetGoals.Row(name: "Row", asked: 2, met: 1), SetGoals.Row(name: "Dip", asked: 1, met: 1),
      ])
  }
}
