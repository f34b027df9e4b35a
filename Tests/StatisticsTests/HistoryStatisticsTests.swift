import Testing
import WorkoutModel

@testable import Statistics

@Suite struct HistoryStatisticsTests {
  private func lift(_ reps: Int32, _ weight: Int32, _ unit: MassUnit = .kilograms) -> ExerciseSet {
    ExerciseSet(reps: reps, load: Load(ExactDecimal(weight), unit: unit))
  }

  private func workout(_ start: String?, _ exercises: (String, [ExerciseSet])...) -> Workout {
    Workout(
      start: start.flatMap { Moment($0) }, durationSeconds: 600,
      exercises: exercises.map { Exercise(ExerciseIdentity(name: $0), sets: $1) })
  }

  @Test func anEmptyHistoryHasNoFigures() {
    let statistics = HistoryStatistics(WorkoutArchive())
    #expect(statistics.workouts == 0 && statistics.weeks == [] && statistics.days == nil)
    #expect(statistics.longestStreak == 0 && statistics.lastStreak == 0)
    #expect(statistics.lifts == [] && statistics.records == [] && statistics.categories == [])
  }

  @Test func weeksBeginOnMondayUnlessTheUserSaysSunday() {
    // 2024-03-03 was a Sunday.
    let starts = ["2024-03-02", "2024-03-03", "2024-03-04", "2024-03-11", "2024-03-25"]
    var archive = WorkoutArchive(workouts: (starts + [nil]).map { workout($0) })
    let monday = HistoryStatistics(archive)
    #expect(monday.weeks == [2, 1, 1, 0, 1])
    #expect(monday.longestStreak == 3 && monday.lastStreak == 1 && monday.undated == 1)
    #expect(monday.durationSeconds == 3_600)
    archive.preferences.startsWeekOnMonday = false
    #expect(HistoryStatistics(archive).weeks == [1, 2, 1, 0, 1])
  }

  @Test func volumeIsInOneUnitAndNeitherHelpNorCardioIsLifted() {
    let archive = WorkoutArchive(workouts: [
      workout(
        "2024-03-02T18:30", ("Squat", [lift(5, 100)]),
        ("Running", [ExerciseSet(reps: 20, load: Load(150, unit: .kilograms), durationSeconds: 600)])),
      workout(
        "2024-04-02", ("Squat", [lift(2, 100, .pounds)]), ("Assisted Pull Up", [lift(8, 30)]),
        ("Squat", [lift(5, -20)])),
    ])
    let statistics = HistoryStatistics(archive)
    // 100 lb are 45.36 kg.
    #expect(statistics.unit == .kilograms && statistics.volume == 590)
    #expect(statistics.categories.map { $0.name } == ["Legs", "Back", "Cardio"])
    #expect(statistics.categories.map { $0.volume } == [590, 0, 0])
    #expect(statistics.months.map { $0.name } == ["2024-03", "2024-04"])
    #expect(statistics.months.map { $0.volume } == [500, 90])
    #expect(statistics.months.map { $0.sets } == [2, 3])
    #expect(statistics.hours[18] == 1 && statistics.hours.reduce(0, +) == 1)
    #expect(
      statistics.lifts.map { "\($0.name): \($0.measure)" } == [
        "Squat: oneRepMax", "Assisted Pull Up: help", "Running: reps",
      ])
    #expect(statistics.lifts.map { $0.sessions.reduce(0) { $0 + $1.volume } } == [590, 0, 0])
    #expect(statistics.figures.map { $0.heaviest } == [100, 45.36])
    // 100 kg are 220.46 lb.
    #expect(HistoryStatistics(archive, unit: .pounds).volume == 1_302)
  }

  @Test func liftsComeHeaviestFirstAndRecordsNewestLast() {
    let statistics = HistoryStatistics(
      WorkoutArchive(workouts: [
        workout(
          "2024-03-01", ("Plank", [ExerciseSet(durationSeconds: 60)]), ("Curl", [lift(1, 200, .pounds)])),
        workout("2024-03-05", ("Squat", [lift(1, 100)]), ("Plank", [ExerciseSet(durationSeconds: 90)])),
        workout("2024-03-09", ("Squat", [lift(1, 110)])),
      ]))
    #expect(statistics.lifts.map { $0.name } == ["Squat", "Curl", "Plank"])
    #expect(statistics.lifts.map { $0.best?.value } == [110, 200, 90])
    #expect(statistics.records.map { $0.exercise } == ["Plank", "Squat"])
    #expect(statistics.records.map { $0.session.workout } == [1, 2])
  }

  @Test func aPartKeepsTheNumbersAndRecordsOfTheWhole() {
    let archive = WorkoutArchive(workouts: [
      workout("2024-01-01", ("Squat", [lift(1, 200)])), workout("2024-01-08", ("Squat", [lift(1, 205)])),
      workout("2025-01-01", ("Squat", [lift(1, 100)]), ("Row", [lift(1, 60)])),
      workout("2025-01-08", ("Squat", [lift(1, 110)]), ("Row", [lift(1, 65)])),
    ])
    let whole = HistoryStatistics(archive)
    let part = whole.part(at: [2, 3])
    #expect(part.workouts == 2 && part.sets == 4 && part.volume == 335 && part.durationSeconds == 1_200)
    #expect(part.months.map { $0.name } == ["2025-01"] && part.weeks == [1, 1])
    #expect(part.lifts.map { $0.name } == ["Squat", "Row"])
    #expect(part.lifts.map { $0.best?.workout } == [3, 3])
    #expect(part.records.map { $0.exercise } == ["Row"])
    #expect(part.records.map { $0.session.workout } == [3])
    #expect(whole.part(at: [0, 1, 2, 3]) == whole)
    #expect(whole.part(at: []).workouts == 0)
  }

  @Test func restIsTheMedianOfWhatIsStated() {
    let sets = [90, 30, 120, 60].map { (seconds: Int32) in
      var details = SetDetails()
      details.restSeconds = ExactDecimal(seconds)
      return ExerciseSet(reps: 5, details: details)
    }
    let archive = WorkoutArchive(workouts: [workout("2024-03-01", ("Squat", sets + [ExerciseSet(reps: 5)]))])
    // The middle of 60 and 90.
    #expect(HistoryStatistics(archive).medianRestSeconds == 75)
  }

  @Test(arguments: [
    (OneRepMaxFormula.app, 1_165), (.epley, 1_166), (.brzycki, 1_125), (.lombardi, 1_174), (.oconner, 1_125),
    (.lander, 1_137),
  ])
  func eachFormulaTellsFiveRepetitionsOfAThousand(formula: OneRepMaxFormula, estimate: Int) {
    #expect(formula.estimate(reps: 5, weight: 1_000) == Int64(estimate))
    #expect(formula.estimate(reps: 1, weight: 1_000) == 1_000)
    #expect(formula.estimate(reps: 0, weight: 1_000) == nil)
    #expect(formula.estimate(reps: 5, weight: 0) == nil)
  }

  @Test func aWholeNumberIsNotCutToTheOneBelow() {
    for reps in 2...36 as ClosedRange<Int32> {
      for quarters in 1...1_600 {
        let weight = Double(quarters) / 4
        let epley = Int64(quarters) * Int64(30 + reps) / 120
        #expect(OneRepMaxFormula.epley.estimate(reps: reps, weight: weight) == epley)
        let oconner = Int64(quarters) * Int64(40 + reps) / 160
        #expect(OneRepMaxFormula.oconner.estimate(reps: reps, weight: weight) == oconner)
      }
    }
  }

  @Test func aFormulaHasNoAnswerWhereItHasNone() {
    #expect(OneRepMaxFormula.brzycki.estimate(reps: 36, weight: 10) == 360)
    #expect(OneRepMaxFormula.brzycki.estimate(reps: 37, weight: 10) == nil)
    #expect(OneRepMaxFormula.lander.estimate(reps: 37, weight: 10) == 405)
    #expect(OneRepMaxFormula.lander.estimate(reps: 38, weight: 10) == nil)
    #expect(OneRepMaxFormula.lombardi.estimate(reps: 1_024, weight: 1_000) == 2_000)
    #expect(OneRepMaxFormula.lombardi.estimate(reps: .max, weight: 1_000) == 8_574)
    #expect(OneRepMaxFormula.epley.estimate(reps: .max, weight: 1e300) == nil)
  }
}
