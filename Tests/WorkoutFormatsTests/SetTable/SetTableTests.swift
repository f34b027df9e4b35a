import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Our own table of sets: what it writes, and tables that people make with its columns.
@Suite struct SetTableTests {
  private func load(_ value: String, _ unit: MassUnit?) throws -> Load {
    Load(try #require(ExactDecimal(value)), unit: unit)
  }

  /// The cells of a row that are not blank, each behind the name over it.
  private func rows(_ text: String) throws -> [String] {
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let head = try #require(lines.first)
    return lines.dropFirst().map { line in
      zip(head, line).filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
    }
  }

  private func fullArchive() throws -> WorkoutArchive {
    var first = ExerciseSet(kind: .warmUp, reps: 5, load: try load("60.0", .kilograms))
    var details = SetDetails()
    details.distance = Distance(ExactDecimal(2), unit: .kilometers)
    details.isLoadPerSide = true
    details.ratingOfPerceivedExertion = ExactDecimal("7.5")
    details.repsInReserve = ExactDecimal(2)
    details.restSeconds = ExactDecimal(90)
    details.note = "easy"
    details.freeText = "five slow ones"
    var target = SetTarget()
    target.reps = 5
    target.maximumReps = 8
    target.load = try load("135", .pounds)
    target.durationSeconds = ExactDecimal(30)
    target.distance = Distance(ExactDecimal(1), unit: .miles)
    target.ratingOfPerceivedExertion = ExactDecimal(8)
    details.target = target
    first.durationSeconds = ExactDecimal("12.5")
    first.details = details
    var exerciseDetails = ExerciseDetails()
    exerciseDetails.notes = "belt"
    exerciseDetails.equipment = "barbell"
    let bench = Exercise(
      ExerciseIdentity(name: "Bench Press", variation: "Incline", category: "Chest", style: .repsWeight),
      sets: [first, ExerciseSet(reps: 5, load: try load("60", nil))], details: exerciseDetails)
    var workoutDetails = WorkoutDetails()
    workoutDetails.notes = "good day"
    workoutDetails.end = DateText.moment("2026-01-31 19:05")
    workoutDetails.activeEnergyKilocalories = ExactDecimal(300)
    workoutDetails.basalEnergyKilocalories = ExactDecimal(80)
    workoutDetails.averageHeartRate = ExactDecimal(120)
    workoutDetails.maximumHeartRate = ExactDecimal(160)
    workoutDetails.difficulty = ExactDecimal(7)
    workoutDetails.templateReference = "Push A"
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "csv")
    archive.workouts = [
      Workout(
        id: WorkoutIdentifier("w-1"), title: "Push", start: DateText.moment("2026-01-31 18:05+01:00"),
        durationSeconds: ExactDecimal("3600.5"),
        exercises: [
          bench, Exercise(ExerciseIdentity(name: "Dips")),
          Exercise(ExerciseIdentity(name: nil), sets: [ExerciseSet(kind: .failure)]),
        ], supersets: [[0, 2]], isStartEdited: false, details: workoutDetails),
      Workout(title: "Rest day", start: DateText.moment("2026-02-01")), Workout(),
    ]
    return archive
  }

  @Test func everythingOfAWorkoutHasAColumn() throws {
    let writing = try write(try fullArchive(), as: .csv)
    let workout =
      "workout_notes=good day workout_duration_seconds=3600.5 workout_end=2026-01-31 19:05"
      + " active_energy_kcal=300 basal_energy_kcal=80 average_heart_rate=120 maximum_heart_rate=160"
      + " difficulty=7 template=Push A start_edited=false workout_id=w-1 workout_number=1"
    let bench = "category=Chest style=repsWeight equipment=barbell superset=1 exercise_notes=belt"
    #expect(
      try rows(writing.text) == [
        "start=2026-01-31 18:05+01:00 title=Push exercise=Bench Press variation=Incline set_number=1"
          + " kind=warm-up reps=5 weight=60.0 weight_unit=kg duration_seconds=12.5 distance=2 distance_unit=km"
          + " rpe=7.5 rir=2 rest_seconds=90 per_side=true text=five slow ones note=easy target_reps=5"
          + " target_reps_max=8 target_weight=135 target_weight_unit=lb target_duration_seconds=30"
          + " target_distance=1 target_distance_unit=mi target_rpe=8 \(bench) \(workout) exercise_number=1",
        "start=2026-01-31 18:05+01:00 title=Push exercise=Bench Press variation=Incline set_number=2"
          + " kind=working reps=5 weight=60 \(bench) \(workout) exercise_number=1",
        "start=2026-01-31 18:05+01:00 title=Push exercise=Dips \(workout) exercise_number=2",
        "start=2026-01-31 18:05+01:00 title=Push set_number=1 kind=failure superset=1 \(workout) exercise_number=3",
        "start=2026-02-01 title=Rest day workout_number=2", "workout_number=3",
      ])
    #expect(writing.findings.lines == [])
    let reading = try read(writing.bytes)
    #expect(reading.archive == (try fullArchive()))
    #expect(reading.findings.lines == [])
  }

  @Test func anEmptyTextIsDroppedByNameAndComesBackEmptyBesideOtherTexts() throws {
    var archive = WorkoutArchive()
    let sets = ["slowly", ""].map { ExerciseSet(details: SetDetails(freeText: $0)) }
    archive.workouts = [
      Workout(
        start: DateText.moment("2026-01-31 18:05"),
        exercises: [Exercise(ExerciseIdentity(name: "Dips"), sets: sets)])
    ]
    let writing = try write(archive, as: .csv)
    #expect(
      writing.findings.lines == [
        "warning dropped /workouts/0/exercises/0/sets/1: not stored in a table of sets: free-text set | an empty text"
      ])
    let file = try write(read(writing.bytes).archive, as: .benchTracker)
    #expect(file.text.contains(##""sets":["~ slowly","~ "]"##))
    #expect(
      file.findings.lines.contains(
        "note added /workouts/0/exercises/0/sets/1: free-text set: empty text for an empty set, as other sets have texts"
      ))
  }

  /// What a spreadsheet would run, and texts that look like the guard against it.
  private static let formulas = [
    "=1+1", "+x", "-20 kg", "@a", "\tx", "\rx", "'=1", "''-", "'", "'a", "a=1", "'''\tx",
  ]

  @Test(arguments: formulas) func noTextOfATableIsAFormulaAndEachComesBack(text: String) throws {
    var archive = WorkoutArchive()
    var details = WorkoutDetails()
    details.notes = text
    details.templateReference = text
    var set = SetDetails(freeText: text)
    set.note = text
    var exercise = Exercise(
      ExerciseIdentity(name: text, variation: text, category: text), sets: [ExerciseSet(details: set)])
    exercise.details = ExerciseDetails()
    exercise.details?.notes = text
    exercise.details?.equipment = text
    archive.workouts = [
      Workout(
        title: text, start: DateText.moment("2026-01-31 18:05"), exercises: [exercise], details: details)
    ]
    let writing = try write(archive, as: .csv)
    for row in try CSVRows.read(InputBytes(writing.bytes, name: "t")) {
      #expect(!row.cells.contains { SpreadsheetText.isFormula($0) })
    }
    #expect(try read(writing.bytes, as: .csv).archive.workouts == archive.workouts)
  }

  @Test(arguments: ["strong", "hevy", "fitnotes", "fitbod", "liftlog"])
  func aFormulaInTheTableOfAnAppIsNamed(id: String) throws {
    let format = try #require(Format.named(id))
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.workouts = [
      Workout(
        start: DateText.moment("2026-01-31 18:05+00:00"),
        exercises: [Exercise(ExerciseIdentity(name: "=HYPERLINK(1)"), sets: [ExerciseSet(reps: 5)])])
    ]
    let writing = try write(archive, as: format)
    #expect(
      writing.findings.lines.contains(
        "warning unsupported /workouts/0/exercises/0: spreadsheets may run this text as a formula | =HYPERLINK(1)"
      ))
    #expect(writing.text.contains("=HYPERLINK("))
  }

  /// A note on each of thousands of rows would make gigabytes of some hundred kilobytes.
  @Test(arguments: ["hevy", "liftlog", "strong", "csv"])
  func aLongNoteStandsOnTheFirstRowAloneAndOneThatIsTooLongIsCut(id: String) throws {
    let format = try #require(Format.named(id))
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    var exercise = Exercise(
      ExerciseIdentity(name: String(repeating: "n", count: 9_000)),
      sets: Array(repeating: ExerciseSet(reps: 5), count: 1_000))
    exercise.details = ExerciseDetails()
    exercise.details?.notes = String(repeating: "\"", count: 200_000)
    archive.workouts = [
      Workout(title: "Push", start: DateText.moment("2026-01-31 18:05+00:00"), exercises: [exercise])
    ]
    archive.workouts[0].durationSeconds = ExactDecimal(60)
    let writing = try write(archive, as: format)
    let lines = writing.findings.lines.filter { $0.contains("longer than a cell") }
    #expect(
      lines.map { String($0.prefix { $0 != "|" }) } == [
        "warning dropped /workouts/0/exercises/0: exercise name: the end of a text that is longer than a cell of a table ",
        "warning dropped /workouts/0/exercises/0: exercise notes: the end of a text that is longer than a cell of a table ",
      ])
    #expect(writing.bytes.count < 6_000_000)
    let back = try read(writing.bytes, as: format).archive.workouts[0].exercises
    #expect(back.map(\.sets.count) == [1_000])
    #expect(back[0].name?.utf8.count == 4_093)
    #expect(back[0].details?.notes == String(repeating: "\"", count: (1 << 17) - 2))
  }

  @Test func whatStandsOnEachRowIsCutAndALongIdentifierGoes() throws {
    let text = String(repeating: "n", count: 9_000)
    var exercise = Exercise(
      ExerciseIdentity(name: "Row", variation: text, category: text, style: SetStyle(rawValue: text)),
      sets: [ExerciseSet(reps: 5)])
    exercise.details = ExerciseDetails()
    exercise.details?.equipment = text
    var workout = Workout(start: DateText.moment("2026-01-31"), exercises: [exercise])
    workout.id = WorkoutIdentifier(text)
    workout.details = WorkoutDetails()
    workout.details?.templateReference = text
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    let writing = try write(archive, as: .csv)
    #expect(
      writing.findings.findings.map { "\($0.kind) \($0.place)" }
        == ["/workouts/0", "/workouts/0"].map { "dropped \($0)" }
        + Array(repeating: "dropped /workouts/0/exercises/0", count: 4))
    let back = try read(writing.bytes, as: .csv).archive.workouts[0]
    let cut = String(text.prefix(4_093))
    #expect(back.id == nil && back.details?.templateReference == cut)
    #expect(back.exercises[0].details?.equipment == cut)
    #expect(
      back.exercises[0].identity
        == ExerciseIdentity(name: "Row", variation: cut, category: cut, style: SetStyle(rawValue: cut)))
  }

  @Test func aTableOfOnesOwnNeedsADateAndAnExerciseAlone() throws {
    let reading = try read(
      """
      Reps;Exercise;Date;Weight;Weight_Unit;RPE
      5;Squat;2026-01-31;100,5;kg;8
      5;Squat;2026-01-31;100,5;kg;
      8;Curl;2026-01-31;;;
      5;Squat;2026-02-02 18:05;105;lbs;
      ;;;;;

      """)
    var hard = SetDetails()
    hard.ratingOfPerceivedExertion = ExactDecimal(8)
    let squat = ExerciseIdentity(name: "Squat")
    let weight = try load("100.5", .kilograms)
    #expect(
      reading.archive.workouts == [
        Workout(
          start: DateText.moment("2026-01-31"),
          exercises: [
            Exercise(
              squat,
              sets: [ExerciseSet(reps: 5, load: weight, details: hard), ExerciseSet(reps: 5, load: weight)]),
            Exercise(ExerciseIdentity(name: "Curl"), sets: [ExerciseSet(reps: 8)]),
          ]),
        Workout(
          start: DateText.moment("2026-02-02 18:05"),
          exercises: [Exercise(squat, sets: [ExerciseSet(reps: 5, load: try load("105", .pounds))])]),
      ])
    #expect(
      reading.findings.lines == [
        "warning guessed t:2:20: a number with a comma: read as a decimal comma | 100,5",
        "warning guessed t:3:20: a number with a comma: read as a decimal comma | 100,5",
      ])
  }

  @Test func anExerciseBeginsAgainWithItsFirstSet() throws {
    let reading = try read(
      "start,exercise,set_number,reps\n2026-01-31,Squat,1,5\n2026-01-31,Squat,2,5\n2026-01-31,Squat,1,3\n")
    #expect(reading.archive.workouts.map { $0.exercises.map { $0.sets.map(\.reps) } } == [[[5, 5], [3]]])
  }

  @Test func workoutsAreToldApartByTheirTitlesAndKindsOfSetsByManyWords() throws {
    let reading = try read(
      """
      start,title,exercise,kind,reps,superset
      2026-01-31,A,Squat,Warm Up,1,x
      2026-01-31,A,Curl,normal,2,x
      2026-01-31,B,Squat,drop_set,3,
      2026-01-31,A,Squat,Failure,4,

      """)
    #expect(reading.archive.workouts.map(\.title) == ["A", "B", "A"])
    #expect(reading.archive.workouts.map(\.supersets) == [[[0, 1]], nil, nil])
    #expect(
      reading.archive.workouts.map { $0.exercises.map { $0.sets.map(\.kind) } }
        == [[[.warmUp], [.working]], [[.drop]], [[.failure]]])
    #expect(
      reading.findings.lines == [
        "warning guessed t:5:1: rows of a workout that are not together: read as another workout;"
          + " sort the file by date first"
      ])
  }

  @Test func rowsThatContradictTheFirstOfTheirWorkoutAreNamed() throws {
    let reading = try read(
      """
      start,workout_number,title,exercise,reps,exercise_notes,mood
      2026-01-31,1,Push,Squat,5,deep,good
      ,1,,Squat,5,,
      2026-02-01,1,Push,Squat,5,shallow,

      """)
    var notes = ExerciseDetails()
    notes.notes = "deep"
    var mood = SetDetails()
    mood.sourceFields = SourceFields(format: "csv", fields: [.init(name: "mood", text: "good")])
    #expect(
      reading.archive.workouts == [
        Workout(
          title: "Push", start: DateText.moment("2026-01-31"),
          exercises: [
            Exercise(
              ExerciseIdentity(name: "Squat"),
              sets: [ExerciseSet(reps: 5, details: mood), ExerciseSet(reps: 5), ExerciseSet(reps: 5)],
              details: notes)
          ])
      ])
    #expect(
      reading.findings.lines == [
        "warning dropped t:4:1: start of a workout differs from its first row, which counts | 2026-02-01",
        "warning dropped t:4:27: exercise_notes of an exercise differs from its first row, which counts"
          + " | shallow",
      ])
  }

  @Test func brokenRowsAreNamedAndKeptOut() throws {
    let good = String(repeating: "2026-01-31,Squat,5,kg,,\n", count: 20)
    let reading = try read(
      "start,exercise,reps,weight_unit,kind,per_side\nsoon,Squat,5,kg,,\n2026-01-31,,5,kg,,\n"
        + "2026-01-31,Squat,5,kg,hard,\n2026-01-31,Squat,5,kg,,maybe\n2026-01-31,Squat,5.5,kg,,\n" + good)
    #expect(reading.archive.workouts.map { $0.exercises.map(\.sets.count) } == [[20]])
    #expect(
      reading.findings.lines == [
        "error dropped t:2:1: row skipped: no date and time in start | \"soon\"",
        "error dropped t:3:12: row skipped: nothing in exercise",
        "error dropped t:4:23: row skipped: no kind of set in kind | \"hard\"",
        "error dropped t:5:24: row skipped: neither true nor false in per_side | \"maybe\"",
        "error dropped t:6:18: row skipped: no whole number in reps | \"5.5\"",
      ])
  }

  @Test func whatIsNoWorkoutIsNamed() throws {
    var archive = WorkoutArchive()
    archive.templates = [WorkoutTemplate(title: "Push")]
    archive.measurements = [BodyMeasurement(moment: nil, kind: "Weight", value: ExactDecimal(80), unit: "kg")]
    let writing = try write(archive, as: .csv)
    #expect(
      writing.findings.sums == [
        "1 dropped: not stored in a table of sets: measurements",
        "1 dropped: not stored in a table of sets: templates",
      ])
  }

  @Test func readsTheHeadsThatPeopleWrite() throws {
    let text = """
      Date,Workout,Exercise Name,Set,Weight (kg),Reps,Distance (mi),Duration (s),Rest (s),Notes
      2024-01-01,Legs,Squat,1,100,5,,,120,belt
      2024-01-01,Legs,Squat,W2,62.5,5,,,,
      2024-01-01,Legs,Run,1,,,2.5,1200,,
      """
    let reading = try read(text, as: .csv)
    #expect(reading.archive.preferences.massUnit == .kilograms)
    #expect(reading.archive.preferences.distanceUnit == .miles)
    let workout = try #require(reading.archive.workouts.first)
    #expect(workout.title == "Legs" && workout.exercises.map(\.identity.name) == ["Squat", "Run"])
    let sets = workout.exercises.flatMap(\.sets)
    #expect(sets.map(\.load) == [try load("100", .kilograms), try load("62.5", .kilograms), nil])
    #expect(sets.map(\.reps) == [5, 5, nil])
    #expect(sets[0].details?.restSeconds == ExactDecimal(120) && sets[0].details?.note == "belt")
    #expect(
      sets[1].details?.sourceFields == SourceFields(format: "csv", fields: [.init(name: "Set", text: "W2")]))
    #expect(sets[2].details?.distance == Distance(try #require(ExactDecimal("2.5")), unit: .miles))
    #expect(sets[2].durationSeconds == ExactDecimal(1_200))
    #expect(reading.findings.lines == [])
  }

  @Test(arguments: ["Weight (lbs)", "weight_lb", "Load [lb]", "WEIGHT LBS"])
  func takesTheUnitFromTheNameOfTheColumn(name: String) throws {
    let reading = try read("date,exercise,\(name),reps\n2024-01-01,Squat,225,5\n", as: .csv)
    let set = try #require(reading.archive.workouts.first?.exercises.first?.sets.first)
    #expect(set.load == (try load("225", .pounds)) && set.details == nil)
  }

  @Test(arguments: ["Weight (stone)", "Time (min)", "Distance (laps)", "Weight class"])
  func keepsAColumnInAUnitThatItDoesNotKnow(name: String) throws {
    let reading = try read("date,exercise,\(name),reps\n2024-01-01,Squat,12,5\n", as: .csv)
    let set = try #require(reading.archive.workouts.first?.exercises.first?.sets.first)
    #expect(set.details?.sourceFields?[name] == "12" && set.load == nil && set.durationSeconds == nil)
  }
}
