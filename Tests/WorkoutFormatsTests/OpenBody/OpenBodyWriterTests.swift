import Testing
import WorkoutModel

@testable import WorkoutFormats

/// How archives of other formats are written, and what of them is named.
@Suite struct OpenBodyWriterTests {
  private func archive(_ sets: [ExerciseSet], start: String? = "2026-01-31T18:05:00Z") -> WorkoutArchive {
    WorkoutArchive(workouts: [
      Workout(
        id: WorkoutIdentifier("w"), start: start.flatMap { Moment($0) },
        exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: sets)])
    ])
  }

  private let subject =
    "note added : subj-001 as the subject, which every record names"

  @Test func oneRecordStandsAloneAndSeveralInAList() throws {
    #expect(try write(WorkoutArchive(), as: .openBody).text == "[]\n")
    var archive = archive([ExerciseSet(reps: 5, load: Load(100, unit: .kilograms))])
    let session =
      #"{"recordType":"Session","id":"w","subject":"subj-001","startTime":"2026-01-31T18:05:00Z","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Squat"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5,"load":{"value":100,"unit":"kg","basis":"marked_weight"}}}]}]}"#
    let writing = try write(archive, as: .openBody)
    #expect(writing.text == session + "\n")
    #expect(writing.findings.lines == [subject])
    archive.templates = [
      WorkoutTemplate(
        id: WorkoutIdentifier("t"), title: "A", exercises: [Exercise(ExerciseIdentity(name: "Row"))])
    ]
    let plan =
      #"{"recordType":"Session","id":"t","subject":"subj-001","name":"A","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Row"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","prescription":{}}]}]}"#
    let both = try write(archive, as: .openBody)
    #expect(both.text == "[\n\(plan),\n\(session)\n]\n")
    #expect(
      both.findings.lines == [
        "note added /templates/0/exercises/0: exercise without sets: one empty set, as "
          + "OpenBody requires one", subject,
      ])
  }

  @Test func aRecordKeepsTheTypeThatItsSourceGaveIt() throws {
    let text =
      #"{"recordType":"Session","id":"w","subject":"me","startTime":"2026-01-31T18:05:00Z","exercises":[{"recordType":"Excerise","exerciseRef":{"opaque":"Squat"},"workUnits":[{"recordType":"Workunit","scoring":"reps","performance":{"reps":5}}]}]}"#
    let reading = try read(text, as: .openBody)
    #expect(try write(reading.archive, as: .openBody).text == text + "\n")
  }

  @Test func whatOpenBodyAsksForIsAddedAndNamed() throws {
    var workout = archive([ExerciseSet(reps: 5)], start: nil).workouts[0]
    workout.id = nil
    workout.durationSeconds = 60
    workout.exercises[0].identity = ExerciseIdentity(name: nil)
    var archive = WorkoutArchive(workouts: [workout])
    archive.measurements = [
      BodyMeasurement(moment: Moment("2026-01-31T07:00:00Z"), kind: "Body Mass", value: 80, unit: "kg"),
      BodyMeasurement(moment: Moment("2026-01-31T07:00:00Z"), kind: "Grip", value: 50, unit: nil),
    ]
    let writing = try write(archive, as: .openBody)
    let records = try JSONValue(writing.bytes).elements
    #expect(
      records.compactMap { $0["type"] } == [try JSONValue(#""body_mass""#), try JSONValue(#""btd:Grip""#)])
    #expect(
      writing.findings.sums == [
        "1 added: exercise name: set to \"Exercise\": no name given",
        "1 added: subj-001 as the subject, which every record names",
        "1 added: workout uuid: missing; derived from the workout",
        "1 converted: measurements: kind written as the registry names it",
        "1 dropped: not stored in OpenBody: workout duration",
        "2 added: ids of measurements, derived from what they say",
      ])
    #expect(try read(writing.bytes).archive.measurements.map(\.kind) == ["Weight", "Grip"])
  }

  @Test func aWorkoutOfWhichNothingWasDoneStaysAWorkout() throws {
    var details = SetDetails()
    var target = SetTarget()
    target.reps = 5
    details.target = target
    let archive = archive([ExerciseSet(details: details), ExerciseSet(details: details)])
    let writing = try write(archive, as: .openBody)
    #expect(writing.text.contains(#""prescription":{"reps":5},"performance":{}"#))
    #expect(try read(writing.bytes).archive.workouts == archive.workouts)
  }

  @Test func supersetsOfNeighboursAreBlocksAndOthersAreNamed() throws {
    var archive = archive([ExerciseSet(reps: 5)])
    let names = ["A", "B", "C", "D"]
    archive.workouts[0].exercises = names.map {
      Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 1)])
    }
    archive.workouts[0].supersets = [[0, 1], [2]]
    #expect(try read(write(archive, as: .openBody).bytes).archive.workouts == archive.workouts)
    archive.workouts[0].supersets = [[0, 2]]
    let writing = try write(archive, as: .openBody)
    #expect(
      writing.findings.sums == [
        "1 added: subj-001 as the subject, which every record names",
        "1 dropped: superset: only neighbouring exercises can be a superset",
      ])
    #expect(try read(writing.bytes).archive.workouts[0].supersets == nil)
  }

  @Test func valuesThatWereChangedSinceTakeThePlaceOfWhatWasKept() throws {
    let record = """
      {"id":"s","recordType":"Session","subject":"subj-001","blocks":[{"id":"b","recordType":"Block","children":[
      {"recordType":"Exercise","exerciseRef":"squat","workUnits":[{"recordType":"WorkUnit","scoring":"reps",
      "setRole":"backoff","performance":{"reps":5,"time":{"absolute":{"value":2,"unit":"min"}},
      "load":{"value":100,"unit":"lbs","basis":"stack"}}}]}]}]}
      """
    var archive = try read(record).archive
    archive.workouts[0].exercises[0].sets[0].load = Load(50, unit: .kilograms)
    archive.workouts[0].exercises[0].sets[0].durationSeconds = 30
    archive.workouts[0].exercises[0].sets[0].kind = .warmUp
    archive.workouts[0].exercises[0].identity = ExerciseIdentity(name: "Front Squat")
    archive.workouts[0].exercises.append(
      Exercise(ExerciseIdentity(name: "Row"), sets: [ExerciseSet(reps: 1)]))
    let changed = """
      {"id":"s","recordType":"Session","subject":"subj-001","exercises":[
      {"recordType":"Exercise","exerciseRef":{"opaque":"Front Squat"},"workUnits":[{"recordType":"WorkUnit",
      "scoring":"reps","setRole":"warmup","performance":{"reps":5,"time":30,
      "load":{"value":50,"unit":"kg","basis":"stack"}}}]},
      {"recordType":"Exercise","exerciseRef":{"opaque":"Row"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps",
      "performance":{"reps":1}}]}]}
      """
    #expect(try JSONValue(write(archive, as: .openBody).bytes) == JSONValue(changed))
  }

  @Test func idsThatStandTwiceOrHaveAHashBecomeOthers() throws {
    var archive = archive([ExerciseSet(reps: 1)])
    archive.workouts.append(archive.workouts[0])
    archive.workouts.append(archive.workouts[0])
    archive.workouts[2].id = WorkoutIdentifier("a#1")
    let writing = try write(archive, as: .openBody)
    #expect(
      writing.findings.sums.contains(
        "2 converted: workout uuid: new id: it contains # or is in use"))
    let ids = try read(writing.bytes).archive.workouts.map(\.id)
    #expect(Set(ids).count == 3 && ids[0] == WorkoutIdentifier("w"))
  }
}
