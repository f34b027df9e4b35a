import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What only a format knows is written as it is, and so it must be what can stand there: an archive may hold anything.
@Suite struct KeptTextTests {
  private func fields(_ format: String, _ text: String) -> SourceFields {
    SourceFields(
      format: format, fields: [.init(name: "zz", text: text), .init(name: "ok", text: #"{"a":[1]}"#)])
  }

  /// A workout, its exercise and its set, each with fields of `format`.
  private func archive(_ format: String, _ text: String) -> WorkoutArchive {
    var setDetails = SetDetails()
    setDetails.sourceFields = fields(format, text)
    var exerciseDetails = ExerciseDetails()
    exerciseDetails.sourceFields = fields(format, text)
    var workoutDetails = WorkoutDetails()
    workoutDetails.sourceFields = fields(format, text)
    let exercise = Exercise(
      ExerciseIdentity(name: "Wall push-ups", category: "Chest", style: .reps),
      sets: [ExerciseSet(reps: 5, details: setDetails)], details: exerciseDetails)
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.sourceFields = fields(format, text)
    archive.workouts = [
      Workout(
        id: WorkoutIdentifier("00000000-0000-4000-8000-000000000001"), title: "A",
        start: DateText.moment("2026-01-30 18:05Z"), durationSeconds: ExactDecimal(60), exercises: [exercise],
        details: workoutDetails)
    ]
    return archive
  }

  @Test(
    arguments: ["btd", "compact-workout", "openweight", "summaries", "reps"],
    [
      "oops", #"1,"reps":999"#, "", " ", "\u{FEFF}1", "01", "\"a", "{\"a\":1}}", "1 2", "\"a\nb\"",
    ])
  func whatIsNoJSONIsNamedAndNotWritten(id: String, text: String) throws {
    let format = try #require(Format.named(id))
    let writing = try write(archive(id == "compact-workout" ? "compact" : id, text), as: format)
    let again = try read(writing.bytes, as: format)
    #expect(again.archive.workouts.first?.exercises.first?.sets.first?.reps == 5)
    #expect(!writing.text.contains("999") && !writing.text.contains("zz"))
    let dropped = writing.findings.findings.filter { $0.what.contains("zz") }
    #expect(!dropped.isEmpty && dropped.allSatisfy { $0.kind == .dropped })
    let reasons = Set(dropped.map { $0.reason.words })
    #expect(reasons.contains("text that {} cannot store unchanged"), "\(reasons)")
  }

  @Test(arguments: ["1", "-0.5e3", "null", #""text""#, #""\u00e9 é""#, " [1, {}] ", #"{"a":{"b":[]}}"#])
  func whatIsJSONComesBack(text: String) throws {
    for format in [Format.benchTracker, .openWeight] {
      let writing = try write(archive(format.id, text), as: format)
      #expect(
        !writing.findings.findings.contains { $0.what.contains("cannot store unchanged") }, "\(format.id)")
      let details = try read(writing.bytes, as: format).archive.workouts.first?.details
      #expect(details?.sourceFields?["zz"] != nil)
    }
  }

  @Test(arguments: ["erg", "mrc"])
  func aCourseKeepsLinesAndNoMore(id: String) throws {
    var ride = Ride()
    ride.title = "A"
    ride.segments = [RideSegment(.steady(.watts(ExactDecimal(200))), durationSeconds: ExactDecimal(60))]
    ride.thresholdPowerWatts = ExactDecimal(250)
    ride.sourceFields = SourceFields(
      format: id,
      fields: [
        .init(name: ";", text: "mine\r\n[COURSE DATA]\r\n0 999"), .init(name: "AUTHOR", text: "me\nFTP = 1"),
        .init(name: ";", text: "kept"),
      ])
    var archive = WorkoutArchive()
    archive.rides = [ride]
    let writing = try write(archive, as: try #require(Format.named(id)))
    #expect(
      writing.text.contains(";kept") && !writing.text.contains("999") && !writing.text.contains("FTP = 1"))
    #expect(writing.findings.findings.count { $0.what.contains("cannot store unchanged") } == 2)
  }

  @Test func aWorkoutOfZwiftKeepsWholeElements() throws {
    var cue = RideCue(offsetSeconds: ExactDecimal(1), message: "Go")
    cue.sourceFields = SourceFields(format: "zwo", fields: [.init(name: "#element", text: "x y='1'")])
    var segment = RideSegment(
      .steady(.fractionOfThreshold(ExactDecimal(1))), durationSeconds: ExactDecimal(60))
    segment.cues = [cue]
    segment.sourceFields = SourceFields(
      format: "zwo", fields: [.init(name: "@a=\"1\" b", text: "1"), .init(name: "@FlatRoad", text: "1")])
    var ride = Ride()
    ride.title = "A"
    ride.segments = [segment]
    ride.sourceFields = SourceFields(
      format: "zwo",
      fields: [
        .init(name: "category", text: "</workout_file><evil/>"), .init(name: "b", text: "a & b"),
        .init(name: "c", text: "<c d=\"1\">e</c>"),
      ])
    var archive = WorkoutArchive()
    archive.rides = [ride]
    let writing = try write(archive, as: .zwo)
    #expect(writing.text.contains("<c d=\"1\">e</c>") && writing.text.contains("FlatRoad=\"1\""))
    #expect(
      !writing.text.contains("evil") && !writing.text.contains("y='1'") && !writing.text.contains("a & b"))
    #expect(writing.findings.findings.count { $0.what.contains("cannot store unchanged") } == 4)
    #expect(try read(writing.bytes, as: .zwo).findings.lines == [])
  }

  @Test func aUuidOfARideIsText() throws {
    var ride = Ride()
    ride.title = "A"
    ride.segments = [RideSegment(.steady(.watts(ExactDecimal(200))), durationSeconds: ExactDecimal(60))]
    ride.sourceFields = SourceFields(format: "btd", fields: [.init(name: "uuid", text: "a\",\"b\":\"c")])
    var archive = WorkoutArchive()
    archive.rides = [ride]
    let writing = try write(archive, as: .benchTracker)
    #expect(try read(writing.bytes).archive.rides.map(\.sourceFields) == [ride.sourceFields])
  }
}
