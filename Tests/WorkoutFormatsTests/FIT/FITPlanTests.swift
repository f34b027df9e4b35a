import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Templates as planned workouts of FIT, and back.
@Suite struct FITPlanTests {
  private static func load(_ text: String, _ unit: MassUnit = .kilograms) -> Load {
    Load(ExactDecimal(text) ?? 0, unit: unit)
  }

  private static func set(
    _ kind: SetKind = .working, reps: Int32? = nil, load: Load? = nil, seconds: ExactDecimal? = nil,
    rest: ExactDecimal? = nil, meters: ExactDecimal? = nil, note: String? = nil
  ) -> ExerciseSet {
    var details = SetDetails()
    details.restSeconds = rest
    details.distance = meters.map { Distance($0, unit: .meters) }
    details.note = note
    return ExerciseSet(
      kind: kind, reps: reps, load: load, durationSeconds: seconds,
      details: details == SetDetails() ? nil : details)
  }

  private static func noted(_ note: String) -> ExerciseDetails {
    var details = ExerciseDetails()
    details.notes = note
    return details
  }

  /// Sets of all ends, three of them equal.
  static let template = WorkoutTemplate(
    title: "Push Day",
    exercises: [
      Exercise(
        ExerciseIdentity(name: "Bench Press"),
        sets: [
          set(.warmUp, reps: 10, load: load("40")), set(reps: 5, load: load("102.5"), rest: 90),
          set(reps: 5, load: load("102.5"), rest: 90), set(reps: 5, load: load("102.5"), rest: 90),
          set(reps: 8, load: load("185.25", .pounds), note: "slow"),
          set(reps: 8, load: load("185.25", .pounds)),
        ], details: noted("Pause at the chest")),
      Exercise(ExerciseIdentity(name: "Plank"), sets: [set(seconds: 60), set(seconds: 60)]),
      Exercise(ExerciseIdentity(name: "Crow"), sets: [set()]),
      Exercise(ExerciseIdentity(name: nil), sets: [set(meters: 400)]),
    ], notes: "Mondays")

  private static func archive(_ templates: WorkoutTemplate...) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.templates = templates
    return archive
  }

  @Test func aTemplateComesBack() throws {
    let writing = try write(Self.archive(Self.template, Self.template), as: .fitWorkout)
    #expect(writing.findings.lines == [])
    #expect(try Format.detect(InputBytes(writing.bytes, name: "t")).id == "fit-workout")
    let reading = try read(writing.bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "fit-workout"))
    #expect(reading.archive.templates == [Self.template, Self.template])
  }

  @Test func equalSetsAreOneStepItsRestAndARepeat() throws {
    let messages = FITDump.messages(try write(Self.archive(Self.template), as: .fitWorkout).bytes)
    #expect(messages.prefix(2).map(\.number) == [0, 26])
    let head = messages[1]
    #expect(head.values[4] == 10 && head.values[11] == 20 && head.values[6] == 10)
    #expect(head.texts == [8: "Push Day", 17: "Mondays"])
    let titles = messages.filter { $0.number == 264 }
    #expect(titles.map { $0.texts[2] } == ["Bench Press", "Plank"])
    let steps = messages.filter { $0.number == 27 }
    #expect(steps.map { $0.values[254] } == (0..<10).map { Optional(UInt64($0)) })
    #expect(steps.map { $0.values[1] } == [29, 29, 0, 6, 29, 29, 0, 6, 5, 1])
    #expect(steps.map { $0.values[2] } == [10, 5, 90_000, 1, 8, 8, 60_000, 6, nil, 40_000])
    #expect(steps.map { $0.values[4] } == [0, 0, 0, 3, 0, 0, 0, 2, 0, 0])
    #expect(steps.map { $0.values[7] } == [2, 0, 1, nil, 0, 0, 0, nil, 0, 0])
    #expect(steps.map { $0.values[12] } == [4_000, 10_250, nil, nil, 8_403, 8_403, nil, nil, nil, nil])
    #expect(steps.map { $0.values[13] } == [1, 1, nil, nil, 2, 2, nil, nil, nil, nil])
    #expect(
      steps.map { $0.texts[8] ?? "" } == ["Pause at the chest", "", "", "", "slow", "", "", "", "", ""])
  }

  @Test func whatATemplateAsksForIsTheSet() throws {
    var details = SetDetails()
    var target = SetTarget()
    target.reps = 8
    target.maximumReps = 12
    target.load = Self.load("60")
    details.target = target
    details.ratingOfPerceivedExertion = 8
    details.distance = Distance(10, unit: .meters)
    var template = WorkoutTemplate(title: "A", exercises: [])
    template.exercises = [
      Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(durationSeconds: 5, details: details)]),
      Exercise(ExerciseIdentity(name: "Deadlift")),
    ]
    template.supersets = [[0, 1]]
    let writing = try write(Self.archive(template), as: .fitWorkout)
    #expect(
      writing.findings.lines == [
        "note added /templates/0/exercises/0/sets/0: repetitions: what the template asks for",
        "note added /templates/0/exercises/0/sets/0: weight: what the template asks for",
        "note converted /templates/0/exercises/0/sets/0: set target: written as the set",
        "note added /templates/0/exercises/1: exercise without sets: one empty set, as each is a step",
        "warning dropped /templates/0/exercises/0/sets/0: not stored in a planned workout of FIT: RPE",
        "warning dropped /templates/0/exercises/0/sets/0: not stored in a planned workout of FIT: set target",
        "warning dropped /templates/0/exercises/0/sets/0: set duration: a step ends with repetitions, a time or a distance, not with several",
        "warning dropped /templates/0/exercises/0/sets/0: distance: a step ends with repetitions, a time or a distance, not with several",
        "warning dropped /templates/0: not stored in a planned workout of FIT: superset",
      ])
    #expect(
      try read(writing.bytes).archive.templates.map(\.exercises) == [
        [
          Exercise(ExerciseIdentity(name: "Squat"), sets: [Self.set(reps: 8, load: Self.load("60"))]),
          Exercise(ExerciseIdentity(name: "Deadlift"), sets: [ExerciseSet()]),
        ]
      ])
  }

  @Test func anArchiveWithoutTemplatesIsAFileWithoutSteps() throws {
    let reading = try read(try write(WorkoutArchive(), as: .fitWorkout).bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.templates == [])
  }

  /// A planned workout of some steps, each a list of fields.
  private static func file(_ steps: [[FITFixture.Field]]) -> FITFixture {
    var file = FITFixture()
    file.message(0, FITFixture.enumeration(0, 5))
    file.message(26, FITFixture.text(8, "Plan"), FITFixture.enumeration(4, 1))
    for (index, step) in steps.enumerated() {
      let fields = [FITFixture.u16(254, UInt16(index))] + step
      file.define(27, fields)
      file.add(fields)
    }
    return file
  }

  private static func ends(_ type: UInt8, _ value: UInt32, _ more: FITFixture.Field...) -> [FITFixture.Field]
  {
    [FITFixture.enumeration(1, type), FITFixture.u32(2, value)] + more
  }

  @Test func repeatsWithinRepeatsAreDone() throws {
    let file = Self.file([
      Self.ends(29, 5), Self.ends(0, 30_000, FITFixture.enumeration(7, 1)),
      Self.ends(6, 0, FITFixture.u32(4, 2)), Self.ends(29, 8, FITFixture.u16(10, 28), FITFixture.u16(11, 0)),
      Self.ends(6, 0, FITFixture.u32(4, 2)),
    ])
    let reading = try read(file.bytes)
    #expect(reading.findings.lines == [])
    let template = try #require(reading.archive.templates.first)
    #expect(template.exercises.map(\.name) == ["Running", "Leg Press", "Running", "Leg Press"])
    #expect(template.exercises.map { $0.sets.map(\.reps) } == [[5, 5], [8], [5, 5], [8]])
    #expect(template.exercises[0].sets.map(\.details?.restSeconds) == [30, 30])
    #expect(template.sourceFields?["sport"] == "1")
    #expect(try read(try write(reading.archive, as: .fitWorkout).bytes).archive == reading.archive)
  }

  @Test func whatATemplateCannotSayIsNamed() throws {
    var file = Self.file([
      Self.ends(0, 1_000, FITFixture.enumeration(7, 1)), Self.ends(2, 150),
      Self.ends(0, 60_000, FITFixture.enumeration(3, 1)), Self.ends(7, 0),
      Self.ends(6, 9, FITFixture.u32(4, 2)),
      Self.ends(5, 0, FITFixture.enumeration(7, 1)),
    ])
    file.message(23, FITFixture.u8(0, 1))
    let reading = try read(file.bytes)
    #expect(
      reading.findings.findings.map { "\($0.severity) \($0.kind) \($0.what) | \($0.detail ?? "")" } == [
        "note dropped messages not stored in templates | device_info",
        "note dropped repeat that ends with something else than a count, done once | step 3",
        "warning inconsistent repeat of a step that is not there, left out | step 4",
        "note dropped rest of no stated time, or before the first set, left out | step 0",
        "note dropped end of a step that no set has a place for | step 1",
        "note dropped target of a step that no set has a place for | step 2",
        "note dropped rest of no stated time, or before the first set, left out | step 5",
      ])
    let exercises = try #require(reading.archive.templates.first?.exercises)
    #expect(exercises.map(\.name) == ["Running"])
    #expect(exercises[0].sets == [ExerciseSet(), ExerciseSet(durationSeconds: 60)])
    // What says that no exercise of FIT is meant is kept, so that it is written as it was.
    #expect(exercises[0].details?.sourceFields?.fields.map(\.name) == ["category", "category_subtype"])
  }

  @Test func endlessRepeatsEndInASentence() throws {
    func message(_ bytes: [UInt8]) -> String? {
      do { _ = try read(bytes) } catch WorkoutError.input(let error) { return "\(error)" } catch {}
      return nil
    }
    let repeats = Self.file([Self.ends(29, 5), Self.ends(6, 0, FITFixture.u32(4, 4_000_000_000))])
    let place = 14 + repeats.records.count - 12
    #expect(
      message(repeats.bytes)
        == "t: byte \(place): repeats that make more than 200000 steps of one workout. No lifter does so many: the file may be damaged."
    )
    let doubling = Self.file(
      [Self.ends(29, 5)] + (0..<40).map { _ in Self.ends(6, 0, FITFixture.u32(4, 3)) })
    #expect(message(doubling.bytes)?.contains("repeats that make more than 200000 steps") == true)
    var many = Self.file([])
    let fields = [FITFixture.u16(254, 1)]
    many.define(27, fields)
    let first = 14 + many.records.count
    for _ in 0...FITPlan.maximumSteps { many.add(fields) }
    #expect(
      message(many.bytes)
        == "t: byte \(first + 3 * FITPlan.maximumSteps): more than 65535 steps in one planned workout. This is more than any watch supports: the file may be damaged."
    )
    var activity = FITFixture.activity()
    activity.session()
    #expect(
      (try? read(activity.bytes, as: .fitWorkout)) == nil && (try? read(repeats.bytes, as: .fit)) == nil)
  }

  @Test func whatIsNoPlanIsCalledWhatItIs() throws {
    let bytes = FITReadingTests.strength().bytes
    do {
      _ = try read(bytes, as: .fitWorkout)
      Issue.record("an activity is no planned workout")
    } catch WorkoutError.input(let error) {
      #expect(
        "\(error)"
          == "t: the file is an activity, expected a planned workout. Name no format, and it is recognised.")
    }
    let plan = try write(Self.archive(Self.template), as: .fitWorkout).bytes
    let reading = try read(bytes + plan, as: .fitWorkout)
    #expect(
      reading.findings.lines == [
        "warning dropped t byte 0: FIT file of another kind than a planned workout, left out | an activity"
      ])
    #expect(reading.archive.templates == [Self.template])
  }

  @Test func whatRestsAndRepeatsCannotSayIsNamed() throws {
    let file = Self.file([
      Self.ends(29, 4_000_000_000, FITFixture.text(0, "Row"), FITFixture.enumeration(7, 3)),
      Self.ends(
        0, 60_000, FITFixture.text(0, "Pause"), FITFixture.enumeration(7, 1), FITFixture.text(8, "breathe"),
        FITFixture.u16(12, 500)),
      Self.ends(6, 0, FITFixture.u32(4, 0), FITFixture.text(0, "Again"), FITFixture.text(8, "harder")),
    ])
    let reading = try read(file.bytes)
    #expect(
      reading.findings.findings.map { "\($0.severity) \($0.kind) \($0.what) | \($0.detail ?? "")" } == [
        "note dropped name of a repeat, left out | step 2",
        "note dropped notes of a repeat, left out | step 2",
        "warning inconsistent repeat of 0 times, done once | step 2",
        "note dropped end of a step that no set has a place for | step 0",
        "note dropped intensity of a step that no set has a place for | step 0",
        "note dropped name of a rest, left out | step 1",
        "note dropped notes of a rest, left out | step 1",
        "note dropped weight of a rest, left out | step 1",
      ])
    let exercises = try #require(reading.archive.templates.first?.exercises)
    #expect(exercises.map(\.name) == ["Row"])
    #expect(exercises[0].sets == [Self.set(rest: 60)])
  }

  @Test func fieldsAndTitlesOfAPlanThatNobodyReadsAreNamed() throws {
    var file = FITFixture()
    file.message(0, FITFixture.enumeration(0, 5))
    file.message(26, FITFixture.text(8, "Plan"), FITFixture.enumeration(4, 10), FITFixture.u16(14, 2_500))
    file.title(0, 0, 1, "Bench")
    file.title(1, 0, 1, "Bench, paused")
    file.title(2, 23, 1, "Row")
    for (index, name) in ["Bench", "My row"].enumerated() {
      file.message(
        27, FITFixture.u16(254, UInt16(index)), FITFixture.text(0, name), FITFixture.enumeration(1, 29),
        FITFixture.u32(2, 10), FITFixture.u8(9, 3), FITFixture.u16(10, index == 0 ? 0 : 23),
        FITFixture.u16(11, 1))
    }
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a template: fit-workout field \"workout/14\"",
        "2 dropped: not stored in a template: fit-workout field \"workout_step/9\"",
        "2 dropped: title that no exercise of the steps has, left out",
      ])
    #expect(reading.findings.findings.last?.detail == "Bench, paused")
    #expect(reading.archive.templates[0].exercises.map(\.name) == ["Bench", "My row"])
  }
}
