import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct RepsReaderTests {
  static func entry(
    _ id: String, _ date: String, _ type: String = "pushup", stage: Int = 4, level: String = "beginner",
    reps: Int = 5
  ) -> String {
    """
    {"id":"\(id)","date":\(date),"exerciseType":"\(type)","stage":\(stage),"level":"\(level)","reps":\(reps)}
    """
  }

  static let bundle = """
    {"journal":[
    \(entry("A", "\"2026-01-30T18:05:00Z\"", reps: 6)),
    \(entry("B", "\"2026-01-30T18:07:00Z\"", "pullup", stage: 2, level: "intermediate", reps: 15)),
    \(entry("C", "\"2026-01-30T18:09:00Z\"")),
    \(entry("D", "\"2026-01-31T07:00:00.250Z\"", "handstandpushup", stage: 0, reps: 30))],
    "routine":{"1":[],"2":["pushup","pullup"],"3":[],"4":["squat"],"5":[],"6":[],"7":["bridge"]},
    "stages":["pushup",{"stage":4,"level":"intermediate"},"pullup",{"stage":2,"level":"beginner"}]}
    """

  @Test func aDayIsAWorkoutWithAnExerciseOfEachStage() throws {
    let reading = try read(Self.bundle)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "reps"))
    let workouts = reading.archive.workouts
    #expect(workouts.map(\.start?.description) == ["2026-01-30T18:05:00Z", "2026-01-31T07:00:00.250Z"])
    #expect(workouts[0].exercises.map(\.identity.name) == ["Full push-ups", "Jackknife pull-ups"])
    #expect(workouts[0].exercises.map(\.identity.category) == ["Chest", "Back"])
    #expect(workouts[0].exercises.map(\.identity.style) == [.reps, .reps])
    #expect(workouts[0].exercises[0].sets.map(\.reps) == [6, 5])
    #expect(workouts[0].exercises[0].sets.map(\.details?.target?.reps) == [5, 5])
    #expect(workouts[0].exercises[0].sets[1].details?.sourceFields?["date"] == "\"2026-01-30T18:09:00Z\"")
    // Wall headstands count seconds.
    #expect(workouts[1].exercises[0].identity.style == .time)
    #expect(workouts[1].exercises[0].sets[0].durationSeconds == ExactDecimal(30))
    #expect(workouts[1].exercises[0].sets[0].details?.target?.durationSeconds == ExactDecimal(30))
  }

  @Test func theRoutineAndTheStagesAreRead() throws {
    let routine = try #require(try read(Self.bundle).archive.routine)
    #expect(routine.days == [[], ["pushup", "pullup"], [], ["squat"], [], [], ["bridge"]])
    #expect(
      routine.stages == [
        ProgressionStage(progression: "pushup", stage: 4, level: "intermediate"),
        ProgressionStage(progression: "pullup", stage: 2, level: "beginner"),
      ])
    #expect(routine.sourceFields == nil)
  }

  @Test(arguments: [
    bundle, "[\(entry("A", "\"2026-01-30T18:05:00Z\""))]",
    "{\"1\":[],\"2\":[\"pushup\"],\"3\":[],\"4\":[],\"5\":[],\"6\":[],\"7\":[]}",
    "[\"pushup\",{\"stage\":4,\"level\":\"intermediate\"}]", "{\"journal\":[]}", "{\"stages\":[]}",
  ])
  func eachPartIsRecognisedAndComesBack(text: String) throws {
    #expect(try Format.detect(InputBytes(text.utf8, name: "t")).id == "reps")
    let writing = try write(read(text).archive, as: .reps)
    #expect(writing.findings.lines == [])
    #expect(try JSONValue(writing.bytes) == JSONValue(text))
  }

  @Test(arguments: [
    ("694224000", "2023-01-01T00:00:00Z"), ("694224000.5", "2023-01-01T00:00:00.500Z"),
    ("694224000.123456", "2023-01-01T00:00:00.123456Z"), ("-0.25", "2000-12-31T23:59:59.750Z"),
    ("0", "2001-01-01T00:00:00Z"), ("6.94224E8", "2023-01-01T00:00:00Z"),
    ("\"2023-01-01T00:00:00.123456Z\"", "2023-01-01T00:00:00.123456Z"),
  ])
  func secondsSince2001AreWrittenAsADate(date: String, expected: String) throws {
    let reading = try read("[\(Self.entry("A", date))]")
    #expect(reading.findings.lines == [])
    let written = try JSONValue(write(reading.archive, as: .reps).bytes).elements[0]
    #expect(written["date"] == .text(Array(expected.unicodeScalars)))
  }

  @Test(arguments: [
    // Newest first, as many logs are; two entries of one time; days that are mixed.
    [("A", "2026-02-02T10:01"), ("B", "2026-02-02T10:00"), ("C", "2026-02-01T10:00")],
    [("A", "2026-02-02T10:00"), ("B", "2026-02-02T10:00"), ("C", "2026-02-02T10:00")],
    [
      ("A", "2026-02-02T10:00"), ("B", "2026-02-01T10:00"), ("C", "2026-02-02T09:00"),
      ("D", "2026-02-01T10:00"),
    ],
  ])
  func entriesComeBackInTheirOrder(entries: [(id: String, date: String)]) throws {
    let types = ["pushup", "pullup", "pushup", "pullup"]
    let list = zip(entries, types).map { Self.entry($0.id, "\"\($0.date):00Z\"", $1) }
    let text = "{\"journal\":[\(list.joined(separator: ","))]}"
    let archive = try read(text).archive
    #expect(archive.workouts.count == Set(entries.map { $0.date.prefix(10) }).count)
    #expect(try JSONValue(write(archive, as: .reps).bytes) == JSONValue(text))
  }

  @Test func whatTheAppDoesNotKnowIsKeptAndNamed() throws {
    let text = """
      [{"id":"A","date":"2026-01-30T18:05:00Z","exerciseType":"muscleup","stage":3,"level":"expert","reps":2,"mood":1},
       {"id":5,"date":"soon","exerciseType":"pushup","stage":10,"level":null,"reps":2.5},
       {"date":"2026-01-30T18:06:00","exerciseType":"squat","stage":1},{}]
      """
    let reading = try read(text)
    #expect(
      reading.findings.lines == [
        "warning inconsistent t:1:57 (/0/exerciseType) byte 56: stage of a progression that is not known",
        "warning inconsistent t:1:86 (/0/level) byte 85: level that is not known | expert",
        "error inconsistent t:2:17 (/1/date) byte 130: value of the wrong type | date is \"soon\", expected seconds since 2001 or a date like 2026-01-31T18:05:00Z",
        "error inconsistent t:2:79 (/1/reps) byte 192: value of the wrong type | reps is 2.5, expected a whole number",
        "warning inconsistent t:2:39 (/1/exerciseType) byte 152: stage of a progression that is not known",
        "note guessed t:3:10 (/2/date) byte 207: time without a zone read as UTC",
      ])
    #expect(
      reading.archive.workouts.map { $0.exercises.map(\.identity.name) } == [
        ["muscleup stage 3", "Jackknife squats"], ["pushup stage 10", nil],
      ])
    let writing = try write(
      reading.archive, as: .reps, date: "2026-02-01 10:00", zone: ZoneRules(named: "UTC"))

    // The date that was named is all that is new.
    let expected = text.replacing("{}]", with: "{\"date\":\"2026-02-01T10:00:00Z\"}]")
    #expect(try JSONValue(writing.bytes) == JSONValue(expected))
  }

  @Test func whatDoesNotFitInTheOtherPartsIsKept() throws {
    let text = """
      {"routine":{"1":["pushup"],"2":[1],"9":[]},"stages":["pushup",{"stage":4,"level":"beginner","since":1}],"theme":"dark"}
      """
    let reading = try read(text)
    #expect(
      reading.findings.lines == [
        "error inconsistent t:1:32 (/routine/2) byte 31: value of the wrong type | 2 is [1], expected a list of exercise types"
      ])
    #expect(try JSONValue(write(reading.archive, as: .reps).bytes) == JSONValue(text))
  }

  @Test func whatIsNoBundleIsRefused() {
    #expect(
      message { _ = try read("{\"a\":1}", as: .reps) }
        == "t:1:1: found {\"a\":1}, expected an object with journal, routine or stages, or one of the three alone. If this is another format, name it."
    )
  }
}
