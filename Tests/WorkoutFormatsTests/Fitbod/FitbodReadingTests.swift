import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct FitbodReadingTests {
  static let head =
    "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier"

  static let present = TableFixture(
    name: "the app's export",
    text: """
      \(head)
      2022-01-05 22:06:49 +0000,Dumbbell Bench Press, 10,7.937875915123695,0.0,0.0,0.0,0.0,true,, 2.0
      2022-01-05 22:06:49 +0000,Dumbbell Bench Press, 8,15.87575183024739,0.0,0.0,0.0,0.0,false,"slow, then fast", 2.0
      2022-01-05 22:06:49 +0000,Pull Up, 6,0.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-05 22:06:49 +0000,Treadmill, 0,0.0,1200.0,3218.688,1.5,3.0,false,, 0.0
      2022-01-07 18:30:00 +0200,Step Up, 12,20.0,0.0,0.0,0.0,0.0,False,, 0.5
      2022-01-07 18:30:00 +0200,Plank, 0,0.0,60.0,0.0,0.0,0.0,false,, 1.0
      2022-01-07 18:30:00 +0200,Sit Up, 0,0.0,0.0,0.0,0.0,0.0,false,, 1.0

      """,
    model: """
      from fitbod, kg, m
      workout - 2022-01-05T22:06:49Z
        Dumbbell Bench Press
          warmUp, 10 reps, 7.937875915123695 kg a side
          8 reps, 15.87575183024739 kg a side, note "slow, then fast"
        Pull Up
          6 reps
        Treadmill
          1200.0 s, 3218.688 m {Incline=1.5 Resistance=3.0 multiplier=0.0}
      workout - 2022-01-07T18:30:00+02:00
        Step Up
          12 reps, 20.0 kg {multiplier=0.5}
        Plank
          60.0 s
        Sit Up
          0 reps
      """)

  static let first = TableFixture(
    name: "the export of 2019, sets counted in a row",
    text: """
      Date,Exercise,Sets,Reps,Weight,isWarmup,Note
      2019-05-02 17:15:00 +0000,Back Squat,3, 5, 100.0,false,belt
      2019-05-02 17:15:00 +0000,Back Squat,1, 8, 60.0,true,
      2019-05-02 17:15:00 +0000,Lunge,0, 8, 10.0,false,

      """,
    model: """
      from fitbod
      workout - 2019-05-02T17:15:00Z
        Back Squat
          5 reps, 100.0 without unit, note "belt"
          5 reps, 100.0 without unit
          5 reps, 100.0 without unit
          warmUp, 8 reps, 60.0 without unit
        Lunge
      """,
    findings: [
      "warning dropped t:4:33: row of 0 sets: its repetitions and weight were not done"
    ])

  static let named = TableFixture(
    name: "the export of 2019 with a unit that the user names",
    text: """
      Date,Exercise,Sets,Reps,Weight,isWarmup,Note
      2019-05-02 17:15:00 +0000,Back Squat,2,5,225,false,

      """,
    massUnit: .pounds,
    model: """
      from fitbod, lb
      workout - 2019-05-02T17:15:00Z
        Back Squat
          5 reps, 225 lb
          5 reps, 225 lb
      """)

  static let support = TableFixture(
    name: "what the support mails: a day for a date, blank for 0",
    text: """
      date,exercise_name,Reps,weight_kg,duration_seconds,distance_meters,Incline,Resistance,isWarmup
      2025-06-23,Seated Leg Curl,5,31.751465900000003,,,,,false
      2025-06-23,Elliptical,,,600.0,804.67224894628168,,1.0,false
      2025-06-25,Farmer's Walk,,20.41165665,,18.288,,,false

      """,
    model: """
      from fitbod, kg, m
      workout - 2025-06-23
        Seated Leg Curl
          5 reps, 31.751465900000003 kg
        Elliptical
          600.0 s, 804.67224894628168 m {Resistance=1.0}
      workout - 2025-06-25
        Farmer's Walk
          20.41165665 kg, 18.288 m
      """)

  static let pounds = TableFixture(
    name: "pounds, CRLF, a byte-order mark and a column that nobody knows",
    text: "\u{feff}Date,Exercise,Reps,Weight(lbs),isWarmup,multiplier,Mood\r\n"
      + "2024-07-05 06:00:00 +0000,Goblet Squat,10,45,true,1,good\r\n"
      + "2024-07-05 06:00:00 +0000,Goblet Squat,8,70,false,1,\r\n",
    model: """
      from fitbod, lb
      workout - 2024-07-05T06:00:00Z
        Goblet Squat
          warmUp, 10 reps, 45 lb {Mood=good}
          8 reps, 70 lb
      """)

  static let broken = TableFixture(
    name: "broken rows, and rows that do not stand together",
    text: """
      \(head)
      2022-01-05 22:06:49 +0000,Bench, press, 5,60.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-06 22:06:49 +0000,Squat, 5,80.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-05 22:06:49 +0000,Row, 5,50.0,0.0,0.0,0.0,0.0,false,, 1.0
      yesterday,Row, 5,50.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-05 22:06:49 +0000,Row, 5,50.0,0.0,0.0,0.0,0.0,maybe,, 1.0
      2022-01-05 22:06:49 +0000,Row, 6,50.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-05 22:06:49 +0000,Row, 7,50.0,0.0,0.0,0.0,0.0,false,, 1.0
      2022-01-05 22:06:49 +0000,Row, 8,50.0,0.0,0.0,0.0,0.0,false,, 1.0

      """,
    model: """
      from fitbod, kg, m
      workout - 2022-01-05T22:06:49Z
        Bench, press
          5 reps, 60.0 kg
      workout - 2022-01-06T22:06:49Z
        Squat
          5 reps, 80.0 kg
      workout - 2022-01-05T22:06:49Z
        Row
          5 reps, 50.0 kg
          6 reps, 50.0 kg
          7 reps, 50.0 kg
          8 reps, 50.0 kg
      """,
    findings: [
      "warning repaired t:2:1: delimiters in an unquoted Exercise: read as part of it",
      "warning guessed t:4:1: rows of a workout that are not together: read as another workout; "
        + "sort the file by date first",
      "error dropped t:5:1: row skipped: no date and time in Date | \"yesterday\"",
      "error dropped t:6:55: row skipped: neither true nor false in isWarmup | \"maybe\"",
    ])

  static let all = [present, first, named, support, pounds, broken]

  @Test(arguments: all.indices) func everyLayoutReadsAsItShould(index: Int) throws {
    try Self.all[index].check("fitbod")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .fitbod, seeds: 0..<150)
  }

  @Test func tooManySetsInARowKeepItOut() throws {
    let reading = try read(
      "Date,Exercise,Sets,Reps,Weight,isWarmup,Note\n"
        + String(repeating: "2019-05-02 17:15:00 +0000,Squat,1,5,1,false,\n", count: 5)
        + "2019-05-02 17:15:00 +0000,Squat,1001,5,1,false,\n")
    #expect(reading.archive.workouts.map { $0.exercises[0].sets.count } == [5])
    #expect(
      reading.findings.lines == [
        "error dropped t:7:33: row skipped: no number of sets from 0 to 1000 in Sets | \"1001\""
      ])
  }
}
