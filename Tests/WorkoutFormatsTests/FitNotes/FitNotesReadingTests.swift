import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// Each layout of FitNotes' exports and what is known to be odd about them, with the whole archive expected.
@Suite struct FitNotesReadingTests {
  private static let oldest = "Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time\n"
  private static let newest =
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
  private static let ios =
    "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n"

  private func archive(_ workouts: [Workout], massUnit: MassUnit? = nil) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "fitnotes")
    archive.preferences.massUnit = massUnit
    archive.workouts = workouts
    return archive
  }

  private func workout(_ day: String, _ exercises: Exercise...) -> Workout {
    Workout(start: DateText.moment(day), exercises: exercises)
  }

  private func exercise(
    _ name: String, _ category: String?, _ sets: ExerciseSet..., style: SetStyle? = nil
  ) -> Exercise {
    Exercise(ExerciseIdentity(name: name, category: category, style: style), sets: sets)
  }

  private func load(_ value: String, _ unit: MassUnit?) throws -> Load {
    Load(try #require(ExactDecimal(value)), unit: unit)
  }

  private func details(
    _ distance: String? = nil, _ unit: DistanceUnit? = nil, note: String? = nil
  ) -> SetDetails {
    var details = SetDetails()
    details.distance = distance.flatMap { ExactDecimal($0) }.map { Distance($0, unit: unit) }
    details.note = note
    return details
  }

  @Test func theOldestLayoutStatesItsUnitInTheHead() throws {
    let reading = try read(
      Self.oldest + """
        2017-06-23,Pushups,Chest,0.0,22,,,
        2017-06-23,Pushups,Chest,0.0,15,,,
        2017-06-23,Running (Treadmill),Cardio,,,1.23,mi,0:09:21
        2017-06-23,Pushups,Chest,-20.0,8,,,
        2017-06-24,Wall Sit,Quads,10.0,1,,,1:00:05
        """)
    let expected = archive(
      [
        workout(
          "2017-06-23",
          exercise(
            "Pushups", "Chest", ExerciseSet(reps: 22, load: try load("0.0", .pounds)),
            ExerciseSet(reps: 15, load: try load("0.0", .pounds))),
          exercise(
            "Running (Treadmill)", "Cardio",
            ExerciseSet(durationSeconds: ExactDecimal(561), details: details("1.23", .miles))),
          exercise("Pushups", "Chest", ExerciseSet(reps: 8, load: try load("-20.0", .pounds)))),
        workout(
          "2017-06-24",
          exercise(
            "Wall Sit", "Quads",
            ExerciseSet(reps: 1, load: try load("10.0", .pounds), durationSeconds: ExactDecimal(3_605)))),
      ], massUnit: .pounds)
    #expect(reading.archive == expected)
    #expect(reading.findings.lines == [])
  }

  @Test func theMiddleLayoutStatesUnitsBesideTheNumbersAndLeavesCommasInNames() throws {
    let reading = try read(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
      2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,
      2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,17.5,lbs,5,,,
      2025-04-29,Plank (Side, Left),Abs,,,,,,0:01:00
      """ + "\n")
    let press = "Overhead Press (Each Side, Dumbbells)"
    let expected = archive([
      workout(
        "2025-04-29",
        exercise(
          press, "Shoulders", ExerciseSet(reps: 5, load: try load("8.0", .kilograms)),
          ExerciseSet(reps: 5, load: try load("17.5", .pounds))),
        exercise("Plank (Side, Left)", "Abs", ExerciseSet(durationSeconds: ExactDecimal(60))))
    ])
    #expect(reading.archive == expected)
    #expect(
      reading.findings.lines == [
        "warning repaired t:2:1: delimiters in an unquoted Exercise: read as part of it",
        "warning repaired t:3:1: delimiters in an unquoted Exercise: read as part of it",
        "warning repaired t:4:1: delimiters in an unquoted Exercise: read as part of it",
      ])
  }

  @Test func theNewestLayoutHasCommentsInQuotes() throws {
    let reading = try read(
      Self.newest + #"""

        2026-08-13,Cycling,Cardio,66.14,lbs,,1000.0,m,0:05:00,"weight, distance"
        2026-08-13,Cycling,Cardio,,,10,2.0,km,0:12:00,""
        2026-08-13,Cycling,Cardio,,,,30.0,km,,"two
        lines, ""quoted"""
        2026-08-13,Dips,Triceps,,,12,,,,
        """#)
    let expected = archive([
      workout(
        "2026-08-13",
        exercise(
          "Cycling", "Cardio",
          ExerciseSet(
            load: try load("66.14", .pounds), durationSeconds: ExactDecimal(300),
            details: details("1000.0", .meters, note: "weight, distance")),
          ExerciseSet(
            reps: 10, durationSeconds: ExactDecimal(720), details: details("2.0", .kilometers)),
          ExerciseSet(details: details("30.0", .kilometers, note: "two\nlines, \"quoted\""))),
        exercise("Dips", "Triceps", ExerciseSet(reps: 12)))
    ])
    #expect(reading.archive == expected)
    #expect(reading.findings.lines == [])
  }

  @Test func aCommentWithCommasAndWithoutQuotesIsPutTogether() throws {
    let reading = try read(
      Self.newest + """
        2026-08-13,Plank,Abs,,,,,,0:01:00,slow, steady, good
        2026-08-13,Squat,Legs,100,kgs,5,,,,low, but "clean"
        """)
    let expected = archive([
      workout(
        "2026-08-13",
        exercise(
          "Plank", "Abs",
          ExerciseSet(durationSeconds: ExactDecimal(60), details: details(note: "slow, steady, good"))),
        exercise(
          "Squat", "Legs",
          ExerciseSet(
            reps: 5, load: try load("100", .kilograms), details: details(note: "low, but \"clean\""))))
    ])
    #expect(reading.archive == expected)
    #expect(
      reading.findings.lines == [
        "warning repaired t:2:1: delimiters in an unquoted Comment: read as part of it",
        "warning repaired t:3:1: delimiters in an unquoted Comment: read as part of it",
      ])
  }

  @Test func theLayoutOfIOSHasTwoColumnsOfWeightsAndAKind() throws {
    let reading = try read(
      Self.ios + """
        2026-05-08,Bench Press,Chest,,135,10,,,,Felt good,wr
        2026-05-08,Bench Press,Chest,61.23,135.00,8,,,,,wr
        2026-05-08,Bench Press,Chest,42.50,93.70,8,,,,,wr
        2026-05-08,Bench Press,Chest,20,100,8,,,,,wr
        2026-05-08,Plank,Abs,,,,,,01:30,,t
        2026-05-09,Treadmill,Cardio,,,,3.1,mi,30:00,,dt
        2026-05-09,Broad Jump,Legs,,,3,250,cm,,,rd
        """)
    var treadmill = exercise(
      "Treadmill", "Cardio",
      ExerciseSet(durationSeconds: ExactDecimal(1_800), details: details("3.1", .miles)))
    treadmill.details = kind("dt")
    var jump = exercise("Broad Jump", "Legs", ExerciseSet(reps: 3, details: details("2.50", .meters)))
    jump.details = kind("rd")
    let expected = archive([
      workout(
        "2026-05-08",
        exercise(
          "Bench Press", "Chest",
          ExerciseSet(reps: 10, load: try load("135", .pounds), details: details(note: "Felt good")),
          ExerciseSet(reps: 8, load: try load("135.00", .pounds)),
          ExerciseSet(reps: 8, load: try load("42.50", .kilograms)),
          ExerciseSet(reps: 8, load: try load("20", .kilograms)), style: .repsWeight),
        exercise("Plank", "Abs", ExerciseSet(durationSeconds: ExactDecimal(90)), style: .time)),
      workout("2026-05-09", treadmill, jump),
    ])
    #expect(reading.archive == expected)
    #expect(
      reading.findings.lines == [
        "warning inconsistent t:5:33: a weight that differs in kilograms and pounds: the kilograms are read"
          + " | 20 kg, 100 lb",
        "note converted t:8:32: distance: cm to m | 250 to 2.50",
      ])
  }

  @Test(arguments: [
    ("kg", MassUnit.kilograms), ("kgs", .kilograms), ("KG", .kilograms), ("lb", .pounds), ("LBS", .pounds),
    ("pounds", .pounds),
  ])
  func theHeadStatesTheUnitInAnySpelling(word: String, unit: MassUnit) throws {
    let reading = try read(
      "Date,Exercise,Category,Weight (\(word)),Reps\n2026-10-05,Bench Press,Chest,80,5\n")
    var expected = archive([
      workout(
        "2026-10-05", exercise("Bench Press", "Chest", ExerciseSet(reps: 5, load: try load("80", unit))))
    ])
    expected.preferences.massUnit = unit
    #expect(reading.archive == expected)
    #expect(reading.findings.lines == [])
  }

  private func kind(_ letters: String) -> ExerciseDetails {
    var details = ExerciseDetails()
    details.sourceFields = SourceFields(format: "fitnotes", fields: [.init(name: "Kind", text: letters)])
    return details
  }

  @Test func anExerciseBeginsWithAnotherCategoryAndADayThatComesBackIsNamed() throws {
    let reading = try read(
      Self.newest + """
        2026-08-13,Row,Back,50,kgs,5,,,,
        2026-08-13,Row,Cardio,,,,2000,m,,
        2026-08-14,Row,Back,50,kgs,5,,,,
        2026-08-13,Row,Back,55,kgs,5,,,,
        """)
    let fifty = ExerciseSet(reps: 5, load: try load("50", .kilograms))
    let expected = archive([
      workout(
        "2026-08-13", exercise("Row", "Back", fifty),
        exercise("Row", "Cardio", ExerciseSet(details: details("2000", .meters)))),
      workout("2026-08-14", exercise("Row", "Back", fifty)),
      workout(
        "2026-08-13", exercise("Row", "Back", ExerciseSet(reps: 5, load: try load("55", .kilograms)))),
    ])
    #expect(reading.archive == expected)
    #expect(
      reading.findings.lines == [
        "warning guessed t:5:1: rows of a workout that are not together: read as another workout;"
          + " sort the file by date first"
      ])
  }

  @Test func whatARowDoesNotSayIsNotInvented() throws {
    let text = Self.newest + "2026-08-13,Curl,,20,,5,3,,,\n2026-08-13,Rest,,,,,,,,\n,,,,,,,,,\n"
    let bare = try read(text)
    let curl = exercise(
      "Curl", nil, ExerciseSet(reps: 5, load: try load("20", nil), details: details("3", nil)))
    #expect(
      bare.archive == archive([workout("2026-08-13", curl, exercise("Rest", nil, ExerciseSet()))]))
    #expect(bare.findings.lines == [])
    let told = try read(text, massUnit: .pounds)
    #expect(told.archive.workouts[0].exercises[0].sets[0].load == (try load("20", .pounds)))
  }

  /// An edition that fills every cell, with the unit of weights beside the distance too.
  @Test func aZeroCountsNothingWhateverUnitStandsBesideIt() throws {
    let reading = try read(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
      2026-08-13,Squat,Legs,100.0,kgs,5,0.0,kg,0:00:00
      2026-08-13,Plank,Abs,0.0,m,0,0.0,kg,0:01:00
      2026-08-13,Run,Cardio,,,0,5.0,km,0:00:00
      2026-08-13,Dips,Triceps,0.0,kgs,0,0.0,m,0:00:00
      """ + "\n")
    #expect(
      reading.archive
        == archive([
          workout(
            "2026-08-13",
            exercise("Squat", "Legs", ExerciseSet(reps: 5, load: try load("100.0", .kilograms))),
            exercise("Plank", "Abs", ExerciseSet(durationSeconds: ExactDecimal(60))),
            exercise("Run", "Cardio", ExerciseSet(details: details("5.0", .kilometers))),
            exercise("Dips", "Triceps", ExerciseSet(reps: 0, load: try load("0.0", .kilograms))))
        ]))
    #expect(
      reading.findings.lines == [
        "note converted t:2:39: distance: 0 beside a word that is not a unit: read as no value | 0.0 kg",
        "note converted t:3:26: weight: 0 beside a word that is not a unit: read as no value | 0.0 m",
        "note converted t:3:34: distance: 0 beside a word that is not a unit: read as no value | 0.0 kg",
      ])
  }

  @Test func weightsAndUnitsThatContradictEachOtherAreNamed() throws {
    let reading = try read(
      """
      Date,Exercise,Category,Weight,Weight Unit,Weight (kg),Weight (lbs),Reps
      2024-01-01,Bench,Chest,50,kgs,60,110.23,5
      2024-01-01,Bench,Chest,,lbs,60,,5
      2024-01-01,Bench,Chest,132.28,,60,132.28,5
      """ + "\n")
    #expect(
      reading.archive
        == archive([
          workout(
            "2024-01-01",
            exercise(
              "Bench", "Chest", ExerciseSet(reps: 5, load: try load("50", .kilograms)),
              ExerciseSet(reps: 5, load: try load("60", .kilograms)),
              ExerciseSet(reps: 5, load: try load("132.28", nil))))
        ]))
    #expect(
      reading.findings.lines == [
        "warning inconsistent t:2:31: a weight that differs from the one in Weight, which is read | 60 kg",
        "warning inconsistent t:3:25: a unit that is not that of the weight's column: the column's is read | lbs",
      ])
  }

  @Test func brokenRowsAreNamedAndKeptOut() throws {
    let reading = try read(
      Self.newest + """
        2026-08-13,Squat,Legs,100,kgs,5,,,,
        2026-08-13,Squat,Legs,100,stone,5,,,,
        2026-08-13,Squat,Legs,100,kgs,five,,,,
        13/08/2026,Squat,Legs,100,kgs,5,,,,
        2026-08-13,,Legs,100,kgs,5,,,,
        2026-08-13,Run,Cardio,,,,1,parsec,,
        2026-08-13,Run,Cardio,,,,,,soon,
        2026-08-13,Squat,Legs,100,kgs,5,,,,
        """
        + String(repeating: "\n2026-08-13,Squat,Legs,100,kgs,5,,,,", count: 30))
    #expect(reading.archive.workouts.map { $0.exercises.map(\.sets.count) } == [[32]])
    #expect(
      reading.findings.lines == [
        "error dropped t:3:27: row skipped: no unit of weight in Weight Unit | \"stone\"",
        "error dropped t:4:31: row skipped: no number in Reps | \"five\"",
        "error dropped t:5:1: row skipped: no date in Date | \"13/08/2026\"",
        "error dropped t:6:12: row skipped: nothing in Exercise",
        "error dropped t:7:28: row skipped: no unit of distance in Distance Unit | \"parsec\"",
        "error dropped t:8:28: row skipped: no time in Time | \"soon\"",
      ])
  }

  @Test func columnsOfOnesOwnAreKept() throws {
    let reading = try read(
      "Date,Exercise,Category,Reps,Distance Unit,Mood\n2026-08-13,Dips,Triceps,5,,great\n")
    var own = SetDetails()
    own.sourceFields = SourceFields(format: "fitnotes", fields: [.init(name: "Mood", text: "great")])
    #expect(
      reading.archive
        == archive([workout("2026-08-13", exercise("Dips", "Triceps", ExerciseSet(reps: 5, details: own)))]))
    #expect(reading.findings.lines == [])
  }

  @Test func aTableWithoutItsColumnsIsRefused() {
    #expect(
      message { _ = try read("Date,Exercise,Reps\n", as: .hevy) }.hasPrefix(
        "t:1:1: the column start_time is missing"))
    #expect(
      message { _ = try read("Date,Category,Reps\n", as: .fitNotes) }
        == "t:1:1: the column Exercise is missing. Found: Date, Category, Reps.")
  }
}
