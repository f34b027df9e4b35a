import Testing
import WorkoutModel

@testable import Clocks
@testable import FormatKit
@testable import WorkoutFormats

@Suite struct SummaryWriterTests {
  private func exercise(_ name: String, variation: String? = nil, _ sets: [ExerciseSet]) -> Exercise {
    Exercise(ExerciseIdentity(name: name, variation: variation), sets: sets)
  }

  private func archive(_ workouts: Workout...) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = workouts
    return archive
  }

  private let start = Moment(wallTime: "2026-01-31 18:05")?.withOffset(0)

  @Test func aWorkoutOfAnotherFormatIsWritten() throws {
    var set = ExerciseSet(reps: 8, load: Load(ExactDecimal(50), unit: .kilograms))
    set.details = SetDetails()
    set.details?.restSeconds = ExactDecimal(90)
    set.details?.ratingOfPerceivedExertion = ExactDecimal(9)
    let workout = Workout(
      id: WorkoutIdentifier("S"), title: "Push", start: start,
      exercises: [
        exercise("Curl", variation: "Left Arm", [set]),
        exercise("Press", variation: "Incline", [ExerciseSet(reps: 5)]),
      ])
    let writing = try write(archive(workout), as: .summaries)
    #expect(
      writing.findings.lines == [
        "note converted /workouts/0/exercises/1: exercise variation: written before the name | Incline",
        "warning dropped /workouts/0: not stored in a summary: workout name",
        "warning rounded /workouts/0/exercises/0/sets/0: weight: kg to lb, rounded to two decimals | 50 to 110.23",
        "warning dropped /workouts/0/exercises/0/sets/0: not stored in a summary: RPE",
        "note added /workouts/0: identifiers of sets and exercises, derived from the content × 6",
        "note added /workouts/0: workout template: workout_id, derived from the content",
      ])
    let summary = try JSONValue(writing.bytes)
    #expect(summary["started_at"] == .text(Array("2026-01-31T18:05:00.000Z".unicodeScalars)))
    let sets = try #require(summary["set_summaries"]?.elements)
    #expect(sets.count == 3)
    #expect(sets.map { $0["set"]?["position"] } == [.number("0"), .number("1"), .number("2")])
    #expect(sets[0]["weight"] == .number("110.23"))
    #expect(sets[0]["reps_reported"] == .number("8"))
    #expect(sets[0]["summary_id"] == .text(["S"]))
    #expect(sets[0]["set"]?["exercise"]?["side"] == .text(Array("left_arm".unicodeScalars)))
    #expect(sets[1]["set"]?["exercise"]?["type"] == .text(Array("rest".unicodeScalars)))
    #expect(sets[1]["time_spent_active"] == .number("90"))
    #expect(sets[2]["set"]?["exercise"]?["name"] == .text(Array("Incline Press".unicodeScalars)))
  }

  @Test func supersetsAreWrittenInRounds() throws {
    let workout = Workout(
      id: WorkoutIdentifier("S"),
      exercises: [
        exercise("A", [ExerciseSet(reps: 1), ExerciseSet(reps: 2), ExerciseSet(reps: 3)]),
        exercise("B", [ExerciseSet(reps: 4), ExerciseSet(reps: 5)]),
        exercise("C", [ExerciseSet(reps: 6)]),
      ], supersets: [[0, 1]])
    let writing = try write(archive(workout), as: .summaries)
    let sets = try JSONValue(writing.bytes)["set_summaries"]?.elements ?? []
    #expect(sets.map { $0["reps_reported"] } == ["1", "4", "2", "5", "3", "6"].map { JSONValue.number($0) })
    let back = try read(writing.bytes).archive.workouts[0]
    #expect(back.exercises.map(\.sets.count) == [3, 2, 1])
    #expect(back.supersets == [[0, 1]])
  }

  @Test func aSupersetOfOneRoundIsNamed() throws {
    let workout = Workout(
      id: WorkoutIdentifier("S"),
      exercises: [exercise("A", [ExerciseSet(reps: 1)]), exercise("B", [ExerciseSet(reps: 2)])],
      supersets: [[0, 1]])
    let writing = try write(archive(workout), as: .summaries)
    #expect(
      writing.findings.lines.contains("warning dropped /workouts/0: not stored in a summary: superset"))
  }

  /// Exercises of `names` with two sets each; those at the places of a superset are done in turn.
  @Test(arguments: [
    ("AA", []), ("ABB", [[0, 1]]), ("ABA", [[1, 2]]), ("ABAB", []), ("AAA", [[1, 2]]),
    ("ABAB", [[0, 1], [2, 3]]),
  ])
  func equalExercisesStayApart(names: String, supersets: [[Int]]) throws {
    let workout = Workout(
      id: WorkoutIdentifier("S"),
      exercises: names.map { exercise(String($0), [ExerciseSet(reps: 1), ExerciseSet(reps: 2)]) },
      supersets: supersets.isEmpty ? nil : supersets)
    let writing = try write(archive(workout), as: .summaries)
    #expect(writing.findings.lines.allSatisfy { $0.hasPrefix("note added") })
    let back = try read(writing.bytes).archive.workouts[0]
    #expect(back.exercises.compactMap(\.name).joined() == names)
    #expect(back.exercises.map(\.sets) == workout.exercises.map(\.sets))
    #expect(back.supersets ?? [] == supersets)
  }

  @Test func whatTheModelSaysNowCountsBeforeAKeptValueThatItCouldNotTell() throws {
    let text = SummaryFixture.summary([SummaryFixture.set("Dip", id: "a", exercise: ",\"side\":\"LEFT\"")])
      .replacing("\"name\":\"Dip\"", with: "\"name\":5")
    var archive = try read(text).archive
    #expect(try JSONValue(write(archive, as: .summaries).bytes) == JSONValue(text))
    archive.workouts[0].exercises[0].identity = ExerciseIdentity(name: "Dip", variation: "Right Arm")
    let written = try write(archive, as: .summaries).text
    #expect(written.contains(#""name":"Dip","side":"right_arm""#))
  }

  @Test func aMuscleWithACommaIsNamed() throws {
    var details = ExerciseDetails()
    details.muscles = ["abs, lower", "obliques"]
    let workout = Workout(
      id: WorkoutIdentifier("S"),
      exercises: [
        Exercise(ExerciseIdentity(name: "Crunch"), sets: [ExerciseSet(reps: 1)], details: details)
      ])
    let writing = try write(archive(workout), as: .summaries)
    #expect(
      writing.findings.lines.contains(
        "warning dropped /workouts/0/exercises/0: muscles: a name with a comma is read as several | abs, lower"
      ))
  }

  @Test func severalWorkoutsAreAListAndNoneIsAnEmptyOne() throws {
    let workout = Workout(id: WorkoutIdentifier("S"), start: start)
    #expect(try JSONValue(write(archive(workout, workout), as: .summaries).bytes).elements.count == 2)
    #expect(try write(archive(), as: .summaries).text == "[]\n")
  }

  @Test func aTimeWithoutAZoneIsTakenToUTC() throws {
    var options = WriteOptions()
    options.zone = try ZoneRules(named: "-05:00")
    let findings = FindingList()
    let workout = Workout(id: WorkoutIdentifier("S"), start: Moment(wallTime: "2026-01-31 22:05"))
    let bytes = try Format.summaries.bytes(of: archive(workout), options: options, findings: findings)
    #expect(try JSONValue(bytes)["started_at"] == .text(Array("2026-02-01T03:05:00.000Z".unicodeScalars)))
    #expect(
      findings.lines.prefix(2) == [
        "note added /workouts/0: UTC offset: from -05:00 | 2026-01-31T22:05-05:00",
        "note converted /workouts/0: start time: to UTC | 2026-01-31T22:05-05:00",
      ])
  }

  @Test func aChangedNumberGoesBeforeWhatWasKept() throws {
    var archive = try read(SummaryFixture.circuit).archive
    archive.workouts[0].exercises[0].sets[0].reps = 12
    archive.workouts[0].exercises[1].sets[0].details?.restSeconds = ExactDecimal(60)
    let writing = try write(archive, as: .summaries)
    let again = try read(writing.bytes).archive.workouts[0]
    #expect(again.exercises[0].sets[0].reps == 12)
    #expect(again.exercises[1].sets[0].details?.restSeconds == ExactDecimal(60))
  }

  @Test func theDocumentIsCalledAfterTheSummary() {
    #expect(
      Format.summaries.documentName?(archive(Workout(id: WorkoutIdentifier("27f2c3bf-2650"))))
        == "27f2c3bf-2650")
    #expect(Format.summaries.documentName?(archive(Workout(id: WorkoutIdentifier("../a b")))) == "---a-b")
    #expect(Format.summaries.documentName?(archive(Workout(id: WorkoutIdentifier("")))) == "summaries")
  }
}
