import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What workouts are as activities of FIT.
@Suite struct FITWritingTests {
  private static func archive(_ workouts: Workout...) -> WorkoutArchive { WorkoutArchive(workouts: workouts) }

  private static func workout(_ sets: [ExerciseSet], of name: String? = "Bench Press (Barbell)") -> Workout {
    Workout(
      title: "Push", start: Moment("2026-01-31T18:05:00+01:00"), durationSeconds: 3_600,
      exercises: [Exercise(ExerciseIdentity(name: name), sets: sets)])
  }

  private static func load(_ text: String, _ unit: MassUnit = .kilograms) -> Load {
    Load(ExactDecimal(text) ?? 0, unit: unit)
  }

  @Test func whatWasReadIsWrittenAndReadAgain() throws {
    let first = try read(FITReadingTests.strength().bytes).archive
    let writing = try write(first, as: .fit)
    #expect(writing.findings.lines == [])
    let second = try read(writing.bytes)
    #expect(second.findings.lines == [])
    #expect(second.archive == first)
  }

  @Test func messagesComeInTheOrderThatGarminConnectTakes() throws {
    let messages = FITDump.messages(try write(Self.archive(FITReadingTests.expected), as: .fit).bytes)
    #expect(
      messages.map(\.number) == [0, 12, 264, 264, 21, 225, 225, 225, 225, 21, 19, 18, 34])
    let sets = messages.filter { $0.number == 225 }
    #expect(sets.map { $0.values[5] } == [1, 0, 1, 1])
    #expect(sets.map { $0.values[10] } == [0, 1, 2, 3])
    #expect(sets.map { $0.values[11] } == [0, nil, 0, 1])
    // The bench press of the catalogue, and the numbers that were kept.
    #expect(sets.map { $0.values[7] } == [0, nil, 0, 30])
    #expect(sets.map { $0.values[8] } == [1, nil, 1, 39])
    #expect(sets.map { $0.values[4] } == [1_600, nil, 127, 400])
    #expect(sets.map { $0.values[9] } == [1, nil, 2, 1])
    let start = UInt64(FITFixture.start)
    #expect(sets.map { $0.values[6] } == [start, start + 40, start + 130, start + 165])
    #expect(sets.map { $0.values[254] } == [start + 40, start + 130, start + 165, start + 205])
    let session = try #require(messages.first { $0.number == 18 })
    #expect(session.values[5] == 10 && session.values[6] == 20 && session.values[7] == 3_600_000)
    #expect(session.values[11] == 320 && session.values[196] == 90 && session.values[193] == 70)
    #expect(session.texts[110] == "Push Day 🦵")
    let activity = try #require(messages.last)
    #expect(activity.values[5] == start + 7_200 && activity.values[253] == start + 3_600)
    #expect(messages[2].texts[2] == "Bench Press (Barbell)")
  }

  @Test func aSetBehindTheLastTimeThatFITCanSayHasNone() throws {
    var workout = Self.workout([
      ExerciseSet(reps: 8, durationSeconds: 2_500_000), ExerciseSet(reps: 12, durationSeconds: 40),
    ])
    workout.start = Moment("2126-01-13T16:35:08Z")
    let writing = try write(Self.archive(workout), as: .fit)
    let sets = FITDump.messages(writing.bytes).filter { $0.number == 225 }
    #expect(sets.map { $0.values[6] == nil } == [false, true])
    #expect(sets.map { $0.values[254] } == [nil, nil])
    #expect(try read(writing.bytes).archive.workouts.first?.exercises[0].sets == workout.exercises[0].sets)
  }

  @Test func aKeptStartBehindTheLastTimeThatFITCanSayIsNamed() throws {
    var details = SetDetails()
    details.sourceFields = SourceFields(
      format: "fit", fields: [SourceFields.Field(name: "start_time", text: "4000000000")])
    let writing = try write(Self.archive(Self.workout([ExerciseSet(reps: 8, details: details)])), as: .fit)
    #expect(writing.findings.lines.contains { $0.contains("start_time") })
    #expect(
      try read(writing.bytes).archive.workouts.first?.exercises[0].sets == [ExerciseSet(reps: 8)])
  }

  @Test func eachWorkoutIsAFileOfItsOwn() throws {
    let writing = try write(Self.archive(FITReadingTests.expected, FITReadingTests.expected), as: .fit)
    #expect(try read(writing.bytes).archive.workouts == [FITReadingTests.expected, FITReadingTests.expected])
    #expect(Format.fit.documentName?(Self.archive(FITReadingTests.expected)) == "Push Day 🦵")
    let none = try write(WorkoutArchive(), as: .fit)
    let reading = try read(none.bytes)
    #expect(reading.findings.lines == [])
    #expect(reading.archive.workouts == [])
  }

  @Test func weightsOfOtherStepsAreRounded() throws {
    let sets = [
      ExerciseSet(reps: 5, load: Self.load("22.7")), ExerciseSet(reps: 5, load: Self.load("36.29", .pounds)),
      ExerciseSet(reps: 5, load: Self.load("50.0")), ExerciseSet(reps: 5, load: Self.load("4095.8125")),
      ExerciseSet(reps: 5, load: Self.load("4096")), ExerciseSet(reps: 5, load: Self.load("-20")),
    ]
    let writing = try write(Self.archive(Self.workout(sets)), as: .fit)
    #expect(
      writing.findings.lines == [
        "warning dropped /workouts/0/exercises/0/sets/5: not stored in a FIT activity: weight below zero | -20",
        "warning rounded /workouts/0/exercises/0/sets/0: weight: to 1/16 kg | 22.7 to 22.6875",
        "warning rounded /workouts/0/exercises/0/sets/1: weight: to 1/16 kg | 36.29 to 36.25",
        "note converted /workouts/0/exercises/0/sets/2: weight: zeros after the point left out | 50.0 to 50",
        "warning dropped /workouts/0/exercises/0/sets/4: not stored in a FIT activity: weight | 4096 kg",
      ])
    let read = try read(writing.bytes).archive.workouts[0].exercises[0].sets
    #expect(
      read.map(\.load) == [
        Self.load("22.6875"), Self.load("36.25", .pounds), Self.load("50"), Self.load("4095.8125"), nil, nil,
      ])
  }

  @Test func whatHasNoPlaceIsNamed() throws {
    var details = SetDetails()
    details.ratingOfPerceivedExertion = 8
    details.note = "slow"
    details.isLoadPerSide = true
    details.distance = Distance(20, unit: .meters)
    details.restSeconds = ExactDecimal("90.0005")
    var set = ExerciseSet(kind: .warmUp, reps: 70_000, load: Self.load("20"), details: details)
    set.durationSeconds = -1
    var workout = Self.workout([set], of: "Bench\u{0} Press")
    workout.supersets = [[0]]
    workout.title = String(repeating: "ü", count: 128)
    var all = WorkoutDetails()
    all.notes = "felt good"
    all.averageHeartRate = ExactDecimal("101.6")
    all.maximumHeartRate = 255
    all.difficulty = ExactDecimal("7.25")
    all.activeEnergyKilocalories = 40_000
    all.basalEnergyKilocalories = 30_000
    workout.details = all
    let writing = try write(Self.archive(workout), as: .fit)
    #expect(
      writing.findings.sums == [
        "1 dropped: exercise name: a NUL in it, with which a text of FIT ends",
        "1 dropped: not stored in a FIT activity: RPE",
        "1 dropped: not stored in a FIT activity: active energy",
        "1 dropped: not stored in a FIT activity: maximum heart rate",
        "1 dropped: not stored in a FIT activity: repetitions",
        "1 dropped: not stored in a FIT activity: set duration",
        "1 dropped: not stored in a FIT activity: set note",
        "1 dropped: not stored in a FIT activity: set type (warm-up, drop, failure)",
        "1 dropped: not stored in a FIT activity: superset",
        "1 dropped: not stored in a FIT activity: weight per side",
        "1 dropped: not stored in a FIT activity: workout notes",
        "1 dropped: not stored in a set of a FIT activity: distance",
        "1 dropped: workout name: the end of a text that is longer than 254 bytes",
        "1 rounded: average heart rate: to a whole number",
        "1 rounded: difficulty: to one decimal",
        "1 rounded: rest: to 3 decimals",
      ])
  }

  @Test func timesThatFITDoesNotKnowAreAskedFor() throws {
    var workout = Self.workout([ExerciseSet(reps: 5)])
    workout.start = Moment("1985-05-05T10:00:00Z")
    #expect(
      request { _ = try write(Self.archive(workout), as: .fit) }
        == .missing([Need(.date, of: .workout, index: 0, target: "a FIT activity")]))
    let writing = try write(Self.archive(workout), as: .fit, date: "2026-01-31 18:05", zone: .utc)
    #expect(
      writing.findings.lines == [
        "warning dropped /workouts/0: start time: FIT knows the years from 1999 to 2125 | 1985-05-05T10:00:00Z",
        "note added /workouts/0: start time: set to the given date",
        "note added /workouts/0: UTC offset: from UTC | 2026-01-31T18:05Z",
      ])
  }

  @Test func aWorkoutWithoutALengthGetsThatOfItsSets() throws {
    var workout = Self.workout([ExerciseSet(reps: 5), ExerciseSet(reps: 5, durationSeconds: 45)])
    workout.durationSeconds = nil
    let writing = try write(Self.archive(workout), as: .fit)
    #expect(
      writing.findings.lines == [
        "note added /workouts/0: workout duration: the time of its sets, as an activity must have one"
      ])
    #expect(try read(writing.bytes).archive.workouts.map(\.durationSeconds) == [75])
  }

  @Test func aRunIsWrittenAsASessionOfItsSport() throws {
    var details = SetDetails()
    details.distance = Distance(ExactDecimal("5.03255") ?? 0, unit: .kilometers)
    let workout = Self.workout([ExerciseSet(details: details)], of: "Trail Running")
    let writing = try write(Self.archive(workout), as: .fit)
    #expect(
      writing.findings.lines == [
        "note converted /workouts/0/exercises/0/sets/0: distance: km to m | 5.03255 to 5032.55",
        "note added /workouts/0/exercises/0/sets/0: set duration: taken from the workout",
      ])
    let messages = FITDump.messages(writing.bytes)
    #expect(messages.map(\.number) == [0, 12, 21, 21, 19, 18, 34])
    let session = try #require(messages.first { $0.number == 18 })
    #expect(session.values[5] == 1 && session.values[6] == 3 && session.values[9] == 503_255)
    var expected = workout
    var meters = SetDetails()
    meters.distance = Distance(ExactDecimal("5032.55") ?? 0, unit: .meters)
    expected.exercises[0].sets = [ExerciseSet(durationSeconds: 3_600, details: meters)]
    #expect(try read(writing.bytes).archive.workouts == [expected])
  }

  @Test func namesOfTheCatalogueAndOfFITHaveNumbers() throws {
    let names = [
      "Squat (Barbell)", "Bankdrücken", "Barbell Board Bench Press", "Pec Deck", "Handstand Hold",
      "My own lift",
    ]
    var workout = Self.workout([])
    workout.exercises = names.map { Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 1)]) }
    workout.exercises.append(
      Exercise(ExerciseIdentity(name: "Deadlift", variation: "Sumo"), sets: [ExerciseSet(reps: 1)]))
    let writing = try write(Self.archive(workout), as: .fit)
    let titles = FITDump.messages(writing.bytes).filter { $0.number == 264 }
    #expect(titles.map { $0.values[0] } == [28, 0, 0, 9, 65_534, 65_534, 8])
    #expect(titles.map { $0.values[1] } == [6, 1, 2, nil, nil, nil, 15])
    #expect(titles.map { $0.texts[2] } == names + ["Sumo Deadlift"])
    let back = try read(writing.bytes).archive.workouts[0].exercises
    #expect(back.map(\.name) == names + ["Sumo Deadlift"])
  }

  @Test func anExerciseWithoutANameTakesThatOfNoOther() throws {
    var workout = Self.workout([])
    workout.exercises = ["Foo", nil, "Foo"].map {
      Exercise(
        ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 5, durationSeconds: 40)],
        details: FITReadingTests.kept(60, 1))
    }
    let writing = try write(Self.archive(workout), as: .fit)
    #expect(writing.findings.lines == [])
    let messages = FITDump.messages(writing.bytes)
    #expect(messages.filter { $0.number == 264 }.map { $0.texts[2] ?? "" } == ["Foo", ""])
    #expect(messages.filter { $0.number == 225 }.map { $0.values[11] } == [0, 1, 0])
    #expect(try read(writing.bytes).archive.workouts == [workout])
  }
}
