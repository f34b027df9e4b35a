import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct OpenBodyReaderTests {
  /// A session of a warm-up, a set to failure and an assisted one, two exercises of it in turn.
  static let session = """
    {"id":"s1","recordType":"Session","subject":"subj-001","name":"Push Day","notes":"good",
    "startTime":"2026-01-31T18:05:00+01:00","endTime":"2026-01-31T19:05:30+01:00","blocks":[
    {"recordType":"Block","grouping":"superset","children":[
    {"recordType":"Exercise","exerciseRef":{"opaque":"Bench Press"},"notes":"paused","workUnits":[
    {"recordType":"WorkUnit","scoring":"reps","setRole":"warmup","performance":{"reps":10,
    "load":{"value":60,"unit":"kg","basis":"marked_weight"}}},
    {"recordType":"WorkUnit","scoring":"reps","notes":"slow","prescription":{"reps":{"range":{"min":8,"max":12}},
    "load":{"value":225,"unit":"[lb_av]","basis":"marked_weight"}},"performance":{"reps":9,
    "load":{"value":100.50,"unit":"kg","basis":"marked_weight"},"rest":90,
    "effortLoad":[{"kind":"internal","method":"RPE","value":8.5},{"kind":"internal","method":"RIR","value":1}],
    "terminatedBy":"to_failure"}}]},
    {"recordType":"Exercise","exerciseRef":{"opaque":"Pull Up"},"workUnits":[
    {"recordType":"WorkUnit","scoring":"reps","performance":{"reps":8,
    "load":{"value":20,"unit":"[lb_av]","basis":"assist"}}}]}]},
    {"recordType":"Block","children":[{"recordType":"Exercise","exerciseRef":{"opaque":"Run"},"workUnits":[
    {"recordType":"WorkUnit","scoring":"distance","performance":{
    "distance":{"absolute":{"value":5,"unit":"km"}},"time":1500}}]}]}]}
    """

  private func kilograms(_ text: String) throws -> Load {
    Load(try #require(ExactDecimal(text)), unit: .kilograms)
  }

  @Test func aSessionIsAWorkoutAndNothingOfItIsKeptApart() throws {
    let reading = try read(Self.session)
    #expect(reading.findings.lines == [])
    var failure = SetDetails()
    failure.note = "slow"
    failure.restSeconds = 90
    failure.ratingOfPerceivedExertion = ExactDecimal("8.5")
    failure.repsInReserve = 1
    var target = SetTarget()
    target.reps = 8
    target.maximumReps = 12
    target.load = Load(225, unit: .pounds)
    failure.target = target
    var run = SetDetails()
    run.distance = Distance(5, unit: .kilometers)
    var paused = ExerciseDetails()
    paused.notes = "paused"
    var details = WorkoutDetails()
    details.notes = "good"
    let workout = Workout(
      id: WorkoutIdentifier("s1"), title: "Push Day", start: Moment("2026-01-31T18:05:00+01:00"),
      durationSeconds: 3_630,
      exercises: [
        Exercise(
          ExerciseIdentity(name: "Bench Press"),
          sets: [
            ExerciseSet(kind: .warmUp, reps: 10, load: try kilograms("60")),
            ExerciseSet(kind: .failure, reps: 9, load: try kilograms("100.50"), details: failure),
          ], details: paused),
        Exercise(
          ExerciseIdentity(name: "Pull Up"),
          sets: [ExerciseSet(reps: 8, load: Load(try #require(ExactDecimal("-20")), unit: .pounds))]),
        Exercise(ExerciseIdentity(name: "Run"), sets: [ExerciseSet(durationSeconds: 1_500, details: run)]),
      ], supersets: [[0, 1]], details: details)
    var archive = WorkoutArchive(workouts: [workout])
    archive.source = .init(format: "openbody")
    #expect(reading.archive == archive)
    #expect(try JSONValue(write(reading.archive, as: .openBody).bytes) == JSONValue(Self.session))
  }

  @Test func aPlanIsATemplateAndItsSetsAreCountedOut() throws {
    let plan = """
      {"id":"p1","recordType":"Session","subject":"subj-001","name":"Plan","exercises":[{"recordType":"Exercise",
      "exerciseRef":{"opaque":"Squat"},"workUnits":[{"id":"u","recordType":"WorkUnit","scoring":"reps",
      "prescription":{"sets":3,"reps":5,"rest":180,"effortLoad":[{"kind":"internal","method":"RIR","value":2}]}}]}]}
      """
    let reading = try read(plan)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.workouts == [])
    let template = try #require(reading.archive.templates.first)
    #expect(template.id == WorkoutIdentifier("p1") && template.title == "Plan")
    let sets = template.exercises[0].sets
    #expect(sets.map(\.details?.target?.reps) == [5, 5, 5])
    #expect(sets.map(\.details?.restSeconds) == [180, 180, 180])
    #expect(sets.map(\.details?.repsInReserve) == [2, 2, 2])
    #expect(sets.map(\.details?.sourceFields?.fields.count) == [2, nil, nil])
    #expect(try JSONValue(write(reading.archive, as: .openBody).bytes) == JSONValue(plan))
  }

  @Test func moreSetsThanAPlanCanHaveStayOne() throws {
    let text = """
      {"id":"u","recordType":"WorkUnit","subject":"subj-001","exerciseRef":{"opaque":"Squat"},"scoring":"reps",
      "prescription":{"sets":101,"reps":5}}
      """
    let reading = try read(text)
    #expect(
      reading.findings.lines == [
        "warning unsupported t:2:24 (/prescription/sets) byte 129: more than 100 sets of one prescription stay one set | 101"
      ])
    #expect(reading.archive.templates[0].exercises[0].sets.count == 1)
    #expect(try JSONValue(write(reading.archive, as: .openBody).bytes) == JSONValue(text))
  }

  @Test func recordsThatSayWhatTheyAreAPartOfAreOneWorkout() throws {
    let flat = """
      [{"id":"u","recordType":"WorkUnit","subject":"me","scoring":"reps","performance":{"reps":3},
      "links":[{"type":"partOf","ref":"e"}]},
      {"id":"s","recordType":"Session","subject":"me"},
      {"id":"e","recordType":"Exercise","subject":"me","exerciseRef":{"opaque":"Deadlift"},
      "links":[{"type":"partOf","ref":"s"}]}]
      """
    let nested = """
      {"id":"s","recordType":"Session","subject":"me","exercises":[{"id":"e","recordType":"Exercise",
      "exerciseRef":{"opaque":"Deadlift"},"workUnits":[{"id":"u","recordType":"WorkUnit","scoring":"reps",
      "performance":{"reps":3}}]}]}
      """
    #expect(try read(flat).archive == read(nested).archive)
    #expect(try JSONValue(write(read(flat).archive, as: .openBody).bytes) == JSONValue(nested))
  }

  @Test func aPartThatItsWholeHasNoRoomForStandsAloneWithItsOwnParts() throws {
    // The session has work units, so that the exercise has no list in it; its sets stand before it and behind it.
    let records = """
      [{"id":"s","recordType":"Session","subject":"me"},
      {"id":"w","recordType":"WorkUnit","subject":"me","scoring":"reps","performance":{"reps":1},"exerciseRef":"plank","links":[{"type":"partOf","ref":"s"}]},
      {"id":"u","recordType":"WorkUnit","subject":"me","scoring":"reps","performance":{"reps":2},"links":[{"type":"partOf","ref":"e"}]},
      {"id":"e","recordType":"Exercise","subject":"me","exerciseRef":"deadlift","links":[{"type":"partOf","ref":"s"}]},
      {"id":"v","recordType":"WorkUnit","subject":"me","scoring":"reps","performance":{"reps":3},"links":[{"type":"partOf","ref":"e"}]}]
      """
    let archive = try read(records).archive
    #expect(archive.workouts.map { $0.exercises.map { $0.sets.map(\.reps) } } == [[[1]], [[2, 3]]])
    #expect(archive.workouts.map { $0.exercises.map(\.identity.name) } == [["Plank"], ["Deadlift"]])
  }

  @Test func ofSeveralRecordsOfOneIdThatOneIsTheWholeThatHasRoomForThePart() throws {
    let records = """
      [{"id":"f","recordType":"WorkUnit","subject":"me","scoring":"reps","performance":{"reps":3},"links":[{"type":"partOf","ref":"e"}]},
      {"id":"f","recordType":"Session","subject":"me"},
      {"id":"e","recordType":"Exercise","subject":"me","exerciseRef":"deadlift","links":[{"type":"partOf","ref":"f"}]}]
      """
    let archive = try read(records).archive
    #expect(archive.workouts.map { $0.exercises.map { $0.sets.map(\.reps) } } == [[[3]]])
    let written = try write(archive, as: .openBody).bytes
    #expect(try read(String(decoding: written, as: UTF8.self)).archive == archive)
  }

  @Test(arguments: [
    #"{"reps":4}"#, #"{"rest":90}"#, #"{"terminatedBy":"to_failure"}"#, #"{"energy":15}"#, "7",
    #"{"effortLoad":[{"kind":"internal","method":"RPE","value":8}]}"#,
  ])
  func howManySetsWereAskedForComesBackBesideWhatWasDone(performance: String) throws {
    let record =
      #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":"squat","workUnits":[{"recordType":"WorkUnit","scoring":"reps","prescription":{"sets":3,"reps":5},"performance":\#(performance)}]}]}"#
    let archive = try read(record).archive
    #expect(archive.workouts.map { $0.exercises.map(\.sets.count) } == [[1]])
    let written = try write(archive, as: .openBody).bytes
    #expect(try JSONValue(written) == JSONValue(record))
    #expect(try read(String(decoding: written, as: UTF8.self)).archive == archive)
  }

  @Test(arguments: ["WorkUnit", "Exercise", "Block"])
  func aRecordAloneKeepsItsDisciplines(type: String) throws {
    let units =
      type == "Exercise" ? #","workUnits":[{"recordType":"WorkUnit","performance":{"reps":3}}]"# : ""
    let record =
      #"{"id":"w","recordType":"\#(type)","subject":"me","disciplines":["strength"],"scoring":"reps"\#(units)}"#
    let archive = try read(record).archive
    let written = try write(archive, as: .openBody).bytes
    #expect(try read(String(decoding: written, as: UTF8.self)).archive == archive)
  }

  @Test func setsThatWereAskedForBesideAnEmptyPerformanceAreAsMany() throws {
    for exercise in ["", #""performance":"squat","#] {
      let record =
        #"{"id":"s","recordType":"Session","subject":"me","exercises":[{\#(exercise)"recordType":"Exercise","exerciseRef":"squat","workUnits":[{"recordType":"WorkUnit","scoring":"reps","prescription":{"sets":3,"reps":5},"performance":{}}]}]}"#
      let archive = try read(record).archive
      #expect(archive.workouts.map { $0.exercises.map(\.sets.count) } == [[3]])
      let written = try write(archive, as: .openBody).bytes
      #expect(try read(String(decoding: written, as: UTF8.self)).archive == archive)
      #expect(try !exercise.isEmpty || JSONValue(written) == JSONValue(record))
    }
  }

  @Test func setsThatWereAskedForAreWrittenOneByOneWhereSomethingOfOneIsDoneLater() throws {
    let record =
      #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":"squat","workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":1}},{"recordType":"WorkUnit","scoring":"reps","prescription":{"sets":3,"reps":5}}]}]}"#
    var archive = try read(record).archive
    #expect(archive.workouts[0].exercises[0].sets.count == 4)
    archive.workouts[0].exercises[0].sets[1].reps = 5
    let written = try write(archive, as: .openBody).bytes
    let sets = try read(String(decoding: written, as: UTF8.self)).archive.workouts[0].exercises[0].sets
    #expect(sets.map(\.reps) == [1, 5, nil, nil])
  }

  @Test func partsOfOneAnotherInACircleStandAlone() throws {
    let circle = """
      [{"id":"a","recordType":"Block","subject":"me","links":[{"type":"partOf","ref":"b"}],"children":[]},
      {"id":"b","recordType":"Block","subject":"me","links":[{"type":"partOf","ref":"a"}],"children":[]}]
      """
    #expect(try read(circle).archive.workouts.count == 1)
    let chain = (0..<200).map {
      #"{"id":"\#($0)","recordType":"Block","subject":"me","links":[{"type":"partOf","ref":"\#($0 + 1)"}]}"#
    }
    let reading = try read("[\(chain.joined(separator: ","))]")
    // 65 are put together, and those below them stand alone.
    #expect(reading.archive.workouts.count == 136)
  }

  @Test(arguments: [
    // Each alone, with what the model does not hold.
    #"{"id":"w","recordType":"WorkUnit","subject":"me","startTime":"2026-01-31T18:05:00Z","exerciseRef":"plank.front","scoring":"time","performance":{"time":60,"outcome":{"kind":"success","value":true}},"media":[{"url":"https://example.com/a.mp4"}]}"#,
    #"{"id":"e","recordType":"Exercise","subject":"me","exerciseRef":{"id":"row.erg","registry":{"name":"acme","version":"2"}},"descriptors":{"resistanceProfile":"variable"},"workUnits":[{"recordType":"WorkUnit","scoring":"energy","performance":{"energy":15}}]}"#,
    #"{"id":"b","recordType":"Block","subject":"me","name":"Fran","scoring":{"scheme":"for_time"},"roundScheme":[21,15,9],"children":[{"recordType":"WorkUnit","exerciseRef":"thruster.barbell","scoring":"reps"},{"recordType":"WorkUnit","exerciseRef":"pull-up","scoring":"reps","prescription":{"load":{"value":2,"unit":"level","basis":"machine_level"}}}]}"#,
    // Blocks within a block, and a drop set without an exercise around it.
    #"{"id":"s","recordType":"Session","subject":"me","intent":"train","blocks":[{"id":"o","recordType":"Block","repetitions":2,"children":[{"recordType":"Block","grouping":"drop_set","children":[{"id":"u1","recordType":"WorkUnit","exerciseRef":{"opaque":"Curl"},"scoring":"reps","setRole":"working","performance":{"reps":9}},{"id":"u2","recordType":"WorkUnit","exerciseRef":{"opaque":"Curl"},"scoring":"reps","setRole":"drop","performance":{"reps":7,"terminatedBy":"to_failure"}}]}]}]}"#,
    // A run whose only name is its discipline, with telemetry elsewhere.
    #"{"id":"s","recordType":"Session","subject":"me","disciplines":["trail_running"],"workUnits":[{"recordType":"WorkUnit","scoring":"continuous","performance":{"distance":10000},"links":[{"type":"measuredBy","ref":"x"}]}]}"#,
    // Weights in other words, and efforts of other methods.
    #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Press"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5,"load":{"value":100,"unit":"lbs"},"effortLoad":[{"kind":"internal","method":"RPE","value":8,"source":"manual"},{"kind":"external","method":"TSS","value":40}],"time":{"absolute":{"value":2,"unit":"min"}}}}]}]}"#,
    // What is not of the body, is deleted, or was put right since.
    #"[{"id":"h","recordType":"Measurement","subject":"me","type":"heart_rate","quantity":72,"unit":"/min","startTime":"2026-01-31T07:00:00Z","endTime":"2026-01-31T07:00:00Z"},{"id":"d","recordType":"Session","status":"deleted"},{"id":"o","recordType":"Session","subject":"me","status":"superseded","exercises":[]}]"#,
    #"{"id":"m","recordType":"Measurement","subject":"me","type":"thigh_circumference","laterality":"right","quantity":22.5,"unit":"[in_i]","startTime":"2026-01-31T07:00:00.250-05:00","endTime":"2026-01-31T07:00:00.250-05:00","provenance":{"method":"manual"}}"#,
    // Sets by a range, an effort that is no list, and weights below zero that no machine takes off.
    #"{"id":"p","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Press"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","prescription":{"sets":{"range":{"min":2,"max":3}},"reps":5}}]}]}"#,
    #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Press"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5,"effortLoad":{"method":"RPE","value":8}}}]}]}"#,
    #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":{"opaque":"Press"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5,"load":{"value":-20,"unit":"kg","basis":"stack"}}},{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5,"load":{"value":-20,"unit":"kg","basis":"assist"}}}]}]}"#,
    // A movement that is neither an id nor words, and turns within turns.
    #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":["squat"],"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5}}]}]}"#,
    #"{"id":"s","recordType":"Session","subject":"me","blocks":[{"recordType":"Block","name":"Outer","grouping":"circuit","children":[{"recordType":"Exercise","exerciseRef":{"opaque":"A"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5}}]},{"recordType":"Block","name":"Inner","grouping":"superset","children":[{"recordType":"Exercise","exerciseRef":{"opaque":"B"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5}}]},{"recordType":"Exercise","exerciseRef":{"opaque":"C"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5}}]}]},{"recordType":"Exercise","exerciseRef":{"opaque":"D"},"workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{"reps":5}}]}]}]}"#,
  ])
  func whatTheModelDoesNotHoldComesBackAsItWas(record: String) throws {
    let reading = try read(record)
    #expect(reading.findings.findings.filter { $0.kind == .dropped } == [])
    let writing = try write(reading.archive, as: .openBody)
    #expect(writing.findings.lines == [])
    #expect(try JSONValue(writing.bytes) == JSONValue(record))
  }

  @Test func effortsAreKeptInOneOrderWhereverTheyStand() throws {
    let efforts = [
      #"{"method":"RIR","value":1,"by":"coach"}"#, #"{"method":"RPE","value":9,"by":"coach"}"#,
      #"{"kind":"internal","method":"sRPE","value":6}"#,
    ]
    let load = #""load":{"value":{"rest":1},"unit":"kg"}"#
    for efforts in [#"[\#(efforts.joined(separator: ","))]"#, #"{"method":"RPE","value":8}"#] {
      let members = [#""effortLoad":\#(efforts)"#, load, #""reps":9"#]
      let archives = try [members, members.reversed()].map { members in
        try read(
          #"{"id":"s","recordType":"Session","subject":"me","exercises":[{"recordType":"Exercise","exerciseRef":"squat","workUnits":[{"recordType":"WorkUnit","scoring":"reps","performance":{\#(members.joined(separator: ","))}}]}]}"#
        ).archive
      }
      #expect(archives[0] == archives[1])
      let written = try write(archives[0], as: .openBody).bytes
      #expect(try read(String(decoding: written, as: UTF8.self)).archive == archives[0])
    }
  }

  @Test(arguments: [
    #"{"id":"s","recordType":"Session","subject":"me","exercises":{"a":1}}"#,
    #"{"id":"b","recordType":"Block","subject":"me","children":{"a":1}}"#,
    #"{"id":"e","recordType":"Exercise","subject":"me","exerciseRef":"squat","workUnits":{"a":1}}"#,
  ])
  func whatStandsInThePlaceOfAListIsNamed(record: String) throws {
    #expect(
      try read(record).findings.findings.contains {
        $0.kind == .dropped && $0.what.description == "value in the place of a list"
      })
  }

  @Test func aTimeWithoutAZoneIsNotCountedFromOneWithAZone() throws {
    let times = #""startTime":"2026-01-31T18:05:00","endTime":"2026-01-31T19:05:00+01:00""#
    let text = #"{"id":"s","recordType":"Session","subject":"me",\#(times),"exercises":[]}"#
    let workout = try read(text).archive.workouts[0]
    #expect(workout.durationSeconds == nil)
    #expect(workout.details?.sourceFields?.fields.contains { $0.name == "endTime" } == true)
  }

  @Test func partsOfARecordThatWasPutRightAreKeptAtAnyDepth() throws {
    let text = """
      [{"id":"old","recordType":"Session","subject":"me"},
      {"id":"new","recordType":"Session","subject":"me","supersedes":"old"},
      {"id":"f2","recordType":"Exercise","subject":"me","links":[{"type":"partOf","ref":"old"}]},
      {"id":"f3","recordType":"WorkUnit","subject":"me","links":[{"type":"partOf","ref":"f2"}]}]
      """
    let written = try write(read(text).archive, as: .openBody).text
    #expect(["old", "new", "f2", "f3"].filter { !written.contains(#""id":"\#($0)""#) } == [])
  }

  @Test func namesAreThoseOfTheSourceElseTheIDInWords() throws {
    func name(_ reference: String) throws -> String? {
      let text =
        #"{"id":"w","recordType":"WorkUnit","subject":"me","exerciseRef":\#(reference),"scoring":"reps"}"#
      return try read(text).archive.workouts[0].exercises[0].identity.name
    }
    #expect(try name(#""squat""#) == "Squat")
    #expect(try name(#""bench-press.barbell.incline""#) == "Bench Press (Barbell, Incline)")
    #expect(try name(#"{"id":"squat","opaque":"Kniebeuge"}"#) == "Kniebeuge")
    #expect(try name(#""acme:Odd One""#) == "acme:Odd One")
  }

  @Test func measurementsOfTheBodyAreReadAndAllOthersKept() throws {
    let reading = try read(
      """
      [{"id":"m","recordType":"Measurement","subject":"me","type":"body_mass","quantity":80.5,"unit":"[lb_av]",
      "startTime":"2026-01-31T07:00:00Z","endTime":"2026-01-31T07:00:00Z"},
      {"id":"n","recordType":"Measurement","subject":"me","type":"sleep_deep","category":"yes",
      "startTime":"2026-01-31T01:00:00Z","endTime":"2026-01-31T02:00:00Z"}]
      """)
    #expect(reading.findings.lines == [])
    let measurement = try #require(reading.archive.measurements.first)
    #expect(measurement.kind == "Weight" && measurement.unit == "lb")
    #expect(measurement.value == ExactDecimal("80.5"))
    #expect(reading.archive.sourceFields?.fields.map(\.name) == ["subject", "records/sleep_deep"])
    let writing = try write(reading.archive, as: .strong, massUnit: .kilograms)
    let names = writing.findings.findings.compactMap { finding in
      if case .source("openbody", let name)? = finding.field, finding.kind == .dropped { name } else { nil }
    }
    #expect(names == ["subject", "records/sleep_deep"])
  }

  @Test func whatIsNoRecordIsNamed() throws {
    let reading = try read(#"[5,{"a":1},{"id":"s","recordType":"Session","subject":"me","exercises":[7]}]"#)
    #expect(
      reading.findings.lines == [
        "error dropped t:1:2 (/0) byte 1: value that is no record | 5",
        "error dropped t:1:4 (/1) byte 3: value that is no record | {\"a\":1}",
        "error dropped t:1:73 (/2/exercises/0) byte 72: value that is no record | 7",
      ])
    #expect(
      message { _ = try read("5", as: .openBody) }.contains(
        "found 5, expected a record with its recordType, or a list of records"))
  }
}
