import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct HevyWritingTests {
  @Test func anExportComesBackByteForByte() throws {
    let archive = try read(HevyReadingTests.present.text).archive
    let writing = try write(archive, as: .hevy)
    #expect(
      writing.text
        == HevyReadingTests.present.text.replacing(
          ",1,\"\",0,\"normal\",,,,60", with: ",0,\"\",0,\"normal\",,,,60"))
    #expect(writing.findings.lines == [])
  }

  @Test func aFileOfStrongIsWrittenAsHevyDoes() throws {
    // Hevy tells workouts apart by their start and title.
    let text = StrongVariantTests.android.text.replacing("\"2\";\"2025-02-08", with: "\"2\";\"2025-02-09")
    let archive = try read(text).archive
    let writing = try write(archive, as: .hevy)
    #expect(
      writing.text == HevyReadingTests.head + #"""

        "Midday Workout","8 Feb 2025, 13:48","8 Feb 2025, 15:06","","Lying Leg Curl (Machine)",,"one leg
        at a time",0,"warmup",2.2679618500000003,15,,,
        "Midday Workout","8 Feb 2025, 13:48","8 Feb 2025, 15:06","","Lying Leg Curl (Machine)",,"one leg
        at a time",1,"normal",40.0,12,,,9.5
        "Midday Workout","8 Feb 2025, 13:48","8 Feb 2025, 15:06","","Lying Leg Curl (Machine)",,"one leg
        at a time",2,"dropset",30.0,10,,,
        "Midday Workout","8 Feb 2025, 13:48","8 Feb 2025, 15:06","","Lying Leg Curl (Machine)",,"one leg
        at a time",3,"failure",30.0,4,,,
        "Midday Workout","8 Feb 2025, 13:48","8 Feb 2025, 15:06","","Rowing (Machine)",,"",0,"normal",,,2,480.0,
        "Midday Workout","9 Feb 2025, 13:48","9 Feb 2025, 15:06","second ""one""","Pull Up",,"",0,"normal",,12,,,
        "Midday Workout","9 Feb 2025, 13:48","9 Feb 2025, 15:06","second ""one""","Pull Up",,"",1,"normal",,,,,

        """#)
    #expect(
      writing.findings.sums == [
        "1 converted: distance unit: m to km", "1 converted: distance: m to km",
        "1 dropped: not stored in Hevy: rest",
        "2 rounded: start time: cut to the minute",
        "2 rounded: workout duration: cut to the minute",
      ])
  }

  @Test func poundsHaveColumnsOfTheirOwn() throws {
    let text = try write(read(StrongVariantTests.androidPounds.text).archive, as: .hevy).text
    #expect(text.contains("\"weight_lbs\",\"reps\",\"distance_miles\""))
    #expect(text.contains(",0,\"normal\",315.0,5,,,\n"))
    #expect(text.contains(",0,\"normal\",,,1.5,700,\n"))
  }

  /// The app knows 6, 7, 7.5 … 10.
  @Test(arguments: [
    ("8.5", "8.5", nil), ("6", "6", nil), ("10", "10", nil), ("5.5", "6", "rounded"), ("6.4", "6", "rounded"),
    ("6.5", "7", "rounded"), ("7.25", "7.5", "rounded"), ("8.7", "8.5", "rounded"), ("10.5", "10", "rounded"),
    ("5", "", "dropped"), ("11", "", "dropped"), ("-1", "", "dropped"),
  ])
  func aRatingIsBroughtToTheNearestThatTheAppKnows(given: String, written: String, kind: String?) throws {
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(given)
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        title: "A", start: Moment(wallTime: "2026-01-31 18:05"), durationSeconds: ExactDecimal(60),
        exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet(reps: 5, details: details)])])
    ]
    let writing = try write(archive, as: .hevy)
    #expect(writing.text.hasSuffix(",0,\"normal\",,5,,,\(written)\n"))
    #expect(writing.findings.findings.map { "\($0.kind)" } == (kind.map { [$0] } ?? []))
    #expect(writing.findings.findings.allSatisfy { $0.field == .model(.ratingOfPerceivedExertion) })
  }

  @Test func notesOfSetsThatAreTheSameStandOnce() throws {
    func set(_ note: String) -> ExerciseSet {
      var details = SetDetails()
      details.note = note
      return ExerciseSet(reps: 5, details: details)
    }
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        title: "A", start: Moment(wallTime: "2026-01-31 18:05"), durationSeconds: ExactDecimal(60),
        exercises: [
          Exercise(ExerciseIdentity(name: "Dip"), sets: ["-", "-", "left", "-", "left"].map(set)),
          Exercise(
            ExerciseIdentity(name: "Row"), sets: ["slow", "e\u{301}", "\u{e9}"].map(set),
            details: {
              var details = ExerciseDetails()
              details.notes = "slow"
              return details
            }()),
        ])
    ]
    let writing = try write(archive, as: .hevy)
    #expect(writing.text.contains("\"Dip\",,\"-\nleft\",0,"))
    #expect(writing.text.contains("\"Row\",,\"slow\ne\u{301}\n\u{e9}\",0,"))
    #expect(
      writing.findings.sums == ["8 converted: set note: written into the notes of its exercise"])
  }

  @Test func zerosThatStandForNothingAreWrittenAsNothing() throws {
    var archive = WorkoutArchive()
    var details = SetDetails()
    details.distance = Distance(ExactDecimal(0), unit: .kilometers)
    let sets = [
      ExerciseSet(reps: 5, durationSeconds: ExactDecimal(0), details: details),
      ExerciseSet(reps: 0, durationSeconds: ExactDecimal(30)), ExerciseSet(reps: 0),
    ]
    archive.workouts = [
      Workout(
        start: Moment(wallTime: "2026-01-31 18:05"),
        exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: sets)])
    ]
    let writing = try write(archive, as: .hevy)
    #expect(
      writing.text == HevyReadingTests.head + #"""

        "Workout","31 Jan 2026, 18:05","31 Jan 2026, 19:05","","Dip",,"",0,"normal",,5,,,
        "Workout","31 Jan 2026, 18:05","31 Jan 2026, 19:05","","Dip",,"",1,"normal",,,,30,
        "Workout","31 Jan 2026, 18:05","31 Jan 2026, 19:05","","Dip",,"",2,"normal",,0,,,

        """#)
    #expect(
      writing.findings.sums == [
        "1 added: workout duration: set to an hour: importers need a duration",
        "1 added: workout name: set to \"Workout\": importers need a name",
        "1 converted: distance: 0 and no value are the same there",
        "1 converted: repetitions: 0 and no value are the same there",
        "1 converted: set duration: 0 and no value are the same there",
      ])
  }
}
