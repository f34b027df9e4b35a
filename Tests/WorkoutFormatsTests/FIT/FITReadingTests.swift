import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What activities of watches are as workouts.
@Suite struct FITReadingTests {
  /// Two exercises, rests, a workout of an hour.
  static func strength(isBigEndian: Bool = false) -> FITFixture {
    var file = FITFixture.activity(isBigEndian: isBigEndian)
    file.message(
      12, FITFixture.enumeration(0, 10), FITFixture.enumeration(1, 20), FITFixture.text(3, "Push Day 🦵"))
    file.title(0, 0, 1, "Bench Press (Barbell)")
    file.title(1, 30, 39, "My Pushdown")
    file.message(
      21, FITFixture.u32(253, FITFixture.start), FITFixture.enumeration(0, 0), FITFixture.enumeration(1, 0))
    file.set(at: 0, weight: 1_600, step: 0)
    file.rest(at: 40, milliseconds: 90_000)
    file.set(at: 130, milliseconds: 35_500, reps: 8, weight: 127, unit: 2, step: 0)
    file.set(at: 166, reps: 12, weight: 400, category: 30, subtype: 39, step: 1)
    file.session(
      [
        FITFixture.u16(11, 320), FITFixture.u8(16, 104), FITFixture.u8(17, 151), FITFixture.u16(196, 90),
        FITFixture.u8(193, 70),
      ])
    file.end()
    return file
  }

  static let expected: Workout = {
    func load(_ text: String, _ unit: MassUnit) -> Load { Load(ExactDecimal(text) ?? 0, unit: unit) }
    var rest = SetDetails()
    rest.restSeconds = 90
    var details = WorkoutDetails()
    details.activeEnergyKilocalories = 230
    details.basalEnergyKilocalories = 90
    details.averageHeartRate = 104
    details.maximumHeartRate = 151
    details.difficulty = 7
    return Workout(
      title: "Push Day 🦵", start: Moment("2026-01-31T18:05:00+01:00"), durationSeconds: 3_600,
      exercises: [
        Exercise(
          ExerciseIdentity(name: "Bench Press (Barbell)"),
          sets: [
            ExerciseSet(
              reps: 5, load: load("100", .kilograms), durationSeconds: 40, details: rest),
            ExerciseSet(reps: 8, load: load("17.5", .pounds), durationSeconds: ExactDecimal("35.5")),
          ]),
        Exercise(
          ExerciseIdentity(name: "My Pushdown"),
          sets: [ExerciseSet(reps: 12, load: load("25", .kilograms), durationSeconds: 40)],
          details: kept(30, 39)),
      ], details: details)
  }()

  static func kept(_ category: Int, _ subtype: Int) -> ExerciseDetails {
    var details = ExerciseDetails()
    details.sourceFields = SourceFields(
      format: "fit",
      fields: [
        .init(name: "category", text: "\(category)"), .init(name: "category_subtype", text: "\(subtype)"),
      ])
    return details
  }

  @Test(arguments: [false, true])
  func anActivityIsAWorkoutWhateverTheOrderOfItsBytes(isBigEndian: Bool) throws {
    let bytes = Self.strength(isBigEndian: isBigEndian).bytes
    #expect(try Format.detect(InputBytes(bytes, name: "t")).id == "fit")
    let reading = try read(bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "fit"))
    #expect(reading.archive.workouts == [Self.expected])
  }

  @Test(arguments: [UInt8(12), 14, 20]) func headersOfAnySizeAreRead(size: UInt8) throws {
    var file = Self.strength()
    file.headerSize = size
    let reading = try read(file.bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.workouts == [Self.expected])
  }

  @Test func severalFilesStandOneBehindAnother() throws {
    let reading = try read(Self.strength().bytes + Self.strength(isBigEndian: true).bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.workouts == [Self.expected, Self.expected])
  }

  @Test func fieldsOfDevelopersAreSkipped() throws {
    var file = FITFixture.activity()
    let fields = [
      FITFixture.u32(254, FITFixture.start + 30), FITFixture.enumeration(5, 1), FITFixture.u16(3, 9),
      FITFixture.u16(7, 7), FITFixture.u16(8, 16),
    ]
    file.define(225, fields, local: 3, developerFields: [[0, 4, 0], [1, 2, 0]])
    file.add(fields, header: 3, developerBytes: [1, 2, 3, 4, 5, 6])
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(reading.findings.lines == [])
    let exercise = try #require(reading.archive.workouts.first?.exercises.first)
    #expect(
      exercise == Exercise(ExerciseIdentity(name: "Dumbbell Hammer Curl"), sets: [ExerciseSet(reps: 9)]))
  }

  @Test func timesInHeadersCountOnFromTheLastWholeOne() throws {
    var file = FITFixture.activity()
    file.define(20, [FITFixture.u32(253, 0), FITFixture.u8(3, 0)], local: 2)
    file.add([FITFixture.u32(253, FITFixture.start + 100), FITFixture.u8(3, 100)], header: 2)
    // Without a session, the workout begins with its first set: a set whose time is 20 seconds later.
    let set = [FITFixture.enumeration(5, 1), FITFixture.u16(3, 9)]
    file.define(225, set, local: 1)
    let bits = UInt8((FITFixture.start + 120) & 31)
    file.add(set, header: 0x80 | 1 << 5 | bits)
    file.end()
    let reading = try read(file.bytes)
    #expect(reading.archive.workouts.map(\.start) == [Moment("2026-01-31T18:07:00+01:00")])
    #expect(
      reading.findings.sums == [
        "1 converted: average heart rate: worked out from the points of the track",
        "1 converted: maximum heart rate: worked out from the points of the track",
        "1 dropped: points of a track: only sums and heart rates are read of them",
        "1 inconsistent: set that states no exercise: read without a name",
        "1 repaired: activity without a session: it begins with its first set",
      ])
  }

  @Test func anyQuarterOfAPoundOrKilogramComesBack() {
    let wrong = (0...4_000).filter { quarters in
      let value = ExactDecimal(coefficient: Int64(quarters) * 25, fractionDigits: 2)?.normalized ?? 0
      return MassUnit.allCases.contains { unit in
        // A planned workout ends at 655 kg.
        [Int64(16), 100].contains { parts in
          guard parts == 16 || quarters <= 2_600,
            let count = FITLoad.count(value, parts: parts, unit: unit)
          else { return false }
          return FITLoad.load(count, parts: parts, unit: unit) != Load(value, unit: unit)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func everyWeightIsWrittenAsItWasRead() {
    let wrong = (Int64(0)...65_533).filter { count in
      MassUnit.allCases.contains { unit in
        [Int64(16), 100].contains { parts in
          let load = FITLoad.load(count, parts: parts, unit: unit)
          return FITLoad.count(load.value, parts: parts, unit: unit) != count
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func whatIsNotSetIsNotThere() throws {
    var file = FITFixture.activity()
    file.set(at: 0, milliseconds: nil, reps: nil, weight: nil, category: 65_535, subtype: 65_535)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.lines == [
        "note inconsistent t byte 85: set that states no exercise: read without a name"
      ])
    #expect(
      reading.archive.workouts[0].exercises == [
        Exercise(ExerciseIdentity(name: nil), sets: [ExerciseSet()])
      ])
  }

  @Test func aWeightThatIsStillWorkedOutIsNamed() throws {
    var file = FITFixture.activity()
    file.set(at: 0, weight: 65_534)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == ["1 inconsistent: weight not computed by the watch: left out"])
    #expect(reading.archive.workouts[0].exercises[0].sets[0].load == nil)
  }

  @Test func subtypeZeroIsAnExerciseAndUnsetIsTheCategory() throws {
    var file = FITFixture.activity()
    file.set(at: 0, category: 2, subtype: 0)
    file.set(at: 40, category: 2, subtype: 65_535)
    file.set(at: 80, category: 2, subtype: 999)
    file.set(at: 120, category: 60, subtype: 1)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    let exercises = reading.archive.workouts[0].exercises
    #expect(exercises.map(\.name) == ["Bob And Weave Circle", "Cardio", "Cardio", nil])
    #expect(exercises.map(\.details) == [nil, Self.kept(2, 65_535), Self.kept(2, 999), Self.kept(60, 1)])
    #expect(
      reading.findings.lines == [
        "note guessed t byte 209: exercise of a number that is not known: read as its category | 2/999",
        "note guessed t byte 271: exercise of numbers that are not known: read without a name | 60/1",
      ])
  }

  @Test func whatTheWatchRecognisedIsGuessed() throws {
    var file = FITFixture.activity(maker: 1)
    file.title(0, 28, 6, "Squat")
    file.set(at: 0)
    file.set(at: 40, category: 28, subtype: 6)
    file.set(at: 80, step: 4)
    let fields = [
      FITFixture.u32(254, FITFixture.start + 200), FITFixture.enumeration(5, 1), FITFixture.u16(3, 9),
      FITFixture.u16(7, 7, 23, 65_535), FITFixture.u16(8, 16, 2, 65_535),
    ]
    file.define(225, fields)
    file.add(fields)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.archive.workouts[0].exercises.map(\.name) == [
        "Barbell Bench Press", "Squat", "Barbell Bench Press", "Dumbbell Hammer Curl",
      ])
    #expect(
      reading.findings.findings.map { "\($0.kind) \($0.detail ?? "")" } == [
        "guessed Barbell Bench Press", "guessed Dumbbell Hammer Curl, the first of 2",
      ])
  }

  @Test func aSetSaysWhichOfSeveralTitlesIsItsOwn() throws {
    var file = FITFixture.activity()
    file.title(0, 65_534, 65_535, "Crow")
    file.title(1, 65_534, 65_535, "Handstand")
    file.title(2, 28, 6, "Squat, paused")
    file.title(3, 28, 6, "Squat")
    file.set(at: 0, category: 65_534, subtype: 65_535, step: 1)
    file.set(at: 40, category: 65_534, subtype: 65_535, step: 0)
    file.set(at: 80, category: 28, subtype: 6, step: 3)
    file.set(at: 120, category: 28, subtype: 6)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(reading.findings.lines == [])
    #expect(
      reading.archive.workouts[0].exercises.map(\.name) == ["Handstand", "Crow", "Squat", "Squat, paused"])
  }

  @Test func stepsOfTheWorkoutThatWasPlannedNameWhatTheSetDoesNot() throws {
    var file = FITFixture.activity()
    file.message(26, FITFixture.text(8, "Plan A"))
    file.message(
      27, FITFixture.u16(254, 2), FITFixture.text(0, "Hip Thrust 3-1-3"), FITFixture.u16(10, 10),
      FITFixture.u16(11, 1))
    file.message(27, FITFixture.u16(254, 4), FITFixture.u16(10, 28), FITFixture.u16(11, 0))
    file.set(at: 0, category: 10, subtype: 1, step: 2)
    file.set(at: 40, category: 65_535, subtype: 65_535, step: 4)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(reading.archive.workouts.map(\.title) == ["Plan A"])
    #expect(reading.archive.workouts[0].exercises.map(\.name) == ["Hip Thrust 3-1-3", "Leg Press"])
  }

  @Test func aRunIsOneSetOfItsSport() throws {
    var file = FITFixture.activity(maker: 1)
    file.define(20, [FITFixture.u32(253, 0), FITFixture.u8(3, 0)], local: 5)
    for (second, rate) in [(0, 120), (1, 131), (2, 140), (3, 0), (4, 255)] {
      file.add(
        [FITFixture.u32(253, FITFixture.start + UInt32(second)), FITFixture.u8(3, UInt8(rate))], header: 5)
    }
    file.message(78, FITFixture.u16(0, 800))
    file.session(sport: 1, subSport: 3, [FITFixture.u32(9, 503_250), FITFixture.u16(14, 2_795)])
    file.end(ahead: -18_000)
    let reading = try read(file.bytes)
    var details = SetDetails()
    details.distance = Distance(ExactDecimal("5032.5") ?? 0, unit: .meters)
    var whole = WorkoutDetails()
    whole.averageHeartRate = 130
    whole.maximumHeartRate = 140
    #expect(
      reading.archive.workouts == [
        Workout(
          start: Moment("2026-01-31T12:05:00-05:00"), durationSeconds: 3_600,
          exercises: [
            Exercise(
              ExerciseIdentity(name: "Trail Running"),
              sets: [ExerciseSet(durationSeconds: 3_600, details: details)])
          ], details: whole)
      ])
    #expect(
      reading.findings.sums == [
        "1 converted: average heart rate: worked out from the points of the track",
        "1 converted: maximum heart rate: worked out from the points of the track",
        "1 dropped: messages not stored in workouts",
        "1 dropped: not stored in a workout: fit field \"session/14\"",
        "5 dropped: points of a track: only sums and heart rates are read of them",
      ])
  }

  @Test func sportsOfOneFileAreWorkoutsOfTheirOwn() throws {
    var file = FITFixture.activity()
    file.set(at: 10, category: 10, subtype: 23)
    file.set(at: 700)
    for (number, sport) in [UInt8(62), 5].enumerated() {
      let fields = [
        FITFixture.u32(2, FITFixture.start + UInt32(number) * 600), FITFixture.u32(7, 600_000),
        FITFixture.enumeration(5, sport), FITFixture.enumeration(6, 70),
        FITFixture.text(110, "Part \(number)"),
      ]
      file.define(18, fields)
      file.add(fields)
    }
    file.message(19, FITFixture.u32(2, 0))
    file.message(19, FITFixture.u32(2, 0))
    file.message(19, FITFixture.u32(2, 0))
    file.end()
    let reading = try read(file.bytes)
    let workouts = reading.archive.workouts
    #expect(workouts.map(\.title) == ["Part 0", "Part 1"])
    #expect(workouts.map { $0.exercises.map(\.name) } == [["Kettlebell Swing"], ["Barbell Bench Press"]])
    #expect(workouts.map { $0.details?.sourceFields?["sport"] } == ["62", "5"])
    // Sets that begin where the ones before them do not end keep their time.
    #expect(workouts[0].exercises[0].sets[0].details?.sourceFields?["start_time"] == "10")
    #expect(workouts[1].exercises[0].sets[0].details?.sourceFields?["start_time"] == "100")
    #expect(reading.findings.sums == ["3 dropped: laps of an activity: only the whole is read"])
  }

  @Test func aZoneThatIsNoneIsNamed() throws {
    var strange = FITFixture.activity()
    strange.session()
    strange.end(ahead: 200_000)
    #expect(
      try read(strange.bytes).findings.lines == [
        "warning inconsistent t byte 0: local time further from UTC than any time zone: times are read in UTC | 200000 s"
      ])
    var absent = FITFixture.activity()
    absent.session()
    let reading = try read(absent.bytes)
    #expect(
      reading.findings.lines == [
        "note guessed t byte 0: activity that states no local time: times are read in UTC"
      ])
    #expect(reading.archive.workouts.map(\.start) == [Moment("2026-01-31T17:05:00Z")])
    #expect(reading.archive.workouts.map(\.exercises) == [[]])
  }

  @Test func whatASessionCannotMeanIsNamed() throws {
    var file = FITFixture.activity()
    file.rest(at: 0, milliseconds: 5_000)
    file.set(at: 5)
    let fields = [
      FITFixture.u32(2, 1_000), FITFixture.u32(7, 60_000), FITFixture.u32(9, 100), FITFixture.u16(11, 50),
      FITFixture.u16(196, 60),
    ]
    file.define(18, fields)
    file.add(fields)
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in sets of a workout: fit field \"total_distance\"",
        "1 dropped: rest before the first set, left out",
        "1 dropped: start by a watch whose clock was not set, left out",
        "1 inconsistent: more energy burned at rest than in all: all of it is read as active",
      ])
    let workout = try #require(reading.archive.workouts.first)
    #expect(workout.start == nil)
    #expect(workout.details?.activeEnergyKilocalories == 50)
  }

  @Test func restsThatFollowEachOtherAreOne() throws {
    var file = FITFixture.activity()
    file.set(at: 0)
    file.rest(at: 40, milliseconds: 20_250)
    file.rest(at: 60, milliseconds: 10_000)
    file.session()
    file.end()
    let set = try #require(try read(file.bytes).archive.workouts.first?.exercises.first?.sets.first)
    #expect(set.details?.restSeconds == ExactDecimal("30.25"))
  }
}
