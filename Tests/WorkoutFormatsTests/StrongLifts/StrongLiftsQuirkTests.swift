import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Rows of StrongLifts' exports that contradict themselves, or leave out what others state.
@Suite struct StrongLiftsQuirkTests {
  @Test func aDurationThatContradictsTheClockIsNamed() throws {
    try TableFixture(
      name: "hours",
      text: """
        Date (yyyy/mm/dd),Exercise,Duration (hours),Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (KG)
        2026/03/03,Row,0.75,7:00 AM,8:00 AM,5,20
        2026/03/04,Row,1.5,7:00 AM,7:45 AM,5,20
        2026/03/05,Row,-1.5,,,5,20
        2026/03/06,Row,20000,7:00 AM,7:30 AM,5,20
        2026/03/07,Row,1.2345678,7:00 AM,8:00 AM,5,20

        """,
      model: """
        from stronglifts, kg
        workout - 2026-03-03T07:00 {3600 s}
          Row
            5 reps, 20 kg
        workout - 2026-03-04T07:00 {2700 s}
          Row
            5 reps, 20 kg
        workout - 2026-03-05
          Row
            5 reps, 20 kg
        workout - 2026-03-06T07:00 {1800 s}
          Row
            5 reps, 20 kg
        workout - 2026-03-07T07:00 {4444 s; end 2026-03-07T08:00}
          Row
            5 reps, 20 kg
        """,
      findings: [
        "warning inconsistent t:2:16: duration that differs from start and end: the clock is read"
          + " | 0.75 h and 60 min",
        "warning inconsistent t:3:16: duration that differs from start and end: the clock is read"
          + " | 1.5 h and 45 min",
        "warning dropped t:4:16: duration that no workout has: left out | -1.5",
        "warning dropped t:5:16: duration that no workout has: left out | 20000",
        "warning inconsistent t:6:16: duration longer than from start to end: both are kept"
          + " | 1.2345678 h and 60 min",
      ]
    ).check("stronglifts")
    try TableFixture(
      name: "minutes",
      text: """
        Date (yyyy/mm/dd),Exercise,Duration (minutes),Start Time (h:mm),End Time (h:mm),Set 1 (Reps),Set 1 (KG)
        2026/08/11,Row,45,11:50 PM,12:20 AM,5,20
        2026/08/12,Row,45,7:00 AM,7:45 AM,5,20

        """,
      model: """
        from stronglifts, kg
        workout - 2026-08-11T23:50 {2700 s; end 2026-08-12T00:20}
          Row
            5 reps, 20 kg
        workout - 2026-08-12T07:00 {2700 s}
          Row
            5 reps, 20 kg
        """,
      findings: [
        "warning inconsistent t:2:16: duration longer than from start to end: both are kept"
          + " | 45 min and 30 min"
      ]
    ).check("stronglifts")
  }

  @Test func whatLaterRowsSayOfTheWorkoutIsTakenOrNamed() throws {
    try TableFixture(
      name: "later rows, and a weight without a column of repetitions",
      text: """
        Date (yyyy/mm/dd),Workout,Program Name,Exercise,Duration (hours),Start Time (h:mm),End Time (h:mm),\
        Set 1 (Reps),Set 1 (KG),Set 2 (KG)
        2026/08/11,1,,Squat,,7:00 AM,,5,55,
        2026/08/11,1,Prog,Bench,1.5,7:00 AM,8:30 AM,5,55,60
        2026/08/11,1,Other,Row,2,7:00 AM,8:30 AM,5,20,

        """,
      model: """
        from stronglifts, kg
        workout - 2026-08-11T07:00 {5400 s; Workout=1 Program Name=Prog}
          Squat
            5 reps, 55 kg
          Bench
            5 reps, 55 kg
            60 kg
          Row
            5 reps, 20 kg
        """,
      findings: [
        "warning inconsistent t:4:14: Program Name that differs within a workout: the first row is read | Other",
        "warning inconsistent t:4:24: Duration that differs within a workout: the first row is read | 2",
      ]
    ).check("stronglifts")
  }

  @Test func countsAndSumsThatTheSetsDoNotSayAreNamed() throws {
    try TableFixture(
      name: "counts",
      text: """
        Date (yyyy/mm/dd),Exercise,Sets×Reps,Reps,Volume (KG),Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)
        2026/08/13,Squat,3 x 5,abc,xyz,5,50,0,
        2026/08/13,Bench,heavy,,,5,50,,

        """,
      model: """
        from stronglifts, kg
        workout - 2026-08-13
          Squat
            5 reps, 50 kg
            failure, 0 reps
          Bench
            5 reps, 50 kg
        """,
      findings: [
        "warning inconsistent t:2:18: Sets×Reps is not what the sets say: the sets are taken"
          + " | 5 for 0 in set 2",
        "warning dropped t:2:24: no number, left out | abc",
        "warning dropped t:2:28: no number, left out | xyz",
        "warning inconsistent t:3:18: Sets×Reps is not what the sets say: the sets are taken"
          + " | heavy for 5 in set 1",
      ]
    ).check("stronglifts")
  }

  @Test func setsOfTheOldExportWithoutAnExerciseNameAreRead() throws {
    try TableFixture(
      name: "a blank name",
      text: """
        Date,Note,Body Weight (KG),Exercise 1,Weight (KG),Set 1,Set 2,Exercise 2,Weight (KG),Set 1,Set 2
        05/16/18,n,80,Squat,60,5,5,,50,4,3
        05/17/18,n,80,Squat,60,5,,,0,,

        """,
      model: """
        from stronglifts, kg
        measured 2018-05-16 Weight 80 kg
        measured 2018-05-17 Weight 80 kg
        workout - 2018-05-16 {notes "n"}
          Squat
            5 reps, 60 kg
            5 reps, 60 kg
          -
            4 reps, 50 kg
            3 reps, 50 kg
        workout - 2018-05-17 {notes "n"}
          Squat
            5 reps, 60 kg
        """,
      findings: [
        "warning guessed t:2:28: sets without an exercise name: read as those of an exercise without a name"
      ]
    ).check("stronglifts")
  }
}
