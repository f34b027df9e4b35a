import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct StrongLiftsWritingTests {
  private static let head = """
    Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,\
    Duration (hours),Start Time (h:mm),Notes
    """

  @Test func anExportComesBackWithoutItsSums() throws {
    let archive = try read(StrongLiftsTests.present.text).archive
    let writing = try write(archive, as: .strongLifts)
    #expect(
      writing.text == """
        \(Self.head),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG),Set 4 (Reps),Set 4 (KG)
        2026/08/11,1,Workout A,Stronglifts 5×5,83.5,Squat,5/5/5/0,,0.5094444,10:26 PM,,5,55,5,55,5,55,0,55
        2026/08/11,1,Workout A,Stronglifts 5×5,83.5,Bench Press,3/5/5,,0.5094444,10:26 PM,"felt ""light"" today",3,70,5,70,5,70,,
        2026/08/11,1,Workout A,Stronglifts 5×5,83.5,Chinups,3×8,,0.5094444,10:26 PM,,8,-5,8,-5,8,-5,,
        2026/08/13,2,Workout B,Stronglifts 5×5,84,Dips,3×8,,0.75,11:30 PM,,8,0,8,0,8,0,,
        2026/08/13,2,Workout B,Stronglifts 5×5,84,Plank,,3×0:01:00,0.75,11:30 PM,,,,,,,,,

        """)
    #expect(writing.findings.lines == [])
    let again = try read(writing.text)
    #expect(again.archive == archive)
    #expect(again.findings.lines == [])
  }

  @Test func whatHasNoColumnIsNamed() throws {
    var workout = Workout(
      id: WorkoutIdentifier("a"), title: "Push", start: DateText.moment("2026-01-31 18:05:30 +01:00"))
    var details = WorkoutDetails()
    details.notes = "Tired"
    details.averageHeartRate = ExactDecimal(120)
    workout.details = details
    var effort = SetDetails()
    effort.ratingOfPerceivedExertion = ExactDecimal(8)
    effort.note = "slow"
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: "Bench"),
        sets: [
          ExerciseSet(kind: .warmUp, reps: 5, load: Load(ExactDecimal(135), unit: .pounds), details: effort),
          ExerciseSet(kind: .failure, reps: 3),
          ExerciseSet(reps: 0, durationSeconds: ExactDecimal(20)),
          ExerciseSet(load: Load(ExactDecimal(20), unit: .kilograms)),
        ]),
      Exercise(
        ExerciseIdentity(name: "Plank"),
        sets: [
          ExerciseSet(load: Load(ExactDecimal(5), unit: .kilograms), durationSeconds: ExactDecimal(45)),
          ExerciseSet(durationSeconds: ExactDecimal(60)),
        ]),
      Exercise(ExerciseIdentity(name: "Rows")),
    ]
    workout.supersets = [[0, 1]]
    var archive = WorkoutArchive()
    archive.workouts = [workout, workout]
    archive.measurements = [
      BodyMeasurement(moment: DateText.moment("2026-01-31 18:05"), kind: "Weight", value: 180, unit: "lb"),
      BodyMeasurement(moment: DateText.moment("2026-01-31 07:00"), kind: "Weight", value: 82, unit: "kg"),
      BodyMeasurement(moment: DateText.moment("2026-01-31 18:05"), kind: "Waist", value: 80, unit: "cm"),
    ]
    let writing = try write(archive, as: .strongLifts, massUnit: .pounds)
    #expect(
      writing.text == """
        \(Self.head),Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (LB),Set 3 (Reps),Set 3 (LB),Set 4 (Reps),Set 4 (LB)
        2026/01/31,1,Push,,81.6466266,Bench,,,,6:05 PM,"Tired
        slow",5,135,3,0,0,0,,44.09
        2026/01/31,1,Push,,81.6466266,Plank,,0:00:45/0:01:00,,6:05 PM,,,,,,,,,
        2026/01/31,1,Push,,81.6466266,Rows,,,,6:05 PM,,,,,,,,,
        2026/01/31,2,Push,,,Bench,,,,6:05 PM,"Tired
        slow",5,135,3,0,0,0,,44.09
        2026/01/31,2,Push,,,Plank,,0:00:45/0:01:00,,6:05 PM,,,,,,,,,
        2026/01/31,2,Push,,,Rows,,,,6:05 PM,,,,,,,,,

        """)
    #expect(
      writing.findings.sums == [
        "1 converted: measurements: lb to kg",
        "1 dropped: measurements: body weight is only stored with a workout that began then",
        "1 dropped: not stored in StrongLifts: measurements",
        "2 added: set type (warm-up, drop, failure): failure, which 0 repetitions say",
        "2 added: stronglifts field \"Workout\": numbered, so that workouts of one day differ",
        "2 converted: exercise notes: the workout notes are written before them",
        "2 converted: set note: written into the notes of its exercise",
        "2 converted: workout notes: written into the notes of the first exercise",
        "2 dropped: not stored in StrongLifts: RPE",
        "2 dropped: not stored in StrongLifts: UTC offset",
        "2 dropped: not stored in StrongLifts: average heart rate",
        "2 dropped: not stored in StrongLifts: set duration",
        "2 dropped: not stored in StrongLifts: superset",
        "2 dropped: not stored in StrongLifts: weight",
        "2 dropped: not stored in StrongLifts: workout uuid",
        "2 rounded: start time: cut to the minute",
        "4 dropped: not stored in StrongLifts: set type (warm-up, drop, failure)",
        "4 rounded: weight: kg to lb, rounded to two decimals",
      ])
  }

  @Test func everyFormOfTheAppsOwnComesBack() throws {
    for fixture in [
      StrongLiftsTests.older, StrongLiftsTests.wide, StrongLiftsTests.dayFirst,
    ] {
      let archive = try read(fixture.text).archive
      let again = try read(write(archive, as: .strongLifts).text).archive
      #expect(again.workouts.map(\.exercises) == archive.workouts.map(\.exercises), "\(fixture.name)")
      #expect(again.workouts.map(\.start) == archive.workouts.map(\.start), "\(fixture.name)")
    }
  }

  @Test func setsBeyondTheHundredthAndASecondWeightOfADayAreNamed() throws {
    let start = DateText.moment("2026-01-31 18:05")
    let sets = Array(repeating: ExerciseSet(reps: 5, load: Load(20, unit: .kilograms)), count: 101)
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(start: start, exercises: [Exercise(ExerciseIdentity(name: "Row"), sets: sets)])
    ]
    archive.measurements = [80, 81].map {
      BodyMeasurement(moment: start, kind: "Weight", value: $0, unit: "kg")
    }
    let writing = try write(archive, as: .strongLifts)
    #expect(
      writing.findings.sums == [
        "1 added: stronglifts field \"Workout\": numbered, so that workouts of one day differ",
        "1 dropped: measurements: body weight is only stored with a workout that began then",
        "1 dropped: not stored in StrongLifts: repetitions",
        "1 dropped: not stored in StrongLifts: weight",
      ])
    #expect(try read(writing.text).archive.workouts[0].exercises[0].sets.count == 100)
  }

  @Test func longNotesOfAWorkoutStandOnce() throws {
    var workout = Workout(start: DateText.moment("2026-01-31 18:05"))
    workout.exercises = ["Row", "Dip"].map {
      Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 5)])
    }
    for (count, isWhole) in [(4_096, true), (4_097, false)] {
      var details = WorkoutDetails()
      details.notes = String(repeating: "n", count: count)
      workout.details = details
      var archive = WorkoutArchive()
      archive.workouts = [workout]
      let again = try read(write(archive, as: .strongLifts).text).archive.workouts[0]
      #expect((again.details?.notes != nil) == isWhole)
      #expect((again.exercises[0].details?.notes == nil) == isWhole)
    }
  }
}
