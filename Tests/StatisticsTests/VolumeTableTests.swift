import Testing
import WorkoutModel

@testable import Statistics

@Suite struct VolumeTableTests {
  private func archive(_ lifts: [(String, String, Int32)]) -> WorkoutArchive {
    WorkoutArchive(
      workouts: lifts.map { day, category, weight in
        Workout(
          start: Moment(day),
          exercises: [
            Exercise(
              ExerciseIdentity(name: category, category: category),
              sets: [ExerciseSet(reps: 1, load: Load(ExactDecimal(weight), unit: .kilograms))])
          ])
      })
  }

  @Test func weeksWithoutAWorkoutAreThereToo() {
    let statistics = HistoryStatistics(
      archive([("2024-03-04", "Legs", 100), ("2024-03-10", "Back", 50), ("2024-03-20", "Legs", 30)]))
    let table = VolumeTable(statistics, by: .week(startsOnMonday: true), newest: 10)
    #expect(table.categories == ["Legs", "Back"])
    #expect(table.rows.map { FigureWords.day($0.start) } == ["2024-03-04", "2024-03-11", "2024-03-18"])
    #expect(table.rows.map { $0.volumes } == [[100, 50], [0, 0], [30, 0]])
    #expect(table.rows.map { $0.workouts } == [2, 0, 1] && table.rows.map { $0.sets } == [2, 0, 1])
    #expect(table.chart?.series.map { $0.points.count } == [2, 1])
    #expect(VolumeTable(statistics, by: .week(startsOnMonday: true), newest: 2).rows.count == 2)
  }

  @Test func smallCategoriesAreOthers() {
    let names = (1...12).map { "C\($0)" }
    let statistics = HistoryStatistics(
      archive(names.enumerated().map { ("2024-03-04", $1, Int32(100 - $0)) }))
    let table = VolumeTable(statistics, by: .months(1), newest: 5)
    #expect(table.categories == ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "others"])
    #expect(table.rows.first?.volume == statistics.volume)
    #expect(table.rows.first?.volumes.last == 455)
  }

  @Test func aHistoryWithoutLoadsHasNoBars() {
    let workout = Workout(
      start: Moment("2024-03-04"),
      exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet(reps: 5)])])
    let table = VolumeTable(
      HistoryStatistics(WorkoutArchive(workouts: [workout])), by: .months(1), newest: 5)
    #expect(table.chart == nil && table.categories.isEmpty)
    #expect(VolumeTable(HistoryStatistics(WorkoutArchive()), by: .day, newest: 5).rows.isEmpty)
  }

  @Test func aLongHistoryOfALiftIsGatheredWithItsRecords() throws {
    let start = Moment("2014-01-01")?.date?.daysSince1970 ?? 0
    let lifts = (0..<1_200).map { (FigureWords.day(start + $0 * 3), "Squat", Int32(100 + $0 / 100)) }
    let statistics = HistoryStatistics(archive(lifts))
    let chart = try #require(statistics.lifts.first.flatMap { LiftChart($0) })
    #expect(chart.period == .months(1) && chart.rows.count <= LiftChart.maximumRows)
    #expect(chart.rows.reduce(0) { $0 + $1.sets } == 1_200)
    #expect(chart.rows.reduce(0) { $0 + $1.volume } == statistics.volume)
    #expect(chart.rows.count { $0.isRecord } == 11)
    #expect(chart.rows.last?.best?.value == 111)
    #expect(chart.values(named: "x", goals: [Chart.Level("goal", 200)])?.axis.ticks.last == 200)
    #expect(LiftChart(try #require(HistoryStatistics(archive([lifts[0]])).lifts.first)) == nil)
  }

  @Test func everyBarHasRoom() throws {
    let lifts = [
      ("2024-03-04", "Squat", Int32(100)), ("2024-03-05", "Squat", 90), ("2024-03-09", "Squat", 80),
    ]
    let history = try #require(HistoryStatistics(archive(lifts)).lifts.first)
    let chart = try #require(LiftChart(history)?.volumes(named: "Squat"))
    let bars = ChartLayout(chart, in: .characters(100)).bars[0]
    #expect(bars.count == 3 && bars.allSatisfy { $0.right - $0.left > 0.1 }, "\(bars)")
  }
}
