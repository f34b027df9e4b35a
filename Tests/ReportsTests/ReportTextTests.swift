import Foundation
import Testing
import WorkoutModel

@testable import Reports

/// What the words and numbers of a page say.
@Suite struct ReportTextTests {
  private func workout(_ day: String, _ exercise: String, _ kg: Int32, reps: Int32 = 1) -> Workout {
    Workout(
      title: "A", start: Moment(day),
      exercises: [
        Exercise(
          ExerciseIdentity(name: exercise),
          sets: [ExerciseSet(reps: reps, load: Load(ExactDecimal(kg), unit: .kilograms))])
      ])
  }

  private func html(_ archive: WorkoutArchive, at workouts: [Int]? = nil) -> String {
    var options = ReportOptions()
    options.workouts = workouts
    return HistoryReport(archive, options: options).html
  }

  /// The words of a part of the page, with a space for each tag.
  private func words(_ id: String, in html: String) -> String {
    let section = html.components(separatedBy: "<section id=\"\(id)\"").dropFirst().first ?? ""
    let text = section.components(separatedBy: "</section>")[0]
    return text.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func aChosenStretchKeepsRecordsBadgesAndGoalsOfTheWholeHistory() {
    var archive = WorkoutArchive(workouts: [
      workout("2024-01-01", "Squat", 200), workout("2024-01-08", "Squat", 205),
      workout("2025-01-01", "Squat", 100), workout("2025-01-08", "Squat", 110),
    ])
    var target = SetTarget()
    target.load = Load(150, unit: .kilograms)
    archive.goals = [
      ExerciseGoal(
        archive.workouts[0].exercises[0].identity, target: target, due: Moment("2024-06-01"))
    ]
    let page = html(archive, at: [2, 3])
    #expect(page.contains("<b>2</b><span>workouts</span>") && !page.contains("<span>personal record"))
    #expect(!page.contains("id=\"records\""))
    #expect(words("badges", in: page).contains("First workout 1 Jan 2024"))
    #expect(words("badges", in: page).contains("First 200 kg 1 Jan 2024"))
    #expect(words("goals-reached", in: page).contains("✓ met 2024-01-01"))
    #expect(
      words("routines", in: page).contains(
        "2025-01-08 2025-01-01 Squat ▲ better: 1 × 110 kg ▼ worse: 1 × 100 kg"))
    #expect(words("how", in: page).contains("2 of 4 workouts are summed and shown; records, badges"))
    #expect(words("latest", in: page).contains("2025-01-08") && !words("latest", in: page).contains("2024"))
  }

  @Test func theBodyIsToldByTimeAndNotBySize() {
    let values: [(String, Int32)] = [
      ("2024-02-01T20:00", 78), ("2024-01-01T08:00", 82), ("2024-01-01T20:00", 80), ("2024-02-01T08:00", 79),
    ]
    let measurements = values.map {
      BodyMeasurement(moment: Moment($0), kind: "Weight", value: ExactDecimal($1), unit: "kg")
    }
    var archive = WorkoutArchive()
    archive.measurements = measurements
    #expect(words("body", in: html(archive)).contains("Weight 78 kg 1 Feb 2024, -4 since 1 Jan 2024"))
  }

  @Test func aRideSaysHowHardItIsAtMost() {
    var ride = Ride()
    ride.segments = [
      RideSegment(.steady(.fractionOfThreshold(ExactDecimal("0.7") ?? 1)), durationSeconds: 1_200)
    ]
    var archive = WorkoutArchive()
    archive.rides = [ride]
    let known = "Power over the ride, by zone: 20 min, up to 70\u{a0}% of threshold power.</desc>"
    #expect(html(archive).contains(known))
    ride.segments = [RideSegment(.steady(.watts(200)), durationSeconds: 1_200)]
    archive.rides = [ride]
    #expect(html(archive).contains("Power over the ride, by zone: 20 min.</desc>"))
  }

  @Test func noNameSteersTheDirectionOrIsLongerThanItsRoom() {
    let name = "\u{202e}\u{1}" + String(repeating: "x", count: 5_000)
    var archive = WorkoutArchive(
      workouts: ["2024-01-01", "2024-01-08", "2024-01-15"].map { day in
        var workout = workout(day, name, 100)
        workout.title = name
        workout.exercises.append(
          Exercise(
            ExerciseIdentity(name: "Row", category: name),
            sets: [ExerciseSet(reps: 5, load: Load(50, unit: .kilograms))]))
        return workout
      })
    archive.measurements = ["2024-01-01", "2024-01-08"].map {
      BodyMeasurement(moment: Moment($0), kind: name, value: 80, unit: name)
    }
    let page = html(archive)
    #expect(!page.contains("\u{202e}") && !page.contains("\u{1}"))
    #expect(!page.contains(String(repeating: "x", count: 121)))
  }

  @Test func whatHasNoRoomIsCounted() {
    let names = (1...20).map { "Exercise \($0)" }
    let archive = WorkoutArchive(
      workouts: ["2024-01-01", "2024-01-08"].flatMap { day in
        names.map { name in
          var workout = workout(day, name, 100)
          workout.title = name
          return workout
        }
      })
    let page = html(archive)
    #expect(words("lifts", in: page).hasSuffix("And 8 more lifts."))
    #expect(words("routines", in: page).hasSuffix("And 12 more routines."))
  }

  @Test func theLastFourWeeksAreTwentyEightDays() {
    // 28 days from 2024-01-01, then 28 more; the last week has just begun.
    let archive = WorkoutArchive(
      workouts: (0..<56).map { day in
        workout(
          CivilDate(daysSince1970: 19_723 + day).flatMap { Moment(date: $0, precision: .day) }?.description
            ?? "",
          "Squat", day < 28 ? 100 : 120)
      })
    #expect(
      words("insights", in: html(archive)).contains(
        "Volume of the last 28 days: 3,360 kg , 20 % more than in the 28 before."))
  }

  @Test func aLiftWithoutARecordIsNotSaidToHaveHadOne() {
    let archive = WorkoutArchive(
      workouts: (0..<20).map { day in
        workout(
          CivilDate(daysSince1970: 19_723 + day).flatMap { Moment(date: $0, precision: .day) }?.description
            ?? "",
          "Squat", 100)
      })
    #expect(!html(archive).contains("no record"))
  }

  @Test func eachRowOfAChartHasItsPlace() {
    let days = ["2015-01-01", "2015-06-01", "2015-06-02", "2015-06-03", "2024-06-03"]
    let archive = WorkoutArchive(
      workouts: days.enumerated().flatMap { number, day in
        [workout(day, "Squat", Int32(50 + number)), workout(day, "Row", Int32(50 + number))]
      })
    let page = html(archive)
    let charts = page.components(separatedBy: " data-t=\"").dropFirst()
    #expect(charts.count == 6)
    for chart in charts {
      let id = chart.components(separatedBy: "\"")[0]
      let places = chart.components(separatedBy: "data-x=\"")[1].components(separatedBy: "\"")[0]
        .split(separator: " ").compactMap { Int($0) }
      let table = page.components(separatedBy: "<table id=\"\(id)\"")[1].components(separatedBy: "</table>")[
        0]
      #expect(places.count == table.components(separatedBy: "<tr>").count - 2, "\(id)")
      #expect(places == places.sorted(), "\(id)")
    }
  }
}
