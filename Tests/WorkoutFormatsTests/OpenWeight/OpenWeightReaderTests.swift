import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What openweight becomes in the model, and what comes back.
@Suite struct OpenWeightReaderTests {
  private func log(_ sets: String, more: String = "") -> String {
    #"{"date":"2026-01-31T18:05:00+01:00",\#(more)"exercises":[{"exercise":{"name":"Squat"},"sets":[\#(sets)]}]}"#
  }

  private func template(_ sets: String) -> String {
    #"{"name":"A","exercises":[{"exercise":{"name":"Squat"},"sets":[\#(sets)]}]}"#
  }

  private func set(_ text: String) throws -> ExerciseSet {
    try #require(try read(log(text)).archive.workouts[0].exercises[0].sets.first)
  }

  /// Checks that `text` is read, written, and equal to what it was.
  private func expectUnchanged(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let writing = try write(try read(text, as: .openWeight).archive, as: .openWeight)
    #expect(try JSONValue(writing.bytes) == JSONValue(text), sourceLocation: sourceLocation)
    #expect(writing.findings.lines == [], sourceLocation: sourceLocation)
  }

  // MARK: Logs

  @Test func aLogIsReadWhole() throws {
    let text = """
      {"date":"2026-01-31T18:05:00.250+01:00","name":"Push","notes":"n","durationSeconds":3600,"templateId":"t",
       "mood":"good","exercises":[
        {"exercise":{"name":"Press","equipment":"barbell","category":"chest","musclesWorked":["triceps"],"icon":1},
         "order":1,"notes":"e","supersetId":7,"sets":[
          {"reps":5,"weight":50.0,"unit":"lb","durationSeconds":9,"distance":0.5,"distanceUnit":"mi","rpe":8.5,
           "rir":2,"type":"warmup","restSeconds":90,"tempo":"3-1-X-0","notes":"s","targetReps":6,
           "targetWeight":55,"targetRPE":9}]},
        {"exercise":{"name":"Dip","musclesWorked":[]},"supersetId":7,"sets":[{}]}]}
      """
    let reading = try read(text)
    #expect(reading.findings.lines == [])
    var workout = Workout(
      title: "Push", start: Moment("2026-01-31T18:05:00.250+01:00"), durationSeconds: ExactDecimal(3_600),
      supersets: [[0, 1]])
    var details = WorkoutDetails()
    details.notes = "n"
    details.templateReference = "t"
    details.sourceFields = SourceFields(
      format: "openweight", fields: [.init(name: "mood", text: "\"good\"")])
    workout.details = details
    var target = SetTarget()
    target.reps = 6
    target.load = Load(ExactDecimal(55), unit: .pounds)
    target.ratingOfPerceivedExertion = ExactDecimal(9)
    var ofSet = SetDetails()
    ofSet.distance = Distance(try #require(ExactDecimal("0.5")), unit: .miles)
    ofSet.ratingOfPerceivedExertion = ExactDecimal("8.5")
    ofSet.repsInReserve = ExactDecimal(2)
    ofSet.restSeconds = ExactDecimal(90)
    ofSet.note = "s"
    ofSet.target = target
    ofSet.sourceFields = SourceFields(
      format: "openweight", fields: [.init(name: "tempo", text: "\"3-1-X-0\"")])
    let set = ExerciseSet(
      kind: .warmUp, reps: 5, load: Load(try #require(ExactDecimal("50.0")), unit: .pounds),
      durationSeconds: ExactDecimal(9), details: ofSet)
    var ofPress = ExerciseDetails()
    ofPress.equipment = "barbell"
    ofPress.muscles = ["triceps"]
    ofPress.notes = "e"
    ofPress.sourceFields = SourceFields(
      format: "openweight",
      fields: [
        .init(name: "exercise/icon", text: "1"), .init(name: "order", text: "1"),
        .init(name: "supersetId", text: "7"),
      ])
    var ofDip = ExerciseDetails()
    ofDip.sourceFields = SourceFields(
      format: "openweight",
      fields: [.init(name: "exercise/musclesWorked", text: "[]"), .init(name: "supersetId", text: "7")])
    workout.exercises = [
      Exercise(ExerciseIdentity(name: "Press", category: "chest"), sets: [set], details: ofPress),
      Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet()], details: ofDip),
    ]
    #expect(reading.archive.workouts == [workout])
    try expectUnchanged(text)
  }

  @Test(arguments: [
    ("", SetKind.working), (#""type":"working""#, .working), (#""type":"amrap""#, .working),
    (#""type":"warmup""#, .warmUp), (#""type":"Warmup""#, .warmUp), (#""type":"dropset""#, .drop),
    (#""type":"failure""#, .failure), (#""toFailure":true"#, .failure), (#""toFailure":false"#, .working),
    (#""type":"amrap","toFailure":true"#, .failure), (#""type":"dropset","toFailure":true"#, .drop),
    (#""type":"rest-pause","toFailure":false"#, .working), (#""type":"my \"own\"""#, .working),
  ])
  func theTypeOfASetIsItsKindAndComesBack(members: String, kind: SetKind) throws {
    #expect(try set("{\(members)}").kind == kind)
    try expectUnchanged(log("{\(members)}"))
  }

  @Test func aSetToFailureIsOneInHevyTooAndNothingOfItIsDropped() throws {
    let archive = try read(log(#"{"reps":6,"toFailure":true}"#)).archive
    let writing = try write(archive, as: .hevy)
    #expect(writing.text.contains(#""failure""#))
    #expect(!writing.findings.lines.contains { $0.contains("toFailure") })
  }

  @Test(arguments: [
    ("", SetKind.failure, #""toFailure":true"#),
    (#""type":"amrap""#, .failure, #""toFailure":true,"type":"amrap""#),
    (#""type":"failure""#, .warmUp, #""type":"warmup""#),
    (#""type":"warmup","toFailure":true"#, .failure, #""toFailure":true"#),
    (#""toFailure":true"#, .drop, #""type":"dropset""#),
    (#""toFailure":true"#, .working, ""),
  ])
  func aKindThatWasChangedIsWrittenBesideWhatWasKept(members: String, kind: SetKind, written: String) throws {
    var archive = try read(log("{\(members)}")).archive
    archive.workouts[0].exercises[0].sets[0].kind = kind
    let text = try write(archive, as: .openWeight).text
    #expect(text.contains(#""sets":[{\#(written)}]"#))
    #expect(try read(text).archive.workouts[0].exercises[0].sets[0].kind == kind)
  }

  @Test func aKindThatWasChangedCountsBeforeTheTypeThatWasKept() throws {
    var archive = try read(log(#"{"type":"amrap","toFailure":true}"#)).archive
    archive.workouts[0].exercises[0].sets[0].kind = .warmUp
    #expect(try write(archive, as: .openWeight).text.contains(#""sets":[{"type":"warmup"}]"#))
  }

  @Test(arguments: [
    #"{"unit":"kg"}"#, #"{"targetWeight":5,"unit":"kg"}"#, #"{"distanceUnit":"m"}"#, #"{"tempo":"1-1-1-1"}"#,
    #"{"weight":1e2,"unit":"kg","power":{"b":[1,2],"a":null}}"#, #"{"targetReps":5,"targetRepsMin":3}"#,
    #"{"targetRepsMin":3,"targetRepsMax":5}"#, #"{"targetRepsMin":3}"#, #"{"targetRepsMax":5}"#,
    #"{"targetReps":3,"targetRepsMin":3}"#, #"{"targetReps":4,"targetRepsMin":3,"targetRepsMax":5}"#,
    #"{"a/b":1,"a~b":2}"#,
  ])
  func everySetComesBack(set: String) throws {
    let text = set.replacing("1e2", with: "100")
    let writing = try write(try read(log(set)).archive, as: .openWeight)
    #expect(try JSONValue(writing.bytes) == JSONValue(log(text)))
    if !set.contains("weight\"") { try expectUnchanged(template(set)) }
  }

  @Test func numbersOfAnUnknownUnitAreNoLoads() throws {
    let reading = try read(log(#"{"reps":5,"weight":10,"unit":"stones"}"#), massUnit: .kilograms)
    #expect(reading.archive.workouts[0].exercises[0].sets[0].load == nil)
    try expectUnchanged(log(#"{"reps":5,"weight":10,"unit":"stones"}"#))
  }

  @Test func aWeightWithoutAUnitTakesTheStatedOne() throws {
    let text = log(#"{"weight":10}"#)
    #expect(try read(text, massUnit: .pounds).archive.workouts[0].exercises[0].sets[0].load?.unit == .pounds)
    #expect(
      request { _ = try write(try read(text).archive, as: .openWeight) }
        == .missing([Need(.unitOfWeights, of: .workout, index: 0, target: "openweight")]))
  }

  @Test func exercisesStandInTheOrderThatTheyState() throws {
    func exercise(_ name: String, _ order: Int, _ superset: Int) -> String {
      #"{"exercise":{"name":"\#(name)"},"order":\#(order),"supersetId":\#(superset),"sets":[{}]}"#
    }
    let list = [exercise("C", 3, 1), exercise("A", 1, 1), exercise("B", 2, 4)].joined(separator: ",")
    let reading = try read(#"{"date":"2026-01-31T18:05:00Z","exercises":[\#(list)]}"#)
    #expect(reading.archive.workouts[0].exercises.map(\.identity.name) == ["A", "B", "C"])
    #expect(reading.archive.workouts[0].supersets == [[0, 2], [1]])
    #expect(
      reading.findings.lines == [
        "note converted t:1:44 (/exercises) byte 43: exercises put in the order that they state"
      ])
    #expect(try write(reading.archive, as: .openWeight).text.contains(#""supersetId":4"#))
  }

  @Test(arguments: [
    "2026-01-31T18:05:00.1Z", "2026-01-31T18:05:00.123456+01:00", "2026-01-31T18:05:00.000Z",
    "2026-01-31T18:05:00-00:00",
  ])
  func aTimeInAnotherNotationComesBackAsItWas(date: String) throws {
    try expectUnchanged(#"{"date":"\#(date)","exercises":[{"exercise":{"name":"A"},"sets":[{}]}]}"#)
  }

  @Test(arguments: ["2026-01-31", "2026-01-31T18:05:00", "2026-01-31 18:05", "soon", ""])
  func aTimeWithoutAZoneIsAnError(date: String) throws {
    let text = #"{"date":"\#(date)","exercises":[{"exercise":{"name":"A"},"sets":[{}]}]}"#
    let reading = try read(text)
    #expect(
      reading.findings.lines == [
        "error inconsistent t:1:9 (/date) byte 8: value is not one that its key allows | "
          + "date is \"\(date)\", expected a time with its zone like 2026-01-31T18:05:00+01:00"
      ])
    #expect((reading.archive.workouts[0].start == nil) == (date.count < 5))
  }

  // MARK: Templates, programs, profiles

  @Test func aProgramBecomesTemplatesThatKnowTheirWeeks() throws {
    let workout =
      #"{"name":"A","day":2,"exercises":[{"exercise":{"name":"Squat"},"sets":[{"targetReps":5}]}]}"#
    let text = #"""
      [{"name":"P","tags":["x"],"week":1,"weeks":[{"name":"W1","workouts":[\#(workout),\#(workout)]},
        {"workouts":[\#(workout)],"extra":true}]},
       {"name":"Q","weeks":[{"workouts":[\#(workout)]}]},\#(workout)]
      """#
    let archive = try read(text).archive
    #expect(archive.templates.map(\.title) == ["A", "A", "A", "A", "A"])
    #expect(
      archive.templates.map { ($0.sourceFields?.fields ?? []).map { "\($0.name)=\($0.text)" } } == [
        [
          "day=2", "program/week/number=1", "week/name=\"W1\"", "program/name=\"P\"", "program/tags=[\"x\"]",
          "program/week=1",
        ],
        ["day=2", "program/week/number=1"], ["day=2", "program/week/number=2", "week/extra=true"],
        ["day=2", "program/week/number=1", "program/name=\"Q\""], ["day=2"],
      ])
    try expectUnchanged(text)
  }

  @Test func aProfileBecomesMeasurements() throws {
    let text = """
      {"exportedAt":"2026-01-31T18:05:00Z","name":"A","sex":"male","height":{"value":180,"unit":"cm"},
       "bodyweight":{"value":82.50,"unit":"kg","date":"2026-01-31"},"records":[],
       "bodyweightHistory":[{"value":83.0,"unit":"kg","date":"2026-01-08","notes":"n"}]}
      """
    let archive = try read(text).archive
    #expect(archive.profile.name == "A")
    #expect(archive.profile.bodyWeight == ExactDecimal("82.50").map { Load($0, unit: .kilograms) })
    #expect(
      archive.measurements == [
        BodyMeasurement(moment: nil, kind: "Height", value: ExactDecimal(180), unit: "cm"),
        BodyMeasurement(
          moment: Moment("2026-01-08"), kind: "Weight", value: try #require(ExactDecimal("83.0")), unit: "kg",
          note: "n"),
      ])
    try expectUnchanged(text)
  }

  @Test func aSecondProfileIsNamedAsLost() throws {
    let profile = #"{"exportedAt":"2026-01-31T18:05:00Z","sex":"male"}"#
    #expect(
      try read("[\(profile),\(profile)]").findings.sums == [
        "1 dropped: a second lifter profile: an archive has one"
      ])
  }

  // MARK: What is not one

  @Test(arguments: [
    ("{}", "t:1:1: found {}, expected"), ("5", "t:1:1: found 5, expected"),
    ("[{\"date\":1,\"exercises\":[]},[]]", "t:1:28 (/1): found [], expected"),
    (#"{"name":"A"}"#, #"t:1:1: found {"name":"A"}, expected"#),
  ])
  func whatIsNoneOfTheFourIsRefused(text: String, expected: String) {
    #expect(message { _ = try read(text, as: .openWeight) }.hasPrefix(expected))
  }

  @Test(arguments: [
    "exercises", "exercises/0", "exercises/0/exercise", "exercises/0/sets", "exercises/0/sets/0",
  ])
  func whatIsOfTheWrongTypeIsNamedAndKept(place: String) throws {
    let texts = [
      "exercises": #"{"date":"2026-01-31T18:05:00Z","exercises":5}"#,
      "exercises/0": #"{"date":"2026-01-31T18:05:00Z","exercises":[5]}"#,
      "exercises/0/exercise": #"{"date":"2026-01-31T18:05:00Z","exercises":[{"exercise":5,"sets":[{}]}]}"#,
      "exercises/0/sets":
        #"{"date":"2026-01-31T18:05:00Z","exercises":[{"exercise":{"name":"A"},"sets":5}]}"#,
      "exercises/0/sets/0":
        #"{"date":"2026-01-31T18:05:00Z","exercises":[{"exercise":{"name":"A"},"sets":[5]}]}"#,
    ]
    let reading = try read(try #require(texts[place]), as: .openWeight)
    let first = try #require(reading.findings.findings.first)
    #expect(first.place.pointer == "/\(place)")
    #expect(first.what == "value of the wrong type")
    let isKept = !place.hasSuffix("0")
    #expect((reading.findings.findings.count { $0.kind == .dropped } == 0) == isKept)
    #expect(reading.archive.workouts.count == 1)
  }

  @Test(arguments: [
    (#"{"date":"","exercises":[]}"#, "openweight"), (#"[{"exercises":[{"exercise":{}}]}]"#, "openweight"),
    (#"{"exercises":[{"exercise":{}}]}"#, "openweight"), (#"{"name":"","weeks":[]}"#, "openweight"),
    (#"{"weeks":[{"workouts":[]}]}"#, "openweight"), (#"{"exportedAt":"","sex":""}"#, "openweight"),
    (#"{"records":[{"exercise":{}}]}"#, "openweight"),
  ])
  func contentIsRecognised(text: String, id: String) throws {
    #expect(try Format.detect(InputBytes(text.utf8, name: "t")).id == id)
  }
}
