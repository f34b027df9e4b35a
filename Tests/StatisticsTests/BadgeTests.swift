import Foundation
import Testing
import WorkoutModel

@testable import Statistics

@Suite struct BadgeTests {
  private func badges(_ days: [Int], reps: Int32 = 5, weight: Int32 = 60, unit: MassUnit? = .kilograms)
    -> BadgeCase
  {
    let archive = WorkoutArchive(
      workouts: days.map { day in
        Workout(
          start: CivilDate(daysSince1970: 20_000 + day).flatMap {
            Moment(date: $0, hour: 6, precision: .minute)
          },
          durationSeconds: 3_600,
          exercises: [
            Exercise(
              ExerciseIdentity(name: "Squat"),
              sets: [ExerciseSet(reps: reps, load: Load(ExactDecimal(weight), unit: unit))])
          ])
      })
    return BadgeCase(HistoryStatistics(archive))
  }

  private func names(_ badges: BadgeCase, _ unit: MassUnit? = .kilograms) -> [String] {
    badges.earned.map { $0.rule.name(in: unit) }
  }

  @Test func eachBadgeIsEarnedOnceAndAtItsTime() {
    let badges = badges(Array(stride(from: 0, to: 35, by: 3)))
    #expect(
      names(badges) == [
        "First workout", "10th workout", "4 weeks in a row", "First 50 kg", "10 hours", "Early bird",
      ])
    #expect(badges.earned.map { $0.workout } == [0, 9, 6, 0, 9, 9])
    #expect(
      badges.next.map { "\($0.rule.name(in: .kilograms)): \($0.count)" } == [
        "50th workout: 12", "12 weeks in a row: 6", "First 100 kg: 60", "5,000 kg in one workout: 300",
        "100,000 kg in all: 3600", "100 hours: 12",
      ])
  }

  @Test func poundsHaveNumbersOfTheirOwn() {
    #expect(
      names(badges([0], reps: 100, weight: 200, unit: .pounds), .pounds) == [
        "First workout", "First 100 lb", "First 200 lb", "10,000 lb in one workout",
        "20,000 lb in one workout",
      ])
  }

  @Test func weightsWithoutAUnitEarnNone() {
    #expect(names(badges([0], reps: 100, weight: 500, unit: nil), nil) == ["First workout"])
  }

  @Test func aLongBreakAndTheWorkoutAfterItEarnOne() {
    #expect(names(badges([0, 60])).contains("Back again") == false)
    #expect(names(badges([0, 61])).contains("Back again"))
  }

  @Test func hugeNumbersAreNoTrouble() {
    #expect(badges([0], reps: .max, weight: .max).earned.count == 15)
    #expect(BadgeCase(HistoryStatistics(WorkoutArchive())).earned.isEmpty)
  }

  @Test func noTwoBadgesHaveOneName() {
    for unit in MassUnit.allCases {
      let names = BadgeRule.all.map { $0.name(in: unit) }
      #expect(Set(names).count == names.count && !names.contains(""))
    }
  }

  @Test func theDocumentationListsEachBadge() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = "../Sources/Statistics/Statistics.docc/Statistics.md"
    let page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    for rule in BadgeRule.all {
      #expect(page.contains("| \(rule.name(in: .kilograms)) | \(rule.words(in: .kilograms)) |"))
    }
  }
}
