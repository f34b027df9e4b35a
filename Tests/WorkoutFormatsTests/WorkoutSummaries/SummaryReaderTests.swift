import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct SummaryReaderTests {
  private func sets(_ sets: String..., members: String = "") throws -> [ExerciseSet] {
    try read(SummaryFixture.summary(sets, members: members)).archive.workouts[0].exercises.flatMap(\.sets)
  }

  private func pounds(_ text: String) -> Load? { ExactDecimal(text).map { Load($0, unit: .pounds) } }

  @Test func aSummaryIsRead() throws {
    let reading = try read(SummaryFixture.circuit)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "summaries"))
    #expect(reading.archive.preferences.massUnit == .pounds)
    let workout = reading.archive.workouts[0]
    #expect(workout.id == WorkoutIdentifier("S"))
    #expect(workout.title == nil)
    #expect(workout.start?.description == "2026-01-31T18:04:00.000Z")
    #expect(workout.durationSeconds == ExactDecimal(990))
    let details = try #require(workout.details)
    #expect(details.templateReference == "W")
    #expect(details.end?.description == "2026-01-31T18:20:30.500Z")
    #expect(details.activeEnergyKilocalories == ExactDecimal(120))
    #expect(details.averageHeartRate == ExactDecimal(118))
    #expect(details.difficulty == ExactDecimal("0.75"))
    #expect(details.notes == "Hot day.")
    #expect(details.sourceFields?["mood"] == "[\"tired\"]")
  }

  @Test func roundsBecomeExercisesWithASetOfEachRound() throws {
    let workout = try read(SummaryFixture.circuit).archive.workouts[0]
    #expect(workout.supersets == [[0, 1]])
    #expect(workout.exercises.map(\.identity.name) == ["Press", "Plank"])
    #expect(workout.exercises.map(\.identity.variation) == [nil, "Left Side"])
    #expect(workout.exercises[0].sets.map(\.reps) == [8, 7])
    #expect(workout.exercises[0].sets.map(\.load) == [pounds("100"), pounds("95")])
    #expect(workout.exercises[0].sets[1].details?.target?.reps == 8)
    #expect(workout.exercises[0].sets[1].details?.target?.load == pounds("100"))
    #expect(workout.exercises[1].sets.map(\.reps) == [nil, nil])
    #expect(workout.exercises[1].sets.map(\.durationSeconds) == [ExactDecimal(44), ExactDecimal(45)])
    #expect(workout.exercises[1].sets.map(\.details?.restSeconds) == [ExactDecimal(12), nil])
  }

  @Test func whatWasDoneBeatsWhatWasAskedFor() throws {
    let asked = ",\"type\":\"reps\",\"reps\":8,\"weight\":35"
    let read = try sets(
      SummaryFixture.set("A", id: "1", asked: asked),
      SummaryFixture.set("A", id: "2", done: ",\"weight\":0,\"reps_reported\":0", asked: asked),
      SummaryFixture.set(
        "A", id: "3", done: ",\"weight\":37.5", asked: ",\"type\":\"reps\",\"reps\":0,\"weight\":0"),
      SummaryFixture.set("A", id: "4"))
    #expect(read.map(\.reps) == [8, 0, nil, nil])
    #expect(read.map(\.load) == [pounds("35"), pounds("0"), pounds("37.5"), nil])
    #expect(read.map(\.details?.target?.reps) == [8, 8, nil, nil])
  }

  @Test func theKindOfASetSaysWhatIsAskedFor() throws {
    let numbers = ",\"reps\":10,\"duration\":30,\"distance\":25"
    let read = try sets(
      SummaryFixture.set("A", id: "1", asked: ",\"type\":\"reps\"" + numbers),
      SummaryFixture.set(
        "B", id: "2", asked: ",\"type\":\"duration\",\"reps\":0,\"duration\":30,\"distance\":0"),
      SummaryFixture.set(
        "C", id: "3", asked: ",\"type\":\"distance\",\"reps\":0,\"duration\":30,\"distance\":25"),
      SummaryFixture.set(
        "D", id: "4", done: ",\"time_spent_active\":9", asked: ",\"type\":\"isometric\"" + numbers))
    #expect(read.map(\.reps) == [10, nil, nil, 10])
    #expect(read.map(\.durationSeconds) == [nil, ExactDecimal(30), nil, ExactDecimal(9)])
    #expect(read.map(\.details?.target?.durationSeconds) == [nil, ExactDecimal(30), nil, ExactDecimal(30)])
    #expect(read.map(\.details?.distance?.value) == [nil, nil, ExactDecimal(25), ExactDecimal(25)])
    #expect(read[0].details?.sourceFields?["set/distance"] == "25")
  }

  @Test func aPairOfDumbbellsIsAWeightOfEachSide() throws {
    let read = try sets(
      SummaryFixture.set("A", id: "1", asked: ",\"is_two_dumbbells\":true"),
      SummaryFixture.set("B", id: "2", exercise: ",\"is_two_dumbbells\":true"),
      SummaryFixture.set(
        "C", id: "3", asked: ",\"is_two_dumbbells\":false", exercise: ",\"is_two_dumbbells\":true"))
    #expect(read.map { $0.details?.isLoadPerSide ?? false } == [true, true, false])
  }

  @Test func positionsOrderTheSetsWhereStartsAreMissing() throws {
    func names(_ sets: [String]) throws -> [String?] {
      try read(SummaryFixture.summary(sets)).archive.workouts[0].exercises.map(\.identity.name)
    }
    let first = SummaryFixture.set("A", id: "1", asked: ",\"position\":1")
    let second = SummaryFixture.set("B", id: "2", asked: ",\"position\":0")
    #expect(try names([first, second]) == ["B", "A"])
    // Two blocks of a workout both count from 0: the file's order is all there is.
    let third = SummaryFixture.set("C", id: "3", asked: ",\"position\":0")
    #expect(try names([first, second, third]) == ["A", "B", "C"])
  }

  @Test func restBeforeTheFirstSetAndRestTwiceComeBack() throws {
    let text = SummaryFixture.summary([
      SummaryFixture.rest(id: "r0"), SummaryFixture.set("A", id: "1"), SummaryFixture.rest(id: "r1"),
      SummaryFixture.rest(id: "r2", done: ",\"time_spent_active\":20"),
    ])
    let archive = try read(text).archive
    #expect(archive.workouts[0].exercises.count == 1)
    #expect(archive.workouts[0].exercises[0].sets[0].details?.restSeconds == ExactDecimal(35))
    #expect(try JSONValue(write(archive, as: .summaries).bytes) == JSONValue(text))
  }

  @Test func musclesAreReadAndOtherSidesKept() throws {
    let text = SummaryFixture.summary([
      SummaryFixture.set("A", id: "1", exercise: ",\"muscle_groups\":\"Quads,Glutes\",\"side\":\"both\"")
    ])
    let archive = try read(text).archive
    let exercise = archive.workouts[0].exercises[0]
    #expect(exercise.details?.muscles == ["Quads", "Glutes"])
    #expect(exercise.identity.variation == nil)
    #expect(exercise.details?.sourceFields?["side"] == "\"both\"")
    #expect(try JSONValue(write(archive, as: .summaries).bytes) == JSONValue(text))
  }

  @Test func whatDoesNotFitItsKeyIsKeptAndNamed() throws {
    let text = """
      {"workout_id":"W","started_at":"yesterday","actual_duration":"long","set_summaries":[
       {"set_id":"1","weight":"heavy","reps_reported":2.5,"set":{"id":"1","reps":null,"exercise":"Squat"}},
       {"set":7},{"set_id":"3"}]}
      """
    let reading = try read(text)

    #expect(
      reading.findings.lines == [
        "error inconsistent t:1:32 (/started_at) byte 31: value of the wrong type | started_at is \"yesterday\", expected a date and time like 2026-01-31T18:05:00.000Z",
        "error inconsistent t:1:62 (/actual_duration) byte 61: value of the wrong type | actual_duration is \"long\", expected a number",
        "error inconsistent t:2:49 (/set_summaries/0/reps_reported) byte 134: value of the wrong type | reps_reported is 2.5, expected a whole number",
        "error inconsistent t:2:25 (/set_summaries/0/weight) byte 110: value of the wrong type | weight is \"heavy\", expected a number",
        "warning inconsistent t:3:2 (/set_summaries/1) byte 189: required key is missing | set_id",
        "error inconsistent t:3:9 (/set_summaries/1/set) byte 196: value of the wrong type | set is 7, expected an object",
      ])
    #expect(try JSONValue(write(reading.archive, as: .summaries).bytes) == JSONValue(text))
  }

  @Test(arguments: [
    (
      "5",
      "t:1:1: found 5, expected the summary of a workout, with workout_id and set_summaries. If this is another format, name it."
    ),
    (
      "[{\"workout_id\":\"W\"},{\"a\":1}]",
      "t:1:21 (/1): found {\"a\":1}, expected the summary of a workout, with workout_id and set_summaries. If this is another format, name it."
    ),
  ])
  func whatIsNoSummaryIsRefused(text: String, expected: String) {
    #expect(message { _ = try read(text, as: .summaries) } == expected)
  }

  @Test(arguments: [
    SummaryFixture.circuit, "[\(SummaryFixture.circuit)]", "\u{feff}{\"set_summaries\":[]}",
    "{\"workout_id\":\"1\",\"started_at\":\"2026-01-31T18:05:00.000Z\"}",
  ])
  func summariesAreRecognised(text: String) throws {
    #expect(try Format.detect(InputBytes(text.utf8, name: "t")).id == "summaries")
  }
}
