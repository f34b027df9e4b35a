import ArchiveGenerator
import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct LiftLogTableTests {
  static let head = "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes"

  static let present = TableFixture(
    name: "the app's export, CRLF and no line end behind the last row",
    text: [
      head, "b59ab47f-8955-4a23-afa3-5d472dacc575,2024-01-15T10:00Z,Bench Press,100,kg,10,10,\"slow, deep\"",
      "b59ab47f-8955-4a23-afa3-5d472dacc575,2024-01-15T10:01:30.250Z,Bench Press,102.5,kg,8,10,\"slow, deep\"",
      "b59ab47f-8955-4a23-afa3-5d472dacc575,2024-01-15T10:00Z,Pull-ups,,,7,8,",
      "123,2024-01-13T08:00+02:00,Squats,225,lbs,5,5,", "123,2024-01-13T08:03+02:00,Squats,225,-,5,5,",
    ].joined(separator: "\r\n"),
    model: """
      from liftlog
      workout - 2024-01-15T10:00Z {id b59ab47f-8955-4a23-afa3-5d472dacc575}
        Bench Press {notes "slow, deep"}
          10 reps, 100 kg, of 10
          8 reps, 102.5 kg, of 10 {Timestamp=2024-01-15T10:01:30.250Z}
        Pull-ups
          7 reps, of 8
      workout - 2024-01-13T08:00+02:00 {id 123}
        Squats
          5 reps, 225 lb, of 5
          5 reps, 225 without unit, of 5 {Timestamp=2024-01-13T08:03+02:00}
      """)

  static let old = TableFixture(
    name: "the older export: no zone, sets newest first",
    text: """
      \(head)
      8b929966-2426-4cbf-b678-ac8e811c8b2b,2024-10-16T10:44:39,Bench Press,67.5,kg,12,12,
      8b929966-2426-4cbf-b678-ac8e811c8b2b,2024-10-16T10:44:38,Bench Press,67.5,kg,12,12,tired
      8b929966-2426-4cbf-b678-ac8e811c8b2b,2024-10-16T10:44:38,Bench Press,67.5,kg,11,12,tired

      """,
    model: """
      from liftlog
      workout - 2024-10-16T10:44:38 {id 8b929966-2426-4cbf-b678-ac8e811c8b2b}
        Bench Press {notes "tired"}
          12 reps, 67.5 kg, of 12 {Timestamp=2024-10-16T10:44:39}
          12 reps, 67.5 kg, of 12
          11 reps, 67.5 kg, of 12
      """)

  static let broken = TableFixture(
    name: "rows that cannot be read",
    text: """
      \(head)
      1,2024-10-16T10:44:39,Bench Press,67.5,kg,12,12,
      1,2024-10-16T10:45:39,Bench Press,67.5,stone,12,12,
      1,2024-10-16T10:45:39,Bench Press,67.5,kg,12,12,
      2,2024-10-16T11:45:39,Row,40,kg,12,12,
      1,2024-10-16T10:46:39,Bench Press,67.5,kg,12,12,

      """,
    model: """
      from liftlog
      workout - 2024-10-16T10:44:39 {id 1}
        Bench Press
          12 reps, 67.5 kg, of 12
          12 reps, 67.5 kg, of 12 {Timestamp=2024-10-16T10:45:39}
      workout - 2024-10-16T11:45:39 {id 2}
        Row
          12 reps, 40 kg, of 12
      workout - 2024-10-16T10:46:39 {id 1}
        Bench Press
          12 reps, 67.5 kg, of 12
      """,
    findings: [
      "error dropped t:3:40: row skipped: no unit of weight in WeightUnit | \"stone\"",
      "warning guessed t:6:1: rows of a workout that are not together: read as another workout; "
        + "sort the file by date first",
    ])

  static let all = [present, old, broken]

  @Test(arguments: all.indices) func everyExportReadsAsItShould(index: Int) throws {
    try Self.all[index].check("liftlog")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .liftLog, seeds: 0..<150)
  }

  @Test(arguments: [present, old].map(\.text)) func anExportComesBackAsItWas(text: String) throws {
    let archive = try read(text).archive
    let writing = try write(archive, as: .liftLog)
    #expect(writing.findings.lines == [])
    #expect(try read(writing.text).archive == archive)
    let lines = { (text: String) in text.split(whereSeparator: \.isNewline).map(String.init) }
    #expect(lines(writing.text).count == lines(text).count)
  }

  @Test func anExportIsWrittenLetterForLetter() throws {
    let writing = try write(read(Self.present.text).archive, as: .liftLog)
    // The app quotes and orders likewise; notes of an exercise stand on each of its rows.
    #expect(
      writing.text == Self.present.text.split(whereSeparator: \.isNewline).joined(separator: "\n") + "\n")
  }

  @Test func whatHasNoColumnIsNamed() throws {
    var details = SetDetails()
    var target = SetTarget()
    target.reps = 8
    target.maximumReps = 10
    target.load = Load(ExactDecimal(60), unit: .kilograms)
    details.target = target
    details.note = "left knee"
    let set = ExerciseSet(kind: .warmUp, reps: 9, durationSeconds: ExactDecimal(30), details: details)
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        title: "Legs", start: Moment(wallTime: "2026-01-31 18:05"),
        exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: [set])])
    ]
    let writing = try write(archive, as: .liftLog)
    #expect(
      writing.text == """
        \(Self.head)
        \(WorkoutIdentifier(contentOf: archive.workouts[0], number: 0)),2026-01-31T18:05,Squat,,,9,10,left knee

        """)
    #expect(
      writing.findings.sums == [
        "1 added: workout uuid: missing; derived from the workout",
        "1 converted: set note: written into the notes of its exercise",
        "1 dropped: not stored in a LiftLog table: set duration",
        "1 dropped: not stored in a LiftLog table: set target",
        "1 dropped: not stored in a LiftLog table: set type (warm-up, drop, failure)",
        "1 dropped: not stored in a LiftLog table: workout name",
      ])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatFitsComesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var archive = WorkoutArchive()
    archive.workouts = (0..<Int.random(in: 1...6, using: &random)).map { Self.workout($0, &random) }
    let writing = try write(archive, as: .liftLog)
    #expect(writing.findings.lines == [])
    let reading = try read(writing.text, as: .liftLog)
    #expect(reading.findings.lines == [])
    archive.source = WorkoutArchive.Source(format: "liftlog")
    #expect(ArchiveText.of(reading.archive) == ArchiveText.of(archive))
    #expect(reading.archive == archive)
  }

  private static func workout(_ number: Int, _ random: inout SeededGenerator) -> Workout {
    let names = ["Squat", "Bench, \"flat\"", " spaced ", "Öffnung\nzwei", "筋トレ"]
    // A start at a full minute is written without seconds and reads back as known to the minute.
    let second = number * 90_000 + Int.random(in: 0..<1_440, using: &random) * 60 + 1
    let start = Moment.epoch.shifted(
      bySeconds: Int64(second),
      offsetMinutes: Bool.random(using: &random) ? Int.random(in: -720...840, using: &random) : nil)
    let first = Int.random(in: 0..<names.count, using: &random)
    let exercises = (0..<Int.random(in: 1...4, using: &random)).map { place in
      var details = ExerciseDetails()
      if Bool.random(using: &random) { details.notes = "a, \"b\"\nc" }
      return Exercise(
        ExerciseIdentity(name: names[(first + place) % names.count]),
        sets: (0..<Int.random(in: 1...4, using: &random)).map { _ in set(&random) },
        details: details == ExerciseDetails() ? nil : details)
    }
    return Workout(
      id: WorkoutIdentifier(high: random.next(), low: random.next()), start: start, exercises: exercises)
  }

  private static func set(_ random: inout SeededGenerator) -> ExerciseSet {
    var details = SetDetails()
    if Bool.random(using: &random) {
      var target = SetTarget()
      target.reps = Int32.random(in: 0...30, using: &random)
      details.target = target
    }
    let value = ExactDecimal(
      coefficient: Int64.random(in: -1_000...1_000_000, using: &random),
      fractionDigits: Int.random(in: 0...3, using: &random))
    let unit: MassUnit? = [.kilograms, .pounds, nil][Int.random(in: 0..<3, using: &random)]
    return ExerciseSet(
      reps: Bool.random(using: &random) ? Int32.random(in: 0...30, using: &random) : nil,
      load: Bool.random(using: &random) ? value.map { Load($0, unit: unit) } : nil,
      details: details == SetDetails() ? nil : details)
  }
}
