import Testing
import WorkoutModel

@testable import Statistics

@Suite struct GoalLineTests {
  private struct Asked {
    var reps: Int32?
    var load: Load?
    var seconds: Int32?
    var km: Int32?

    var target: SetTarget {
      var target = SetTarget()
      target.reps = reps
      target.load = load
      target.durationSeconds = seconds.map { ExactDecimal($0) }
      target.distance = km.map { Distance(ExactDecimal($0), unit: .kilometers) }
      return target
    }
  }

  private func kg(_ value: Int32) -> Load { Load(ExactDecimal(value), unit: .kilograms) }

  /// The lines of goals for an exercise that was done with this set.
  private func lines(_ identity: ExerciseIdentity, _ set: ExerciseSet, _ asked: Asked...) -> [Chart.Level] {
    var archive = WorkoutArchive(workouts: [
      Workout(start: Moment("2024-01-01"), exercises: [Exercise(identity, sets: [set])])
    ])
    archive.goals =
      asked.map { ExerciseGoal(identity, target: $0.target) }
      + [ExerciseGoal(ExerciseIdentity(name: "Another"), target: asked[0].target)]
    let history = ExerciseHistory.all(of: archive, named: identity.name)[0]
    return history.lines(of: GoalProgress.all(of: archive))
  }

  @Test func aWeightIsToldAsAOneRepMaxInTheUnitOfTheHistory() {
    let set = ExerciseSet(reps: 5, load: kg(80))
    let found = lines(
      ExerciseIdentity(name: "Squat"), set, Asked(reps: 5, load: kg(100)), Asked(load: kg(120)),
      Asked(reps: 1, load: kg(120)), Asked(load: Load(300, unit: .pounds)), Asked(reps: 20))
    #expect(
      found == [
        Chart.Level("goal 116 kg", 116), Chart.Level("goal 120 kg", 120), Chart.Level("goal 136 kg", 136),
      ])
  }

  @Test func anAssistedExerciseHasALineForTheHelp() {
    let set = ExerciseSet(reps: 5, load: kg(40))
    #expect(
      lines(ExerciseIdentity(name: "Pull Up (Assisted)"), set, Asked(reps: 8, load: kg(20)), Asked(reps: 9))
        == [Chart.Level("goal 20 kg of help", 20)])
  }

  @Test func repetitionsTimeAndDistanceHaveLinesOfTheirOwn() {
    #expect(
      lines(ExerciseIdentity(name: "Push Up"), ExerciseSet(reps: 20), Asked(reps: 50), Asked(load: kg(10)))
        == [Chart.Level("goal 50 reps", 50)])
    #expect(
      lines(ExerciseIdentity(name: "Plank"), ExerciseSet(durationSeconds: 60), Asked(seconds: 300))
        == [Chart.Level("goal 300 s", 300)])
    var run = ExerciseSet(durationSeconds: 600)
    var details = SetDetails()
    details.distance = Distance(2, unit: .kilometers)
    run.details = details
    #expect(
      lines(
        ExerciseIdentity(name: "Run", category: "Cardio"), run, Asked(km: 10), Asked(seconds: 1_500, km: 5),
        Asked(seconds: 60)) == [Chart.Level("goal 10,000 m", 10_000), Chart.Level("goal 5,000 m", 5_000)])
  }

  @Test func linesTooCloseForTwoNamesShareOne() {
    func names(_ values: [Double], width: Double = 40) -> [String] {
      let points = [Chart.Point(x: 0, y: 0), Chart.Point(x: 9, y: 100)]
      let levels = values.map { Chart.Level("goal \(FigureWords.number($0))", $0) }
      let chart = Chart(.line, [Chart.Series("", points)], levels: levels)
      return ChartLayout(chart, in: .characters(width)).levels.map { $0.text }
    }
    #expect(names([40, 80]) == ["goal 80", "goal 40"])
    #expect(names([76, 80]) == ["goal 80, goal 76", ""])
    #expect(names([74, 76, 80]) == ["goal 80, goal 76", "", "goal 74"])
    #expect(names([76, 78, 80], width: 20) == ["goal 80 and 2 more", "", ""])
    #expect(names([80, 80, 20]) == ["goal 80", "goal 20"])
  }
}
