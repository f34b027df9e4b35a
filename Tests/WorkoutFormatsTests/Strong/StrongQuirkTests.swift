import Testing
import WorkoutModel

@testable import WorkoutFormats

/// What is odd about real files of Strong, and what people do to them.
@Suite struct StrongQuirkTests {
  static let head =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

  /// The sets of rows that begin alike: `row` holds what follows the exercise's name.
  private static func text(_ rows: String...) -> String {
    ([head] + rows.map { "2024-03-04 18:05:11,A,1h,\($0)" }).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    ("2021-03-04 6:05:11 PM", "2021-03-04T18:05:11"),
    ("2021-03-04 06:05:11\u{202f}PM", "2021-03-04T18:05:11"),
    ("2021-03-04 12:05:11\u{202f}am", "2021-03-04T00:05:11"), ("2021-03-04 12:05 p.m.", "2021-03-04T12:05"),
    ("2021-03-04 18:05", "2021-03-04T18:05"), ("2021-03-04T18:05:11Z", "2021-03-04T18:05:11Z"),
    (" 2021-03-04 18:05:11\u{a0}", "2021-03-04T18:05:11"), ("4 Mar 2021, 18:05", "2021-03-04T18:05"),
  ])
  func datesOfTwelveHourClocksAreRead(written: String, start: String) throws {
    let reading = try read("\(Self.head)\n\"\(written)\",A,1h,Squat,1,60,5,0,0,,,\n")
    #expect(reading.archive.workouts.map { $0.start?.description } == [start])
    #expect(reading.findings.lines == [])
  }

  @Test(arguments: [
    ("1h 43m", 6_180), ("38min", 2_280), ("1h 5min", 3_900), ("46s", 46), ("264h 1m", 950_460),
    ("4195", 4_195),
    ("2h", 7_200), ("1:02:03", 3_723), ("0m", 0),
  ])
  func durationsOfEveryFormAreRead(written: String, seconds: Int64) throws {
    let reading = try read("\(Self.head)\n2021-03-04 18:05:11,A,\(written),Squat,1,60,5,0,0,,,\n")
    #expect(reading.archive.workouts.map(\.durationSeconds) == [ExactDecimal(coefficient: seconds)])
    #expect(reading.findings.lines == [])
  }

  static let durations = TableFixture(
    name: "durations that cannot be read, come late, or differ",
    text: """
      \(head)
      2024-03-04 18:05:11,A,soon,Squat,1,60,5,0,0,,,
      2024-03-04 18:05:11,A,soon,Squat,2,60,5,0,0,,,
      2024-03-05 18:05:11,A,,Squat,1,60,5,0,0,,,
      2024-03-05 18:05:11,A,1h,Squat,2,60,5,0,0,,,
      2024-03-05 18:05:11,A,,Squat,3,60,5,0,0,,,
      2024-03-05 18:05:11,A,2h,Squat,4,60,5,0,0,,,

      """,
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11
        Squat
          5 reps, 60 without unit
          5 reps, 60 without unit
      workout "A" 2024-03-05T18:05:11 {3600 s}
        Squat
          5 reps, 60 without unit
          5 reps, 60 without unit
          5 reps, 60 without unit
          5 reps, 60 without unit
      """,
    findings: [
      "warning dropped t:2:23: workout duration: not understood | soon",
      "warning inconsistent t:7:23: workout duration that differs from row to row: the first is read | 2h",
    ])

  static let numbering = TableFixture(
    name: "numbers that run through the workout, begin again, stay, or are no numbers",
    text: text(
      "Squat,1,60,5,0,0,,,", "Squat,2,60,5,0,0,,,", "Row,3,50,5,0,0,,,", "Row,4,50,5,0,0,,,",
      "Curl,1,20,5,0,0,,,", "Curl,1,15,8,0,0,,,", "Curl,2,15,7,0,0,,,", "Curl,W,5,9,0,0,,,",
      "Curl,1,22,5,0,0,,,", "Curl,2.0,22,4,0,0,,,", "Curl,,23,4,0,0,,,", "Curl,X,24,4,0,0,again,,"),
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Squat
          5 reps, 60 without unit
          5 reps, 60 without unit
        Row
          5 reps, 50 without unit
          5 reps, 50 without unit
        Curl
          5 reps, 20 without unit
          8 reps, 15 without unit
          7 reps, 15 without unit
        Curl
          warmUp, 9 reps, 5 without unit
          5 reps, 22 without unit
          4 reps, 22 without unit
          4 reps, 23 without unit
          4 reps, 24 without unit, note "again"
      """,
    findings: [
      "warning guessed t:12:31: set number not understood: read as a working set",
      "warning guessed t:13:31: set number not understood: read as a working set | X",
    ])

  static let notSets = TableFixture(
    name: "rows of rest and notes that stand in odd places or hold more",
    text: text(
      "Squat,Rest Timer,0,0,0,60,,,", "Squat,Note,0,0,0,0,first,,", "Squat,Note,0,0,0,0,second,,",
      "Squat,1,60,5,0,0,third,,", "Squat,Rest Timer,0,0,0,90,,,", "Squat,Rest Timer,0,0,0,30,,,",
      "Squat,2,60,5,0,0,,,", "Squat,Rest Timer,0,0,0,0,,,", "Squat,3,60,5,0,0,,,",
      "Squat,Rest Timer,5,0,0,45,tired,,", "Squat,Note,0,3,0,0,fourth,,", "Squat,Anmerkung,0,0,0,0,fifth,,"),
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Squat {notes "first\\nsecond\\nthird\\nfourth\\nfifth"}
          5 reps, 60 without unit, rest 90 s
          5 reps, 60 without unit, rest 0 s
          5 reps, 60 without unit, rest 45 s
      """,
    findings: [
      "warning dropped t:2:49: rest that follows no set | 60",
      "warning dropped t:7:49: second rest after a set | 30",
      "warning dropped t:11:1: other cells of a row of rest",
      "warning dropped t:12:1: other cells of a row of notes",
      "warning guessed t:13:32: set number not understood: read as notes | Anmerkung",
    ])

  static let rests = TableFixture(
    name: "a rest that names an exercise before its first set, and one that names none",
    text: text(
      "Bench,1,50,5,0,0,,,", "Squat,Rest Timer,0,0,0,90,,,", "Squat,1,60,5,0,0,,,",
      "Rest Timer,0,0,0,0,60,,,"),
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Bench
          5 reps, 50 without unit
        Squat
          5 reps, 60 without unit, rest 60 s
      """,
    findings: ["warning dropped t:3:49: rest that follows no set | 90"])

  static let workoutNumbers = TableFixture(
    name: "a word for the number of a workout",
    text: """
      Workout #,\(head)
      7,2024-03-04 18:05:11,A,1h,Deadlift (Barbell),1,60,5,0,0,,,
      A1,2024-03-05 18:05:11,A,1h,Deadlift (Barbell),1,60,5,0,0,,,

      """,
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Deadlift (Barbell)
          5 reps, 60 without unit
      workout "A" 2024-03-05T18:05:11 {3600 s; Workout #=A1}
        Deadlift (Barbell)
          5 reps, 60 without unit
      """)

  static let scattered = TableFixture(
    name: "a workout whose rows come back later",
    text: """
      \(head)
      2024-03-04 18:05:11,A,1h,Squat,1,60,5,0,0,,,
      2024-03-05 18:05:11,A,1h,Squat,1,60,5,0,0,,,
      2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,,,

      """,
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Squat
          5 reps, 60 without unit
      workout "A" 2024-03-05T18:05:11 {3600 s}
        Squat
          5 reps, 60 without unit
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Squat
          5 reps, 60 without unit
      """,
    findings: [
      "warning guessed t:4:1: rows of a workout that are not together: read as another workout; "
        + "sort the file by date first"
    ])

  static let workoutNotes = TableFixture(
    name: "notes of a workout on its first row, on all, and of two kinds",
    text: text(
      "Squat,1,60,5,0,0,,slept well,", "Squat,2,60,5,0,0,,slept well,", "Squat,3,60,5,0,0,,,",
      "Squat,4,60,5,0,0,,left early,"),
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s; notes "slept well\\nleft early"}
        Squat
          5 reps, 60 without unit
          5 reps, 60 without unit
          5 reps, 60 without unit
          5 reps, 60 without unit
      """)

  static let numbers = TableFixture(
    name: "numbers as people and spreadsheets write them",
    text: text(
      "Squat,1, 60.50 , 5,0,0,,,+8", "Squat,2,+60,5.0,0,1e2,,,", "Squat,3,\"62,5\",05,0,0,,,",
      "Squat,4,.5,5,0,0,,,", "Squat,5,0.12345678901234567890,5,0,0,,,"),
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3600 s}
        Squat
          5 reps, 60.50 without unit, RPE 8
          5 reps, 60 without unit, 100 s
          5 reps, 62.5 without unit
          5 reps, 0.5 without unit
          5 reps, 0.12345678901234567 without unit
      """,
    findings: [
      "warning guessed t:4:35: a number with a comma: read as a decimal comma | 62,5",
      "warning rounded t:6:34: a number of more than 17 digits | 0.12345678901234567890",
    ])

  static let german = TableFixture(
    name: "a decimal comma between semicolons",
    text: """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
      2024-03-04 18:05:11;A;Squat;1;102,5;kg;5;;;;0;;;50m
      2024-03-04 18:05:11;A;Squat;2;1,250;kg;5;8,5;;;0;;;50m

      """,
    model: """
      from strong
      workout "A" 2024-03-04T18:05:11 {3000 s}
        Squat
          5 reps, 102.5 kg
          5 reps, 1.250 kg, RPE 8.5
      """,
    findings: [
      "warning guessed t:2:31: a number with a comma: read as a decimal comma | 102,5",
      "warning guessed t:3:31: a number with a comma: read as a decimal comma | 1,250",
      "warning guessed t:3:42: a number with a comma: read as a decimal comma | 8,5",
    ])

  static let broken = TableFixture(
    name: "rows that cannot be read, fewer than a quarter",
    text: text(
      "Squat,1,heavy,5,0,0,,,", "Squat,2,60,12.5,0,0,,,", "Squat,3,60,3000000000,0,0,,,",
      "Squat,4,60,-2147483648,0,0,,,", "Squat,5,12345678901234567890,5,0,0,,,", ",6,60,5,0,0,,,",
      "Squat,7,\"1,250\",5,0,0,,,")
      + "04/03/2024,A,1h,Squat,1,60,5,0,0,,,\n"
      + String(repeating: "2024-03-04 18:05:11,A,1h,Squat,8,60,5,0,0,,,\n", count: 24),
    model: (["from strong", "workout \"A\" 2024-03-04T18:05:11 {3600 s}", "  Squat"]
      + Array(repeating: "    5 reps, 60 without unit", count: 24)).joined(separator: "\n"),
    findings: [
      "error dropped t:2:34: row skipped: no number in Weight | \"heavy\"",
      "error dropped t:3:37: row skipped: no whole number in Reps | \"12.5\"",
      "error dropped t:4:37: row skipped: no whole number in Reps | \"3000000000\"",
      "error dropped t:5:37: row skipped: no whole number in Reps | \"-2147483648\"",
      "error dropped t:6:34: row skipped: no number in Weight | \"12345678901234567890\"",
      "error dropped t:7:26: row skipped: nothing in Exercise Name",
      "error dropped t:8:35: row skipped: no number in Weight | \"1,250\"",
      "error dropped t:9:1: row skipped: no date and time in Date | \"04/03/2024\"",
    ])

  static let columns = TableFixture(
    name: "columns that no edition has, twice the same and without a name, in another order",
    text: """
      Mood,set order,REPS,Weight (kg),Exercise Name,Workout Name,Date,Notes,Notes,Mood,
      good,1,5,60,Squat,A,2024-03-04 18:05:11,deep,deeper,better,best
      ,2,5,60,Squat,A,2024-03-04 18:05:11,,,,

      """,
    model: """
      from strong, kg
      workout "A" 2024-03-04T18:05:11
        Squat {notes "deep"}
          5 reps, 60 kg {Mood=good Notes, column 9=deeper Mood, column 10=better column 11=best}
          5 reps, 60 kg
      """)

  static let all = [
    durations, numbering, notSets, scattered, workoutNotes, numbers, german, broken, columns, rests,
    workoutNumbers,
  ]

  @Test(arguments: all.indices) func everyQuirkReadsAsItShould(index: Int) throws {
    try Self.all[index].check("strong")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .strong, seeds: 200..<260)
  }

  @Test func aUnitThatIsNoneKeepsTheRowOut() throws {
    let head = "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit"
    let good = "2024-03-04 18:05:11;A;Squat;1;60;kg;5;;\n"
    let reading = try read(
      "\(head)\n" + String(repeating: good, count: 6)
        + "2024-03-04 18:05:11;A;Squat;1;60;stone;5;;\n2024-03-04 18:05:11;A;Run;1;;;;5;leagues\n")
    #expect(reading.archive.workouts.flatMap(\.exercises).map(\.sets.count) == [6])
    #expect(
      reading.findings.lines == [
        "error dropped t:8:34: row skipped: no unit of weight in Weight Unit | \"stone\"",
        "error dropped t:9:34: row skipped: no unit of distance in Distance Unit | \"leagues\"",
      ])
  }
}
