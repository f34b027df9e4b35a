import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct StrongLiftsTests {
  private static let head = """
    Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,\
    Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),\
    End Time (h:mm),Notes
    """

  private static func pairs(_ count: Int, _ unit: String) -> String {
    (1...count).map { ",Set \($0) (Reps),Set \($0) (\(unit))" }.joined()
  }

  static let present = TableFixture(
    name: "the app's export: a byte-order mark, failed sets and sets not done",
    text: """
      \u{feff}\(head)\(pairs(5, "KG"))
      2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Squat",5/5/5/0/-,,5×55,63.7,15,825,2495,0.5094444,10:26 PM,10:57 PM,"",5,55,5,55,5,55,0,55,0,55
      2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Bench Press",3/5/-/5/-,,3×70,75.9,13,910,2495,0.5094444,10:26 PM,10:57 PM,"felt ""light"" today",3,70,5,70,0,70,5,70,0,70
      2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Chinups",3×8,,8×-5,,24,,2495,0.5094444,10:26 PM,10:57 PM,"",8,-5,8,-5,8,-5,,,,
      2026/08/13,2,"Workout B","Stronglifts 5×5",84,"Dips",3×8,,8×0,,24,0,0,0.75,11:30 PM,12:15 AM,"",8,0,8,0,8,0,,,,
      2026/08/13,2,"Workout B","Stronglifts 5×5",84,"Plank",,3×60,,,,,0,0.75,11:30 PM,12:15 AM,"",,,,,,,,,,

      """,
    model: """
      from stronglifts, kg
      measured 2026-08-11T22:26 Weight 83.5 kg
      measured 2026-08-13T23:30 Weight 84 kg
      workout "Workout A" 2026-08-11T22:26 {1834 s; Workout=1 Program Name=Stronglifts 5×5}
        Squat
          5 reps, 55 kg
          5 reps, 55 kg
          5 reps, 55 kg
          failure, 0 reps, 55 kg
        Bench Press {notes "felt "light" today"}
          3 reps, 70 kg
          5 reps, 70 kg
          5 reps, 70 kg
        Chinups
          8 reps, -5 kg
          8 reps, -5 kg
          8 reps, -5 kg
      workout "Workout B" 2026-08-13T23:30 {2700 s; Workout=2 Program Name=Stronglifts 5×5}
        Dips
          8 reps
          8 reps
          8 reps
        Plank
          60 s
          60 s
          60 s
      """,
    findings: [
      "note dropped t:2:1: sets that were planned and not done",
      "note dropped t:3:1: sets that were planned and not done × 2",
      "warning guessed t:6:56: numbers of a timed exercise: read as seconds | 3×60",
      "note dropped t: Top Set: follows from the sets and is not kept × 4",
      "note dropped t: e1RM: follows from the sets and is not kept × 2",
      "note dropped t: Workout Volume: follows from the sets and is not kept × 5",
    ])

  static let older = TableFixture(
    name: "an older export in pounds, all quoted, with a body weight and a volume in kg: every head is meant",
    text: """
      Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,SetsxReps,SetsxTime,\
      Top Set Reps x LB,e1RM  (LB),Reps,Volume (KG),Workout Volume (LB),Duration (hours),Start Time (h:mm),\
      End Time (h:mm),Notes,Set 1 (Reps), Set 1 (LB),Set 2 (Reps), Set 2 (LB)
      "2015/05/25","1","Workout A","","83.5","Squat","2x5","","5x45","52.5","10","204.12","900","1","7:37 PM","8:37 PM","Second week","5","45","5","45"
      "2015/05/25","1","Workout A","","83.5","Bench Press","2x5","","5x45","52.5","10","204.12","900","1","7:37 PM","8:37 PM","Second week","5","45","5","45"
      "2015/05/27","2","Workout B","","","Deadlift","1x5","","5x95","","9","215.46","","1.2789","","","","5","95","",""

      """,
    model: """
      from stronglifts, lb
      measured 2015-05-25T19:37 Weight 83.5 kg
      workout "Workout A" 2015-05-25T19:37 {3600 s; notes "Second week"; Workout=1}
        Squat
          5 reps, 45 lb
          5 reps, 45 lb
        Bench Press
          5 reps, 45 lb
          5 reps, 45 lb
      workout "Workout B" 2015-05-27 {4604 s; Workout=2}
        Deadlift
          5 reps, 95 lb
      """,
    findings: [
      "warning inconsistent t:4:67: Reps is not the sum of the sets: the sets are taken | 9 for 5",
      "note dropped t: Top Set: follows from the sets and is not kept × 3",
      "note dropped t: e1RM: follows from the sets and is not kept × 2",
      "note dropped t: Workout Volume: follows from the sets and is not kept × 2",
    ])

  static let breaks = TableFixture(
    name: "a clock that tells of breaks, wrong sums, broken rows and a column that nobody knows",
    text: """
      Date (yyyy/mm/dd),Exercise,Sets×Reps,Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),\
      Body Weight (LB),Mood,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)
      2026/03/03,Row,5/4,100,1.2789,10:02 AM,11:55 AM,0,good,5,20,5,20
      2026/03/04,Row,,,0.6,7:00 AM,7:35 AM,0,,5,20,,
      2026/03/05,Row,,,0.6,,,0,,5,20,,
      2026/03/06,Row,,,,,7:35 AM,0,,5,20,,
      2026/03/32,Row,,,,,,0,,5,20,,

      """,
    model: """
      from stronglifts, kg
      workout - 2026-03-03T10:02 {4604 s; end 2026-03-03T11:55}
        Row {Mood=good}
          5 reps, 20 kg
          5 reps, 20 kg
      workout - 2026-03-04T07:00 {2100 s}
        Row
          5 reps, 20 kg
      workout - 2026-03-05 {2160 s}
        Row
          5 reps, 20 kg
      workout - 2026-03-06 {end 2026-03-06T07:35}
        Row
          5 reps, 20 kg
      """,
    findings: [
      "warning inconsistent t:2:16: Sets×Reps is not what the sets say: the sets are taken | 4 for 5 in set 2",
      "warning inconsistent t:2:20: Volume is not the sum of the sets: the sets are taken | 100 for 200.0",
      "error dropped t:6:1: row skipped: no date in Date (yyyy/mm/dd) | \"2026/03/32\"",
    ])

  static let wide = TableFixture(
    name: "the export of 2018: a row a workout",
    text: """
      Date,Note,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Set 3,\
      Exercise 2,Weight (KG),Weight (LB),Set 1,Set 2,Set 3,
      05/06/18,,82,,Squat,20,,5,5,5,Bench Press,47.5,,3,0,,
      05/16/18,"tired, late",81.6,,Squat,22.5,,5,5,4,Dips,0,,10,,,
      06/01/18,,,,Squat,55,,,,,,,,,,,
      16/01/18,,,,Squat,55,,5,,,,,,,,,
      06/03/18,,,,Squat,55,,5,,,,,,,,,

      """,
    model: """
      from stronglifts, kg
      measured 2018-05-06 Weight 82 kg
      measured 2018-05-16 Weight 81.6 kg
      workout - 2018-05-06
        Squat
          5 reps, 20 kg
          5 reps, 20 kg
          5 reps, 20 kg
        Bench Press
          3 reps, 47.5 kg
          failure, 0 reps, 47.5 kg
      workout - 2018-05-16 {notes "tired, late"}
        Squat
          5 reps, 22.5 kg
          5 reps, 22.5 kg
          4 reps, 22.5 kg
        Dips
          10 reps
      workout - 2018-06-01
        Squat
      workout - 2018-06-03
        Squat
          5 reps, 55 kg
      """,
    findings: [
      "warning guessed t: dates such as 05/06/18: the month is read first",
      "note dropped t:4:13: weight of an exercise without sets | 55",
      "error dropped t:5:1: row skipped: no date in Date | \"16/01/18\"",
    ])

  static let dayFirst = TableFixture(
    name: "the export of 2018 in pounds, the day first",
    text: """
      Date,Note,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),Set 1,Set 2,Pulse
      05/06/2018,,,180,Squat,,135,5,5,120
      16/06/2018,,,,Squat,,140,5,5,

      """,
    model: """
      from stronglifts, lb
      measured 2018-06-05 Weight 180 lb
      workout - 2018-06-05 {Pulse=120}
        Squat
          5 reps, 135 lb
          5 reps, 135 lb
      workout - 2018-06-16
        Squat
          5 reps, 140 lb
          5 reps, 140 lb
      """)

  static let timed = TableFixture(
    name: "exercises that are timed, in text or in the columns of the sets, and one that was skipped",
    text: """
      Date (yyyy/mm/dd),Exercise,Sets×Reps,Sets×Time,Reps,Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (LB)
      2026/03/03,Squat,2×5,,10,5,135,5,135
      2026/03/03,Barbell Row,Skipped,,,,,,
      2026/03/03,Walk,,2×1:30,,,,,
      2026/03/03,Hang,,1:00/0:45/-,,,,,
      2026/03/03,Plank,,2×60,120,60,0,60,10
      2026/03/03,Side Plank,,60/45,,60,0,40,0
      2026/03/03,Stretch,,a while,,,,,

      """,
    model: """
      from stronglifts, lb
      workout - 2026-03-03
        Squat
          5 reps, 135 lb
          5 reps, 135 lb
        Barbell Row {Sets×Reps=Skipped}
        Walk
          90 s
          90 s
        Hang
          60 s
          45 s
        Plank
          60 s
          10 lb, 60 s
        Side Plank {Sets×Time=60/45}
          60 s
          40 s
        Stretch {Sets×Time=a while}
      """,
    findings: [
      "note dropped t:5:1: sets that were planned and not done",
      "warning guessed t:6:19: numbers of a timed exercise: read as seconds | 2×60",
      "warning guessed t:7:24: numbers of a timed exercise: read as seconds | 60/45",
      "note dropped t: Reps: follows from the sets and is not kept",
    ])

  static let bothUnits = TableFixture(
    name: "the export of 2015: one weight in both units, a body weight with its unit behind it",
    text: """
      Date,Note,Body Weight,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),Set 1
      05/16/15,,,84,185,Squat,61.235,135,5
      05/18/15,,,84,185.19,Squat,62.5,140,5
      05/20/15,,84KG,,,Squat,,65,5
      05/22/15,,184.5 lb,,,Squat,20,44.1,5
      05/24/15,,heavy,,,Squat,0,0,5

      """,
    model: """
      from stronglifts
      measured 2015-05-16 Weight 84 kg
      measured 2015-05-18 Weight 84 kg
      measured 2015-05-20 Weight 84 kg
      measured 2015-05-22 Weight 184.5 lb
      workout - 2015-05-16
        Squat
          5 reps, 135 lb
      workout - 2015-05-18
        Squat
          5 reps, 62.5 kg
      workout - 2015-05-20
        Squat
          5 reps, 65 lb
      workout - 2015-05-22
        Squat
          5 reps, 20 kg
      workout - 2015-05-24 {Body Weight=heavy}
        Squat
          5 reps
      """,
    findings: [
      "warning inconsistent t:2:15: a weight that differs in kilograms and pounds: the kilograms are read"
        + " | 84 kg, 185 lb",
      "warning inconsistent t:3:33: a weight that differs in kilograms and pounds: the kilograms are read"
        + " | 62.5 kg, 140 lb",
    ])

  static let unlikeSets = TableFixture(
    name: "sets under heads of different units",
    text: """
      Date (yyyy/mm/dd),Exercise,Body Weight,Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (KG)
      2026/03/03,Row,185,5,45,5,20

      """,
    model: """
      from stronglifts, lb
      measured 2026-03-03 Weight 185 lb
      workout - 2026-03-03
        Row
          5 reps, 45 lb
          5 reps, 20 kg
      """)

  static let all = [present, older, breaks, wide, dayFirst, timed, bothUnits, unlikeSets]

  @Test(arguments: all.indices) func everyExportReadsAsItShould(index: Int) throws {
    try Self.all[index].check("stronglifts")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .strongLifts, seeds: 0..<150)
  }

  @Test func setsBeyondTheHundredthAreKeptAsTheyStand() throws {
    let text =
      "Date (yyyy/mm/dd),Exercise" + Self.pairs(101, "KG") + "\n2026/03/03,Row"
      + String(repeating: ",5,20", count: 101) + "\n"
    let exercise = try read(text).archive.workouts[0].exercises[0]
    #expect(exercise.sets.count == 100)
    #expect(
      exercise.details?.sourceFields?.fields == [
        .init(name: "Set 101 (Reps)", text: "5"), .init(name: "Set 101 (KG)", text: "20"),
      ])
  }

  @Test func whatIsBeyondTwentySetsOrThirtyExercisesOfTheOldExportIsKeptAsItStands() throws {
    let sets = (1...21).map { ",Set \($0)" }.joined()
    let reps = String(repeating: ",5", count: 21)
    let text = """
      Date,Note,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB)\(sets),Exercise 31,Weight (KG),Weight (LB),Set 1
      05/16/18,,,,Squat,20,\(reps),Row,30,,6

      """
    let workout = try read(text).archive.workouts[0]
    #expect(workout.exercises.map(\.sets.count) == [20])
    #expect(
      workout.details?.sourceFields?.fields == [
        .init(name: "Set 21", text: "5"), .init(name: "Exercise 31", text: "Row"),
        .init(name: "Weight (KG)", text: "30"), .init(name: "Set 1", text: "6"),
      ])
  }

  @Test func aHyphenForAllSetsIsAnExerciseThatWasNotDone() throws {
    let reading = try read(
      "Date (yyyy/mm/dd),Exercise,Sets×Reps,Set 1 (Reps),Set 1 (KG)\n2026/03/03,Row,-,0,55\n2026/03/03,Squat,1×5,5,55\n",
      as: .strongLifts)
    #expect(reading.archive.workouts.flatMap { $0.exercises.map(\.sets.count) } == [0, 1])
    #expect(reading.findings.lines == ["note dropped t:2:1: sets that were planned and not done"])
  }
}
