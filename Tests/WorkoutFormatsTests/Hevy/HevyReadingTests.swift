import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct HevyReadingTests {
  static let head =
    #""title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","#
    + #""set_type","weight_kg","reps","distance_km","duration_seconds","rpe""#

  static let present = TableFixture(
    name: "the app's export: kinds, supersets from 0, notes on every row, blank for body weight",
    text: head + #"""

      "Upper","8 Apr 2026, 16:50","8 Apr 2026, 18:05","good, ""strong"" day","Bench Press (Barbell)",0,"slow
      down",0,"warmup",40,8,,,
      "Upper","8 Apr 2026, 16:50","8 Apr 2026, 18:05","good, ""strong"" day","Bench Press (Barbell)",0,"slow
      down",1,"normal",36.29,5,,,8.5
      "Upper","8 Apr 2026, 16:50","8 Apr 2026, 18:05","good, ""strong"" day","Pull Up",0,"",0,"failure",,10,,,
      "Upper","8 Apr 2026, 16:50","8 Apr 2026, 18:05","good, ""strong"" day","Pull Up",0,"",1,"dropset",0,6,,,10
      "Upper","8 Apr 2026, 16:50","8 Apr 2026, 18:05","good, ""strong"" day","Running",,"",0,"normal",,,5.2,1800,
      "","7 Apr 2026, 07:05","7 Apr 2026, 07:05","","Plank",1,"",0,"normal",,,,60,

      """#,
    model: """
      from hevy, kg, km
      workout "Upper" 2026-04-08T16:50 {4500 s; supersets [[0, 1]]; notes "good, "strong" day"}
        Bench Press (Barbell) {notes "slow\\ndown"}
          warmUp, 8 reps, 40 kg
          5 reps, 36.29 kg, RPE 8.5
        Pull Up
          failure, 10 reps
          drop, 6 reps, 0 kg, RPE 10
        Running
          1800 s, 5.2 km
      workout - 2026-04-07T07:05 {0 s; supersets [[0]]}
        Plank
          60 s
      """)

  static let zeros = TableFixture(
    name: "0 for times that were not taken, and for the repetitions of those that were",
    text: head + #"""

      "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","","Leg Curl (Machine)",,"",0,"warmup",39,10,,0,6
      "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","","Warm Up",,"",0,"normal",,0,,300,
      "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","","Rowing",,"",0,"normal",,0,2.5,0,
      "Lower","15 Sep 2025, 07:48","15 Sep 2025, 09:13","","Deadlift",,"",0,"failure",200,0,0,0,

      """#,
    model: """
      from hevy, kg, km
      workout "Lower" 2025-09-15T07:48 {5100 s}
        Leg Curl (Machine)
          warmUp, 10 reps, 39 kg, RPE 6
        Warm Up
          300 s
        Rowing
          2.5 km
        Deadlift
          failure, 0 reps, 200 kg
      """)

  static let pounds = TableFixture(
    name: "pounds and miles, and dates in all the English forms",
    text: """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_lbs,reps,distance_miles,duration_seconds,rpe
      A,"May 15, 2026, 7:26 PM","May 15, 2026, 8:26\u{202f}PM",,Squat (Barbell),,,0,normal,225,5,,,
      B,2023-01-02 10:00:00,2023-01-02 10:45:30,,Running,,,0,normal,,,3.1,1500,
      C,"2 January 2023, 06:00",,,Squat (Barbell),,,0,normal,135,5,,,
      D,"1 Jan 2023, 23:30","1 Jan 2023, 22:30",,Squat (Barbell),,,0,normal,135,5,,,

      """,
    model: """
      from hevy, lb, mi
      workout "A" 2026-05-15T19:26 {3600 s}
        Squat (Barbell)
          5 reps, 225 lb
      workout "B" 2023-01-02T10:00:00 {2730 s}
        Running
          1500 s, 3.1 mi
      workout "C" 2023-01-02T06:00
        Squat (Barbell)
          5 reps, 135 lb
      workout "D" 2023-01-01T23:30 {end 2023-01-01T22:30}
        Squat (Barbell)
          5 reps, 135 lb
      """,
    findings: [
      "warning inconsistent t:5:24: a workout that ends before it begins | 2023-01-01T23:30 to 2023-01-01T22:30"
    ])

  static let bothUnits = TableFixture(
    name: "columns of both units, filled both: the one that is not 0 counts, of two the one that was typed",
    text: """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,weight_lbs,reps,distance_km,distance_miles,duration_seconds,rpe
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,0,normal,0,225,5,0,0,0,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,1,normal,100,0,5,,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,2,normal,102.06,225,5,,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,3,normal,100,220.46,5,,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Squat (Barbell),,,4,normal,100,225,5,,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Pull Up,,,0,normal,0,0,8,,,,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Running,,,0,normal,,,0,0,3,1500,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Running,,,1,normal,,,0,4.83,3,1500,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Running,,,2,normal,,,0,5,0,1500,
      A,"15 May 2026, 19:26","15 May 2026, 20:26",,Running,,,3,normal,,,0,5,4,1500,

      """,
    model: """
      from hevy
      workout "A" 2026-05-15T19:26 {3600 s}
        Squat (Barbell)
          5 reps, 225 lb
          5 reps, 100 kg
          5 reps, 225 lb
          5 reps, 100 kg
          5 reps, 100 kg
        Pull Up
          8 reps, 0 kg
        Running
          1500 s, 3 mi
          1500 s, 3 mi
          1500 s, 5 km
          1500 s, 5 km
      """,
    findings: [
      "warning inconsistent t:6:77: a weight that differs in kilograms and pounds: the kilograms are read"
        + " | 100 kg, 225 lb",
      "warning inconsistent t:11:71: a distance that differs in kilometres and miles: the kilometres are read"
        + " | 5 km, 4 mi",
    ])

  static let exercises = TableFixture(
    name: "the same exercise twice in a row, supersets that come again or have names, notes that differ",
    text: head + #"""

      "A","1 May 2026, 10:00","1 May 2026, 11:00","first","Curl",3,"a",0,"normal",20,5,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","first","Curl",3,"a",1,"normal",20,4,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","second","Curl",3,"a",0,"normal",22,5,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","second","Dip",x1,"a",0,"normal",,9,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","","Dip",x1,"b",1,"amrap",,12,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","second","Row",,"",0,"normal",50,5,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","second","Fly",3,"",0,"normal",10,5,,,
      "A","1 May 2026, 10:00","1 May 2026, 11:00","second","Press",x1,"",0,"normal",30,5,,,

      """#,
    model: """
      from hevy, kg, km
      workout "A" 2026-05-01T10:00 {3600 s; supersets [[0, 1, 4], [2, 5]]; notes "first\\nsecond"}
        Curl {notes "a"}
          5 reps, 20 kg
          4 reps, 20 kg
        Curl {notes "a"}
          5 reps, 22 kg
        Dip {notes "a\\nb"}
          9 reps
          12 reps
        Row
          5 reps, 50 kg
        Fly
          5 reps, 10 kg
        Press
          5 reps, 30 kg
      """,
    findings: [
      "warning guessed t:6:64: set type not understood: read as a working set | amrap"
    ])

  static let broken = TableFixture(
    name: "broken rows, columns of one's own, a workout that comes back, a last line cut off",
    text: """
      title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,mood
      A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,0,normal,60,5,good
      A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,1,normal,60,5,
      A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,2,normal,60,five,
      B,2023-01-03 10:00:00,soon,Squat,0,normal,60,5,
      B,gestern,2023-01-03 10:00:00,Squat,0,normal,60,5,
      B,2023-01-03 10:00:00,2023-01-03 11:00:00,,0,normal,60,5,
      C,2023-01-04 10:00:00,2023-01-04 11:00:00,Press, Seated,0,normal,40,5,
      A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,3,normal,62.5,5,
      \(String(repeating: "A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,4,normal,65,5,\n", count: 12))\
      A,2023-01-02 10:00:00,2023-01-02 11:00:00,Squat,5,nor
      """,
    model: (["from hevy, kg"]
      + [
        "workout \"A\" 2023-01-02T10:00:00 {3600 s}", "  Squat", "    5 reps, 60 kg {mood=good}",
        "    5 reps, 60 kg", "workout \"C\" 2023-01-04T10:00:00 {3600 s}", "  Press, Seated",
        "    5 reps, 40 kg", "workout \"A\" 2023-01-02T10:00:00 {3600 s}", "  Squat", "    5 reps, 62.5 kg",
        "    5 reps, 65 kg",
      ] + Array(repeating: ["  Squat", "    5 reps, 65 kg"], count: 11).flatMap { $0 }).joined(
        separator: "\n"),
    findings: [
      "error dropped t:4:61: row skipped: no number in reps | \"five\"",
      "error dropped t:5:23: row skipped: no date and time in end_time | \"soon\"",
      "error dropped t:6:3: row skipped: no date and time in start_time | \"gestern\"",
      "error dropped t:7:43: row skipped: nothing in exercise_title",
      "warning repaired t:8:1: delimiters in an unquoted exercise_title: read as part of it",
      "warning guessed t:9:1: rows of a workout that are not together: read as another workout; "
        + "sort the file by date first",
      "error dropped t:22:1: row skipped: the file ends mid-row and may be cut off: export or copy it again "
        + "| 6 of 9",
    ])

  static let all = [present, zeros, pounds, bothUnits, exercises, broken]

  @Test(arguments: all.indices) func everyFileReadsAsItShould(index: Int) throws {
    try Self.all[index].check("hevy")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .hevy, seeds: 0..<150)
  }

  @Test(arguments: [
    ("normal", SetKind.working), ("warmup", .warmUp), ("warm_up", .warmUp), ("Warm-up", .warmUp),
    ("drop", .drop), ("dropset", .drop), ("drop_set", .drop), ("Drop Set", .drop), ("failure", .failure),
  ])
  func theKindOfASetIsReadInAnySpelling(word: String, kind: SetKind) throws {
    let reading = try read(
      Self.head + "\n\"A\",\"8 Apr 2026, 16:50\",,\"\",\"Curl\",,\"\",0,\"\(word)\",20,8,,,\n")
    #expect(reading.archive.workouts[0].exercises[0].sets.map(\.kind) == [kind])
    #expect(reading.findings.lines == [])
  }

  @Test func aBadEffortOrTimeCostsOnlyItself() throws {
    func row(_ index: Int, _ rest: String) -> String {
      #""A","8 Apr 2026, 16:50","8 Apr 2026, 18:05","","Squat",,"",\#(index),"normal",\#(rest)"# + "\n"
    }
    let reading = try read(
      Self.head + "\n" + row(0, #"100,5,,,"8-9""#) + row(1, #"100,5,,"1:30",8"#) + row(2, #",,,"1:30","#)
        + (3...8).map { row($0, "100,5,,,8") }.joined())
    #expect(
      ArchiveText.of(reading.archive) == """
        from hevy, kg, km
        workout "A" 2026-04-08T16:50 {4500 s}
          Squat
            5 reps, 100 kg
            5 reps, 100 kg, RPE 8
        """ + String(repeating: "\n    5 reps, 100 kg, RPE 8", count: 6))
    #expect(
      reading.findings.lines == [
        "warning dropped t:2:80: no number, left out | 8-9",
        "warning dropped t:3:79: no number, left out | 1:30",
        "error dropped t:4:75: row skipped: no number in duration_seconds | \"1:30\"",
      ])
  }
}
