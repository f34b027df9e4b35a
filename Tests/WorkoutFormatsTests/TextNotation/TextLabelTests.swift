import Notation
import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

/// Labels, totals, remarks and dates in the texts that people type.
@Suite struct TextLabelTests {
  @Test func aRemarkRightBelowSetsIsNoTitle() throws {
    let reading = try TextReading(
      "2026-01-05\nSquat\n5 x 100 kg\nfelt strong\n\n2026-01-06\nRow\n5 x 60 kg\n")
    #expect(reading.archive.workouts.map(\.title) == [nil, nil])
    #expect(reading.archive.workouts[0].exercises[0].details?.notes == "felt strong")
    #expect(reading.findings.map(\.what) == ["line that is neither a name nor a set: read as a note"])
  }

  @Test func otherDatesTellWhichNumberIsTheDay() throws {
    let reading = try TextReading(
      "Leg day 1/13/2024\nSquat\n5 x 100 kg\n\nPush day 1/5/2024\nRow\n5 x 60 kg\n")
    #expect(
      reading.archive.workouts.map { "\($0.title ?? "") \($0.start?.description ?? "")" }
        == ["Leg day 2024-01-13", "Push day 2024-01-05"])
    #expect(reading.findings.map(\.what) == ["line that ends in a date: read as the start of a workout"])
  }

  @Test func aTitleBesideADateThatNothingSettlesBeginsAWorkout() throws {
    let reading = try TextReading(
      "Leg day 1/2/24\nSquat\n5 x 100 kg\n\nPush day 15/2/24\nRow\n8/10/12 x 60 kg\n")
    let both = try TextReading("Leg day 1/2/24\nSquat\n5 x 100 kg\n\nPush day 3/4/24\nRow\n5 x 60 kg\n")
    #expect(reading.archive.workouts.map(\.title) == ["Leg day", "Push day"])
    #expect(both.archive.workouts.map(\.title) == ["Leg day", "Push day"])
    #expect(both.archive.workouts.map(\.start) == [nil, nil])
    #expect(
      both.findings.filter { $0.what.contains("not understood") }.map { $0.detail ?? "" } == [
        "Leg day 1/2/24: day and month could be either way round: write 2026-01-31",
        "Push day 3/4/24: day and month could be either way round: write 2026-01-31",
      ])
  }

  @Test func labelsOfSetsNeedNoColon() throws {
    let reading = try TextReading(
      """
      2026-01-05
      Bench press
      warm up 20 kg x 10
      60 kg x 8
      Dropset 40 kg x 12

      Squat
      Warm-up:
      40 kg x 5
      60 kg x 5
      Working sets
      100 kg x 5
      Back-off 80 kg x 8

      Warm up
      10 min
      """)
    #expect(reading.findings.isEmpty)
    let exercises = reading.archive.workouts[0].exercises.map { exercise in
      let sets = exercise.sets.map { "\($0.kind) \($0.load?.value.description ?? "none")" }
      return "\(exercise.name ?? ""): \(sets.joined(separator: ", "))"
    }
    #expect(
      exercises == [
        "Bench press: warmUp 20, working 60, drop 40",
        "Squat: warmUp 40, warmUp 60, working 100, working 80",
        "Warm up: working none",
      ])
  }

  @Test(arguments: [
    "Total: 2500 kg", "Total volume 1500 kg", "Body weight 82.5 kg", "W 60 kg x 5", "Time 45 min",
  ])
  func figuresOfAWorkoutAreNoExercises(line: String) throws {
    let reading = try TextReading("2026-01-05\nSquat\n5 x 100 kg\n\n\(line)\n")
    #expect(reading.archive.workouts[0].exercises.map(\.name) == ["Squat"])
    #expect(reading.archive.workouts[0].exercises[0].sets.count == 1)
    #expect(reading.findings.map(\.kind) == [.dropped])
    #expect(reading.findings[0].what.hasPrefix("line not understood as sets, left out"))
  }

  @Test func theWeightOfABodyIsNoLoad() throws {
    let reading = try TextReading("2026-01-05\nSquat\n5 x 100 kg\nBodyweight 82.5 kg\n")
    #expect(reading.archive.workouts[0].exercises[0].sets.count == 1)
    #expect(
      reading.findings.map { $0.detail ?? "" } == [
        "Bodyweight 82.5 kg: the weight of a body is no part of a set; write bw+10 kg for weight that is added"
      ])
  }

  @Test func aUnitThatIsNamedForBareWeightsIsNoPreferenceWhereOthersStateTheirs() throws {
    func unit(_ text: String) throws -> MassUnit? {
      var options = ReadOptions()
      options.massUnit = .pounds
      return try TextReading(text, options).archive.preferences.massUnit
    }
    #expect(try unit("2026-01-05\nSquat\n5 x 100 kg\n") == nil)
    #expect(try unit("2026-01-05\nSquat\n3 x 5 x 100\n") == .pounds)
  }
}
