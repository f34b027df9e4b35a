import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// LiftLog's plans: a template for each session.
@Suite struct LiftLogPlanTests {
  private static func weighted(
    _ name: String, _ sets: String, rest: String = "PT2M", most: String = "PT2M", rules: String = "[]",
    resistance: String = "external", isWithNext: Bool = false
  ) -> String {
    """
    {"type":"WeightedExerciseBlueprint","name":"\(name)","plannedSets":[\(sets)],"restBetweenSets":\
    {"minRest":"\(rest)","maxRest":"\(most)","failureRest":"\(most)"},"supersetWithNext":\(isWithNext),"notes":"",\
    "link":"","resistance":"\(resistance)","progression":\(rules)}
    """
  }

  private static func reps(_ least: Int, _ most: Int) -> String {
    "{\"reps\":{\"min\":\(least),\"max\":\(most)}}"
  }

  private static func cardio(_ target: String, distance: Bool = false) -> String {
    """
    {"target":\(target),"trackDuration":true,"trackDistance":\(distance),"trackResistance":false,\
    "trackIncline":false,"trackWeight":false,"trackSteps":false}
    """
  }

  private static let rules =
    "[{\"axis\":\"load\",\"scope\":{\"type\":\"allSets\"},\"step\":\"2.5\",\"trigger\":\"allSetsMetTarget\"}]"

  /// A plan as the app writes it now.
  static let present =
    """
    {"version":3,"name":"Push Pull","sessions":[{"version":6,"name":"Push","exercises":[\
    \(weighted("Bench Press", "\(reps(5, 5)),\(reps(5, 5))", rest: "PT3M", most: "PT5M", rules: rules)),\
    \(weighted("Pull Up", "\(reps(6, 8))", resistance: "bodyweight", isWithNext: true)),\
    \(weighted("Curl", "\(reps(12, 12)),\(reps(0, 0))", rest: "PT0S", most: "PT0S"))],"notes":"Slow."},\
    {"version":6,"name":"Run","exercises":[{"type":"CardioExerciseBlueprint","name":"Jog","sets":[\
    \(cardio("{\"type\":\"time\",\"value\":\"PT1M\"}")),\
    \(cardio("{\"type\":\"distance\",\"value\":{\"value\":\"5\",\"unit\":\"kilometre\"}}", distance: true))],\
    "notes":"Easy.","link":""}],"notes":""}],"lastEdited":"2026-07-12"}

    """

  @Test func aPlanIsReadAndComesBackAsItWas() throws {
    #expect(try Format.detect(InputBytes(Self.present.utf8, name: "x")).id == "liftlog-plan")
    let reading = try read(Self.present)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "liftlog-plan", version: 3))
    #expect(
      ArchiveText.of(reading.archive) == #"""
        from liftlog-plan, name="Push Pull" lastEdited="2026-07-12"
        template "Push" {notes "Slow."; supersets [[1, 2]]}
          Bench Press {restBetweenSets={"failureRest":"PT5M","maxRest":"PT5M","minRest":"PT3M"} progression=[{"axis":"load","scope":{"type":"allSets"},"step":"2.5","trigger":"allSetsMetTarget"}]}
            5 reps, rest 180 s
            5 reps, rest 180 s
          Pull Up {resistance="bodyweight"}
            of 6, rest 120 s
          Curl
            12 reps
            \#("")
        template "Run"
          Jog {notes "Easy."}
            60 s
            5 km
        """#)
    let writing = try write(reading.archive, as: .liftLogPlan)
    #expect(writing.findings.lines == [])
    #expect(try read(writing.text).archive == reading.archive)
    // The app reads durations in any units.
    let rests = """
      {"minRest":"PT3M","maxRest":"PT5M","failureRest":"PT5M"}
      """
    let kept = """
      {"failureRest":"PT5M","maxRest":"PT5M","minRest":"PT3M"}
      """
    #expect(
      writing.text
        == Self.present.replacing(rests, with: kept).replacing("PT2M", with: "PT120S").replacing(
          "PT1M", with: "PT60S"))
  }

  @Test(
    arguments: [
      "\"sets\":3,\"repsPerSet\":5", "\"sets\":3,\"repsConfig\":{\"type\":\"fixed\",\"reps\":5}",
      "\"plannedSets\":[\(reps(5, 5)),\(reps(5, 5)),\(reps(5, 5))]",
    ]) func olderPlansAreRead(sets: String) throws
  {
    let plan = """
      {"version":2,"name":"A","lastEdited":"2025-01-01","sessions":[{"version":2,"name":"B","notes":"","exercises":[
      {"type":"WeightedExerciseBlueprint","name":"Squat",\(sets),"loadBasis":"bodyweight"}]}]}
      """
    let exercise = try read(plan).archive.templates[0].exercises[0]
    #expect(exercise.sets == Array(repeating: ExerciseSet(reps: 5), count: 3))
    #expect(exercise.details?.sourceFields?["resistance"] == "\"bodyweight\"")
  }

  @Test func whatAPlanCannotHoldIsNamed() throws {
    var details = SetDetails()
    details.restSeconds = 90
    details.ratingOfPerceivedExertion = 8
    var target = SetTarget()
    target.reps = 8
    target.load = Load(100, unit: .kilograms)
    details.target = target
    let exercises = [
      Exercise(
        ExerciseIdentity(name: "Squat"),
        sets: [
          ExerciseSet(kind: .warmUp, reps: 5, load: Load(60, unit: .kilograms)),
          ExerciseSet(load: Load(100, unit: .kilograms), details: details),
          ExerciseSet(reps: 0, durationSeconds: 20),
        ]),
      Exercise(ExerciseIdentity(name: "Plank"), sets: [ExerciseSet(durationSeconds: 60)]),
    ]
    var archive = WorkoutArchive()
    archive.templates = [WorkoutTemplate(title: "Legs", exercises: exercises, supersets: [[0, 1]])]
    archive.workouts = [Workout(start: DateText.moment("2026-01-31"))]
    let writing = try write(archive, as: .liftLogPlan)
    #expect(
      writing.findings.sums == [
        "1 added: repetitions: what the template asks for",
        "1 converted: repetitions: 0 and no value are the same there",
        "1 converted: set target: written as the repetitions of the set",
        "1 dropped: not stored in a LiftLog plan: RPE",
        "1 dropped: not stored in a LiftLog plan: set duration",
        "1 dropped: not stored in a LiftLog plan: set target",
        "1 dropped: not stored in a LiftLog plan: set type (warm-up, drop, failure)",
        "1 dropped: not stored in a LiftLog plan: workouts",
        "2 added: rest: the longest of the exercise, which has one for all its sets",
        "2 dropped: not stored in a LiftLog plan: weight",
      ])
    #expect(
      ArchiveText.of(try read(writing.text).archive) == """
        from liftlog-plan
        template "Legs" {supersets [[0, 1]]}
          Squat
            5 reps, rest 90 s
            8 reps, rest 90 s
            rest 90 s
          Plank
            60 s
        """)
  }

  private static let beside = """
    {"version":3,"name":"P","sessions":[{"version":6,"name":"S","exercises":[\
    {"type":"CardioExerciseBlueprint","name":"Run","sets":[{"target":{"type":"time","value":"PT60S"},\
    "progression":[{"a":1}],"resistance":"x"}],"restBetweenSets":{"failureRest":"PT90S","maxRest":"PT90S",\
    "minRest":"PT60S"},"progression":[{"a":1}],"resistance":"none","steps":5},\
    {"type":"WeightedExerciseBlueprint","name":"Bench","plannedSets":[{"reps":{"min":5,"max":8,"r":1},\
    "note":"slow","steps":9},7],"repsPerSet":7,"trackSteps":true,"incline":"3","steps":4,\
    "supersetWithNext":true}],"notes":""}],"lastEdited":"2024-01-01"}
    """

  private static let besideWritten = """
    {"version":3,"name":"P","sessions":[{"version":6,"name":"S","exercises":[\
    {"type":"CardioExerciseBlueprint","name":"Run","sets":[{"target":{"type":"time","value":"PT60S"},\
    "trackDuration":true,"trackDistance":false,"trackResistance":false,"trackIncline":false,\
    "trackWeight":false,"trackSteps":false,"progression":[{"a":1}],"resistance":"x"}],"notes":"","link":"",\
    "restBetweenSets":{"failureRest":"PT90S","maxRest":"PT90S","minRest":"PT60S"},"progression":[{"a":1}],\
    "resistance":"none","steps":5},{"type":"WeightedExerciseBlueprint","name":"Bench",\
    "plannedSets":[{"reps":{"min":5,"max":8}}],"restBetweenSets":{"minRest":"PT0S","maxRest":"PT0S",\
    "failureRest":"PT0S"},"supersetWithNext":false,"notes":"","link":"","resistance":"external",\
    "progression":[],"trackSteps":true,"incline":"3","steps":4}],"notes":""}],"lastEdited":"2024-01-01"}

    """

  @Test func whatStandsBesideAnExerciseOrSetIsKeptAndWrittenBackOrNamed() throws {
    let reading = try read(Self.beside)
    #expect(
      reading.findings.lines == [
        "error dropped t:1:470 (/sessions/0/exercises/1/plannedSets/1) byte 469: set that is no object | 7"
      ])
    #expect(
      ArchiveText.of(reading.archive) == #"""
        from liftlog-plan, name="P" lastEdited="2024-01-01"
        template "S"
          Run {restBetweenSets={"failureRest":"PT90S","maxRest":"PT90S","minRest":"PT60S"} progression=[{"a":1}] resistance="none" steps=5}
            60 s {progression=[{"a":1}] resistance="x"}
          Bench {repsPerSet=7 trackSteps=true incline="3" steps=4 supersetWithNext=true}
            of 5 {reps/r=1 note="slow" steps=9}
        """#)
    let writing = try write(reading.archive, as: .liftLogPlan)
    #expect(writing.text == Self.besideWritten)
    #expect(
      writing.findings.sums == [
        "1 dropped: not stored in a LiftLog plan: liftlog field \"note\"",
        "1 dropped: not stored in a LiftLog plan: liftlog field \"reps/r\"",
        "1 dropped: not stored in a LiftLog plan: liftlog field \"repsPerSet\"",
        "1 dropped: not stored in a LiftLog plan: liftlog field \"steps\"",
        "1 dropped: not stored in a LiftLog plan: liftlog field \"supersetWithNext\"",
      ])
  }

  @Test func whatIsNoPlanIsRefused() {
    #expect(
      message { _ = try read("{\"sessions\":5,\"lastEdited\":\"x\"}", as: .liftLogPlan) }
        == "t:1:1: found {\"sessions\":5,\"lastEdited\":\"x\"}, expected a plan of LiftLog with its sessions. If this is another format, name it."
    )
  }

  @Test func whatDoesNotFitIsNamed() throws {
    let plan = """
      {"lastEdited":"2025-01-01","sessions":[7,{"exercises":[5,{"name":"A","sets":2000,"repsPerSet":5},
      {"name":"B","sets":[3]}]}]}
      """
    let reading = try read(plan)
    #expect(
      reading.findings.lines == [
        "error dropped t:1:40 (/sessions/0) byte 39: session that is no object | 7",
        "error dropped t:1:56 (/sessions/1/exercises/0) byte 55: exercise that is no object | 5",
        "error dropped t:1:77 (/sessions/1/exercises/1/sets) byte 76: more sets than an exercise of a plan can have | 2000",
        "error dropped t:2:21 (/sessions/1/exercises/2/sets/0) byte 118: set that is no object | 3",
      ])
    #expect(reading.archive.templates.map(\.exercises.count) == [2])
  }

  @Test func noInputBringsTheReaderDown() {
    let seed = Array(Self.present.utf8)
    let pieces = ["\"", "{}", "[]", "null", "-1", "1e400", "\"x\"", "\"PT\"", "}", "]", ",", "\u{0}"]
    var mutated = MutatedBytes(seed: 14, pieces: pieces)
    var readable = 0
    for round in 0..<1_000 {
      let bytes = round % 2 == 0 ? mutated.next(of: seed) : mutated.nextValue(of: mutated.nextValue(of: seed))
      if (try? read(bytes, as: .liftLogPlan)) != nil { readable += 1 }
    }
    #expect(readable > 50)
  }
}
