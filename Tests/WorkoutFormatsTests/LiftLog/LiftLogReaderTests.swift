import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct LiftLogReaderTests {
  private static func set(_ reps: Int, _ time: String, _ weight: String, target: String = "") -> String {
    """
    {"set":{"repsCompleted":\(reps),"completionDateTime":"\(time)"},"weight":\(weight)\(target)}
    """
  }

  private static func kilograms(_ value: String) -> String {
    "{\"value\":\"\(value)\",\"unit\":\"kilograms\"}"
  }

  /// A session as the app writes it now: targets beside the sets, a cardio exercise, a superset.
  private static let present = """
    [{"id":"b59ab47f-8955-4a23-afa3-5d472dacc575","date":"2026-01-31","version":7,
      "blueprint":{"name":"Push Day","notes":"heavy"},"bodyweight":\(kilograms("80.5")),
      "recordedExercises":[
       {"type":"RecordedWeightedExercise","notes":"slow",
        "blueprint":{"type":"WeightedExerciseBlueprint","name":"Bench Press","supersetWithNext":true,"notes":"","link":"",
         "loadBasis":"external","plannedSets":[{"reps":{"min":5,"max":8}},{"reps":{"min":5,"max":8}}],
         "restBetweenSets":{"minRest":"PT1M30S","maxRest":"PT3M","failureRest":"PT5M"}},
        "potentialSets":[
         \(set(8, "2026-01-31T18:05:00+01:00", kilograms("100"), target: ",\"target\":{\"reps\":{\"min\":5,\"max\":8}}")),
         \(set(6, "2026-01-31T18:09:30.500+01:00", "{\"value\":\"225\",\"unit\":\"pounds\"}", target: ",\"target\":{\"reps\":{\"min\":6,\"max\":6}}")),
         {"weight":\(kilograms("100")),"target":{"reps":{"min":5,"max":8}}}]},
       {"type":"RecordedWeightedExercise","blueprint":{"name":"Crunch","loadBasis":"none","supersetWithNext":false},
        "potentialSets":[\(set(20, "2026-01-31T18:07:00+01:00", "{\"value\":\"0\",\"unit\":\"nil\"}"))]},
       {"type":"RecordedCardioExercise","blueprint":{"type":"CardioExerciseBlueprint","name":"Run","sets":[]},
        "sets":[{"blueprint":{"target":{"type":"distance","value":{"value":"5","unit":"kilometre"}},"trackSteps":true},
          "completionDateTime":"2026-01-31T18:40:00+01:00","duration":"PT26M40.5S","distance":{"value":"5.02","unit":"kilometre"},
          "incline":"1.5","weight":null}]}]}]
    """

  @Test func aSessionIsRead() throws {
    let reading = try read(Self.present)
    #expect(
      reading.findings.lines == [
        "note dropped t:4:4 (/0/recordedExercises/0) byte 206: sets that were planned and not done"
      ])
    #expect(reading.archive.source == .init(format: "liftlog", version: 7))
    #expect(
      ArchiveText.of(reading.archive) == #"""
        from liftlog
        measured 2026-01-31T18:05:00+01:00 Weight 80.5 kg
        workout "Push Day" 2026-01-31T18:05:00+01:00 {id b59ab47f-8955-4a23-afa3-5d472dacc575; supersets [[0, 1]]; notes "heavy"}
          Bench Press {notes "slow"; blueprint/plannedSets=[{"reps":{"max":8,"min":5}},{"reps":{"max":8,"min":5}}] blueprint/restBetweenSets={"failureRest":"PT5M","maxRest":"PT3M","minRest":"PT1M30S"}}
            8 reps, 100 kg, of 5
            6 reps, 225 lb, of 6 {Timestamp=2026-01-31T18:09:30.500+01:00}
          Crunch
            20 reps {Timestamp=2026-01-31T18:07:00+01:00}
          Run {blueprint/sets=[]}
            1600.5 s, 5.02 km {blueprint/trackSteps=true incline="1.5" Timestamp=2026-01-31T18:40:00+01:00}
        """#)
    let sets = reading.archive.workouts[0].exercises.map { $0.sets[0].details?.target }
    #expect(sets[0]?.maximumReps == 8)
    #expect(sets[2]?.distance == Distance(ExactDecimal(5), unit: .kilometers))
  }

  /// Sessions as older releases wrote them: no type, no zone, what is asked for in the plan alone.
  @Test(
    arguments: [
      ("\"repsPerSet\":12", 12, nil), ("\"repsConfig\":{\"type\":\"fixed\",\"reps\":12}", 12, nil),
      ("\"repsConfig\":{\"type\":\"range\",\"min\":8,\"max\":12}", 8, 12),
      ("\"plannedSets\":[{\"reps\":{\"min\":8,\"max\":12}}]", 8, 12),
    ] as [(String, Int32, Int32?)])
  func whatIsAskedForIsFoundInThePlan(plan: String, least: Int32, most: Int32?) throws {
    let text = """
      {"sessions":[{"id":"1","date":"2024-10-16","blueprint":{"name":"A"},"recordedExercises":[
        {"blueprint":{"name":"Press",\(plan)},"potentialSets":[
          {"set":{"repsCompleted":12,"completionDateTime":"2024-10-16T10:44:39"},"weight":"67.5"}]}]}],"exportedBy":"LiftLog"}
      """
    var options = ReadOptions()
    options.massUnit = .kilograms
    let archive = try Format.readArchive(
      InputBytes(text.utf8, name: "t"), options: options, findings: FindingList())
    let set = archive.workouts[0].exercises[0].sets[0]
    #expect(archive.workouts[0].start?.description == "2024-10-16T10:44:39")
    #expect(set.load == ExactDecimal("67.5").map { Load($0, unit: .kilograms) })
    #expect(set.details?.target?.reps == least)
    #expect(set.details?.target?.maximumReps == most)
    #expect(archive.sourceFields?["exportedBy"] == "\"LiftLog\"")
  }

  /// A plan for all sets that each set overrides, and a superset that nothing follows.
  @Test(
    arguments: [
      "\"plannedSets\":[{\"reps\":{\"min\":5,\"max\":5}}],\"repsConfig\":{\"reps\":7}",
      "\"repsConfig\":{\"reps\":7}",
    ]) func whatThePlanSaysInVainIsKept(plan: String) throws
  {
    let text = """
      [{"id":"1","date":"2024-10-16","recordedExercises":[{"blueprint":{"name":"Dip",\(plan),\
      "supersetWithNext":true},"potentialSets":[{"set":{"repsCompleted":5,\
      "completionDateTime":"2024-10-16T10:44:39"},"target":{"reps":{"min":5,"max":5}}}]}]}]
      """
    let reading = try read(text)
    #expect(reading.findings.lines == [])
    #expect(
      ArchiveText.of(reading.archive) == """
        from liftlog
        workout - 2024-10-16T10:44:39 {id 1}
          Dip {blueprint/repsConfig={"reps":7} blueprint/supersetWithNext=true}
            5 reps, of 5
        """)
  }

  @Test func aSessionWithoutSetsHasTheDayItStates() throws {
    let text = "[{\"id\":\"1\",\"date\":\"2024-10-16\",\"recordedExercises\":[]}]"
    let workout = try read(text).archive.workouts[0]
    #expect(workout.start?.description == "2024-10-16")
    #expect(workout.details == nil)
  }

  @Test func whatDoesNotFitIsKeptAndNamed() throws {
    let text = """
      [{"id":7,"date":"soon","recordedExercises":[{"blueprint":{"name":"A"},"potentialSets":[
        {"set":{"repsCompleted":2.5,"completionDateTime":"x"},"weight":{"value":"heavy","unit":"stone"}}]},5]},7]
      """
    let reading = try read(text)
    #expect(
      reading.findings.lines == [
        "error inconsistent t:1:8 (/0/id) byte 7: value of the wrong type | id is 7, expected a text",
        "error inconsistent t:2:27 (/0/recordedExercises/0/potentialSets/0/set/repsCompleted) byte 114: value of the wrong type | set/repsCompleted is 2.5, expected a whole number",
        "error inconsistent t:2:52 (/0/recordedExercises/0/potentialSets/0/set/completionDateTime) byte 139: value of the wrong type | set/completionDateTime is \"x\", expected a date and time",
        "error inconsistent t:2:90 (/0/recordedExercises/0/potentialSets/0/weight/unit) byte 177: value of the wrong type | weight/unit is \"stone\", expected kilograms, pounds or nil",
        "error inconsistent t:2:75 (/0/recordedExercises/0/potentialSets/0/weight/value) byte 162: value of the wrong type | weight/value is \"heavy\", expected a number",
        "error dropped t:2:102 (/0/recordedExercises/1) byte 189: exercise that is not an object | 5",
        "error inconsistent t:1:17 (/0/date) byte 16: value of the wrong type | date is \"soon\", expected a date",
        "error dropped t:2:106 (/1) byte 193: session that is not an object | 7",
      ])
    #expect(
      reading.archive.workouts[0].exercises[0].sets[0].details?.sourceFields?.fields.map {
        "\($0.name)=\($0.text)"
      } == [
        "set/repsCompleted=2.5", "set/completionDateTime=\"x\"", "weight/unit=\"stone\"",
        "weight/value=\"heavy\"",
      ])
  }

  @Test func whatHoldsNoSessionsIsRefused() {
    #expect(
      message { _ = try read("{\"a\":1}", as: .liftLog) }
        == "t:1:1: found {\"a\":1}, expected a list of sessions. If this is another format, name it."
    )
  }

  @Test func theTimesOfTheSetsGoIntoTheTable() throws {
    let writing = try write(read(Self.present).archive, as: .liftLog)
    #expect(
      writing.text == """
        SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes
        b59ab47f-8955-4a23-afa3-5d472dacc575,2026-01-31T18:05+01:00,Bench Press,100,kg,8,8,slow
        b59ab47f-8955-4a23-afa3-5d472dacc575,2026-01-31T18:09:30.500+01:00,Bench Press,225,lbs,6,6,slow
        b59ab47f-8955-4a23-afa3-5d472dacc575,2026-01-31T18:07:00+01:00,Crunch,,,20,,
        b59ab47f-8955-4a23-afa3-5d472dacc575,2026-01-31T18:40:00+01:00,Run,,,,,

        """)
  }

  @Test func noInputBringsTheReaderDown() {
    let seed = Array(Self.present.utf8)
    let pieces = [
      "\"", "{}", "[]", "null", "-1", "1e400", "\"x\"", "\"PT\"", "\"P1DT-2H\"", "}", "]", ",",
      "{\"set\":{}}", "\u{0}",
    ]
    var mutated = MutatedBytes(seed: 13, pieces: pieces)
    var readable = 0
    for round in 0..<1_000 {
      let bytes = round % 2 == 0 ? mutated.next(of: seed) : mutated.nextValue(of: mutated.nextValue(of: seed))
      if (try? read(bytes, as: .liftLog)) != nil { readable += 1 }
    }
    #expect(readable > 50)
  }
}
