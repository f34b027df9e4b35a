import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What importers of other apps refuse a workout without is filled in, and named as added.
@Suite struct ImporterDefaultsTests {
  /// A session of FitNotes has a day and no more.
  private static let fitNotes = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-08-13,Pull Up,Back,0.0,,8,,,,

    """

  private static let added = [
    "1 added: start time: set to 00:00: only the day is known",
    "1 added: workout duration: set to an hour: importers need a duration",
    "1 added: workout name: set to \"Workout\": importers need a name",
  ]

  @Test func aWorkoutWithoutALengthEndsWhenItEnds() throws {
    var archive = WorkoutArchive()
    for end in ["2026-01-31 18:50:30", "2026-01-31 18:05:20", "2026-01-31 17:00", "9026-01-31 17:00"] {
      var details = WorkoutDetails()
      details.end = DateText.moment(end)
      archive.workouts.append(
        Workout(
          title: end, start: Moment(wallTime: "2026-01-31 18:05"),
          exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet(reps: 5)])], details: details
        ))
    }
    let hevy = try read(write(archive, as: .hevy).bytes).archive.workouts
    #expect(hevy.map { $0.durationSeconds?.wholePart } == [2_700, 0, 3_600, 3_600])
    let strong = try read(write(archive, as: .strong).bytes).archive.workouts
    #expect(strong.map { $0.durationSeconds?.wholePart } == [2_730, 20, 3_600, 3_600])
  }

  @Test func aNamelessSessionGetsANameAndALengthInHevy() throws {
    let writing = try write(read(Self.fitNotes).archive, as: .hevy)
    #expect(
      writing.text.hasSuffix(
        #"\#n"Workout","13 Aug 2026, 00:00","13 Aug 2026, 01:00","","Pull Up",,"",0,"normal",0.0,8,,,\#n"#))
    #expect(
      writing.findings.sums
        == (Self.added + [
          "1 added: weight: the unit of a 0, which is 0 in any",
          "1 dropped: not stored in Hevy: exercise category",
        ]).sorted())
  }

  @Test(arguments: ["android", "ios"]) func aNamelessSessionGetsANameAndALengthInStrong(variant: String)
    throws
  {
    var options = WriteOptions()
    options.variant = variant
    let findings = FindingList()
    let bytes = try Format.strong.bytes(of: read(Self.fitNotes).archive, options: options, findings: findings)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains(
        variant == "ios"
          ? #"2026-08-13 00:00:00,"Workout",1h,"Pull Up",1,"#
          : #""1";"2026-08-13 00:00:00";"Workout";"3600";"Pull Up";"1";"#))
    #expect(findings.sums.filter { $0.contains(" added") } == Self.added)
  }

  /// Users in pounds have unrounded kilograms in the export of the app for Android.
  @Test func strongForAndroidIsInKilogramsUnlessPoundsAreAskedFor() throws {
    let hevy = #"""
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds,rpe
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,0,normal,225,5,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,1,normal,165.3,5,,,

      """#
    let archive = try read(hevy).archive
    let kilograms = try write(archive, as: .strong)
    #expect(kilograms.text.contains("\"Weight (kg)\""))
    #expect(kilograms.text.contains("\"1\";\"102.05828325\";\"5\""))
    #expect(kilograms.text.contains("\"2\";\"74.978818761\";\"5\""))
    #expect(kilograms.findings.findings.allSatisfy { $0.kind == .converted || $0.kind == .added })
    let back = try write(read(kilograms.text).archive, as: .hevy, massUnit: .pounds)
    #expect(back.text.contains(",0,\"normal\",225,5,"))
    #expect(back.text.contains(",1,\"normal\",165.3,5,"))
    let pounds = try write(archive, as: .strong, massUnit: .pounds)
    #expect(pounds.text.contains("\"Weight (lb)\""))
    #expect(pounds.text.contains("\"1\";\"225\";\"5\""))
    #expect(try write(read(pounds.text).archive, as: .strong).text == pounds.text)
  }

  @Test func fitNotesGetsACategoryForEachExercise() throws {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "strong")
    archive.workouts = [
      Workout(
        start: DateText.moment("2026-01-31"),
        exercises: ["Bench Press (Barbell)", "Crunch", "Zottelgriff"].map {
          Exercise(
            ExerciseIdentity(name: $0),
            sets: [ExerciseSet(reps: 5, load: Load(ExactDecimal(20), unit: .kilograms))])
        })
    ]
    let writing = try write(archive, as: .fitNotes)
    #expect(
      writing.text.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",")[1...2].joined(separator: ": ")
      }
        == ["Bench Press (Barbell): Chest", "Crunch: Abs", "Zottelgriff: Other"])
    #expect(
      writing.findings.lines == [
        "note added /workouts/0/exercises/0: exercise category: from the catalogue of exercises"
          + " | Bench Press (Barbell): Chest",
        "note added /workouts/0/exercises/1: exercise category: from the catalogue of exercises"
          + " | Crunch: Abs",
        "note added /workouts/0/exercises/2: exercise category: "
          + "set to \"Other\": no similar exercise found | Zottelgriff: Other",
      ])
  }

  /// What an app exported itself stays as it was.
  @Test func anExportOfTheAppItselfGetsNothing() throws {
    for (text, format) in [
      (#""1";"2026-08-13 00:00:00";"";"";"Pull Up";"1";"";"8";"";"";"";"";"""# + "\n", Format.strong),
      (#""","13 Aug 2026, 00:00","","","Pull Up",,"",0,"normal",,8,,,"# + "\n", .hevy),
      ("2026-08-13,Pull Up,,,,8,,,,\"\"\n", .fitNotes),
    ] {
      let head = try write(WorkoutArchive(), as: format).text
      let writing = try write(read(head + text, as: format).archive, as: format)
      #expect(writing.text == head + text)
      #expect(writing.findings.lines == [])
    }
  }
}
