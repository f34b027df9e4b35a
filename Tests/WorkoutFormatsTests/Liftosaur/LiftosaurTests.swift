import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The CSV that Liftosaur exports.
@Suite struct LiftosaurTests {
  private static let head = """
    Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,\
    Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,\
    Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes

    """

  private static let rows = """
    2024-03-05T17:04:11.000Z,GZCLP,Day 1,"Squat, Barbell",1,5,5,0,,,0,45,lb,45,lb,0,,"Quadriceps, Gluteus Maximus",Soleus,deep
    2024-03-05T17:04:11.000Z,GZCLP,Day 1,"Squat, Barbell",0,5,6,1,8,9,1,185,lb,190,lb,1,2024-03-05T17:20:00Z,"Quadriceps, Gluteus Maximus",Soleus,deep
    2024-03-05T17:04:11.000Z,GZCLP,Day 1,"Squat, Barbell",0,5,,0,,,0,185,lb,,,0,,"Quadriceps, Gluteus Maximus",Soleus,deep
    2024-03-05T17:04:11.000Z,GZCLP,Day 1,Pull Up,0,8,8,0,,,0,,,,,0,,,,
    2024-03-07T17:00:00.000Z,GZCLP,Day 2,"Squat, Barbell",false,5,5,false,,,false,80,kg,80,,false,,,,

    """

  @Test func readsWhatWasDoneAndWhatWasAskedFor() throws {
    try TableFixture(
      name: "liftosaur", text: Self.head + Self.rows, massUnit: .kilograms,
      model: """
        from liftosaur
        workout "Day 1" 2024-03-05T17:04:11.000Z {template "GZCLP"}
          Squat, Barbell {notes "deep"; Synergist Muscles=Soleus}
            warmUp, 5 reps, 45 lb, of 5
            6 reps, 190 lb, of 5, RPE 9 {Is AMRAP?=1 Log RPE?=1 Ask Weight?=1 Completed Reps Time=2024-03-05T17:20:00Z}
          Pull Up
            8 reps, of 8
        workout "Day 2" 2024-03-07T17:00:00.000Z {template "GZCLP"}
          Squat, Barbell
            5 reps, 80 kg, of 5
        """,
      findings: ["note dropped t:4:59: sets that were planned and not done"]
    ).check("liftosaur")
    let squat = try read(Self.head + Self.rows).archive.workouts[0].exercises[0]
    #expect(squat.details?.muscles == ["Quadriceps", "Gluteus Maximus"])
    let target = squat.sets[1].details?.target
    #expect(target?.load == Load(ExactDecimal(185), unit: .pounds))
    #expect(target?.ratingOfPerceivedExertion == ExactDecimal(8))
  }

  @Test func musclesThatDifferOnALaterRowOfAnExerciseAreNamed() throws {
    let rows = """
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,Quads,Hams,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,Calves,Abs,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,Quads,,
      2024-03-05T17:04:11Z,P,D,Row,0,5,5,0,,,0,,,80,kg,0,,Back,,

      """
    let reading = try read(Self.head + rows)
    #expect(reading.archive.workouts[0].exercises.map { $0.details?.muscles ?? [] } == [["Quads"], ["Back"]])
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "dropped: Target Muscles of an exercise differs from its first row, which counts | Calves 3",
          "dropped: Synergist Muscles of an exercise differs from its first row, which counts | Abs 3",
        ])
  }

  @Test func brokenRowsAreKeptOutAndNamed() throws {
    let rows = """
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,maybe,5,5,0,,,0,,,80,kg,0,,,,
      2024-03-05T17:04:11Z,P,D,Squat,0,5,5,0,,,0,,,80,stone,0,,,,
      2024-03-05T17:04:11Z,P,D,,0,5,5,0,,,0,,,80,kg,0,,,,

      """
    let reading = try read(Self.head + rows)
    #expect(reading.archive.workouts.map { $0.exercises.map { $0.sets.count } } == [[9]])
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "dropped: row skipped: neither 1 nor 0 in Is Warmup Set? | \"maybe\" 11",
          "dropped: row skipped: no unit of weight in Completed Weight Unit | \"stone\" 12",
          "dropped: row skipped: nothing in Exercise |  13",
        ])
  }
}
