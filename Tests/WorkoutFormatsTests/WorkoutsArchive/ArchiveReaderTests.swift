import ArchiveGenerator
import Testing
import WorkoutModel

@testable import ArchiveForm
@testable import Notation
@testable import WorkoutFormats

/// What the archive form refuses, and what it names.
@Suite struct ArchiveReaderTests {
  private static let head = #"{"format":"btd-archive","version":1,"#

  private func refusal(_ text: String) -> String { message { _ = try read(text, as: .archive) } }

  /// The first line of the refusal of a file with `rest`, which begins at column 37.
  private func refusal(of rest: String) -> String {
    String(refusal(Self.head + rest).split(separator: "\n").first ?? "")
  }

  // MARK: The gate

  @Test func aNewerVersionIsRefusedWithBothVersionsNamed() {
    #expect(
      refusal(#"{"format":"btd-archive","version":2,"workouts":5}"#)
        == "t:1:35 (/version): version 2 is newer than this program reads (1). "
        + "Update btd, or write it again with an older one.")
  }

  @Test(arguments: [
    (#"{"format":"btd-archive"}"#, "t:1:1: the key version is missing, expected 1."),
    (
      #"{"format":"btd-archive","version":"1"}"#,
      "t:1:35 (/version): version is \"1\", which is not a number, expected 1."
    ),
    (
      #"{"format":"btd-archive","version":0}"#,
      "t:1:35 (/version): version is 0, which is no version, expected 1."
    ),
    ("[]", "t:1:1: found a list at the top, expected the object of a btd archive."),
  ])
  func aVersionThatIsNoneIsNamed(text: String, expected: String) {
    #expect(refusal(text) == expected)
  }

  @Test func anotherFormatIsToldBeforeTheVersion() {
    #expect(
      refusal(#"{"version":7}"#).hasPrefix("t:1:1: the key format is missing, expected \"btd-archive\"."))
    #expect(
      refusal(#"{"format":"x","version":7}"#)
        .hasPrefix("t:1:11 (/format): found \"x\", expected \"btd-archive\"."))
  }

  @Test func whatIsMalformedIsToldBeforeTheVersion() {
    #expect(refusal(#"{"format":"btd-archive","version":7,}"#).hasPrefix("t:1:37: found }, expected a key"))
  }

  @Test func theLeastFileIsAnEmptyArchive() throws {
    let reading = try read(#"{"format":"btd-archive","version":1}"#)
    #expect(reading.archive == WorkoutArchive())
    #expect(reading.findings.lines == [])
  }

  // MARK: Misfits

  @Test(arguments: [
    (#""workouts":5}"#, "t:1:48 (/workouts): found 5, expected a list."),
    (#""workouts":[{},5]}"#, "t:1:52 (/workouts/1): found 5, expected an object."),
    (#""workouts":[{"title":null}]}"#, "t:1:58 (/workouts/0/title): found null, expected a text."),
    (
      #""workouts":[{"start":"2026-02-30"}]}"#,
      "t:1:58 (/workouts/0/start): found \"2026-02-30\", expected a time like 2026-01-31T18:05, "
        + "2026-01-31T18:05:00Z or 2026-01-31T18:05:00+01:00."
    ),
    (
      #""workouts":[{"exercises":[{"sets":[]}]}]}"#,
      "t:1:63 (/workouts/0/exercises/0): the key exercise is missing."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{},"sets":[{"reps":1.5}]}]}]}"#,
      "t:1:94 (/workouts/0/exercises/0/sets/0/reps): found 1.5, expected a whole number."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{},"sets":[{"reps":-2147483648}]}]}]}"#,
      "t:1:94 (/workouts/0/exercises/0/sets/0/reps): found -2147483648, expected a number of repetitions."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{},"sets":[{"load":{"kg":1e3}}]}]}]}"#,
      "t:1:100 (/workouts/0/exercises/0/sets/0/load/kg): found 1e3, expected a plain decimal number of at most "
        + "17 digits."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{},"sets":[{"load":{"st":1}}]}]}]}"#,
      "t:1:94 (/workouts/0/exercises/0/sets/0/load): found {\"st\":1}, expected a number, or an object of one "
        + "number called by its unit: kg, lb."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{},"sets":[{"load":{"kg":1,"lb":2}}]}]}]}"#,
      "t:1:94 (/workouts/0/exercises/0/sets/0/load): found {\"kg\":1,\"lb\":2}, expected a number, or an object "
        + "of one number called by its unit: kg, lb."
    ),
    (
      #""workouts":[{"exercises":[{"exercise":{"name":7},"sets":[]}]}]}"#,
      "t:1:83 (/workouts/0/exercises/0/exercise/name): found 7, expected a text."
    ),
    (
      #""preferences":{"massUnit":"stone"}}"#,
      "t:1:63 (/preferences/massUnit): found \"stone\", expected \"kg\" or \"lb\"."
    ),
    (#""measurements":[{"kind":"Weight"}]}"#, "t:1:53 (/measurements/0): the key value is missing."),
    (
      #""sourceFields":{"format":"x","fields":[["a"]]}}"#,
      "t:1:76 (/sourceFields/fields/0): found [\"a\"], expected a list of a name and a text."
    ),
    (
      #""timedPlans":[{"segments":[{"effort":{"kind":"free","intensity":{"watts":1}}}]}]}"#,
      "t:1:74 (/timedPlans/0/segments/0/effort): found {\"kind\":\"free\",\"intensity\":{\"watts\":1}}, expected "
        + "intensity in an effort of kind steady, from and to in a ramp, count, on and off in intervals, and none "
        + "of them in any other."
    ),
  ])
  func aValueThatIsNotWhatItsKeyAsksForIsRefused(rest: String, expected: String) {
    #expect(refusal(of: rest) == expected)
  }

  // MARK: Unknown keys

  @Test func unknownKeysAreNamedWhereverTheyStand() throws {
    let exercise = #"{"exercise":{"name":"A","icon":1},"sets":[{"reps":1,"power":[2]},{"load":{"kg":1}}]}"#
    let text =
      Self.head
      + #""workouts":[{"a~b/c":0},{"exercises":[\#(exercise),\#(exercise)],"details":{"x":1}}],"extra":{},"#
      + #""profile":{"age":30}}"#
    let reading = try read(text)
    let what = "unknown key: not stored in the archive form | "
    #expect(
      reading.findings.findings.map { "\($0.place.pointer ?? ""): \($0.what) | \($0.detail ?? "")" } == [
        "/extra: \(what)extra", "/profile/age: \(what)age", "/workouts/0/a~0b~1c: \(what)a~b/c",
        "/workouts/1/exercises/0/exercise/icon: \(what)icon",
        "/workouts/1/exercises/0/sets/0/power: \(what)power",
        "/workouts/1/exercises/1/exercise/icon: \(what)icon",
        "/workouts/1/exercises/1/sets/0/power: \(what)power", "/workouts/1/details/x: \(what)x",
      ])
    #expect(reading.findings.findings.allSatisfy { $0.kind == .dropped && $0.place.line == 1 })
    #expect(reading.archive.workouts[1].exercises[1].sets.count == 2)
  }

  @Test func ofAKeyThatStandsTwiceTheLastCounts() throws {
    let reading = try read(
      Self.head + #""workouts":[{"title":"a","title":"b"}],"profile":{},"profile":{"name":"c"}}"#)
    #expect(reading.archive.workouts.map(\.title) == ["b"])
    #expect(reading.archive.profile.name == "c")
    #expect(reading.findings.sums == ["2 dropped: key appears twice in its object; the last value counts"])
  }

  @Test func aLoadWithoutAUnitTakesTheStatedOne() throws {
    let sets = #"[{"load":5},{"load":{"kg":5}}]"#
    let text = Self.head + #""workouts":[{"exercises":[{"exercise":{},"sets":\#(sets)}]}]}"#
    let loads = try read(text, massUnit: .pounds).archive.workouts[0].exercises[0].sets.map(\.load)
    #expect(loads == [Load(ExactDecimal(5), unit: .pounds), Load(ExactDecimal(5), unit: .kilograms)])
  }

  // MARK: Layout

  @Test func eachPartAndEachWorkoutStandsOnALine() throws {
    var archive = WorkoutArchive()
    archive.source = .init(format: "btd", version: 6)
    var set = ExerciseSet(reps: 5, load: Load(try #require(ExactDecimal("50.0")), unit: .kilograms))
    set.kind = .warmUp
    let bench = Exercise(ExerciseIdentity(name: "Bench Press", category: "Chest"), sets: [set])
    archive.workouts = [
      Workout(title: "Push Day", start: Moment(wallTime: "2026-01-31 18:05"), exercises: [bench]), Workout(),
    ]
    #expect(
      try write(archive, as: .archive).text == """
        {"format":"btd-archive","version":1,
        "source":{"format":"btd","version":6},
        "workouts":[
        {"title":"Push Day","start":"2026-01-31T18:05","exercises":[\
        {"exercise":{"name":"Bench Press","category":"Chest"},"sets":[\
        {"kind":"warmUp","reps":5,"load":{"kg":50.0}}]}]},
        {"exercises":[]}
        ]}

        """)
  }

  // MARK: The schema

  private static func names(_ value: JSONValue) -> Set<String> {
    switch value {
    case .object: value.keys.union(value.keys.compactMap { value[$0] }.flatMap { names($0) })
    case .array(let elements): Set(elements.flatMap { names($0) })
    default: []
    }
  }

  private static func properties(_ value: JSONValue) -> Set<String> {
    switch value {
    case .object:
      value.keys.reduce(into: value["properties"]?.keys ?? []) { all, key in
        if let inner = value[key] { all.formUnion(properties(inner)) }
      }
    case .array(let elements): Set(elements.flatMap { properties($0) })
    default: []
    }
  }

  @Test func theSchemaHasEveryKeyThatIsWrittenAndNoOther() throws {
    var written: Set<String> = []
    for seed in 0..<100 as Range<UInt64> {
      var generator = RichArchiveGenerator(seed: seed)
      written.formUnion(Self.names(try JSONValue(write(generator.archive(workouts: 3), as: .archive).bytes)))
    }
    let schema = try JSONValue(TestFile.read(TestFile.schema("archive.schema.json")))
    #expect(Self.properties(schema) == written)
  }
}
