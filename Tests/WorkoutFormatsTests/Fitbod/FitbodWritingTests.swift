import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct FitbodWritingTests {
  @Test func anExportComesBackAsItWas() throws {
    let fixture = FitbodReadingTests.present
    let archive = try read(fixture.text).archive
    let writing = try write(archive, as: .fitbod)
    #expect(
      writing.findings.sums == ["1 converted: start time: to UTC"])
    #expect(
      writing.text == """
        \(FitbodReadingTests.head)
        2022-01-05 22:06:49 +0000,Dumbbell Bench Press,10,7.937875915123695,0.0,0.0,0.0,0.0,true,,2.0
        2022-01-05 22:06:49 +0000,Dumbbell Bench Press,8,15.87575183024739,0.0,0.0,0.0,0.0,false,"slow, then fast",2.0
        2022-01-05 22:06:49 +0000,Pull Up,6,0.0,0.0,0.0,0.0,0.0,false,,1.0
        2022-01-05 22:06:49 +0000,Treadmill,0,0.0,1200.0,3218.688,1.5,3.0,false,,0.0
        2022-01-07 16:30:00 +0000,Step Up,12,20.0,0.0,0.0,0.0,0.0,false,,0.5
        2022-01-07 16:30:00 +0000,Plank,0,0.0,60.0,0.0,0.0,0.0,false,,1.0
        2022-01-07 16:30:00 +0000,Sit Up,0,0.0,0.0,0.0,0.0,0.0,false,,1.0

        """)
    #expect(try write(read(writing.text).archive, as: .fitbod).text == writing.text)
  }

  @Test func whatHasNoColumnIsNamed() throws {
    var workout = Workout(title: "Push", start: DateText.moment("2026-01-31 18:05 +01:00"))
    workout.durationSeconds = ExactDecimal(3600)
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(8)
    details.sourceFields = SourceFields(
      format: "fitbod", fields: [.init(name: "Incline", text: "2"), .init(name: "Mood", text: "good")])
    var notes = ExerciseDetails()
    notes.notes = "slow"
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: "Bench, \"flat\"", category: "Chest"),
        sets: [
          ExerciseSet(
            kind: .drop, reps: 5, load: Load(ExactDecimal(135), unit: .pounds), details: details)
        ], details: notes)
    ]
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    let writing = try write(archive, as: .fitbod)
    #expect(
      writing.text == """
        \(FitbodReadingTests.head)
        2026-01-31 17:05:00 +0000,"Bench, ""flat""\",5,61.23,0.0,0.0,2,0.0,false,slow,1.0

        """)
    #expect(
      writing.findings.sums == [
        "1 converted: exercise notes: written as a note of the first set",
        "1 converted: start time: to UTC", "1 dropped: not stored in Fitbod: RPE",
        "1 dropped: not stored in Fitbod: exercise category",
        "1 dropped: not stored in Fitbod: fitbod field \"Mood\"",
        "1 dropped: not stored in Fitbod: set type (warm-up, drop, failure)",
        "1 dropped: not stored in Fitbod: workout duration",
        "1 dropped: not stored in Fitbod: workout name",
        "1 rounded: weight: lb to kg, rounded to two decimals",
      ])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatFitsComesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var archive = WorkoutArchive()
    archive.workouts = (0..<Int.random(in: 1...6, using: &random)).map { Self.workout($0, &random) }
    let writing = try write(archive, as: .fitbod)
    #expect(writing.findings.lines == [])
    let reading = try read(writing.text, as: .fitbod)
    #expect(reading.findings.lines == [])
    archive.source = WorkoutArchive.Source(format: "fitbod")
    archive.preferences.massUnit = .kilograms
    archive.preferences.distanceUnit = .meters
    #expect(ArchiveText.of(reading.archive) == ArchiveText.of(archive))
    #expect(reading.archive == archive)
  }

  private static let names = ["Squat", "Bench, \"flat\"", " spaced ", "Öffnung\nzwei", "筋トレ"]

  private static func workout(_ number: Int, _ random: inout SeededGenerator) -> Workout {
    let start = Moment.epoch.shifted(
      bySeconds: Int64(number * 90_000 + Int.random(in: 0..<86_400, using: &random)), offsetMinutes: 0)
    let first = Int.random(in: 0..<names.count, using: &random)
    let exercises = (0..<Int.random(in: 1...4, using: &random)).map { place in
      Exercise(
        ExerciseIdentity(name: names[(first + place) % names.count]),
        sets: (0..<Int.random(in: 1...4, using: &random)).map { _ in set(&random) })
    }
    return Workout(start: start, exercises: exercises)
  }

  private static func set(_ random: inout SeededGenerator) -> ExerciseSet {
    func decimal() -> ExactDecimal? {
      ExactDecimal(
        coefficient: Int64.random(in: 1...1_000_000, using: &random),
        fractionDigits: Int.random(in: 0...3, using: &random))
    }
    var details = SetDetails()
    if Bool.random(using: &random) { details.isLoadPerSide = true }
    if Bool.random(using: &random) { details.note = "a, \"b\"\nc" }
    var fields: [SourceFields.Field] = []
    if Bool.random(using: &random) { fields.append(.init(name: "Incline", text: "1.5")) }
    if Bool.random(using: &random) { fields.append(.init(name: "Resistance", text: "12.0")) }
    if !details.isLoadPerSide, Bool.random(using: &random) {
      fields.append(.init(name: "multiplier", text: "0.5"))
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: "fitbod", fields: fields) }
    let seconds = Bool.random(using: &random) ? decimal() : nil
    if Bool.random(using: &random) { details.distance = decimal().map { Distance($0, unit: .meters) } }
    let reps = Int32.random(in: 1...30, using: &random)
    let isCounted = Bool.random(using: &random) || (seconds == nil && details.distance == nil)
    return ExerciseSet(
      kind: Bool.random(using: &random) ? .warmUp : .working, reps: isCounted ? reps : nil,
      load: Bool.random(using: &random) ? decimal().map { Load($0, unit: .kilograms) } : nil,
      durationSeconds: seconds, details: details == SetDetails() ? nil : details)
  }
}
