import Notation
import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

@Suite struct TextNotationTests {
  private func written(_ archive: WorkoutArchive) throws -> String {
    String(decoding: try Format.text.bytes(of: archive, findings: FindingList()), as: UTF8.self)
  }

  /// What `line` is read as below the name of an exercise, written again.
  private func sets(_ line: String, _ options: ReadOptions = ReadOptions()) throws -> String {
    var options = options
    options.massUnit = options.massUnit ?? .pounds
    let reading = try TextReading("2026-03-01\n\nSquat\n10 x 20 kg\n\(line)\n", options)
    return try written(reading.archive).split(separator: "\n").dropFirst().joined(separator: " / ")
      .replacing("10 x 20 kg, ", with: "")
  }

  private static let log = """
    Template: Legs
    Note: twice a week

    Squat
    3 x 5 x 100 kg

    Push Day
    2026-03-01 10:00+01:00
    Duration: 1 h 5 min
    Note: felt good
    Note:
    Note: slept badly

    A1. Bench Press
    10 x 60 kg [warm-up], 3 x 5 x 100 kg @8, 8 x 80 kg [drop]
    6 x 80 kg [failure]
    Variation: Incline
    Category: Chest
    Note: paused

    A2. Pull Up
    3 x 10 reps, 5 x bw-20 kg RIR 2 rest 1:30, 1 rep

    Plank
    2 x 30 s, 1:30 x 20 kg, 9.5 s

    Treadmill
    5 km in 25:00, 3 x 40 m x 20 kg each

    "5 x 5"
    set "30 burpees", set RPE 7, 100 kg [warm-up] (a note, with a comma)

    Nothing
    no sets

    # Without a date

    Run
    10 x 20 kg 5 km in 1:02:03

    2026-03-02

    Row
    8 x 60.50 lb
    """ + "\n"

  @Test func aLogComesBackAsItWasWritten() throws {
    let reading = try TextReading(Self.log)
    #expect(reading.findings.isEmpty)
    #expect(try written(reading.archive) == Self.log)
    let archive = reading.archive
    #expect(archive.templates.map(\.title) == ["Legs"] && archive.workouts.count == 3)
    let workout = archive.workouts[0]
    #expect(workout.title == "Push Day" && workout.start == Moment("2026-03-01T10:00+01:00"))
    #expect(workout.durationSeconds == 3_900 && workout.details?.notes == "felt good\n\nslept badly")
    #expect(workout.supersets == [[0, 1]] && workout.exercises.count == 6)
    #expect(
      workout.exercises[0].identity
        == ExerciseIdentity(name: "Bench Press", variation: "Incline", category: "Chest"))
    #expect(
      workout.exercises[0].sets.map(\.kind) == [.warmUp, .working, .working, .working, .drop, .failure])
    #expect(workout.exercises[1].sets[3].load == Load(-20, unit: .kilograms))
    #expect(workout.exercises[4].identity.name == "5 x 5")
    #expect(workout.exercises[5].sets.isEmpty)
  }

  @Test(arguments: [
    // What a line says, and what it is read as; pounds are meant where no unit stands.
    ("5x5@100kg", "5 x 5 x 100 kg"),
    ("3x8 135", "3 x 8 x 135 lb"),
    ("100kg x 5,5,5", "3 x 5 x 100 kg"),
    ("62,5 kg x 5, 5", "2 x 5 x 62.5 kg"),
    ("175x5, 175x5, 170x6", "2 x 5 x 175 lb, 6 x 170 lb"),
    ("225 5x5", "5 x 5 x 225 lb"),
    ("115: 6, 5, 5 @8", "6 x 115 lb, 5 x 115 lb, 5 x 115 lb @8"),
    ("+45 x 6", "6 x 45 lb"),
    ("3 x 8 x 100lb", "3 x 8 x 100 lb"),
    ("5 x 100", "5 x 100 lb"),
    ("- 3 × 5 × 100 kg @ 8.5", "3 x 5 x 100 kg @8.5"),
    ("1. 3 sets of 10 reps", "3 x 10 reps"),
    ("Set 2: 8 * 60kgs (warm up)", "8 x 60 kg [warm-up]"),
    ("30s, 25s", "30 s, 25 s"),
    ("3x30s", "3 x 30 s"),
    ("12 reps in 20s", "12 reps in 20 s"),
    ("bw x 12", "12 reps"),
    ("3 x 8 x bw+10 kg", "3 x 8 x 10 kg"),
    ("10 × 20 kg @8 RIR 2, 5 x 20 kg", "10 x 20 kg @8 RIR 2, 5 x 20 kg"),
    ("5 km in 25:00 | RPE 7", "5 km in 25:00 RPE 7"),
    ("1 h 5 min 20 s", "1:05:20"),
    ("100 kg x 5 x 5", "5 x 5 x 100 kg"),
    ("10 × 20 kg each @8 rpe", "10 x 20 kg each @8"),
  ])
  func formsOfNotesAreRead(line: String, expected: String) throws {
    #expect(try sets(line) == "Squat / " + expected)
  }

  @Test(arguments: [
    ("Squat 5x5@100kg", "Squat / 5 x 5 x 100 kg"),
    ("bench 175x5", "bench / 5 x 175 lb"),
    ("squats 225 5x5", "squats / 5 x 5 x 225 lb"),
    ("OHP 115: 6, 5, 5", "OHP / 6 x 115 lb, 2 x 5 x 115 lb"),
    ("pull-ups +45 x 6", "pull-ups / 6 x 45 lb"),
    ("HS: 30s, 25s", "HS / 30 s, 25 s"),
    ("Lunges - 3 x 8 x 100lb", "Lunges / 3 x 8 x 100 lb"),
    ("3x10 bench press @ 135lbs (90s rest)", "bench press / 3 x 10 x 135 lb (90s rest)"),
    ("Machine 2 Row: 3 x 8 x 50 kg", "Machine 2 Row / 3 x 8 x 50 kg"),
    ("Comp SQ: x5@7 x5 RPE 8", "Comp SQ / 5 reps RPE 7, 5 reps RPE 8"),
  ])
  func aNameAndItsSetsMayStandOnOneLine(line: String, expected: String) throws {
    var options = ReadOptions()
    options.massUnit = .pounds
    let reading = try TextReading("2026-03-01\n\(line)\n", options)
    #expect(reading.findings.isEmpty)
    #expect(
      try written(reading.archive).split(separator: "\n").dropFirst().joined(separator: " / ") == expected)
  }

  @Test(arguments: [
    (
      "175x5, 5x5", 8, "5x5 could be sets × reps or weight × reps: write the unit"
    ),
    ("3x12 20s", 6, "20s is 20 seconds or a pair of 20s: write \"in 20 s\", or the unit"),
    ("100 kg x 5 x 3", 10, "5 and 3 can be sets or repetitions: write sets × repetitions × weight"),
    ("100x100", 1, "nothing tells which number is the weight: write its unit"),
    ("5x5x5", 1, "nothing tells which of these numbers is the weight: write its unit"),
    ("20 5x5", 1, "unclear what 20 is: write its unit"),
    ("3x8, 10 x 20 kg", 1, "no weight beside sets that have one: write it, or \"reps\" for none"),
    ("3x5, 100 kg", 1, "no weight beside sets that have one: write it, or \"reps\" for none"),
    ("8 reps, 100 kg", 9, "a weight that may be that of the sets beside it: write 8 x 100 kg"),
  ])
  func whatCanMeanTwoThingsIsLeftOutWithItsPlace(line: String, column: Int, what: String) throws {
    let reading = try TextReading("2026-03-01\nSquat\n10 x 20 kg\n\(line)\n")
    let finding = try #require(reading.findings.first)
    #expect(reading.findings.count == 1)
    #expect(finding.what == "sets with two possible meanings, left out" && finding.kind == .dropped)
    #expect(finding.place.line == 4 && finding.place.column == column)
    #expect(finding.detail == "\(line): \(what)")
    #expect(reading.archive.workouts[0].exercises[0].sets.count == 1)
  }

  @Test(arguments: [
    ("5 kg x 5 kg", 8, "a second weight"),
    ("3 x 5 x 100 kg x", 17, "nothing after the ×"),
    ("100 x 5.5 reps", 7, "repetitions that are not a whole number"),
    ("100 x 5 x 100 kg", 1, "a number of sets that is not 1 to 99"),
    ("5 x 100 kg [superb]", 12, "a kind that is not warm-up, drop or failure"),
    ("5 x 100 kg (so", 12, "a bracket that is not closed"),
    ("5 x 100 kg and then", 12, "a word that does not belong in a set"),
    ("5 x 100 kg @", 12, "@ without a number"),
    ("5 x 100 kg rest", 12, "rest without a time, or a second rest"),
    ("5 x 100 kg RPE x", 12, "RPE without a number, or a second RPE"),
    ("5 x 100 kg RIR", 12, "RIR without a number, or a second RIR"),
    ("5 x 100 kg \"so", 12, "a quotation mark that is not closed"),
    ("5 x 100 kg 3 km 4 km", 17, "a second distance"),
    ("5 x 100 kg 3 s 4 s", 12, "a time that is not understood"),
    ("5 x 100 kg 3 s in 4 s", 19, "a second time"),
    ("5 x 100 kg @8 rpe @9 rpe", 19, "a second RPE"),
    ("5 x 100 kg RPE 7 @9 rpe", 18, "a second RPE"),
    ("5 x 100 kg @2 rir @3 rir", 19, "a second RIR"),
    ("5 x 100 kg [warm-up] [drop]", 22, "a second kind"),
    ("5 x 100 kg (warmup) [failure]", 21, "a second kind"),
  ])
  func aBrokenSetIsLeftOutWithItsPlace(line: String, column: Int, what: String) throws {
    let reading = try TextReading("2026-03-01\nSquat\n10 x 20 kg\n\(line)\n")
    let finding = try #require(reading.findings.first)
    #expect(reading.findings.count == 1)
    #expect(
      finding.what
        == "line not understood as sets, left out: expected for example 3 x 5 x 100 kg, 10 reps, 30 s or 5 km in 25:00"
    )
    #expect(finding.place.line == 4 && finding.place.column == column)
    #expect(finding.detail == "\(line): \(what)")
  }

  @Test func whatHasNoPlaceIsLeftOutOfASetThatIsRead() throws {
    let reading = try TextReading("2026-03-01\nSquat\n3x5@80%\n3x5 @8\n")
    #expect(
      reading.findings.map(\.detail) == [
        "3x5@80%: a percentage of a maximum is not stored in a log",
        "3x5 @8: @8 can be RPE 8 or a weight: write RPE 8 or the unit",
      ])
    #expect(reading.findings.map(\.what) == Array(repeating: "part of a set left out", count: 2))
    #expect(try written(reading.archive) == "2026-03-01\n\nSquat\n6 x 5 reps\n")
    // An effort elsewhere in the text tells what it is.
    let settled = try TextReading("2026-03-01\nSquat\n3x5 @8\n5 x 100 kg @9\n")
    #expect(settled.findings.isEmpty)
    #expect(try written(settled.archive) == "2026-03-01\n\nSquat\n3 x 5 reps RPE 8, 5 x 100 kg @9\n")
  }

  @Test func pairsAreWhatTheCallerSaysTheyAre() throws {
    var options = ReadOptions()
    options.pairOrder = .weightFirst
    #expect(try sets("20x10, 175x5", options) == "Squat / 10 x 20 lb, 5 x 175 lb")
    #expect(try sets("100x40", options) == "Squat / 40 x 100 lb")
    options.pairOrder = .repsFirst
    #expect(try sets("10x20, 5x175", options) == "Squat / 10 x 20 lb, 5 x 175 lb")
    options.pairOrder = nil
    #expect(try sets("3x10", options) == "Squat / 3 x 10 reps")
  }

  @Test func supersetsAreReadByLettersAndByPluses() throws {
    let reading = try TextReading(
      """
      # Arms
      Squat
      5 x 100 kg
      + Row
      5 x 60 kg
      Press
      5 x 50 kg
      B2. Curl
      5 x 20 kg
      B1. Dip
      5 reps
      + Fly
      5 x 10 kg
      """)
    #expect(reading.archive.workouts[0].supersets == [[4, 3, 5], [0, 1]])
    #expect(
      reading.archive.workouts[0].exercises.map(\.name) == ["Squat", "Row", "Press", "Curl", "Dip", "Fly"])
  }

  @Test func aTitleIsTheLineAboveTheDateOrTheFirst() throws {
    let reading = try TextReading(
      "Leg day\n\nSquat 5x5@100kg\n\nPush\n\nMonday, 20 February 2023 at 08:30\nBench 5x5@60kg\nwent well\n")
    #expect(reading.archive.workouts.map(\.title) == ["Leg day", "Push"])
    #expect(reading.archive.workouts[1].start == Moment("2023-02-20T08:30"))
    #expect(reading.archive.workouts[1].exercises[0].details?.notes == "went well")
    #expect(
      reading.findings.map(\.what) == [
        "line between two workouts: read as the title of the second",
        "line that is neither a name nor a set: read as a note",
      ])
  }

  @Test(arguments: [
    (
      "2026-01-05\nSquat\n5 x 100 kg\n\nBest since 2025-01-01\n\n5 x 110 kg\n",
      "2026-01-05\n\nSquat\n5 x 100 kg, 5 x 110 kg\nNote: Best since 2025-01-01\n",
      ["Best since 2025-01-01: line that ends in a date before that of its workout: read as a note"]
    ),
    (
      "2026-01-05\nSquat\n5 x 100 kg\n\nNext one 2026-01-07\n\nRow\n5 x 60 kg\n",
      "2026-01-05\n\nSquat\n5 x 100 kg\n\nNext one\n2026-01-07\n\nRow\n5 x 60 kg\n",
      ["Next one 2026-01-07: line that ends in a date: read as the start of a workout"]
    ),
    (
      "Push 2026-01-07\nRow\n5 x 60 kg\n\nLegs 2026-01-05\nSquat\n5 x 100 kg\n",
      "Push\n2026-01-07\n\nRow\n5 x 60 kg\n\nLegs\n2026-01-05\n\nSquat\n5 x 100 kg\n",
      ["Legs 2026-01-05: line that ends in a date: read as the start of a workout"]
    ),
  ])
  func aLineThatEndsInADateIsNamedOnceTheLogHasBegun(
    text: String, expected: String, findings: [String]
  ) throws {
    let reading = try TextReading(text)
    #expect(try written(reading.archive) == expected)
    #expect(reading.findings.map { "\($0.detail ?? ""): \($0.what)" } == findings)
  }

  @Test func aSetWithoutANameIsNamed() throws {
    let reading = try TextReading("2026-03-01\n5 x 100 kg\n")
    #expect(
      reading.findings.map(\.what) == [
        "set without an exercise name: read as one of an exercise without a name"
      ])
  }

  @Test func textsThatLookLikeSomethingElseStandInQuotationMarks() throws {
    for name in [
      "5 x 100 kg", "2026-03-01", "# x", "Note: x", "no sets", "A1. x", "+ x", "\"x\"", " x", "x ", "",
      "a\nb",
      "a\r\nb", "\u{feff}x", "Run 5 km", "a\0b", "a\\nb", "Template: x", "#", "- 5 x 5 kg",
    ] {
      var set = ExerciseSet(reps: 5, load: Load(100, unit: .kilograms))
      var details = SetDetails()
      (details.note, details.freeText) = (name, name)
      set.details = details
      var exerciseDetails = ExerciseDetails()
      exerciseDetails.notes = name
      var workoutDetails = WorkoutDetails()
      workoutDetails.notes = name
      let identity = ExerciseIdentity(name: name + "!", variation: name, category: name)
      let archive = WorkoutArchive(workouts: [
        Workout(
          title: name, start: Moment("2026-03-01"),
          exercises: [Exercise(identity, sets: [set], details: exerciseDetails)], details: workoutDetails),
        Workout(title: name),
      ])
      let text = try written(archive)
      let reading = try TextReading(text)
      #expect(reading.archive.workouts == archive.workouts, "\(text)")
      #expect(reading.findings.isEmpty)
    }
  }

  @Test(arguments: ["21s", "5 zoo", "9. Row", "5x5 Row", "A1. Row", "+ Row", "\"Row\"", " Row", "- Row"])
  func namesInASupersetComeBack(name: String) throws {
    let set = ExerciseSet(reps: 5, load: Load(100, unit: .kilograms))
    let exercises = [name, "Curl", name].map { Exercise(ExerciseIdentity(name: $0), sets: [set]) }
    let archive = WorkoutArchive(workouts: [
      Workout(start: Moment("2026-03-01"), exercises: exercises, supersets: [[0, 1, 2]])
    ])
    let text = try written(archive)
    let reading = try TextReading(text)
    #expect(reading.archive.workouts == archive.workouts, "\(text)")
    #expect(reading.findings.isEmpty)
  }

  @Test func aWeightAloneStandsApartFromSetsWithoutOne() throws {
    let sets = [
      ExerciseSet(reps: 8), ExerciseSet(load: Load(100, unit: .kilograms)),
      ExerciseSet(reps: 5, load: Load(60, unit: .kilograms)),
    ]
    let archive = WorkoutArchive(workouts: [
      Workout(
        title: nil, start: Moment("2026-03-01"),
        exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: sets)])
    ])
    let text = try written(archive)
    #expect(text == "2026-03-01\n\nSquat\n8 reps\n100 kg, 5 x 60 kg\n")
    let reading = try TextReading(text)
    #expect(reading.archive.workouts == archive.workouts)
    #expect(reading.findings.isEmpty)
  }

  @Test func itIsRecognisedAmongOtherTexts() throws {
    func format(_ text: String) throws -> [String] {
      try Format.candidates(for: InputBytes(Array(text.utf8), name: "x")).map(\.id)
    }
    #expect(try format(Self.log) == ["text"])
    #expect(try format("bench 175x5\n") == ["text"])
    #expect(try format("Bench\nSet 1: 42 kg × 8\n") == ["strong-text"])
    #expect(try format("We ran for days.\nThe weather was fine.\n") == [])
    #expect(try format("<p>5 x 100 kg</p>") == [])
  }

  @Test func aTextWithoutSetsIsRefused() throws {
    #expect(
      message { _ = try TextReading("Dear diary,\nno training today.\n") }
        == "log.txt:1:1: found no date and no set, expected lines such as \"3 x 5 x 100 kg\" below the name of an exercise. See the page on training logs in text.\n  Dear diary,\n  ^"
    )
  }
}
