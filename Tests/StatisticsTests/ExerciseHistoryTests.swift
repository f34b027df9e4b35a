import Testing
import WorkoutModel

@testable import Statistics

@Suite struct ExerciseHistoryTests {
  private func archive(_ name: String, _ days: [(String, [ExerciseSet])]) -> WorkoutArchive {
    WorkoutArchive(
      workouts: days.map { day, sets in
        Workout(start: Moment(day), exercises: [Exercise(ExerciseIdentity(name: name), sets: sets)])
      })
  }

  private func lift(_ reps: Int32, _ weight: Int32, _ unit: MassUnit = .kilograms) -> ExerciseSet {
    ExerciseSet(reps: reps, load: Load(ExactDecimal(weight), unit: unit))
  }

  @Test func aRecordIsMoreThanEveryTimeBeforeButTheFirst() throws {
    let archive = archive(
      "Squat",
      [
        ("2024-03-05", [lift(1, 110)]), ("2024-03-01", [lift(1, 90), lift(1, 100)]),
        ("2024-03-03", [lift(1, 220, .pounds)]), ("2024-03-07", [lift(1, 110)]), ("2024-03-09", []),
      ])
    let history = try #require(ExerciseHistory.all(of: archive, named: "squat").first)
    #expect(history.measure == .oneRepMax && history.unit == .kilograms)
    #expect(history.sessions.map { $0.workout } == [1, 2, 0, 3, 4])
    #expect(history.sessions.map { $0.value } == [100, 99, 110, 110, nil])
    #expect(history.sessions.map { $0.isRecord } == [false, false, true, false, false])
    let chart = try #require(history.chart())
    #expect(chart.points.map { $0.y } == [100, 99, 110, 110])
    #expect(chart.points.map { $0.isMarked } == [false, false, true, false])
    #expect(chart.days.upperBound - chart.days.lowerBound == 6)
  }

  @Test func withoutWeightsItIsMeasuredByWhatThereIs() {
    func measure(_ set: ExerciseSet, _ name: String = "Plank") -> ExerciseHistory.Measure? {
      ExerciseHistory.all(of: archive(name, [("2024-03-01", [set])]), named: name).first?.measure
    }
    var far = SetDetails()
    far.distance = Distance(3, unit: .kilometers)
    #expect(measure(ExerciseSet(reps: 5)) == .reps)
    #expect(measure(ExerciseSet(durationSeconds: 60)) == .time)
    #expect(measure(ExerciseSet(durationSeconds: 60, details: far)) == .distance)
    #expect(measure(lift(8, 30), "Assisted Dip") == .help)
    #expect(measure(ExerciseSet(reps: 8), "Assisted Dip") == .reps)
  }

  @Test func anAssistedExerciseGetsBetterAsItNeedsLessHelp() throws {
    let archive = archive(
      "Assisted Dip",
      [
        ("2024-03-01", [lift(8, 30), lift(6, 25)]), ("2024-03-03", [lift(10, 40)]),
        ("2024-03-05", [lift(8, 44, .pounds)]), ("2024-03-07", [ExerciseSet(reps: 3)]),
      ])
    let history = try #require(ExerciseHistory.all(of: archive, named: "Assisted Dip").first)
    #expect(history.measure == .help && history.unit == .kilograms)
    #expect(history.sessions.map { $0.value.map { ($0 * 10).rounded() / 10 } } == [25, 40, 20, 0])
    #expect(history.sessions.map { $0.isRecord } == [false, false, true, true])
    #expect(history.best?.workout == 3)
    let week = try #require(LiftChart(history))
    #expect(week.rows.map { $0.best?.workout } == [0, 1, 2, 3])
  }

  @Test func oneTimeHasNoChartAndAnUnknownNameNoHistory() {
    let archive = archive("Squat", [("2024-03-01", [lift(1, 100)])])
    #expect(ExerciseHistory.all(of: archive, named: "Squat").map { $0.chart() } == [nil])
    #expect(ExerciseHistory.all(of: archive, named: "Row").isEmpty)
  }

  @Test(arguments: [
    (0.0, 0.0, [0.0, 1]), (128, 148, [125, 130, 135, 140, 145, 150]), (8, 10, [8, 9, 10]),
    (80, 95, [80, 85, 90, 95]), (0, 9_999, [0, 2_000, 4_000, 6_000, 8_000, 10_000]),
    (41, 59, [40, 45, 50, 55, 60]), (1, 700, [0, 200, 400, 600, 800]),
  ])
  func ticksAreRound(low: Double, high: Double, ticks: [Double]) {
    #expect(ChartAxis(covering: low...high).ticks == ticks)
  }

  @Test(arguments: [3, 4, 6, 11]) func ticksAreFewAndCoverTheValues(count: Int) {
    for low in [0.0, 1, 7, 99, 12_345, 9e17] {
      for length in [0.0, 1, 3, 60, 998, 7e6, 5e17] {
        let ticks = ChartAxis(covering: low...(low + length), maximumCount: count).ticks
        #expect((2...count).contains(ticks.count), "\(low) \(length) \(ticks)")
        #expect((ticks.first ?? .infinity) <= low && (ticks.last ?? 0) >= low + length, "\(ticks)")
      }
    }
  }
}
