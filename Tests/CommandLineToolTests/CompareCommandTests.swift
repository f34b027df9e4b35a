import Testing

@Suite struct CompareCommandTests {
  @Test func marksTheSetsOfASheet() throws {
    let folder = try TestFolder()
    let workouts = [
      SampleText.workout(1), SampleText.workout(2, date: "2020-01-09 18:00", set: "5 105"),
      SampleText.workout(3, name: "Other", date: "2020-01-10 18:00"),
    ]
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "a.btd")
    for (number, words) in [(1, "The first time"), (2, "2 January 2020"), (3, "The first time")] {
      let arguments = ["sheet", "DIR/a.btd", "--workout", "\(number)", "-o", "DIR/\(number).pdf"]
      #expect(folder.run(arguments + ["--compare"]).code == 0)
      let text = try BuiltTool.shell("pdftotext -layout \(number).pdf -", in: folder).text
      #expect(text.contains(words), "\(text)")
      #expect(text.contains("(+") == (number == 2))
    }
    for arguments in [["--as-template", "--workout", "1"], ["--template", "A"], ["--routine"]] {
      let run = folder.run(["sheet", "DIR/a.btd", "-o", "DIR/x.pdf", "--compare"] + arguments)
      #expect(run.code == 64)
    }
  }

  @Test func lessAssistanceIsBetterAndNoneOfItIsLifted() throws {
    let folder = try TestFolder()
    let rows = [
      "2024-01-01 10:00:00,Pull,1h,Pull Up (Assisted),1,30,8,0,0,,,",
      "2024-01-01 10:00:00,Pull,1h,Pull Up (Assisted),2,30,8,0,0,,,",
      "2024-01-01 10:00:00,Pull,1h,Row (Cable),1,50,10,0,0,,,",
      "2024-01-08 10:00:00,Pull,1h,Pull Up (Assisted),1,20,8,0,0,,,",
      "2024-01-08 10:00:00,Pull,1h,Pull Up (Assisted),2,35,8,0,0,,,",
      "2024-01-08 10:00:00,Pull,1h,Row (Cable),1,50,10,0,0,,,",
    ]
    let head =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    try folder.write(([head] + rows).joined(separator: "\n") + "\n", to: "a.csv")
    #expect(
      folder.run("compare", "DIR/a.csv", "--source-unit", "kg", "--count", "1").text == """
        2024-01-08 10:00  Pull  (last time: 2024-01-01 10:00)
          Pull Up (Assisted)            + 8 × 20 kg  - 8 × 35 kg
          Row (Cable)                   = 10 × 50 kg  1RM 67 kg (+0)
          volume 500 kg (+0)

        """)
  }

  @Test func volumeAndOneRepMaxAreInOneUnit() throws {
    let folder = try TestFolder()
    let first = #"{"reps":5,"load":{"kg":100}}"#
    let second = #"{"reps":4,"load":{"lb":231}}"#
    let workouts = [("2024-01-01T10:00", first), ("2024-01-08T10:00", second)].map { start, set in
      #"{"title":"A","start":"\#(start)","exercises":[{"exercise":{"name":"Squat"},"sets":[\#(set)]}]}"#
    }
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[\#(workouts.joined(separator: ","))]}"#,
      to: "a.workouts.json")
    #expect(
      folder.run("compare", "DIR/a.workouts.json", "--count", "1").text == """
        2024-01-08 10:00  A  (last time: 2024-01-01 10:00)
          Squat                         + 4 × 231 lb  1RM 260 lb (+3)
          volume 924 lb (-178)

        """)
  }

  @Test func marksEachSetAgainstTheLastTimeOfTheRoutine() throws {
    let folder = try TestFolder()
    let workouts = [
      SampleText.workout(3, date: "2020-01-09 18:00", set: "5 105\",\"5 100\",\"4 100\",\"3 90"),
      SampleText.workout(2, name: "Other", date: "2020-01-05 18:00", set: "5 200"),
      SampleText.workout(1, set: "5 100\",\"5 100\",\"5 100"),
    ]
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "a.btd")
    #expect(
      folder.run("compare", "DIR/a.btd").transcript == """
        2020-01-02 18:00  Day  (first time)
          Squat                         * 5 × 100 kg  * 5 × 100 kg  * 5 × 100 kg  1RM 116 kg
          volume 1,500 kg

        2020-01-05 18:00  Other  (first time)
          Squat                         * 5 × 200 kg  1RM 233 kg
          volume 1,000 kg

        2020-01-09 18:00  Day  (last time: 2020-01-02 18:00)
          Squat                         + 5 × 105 kg  = 5 × 100 kg  - 4 × 100 kg  * 3 × 90 kg  1RM 122 kg (+6)
          volume 1,695 kg (+195)
        = 0

        """)
    #expect(folder.run("compare", "DIR/a.btd", "--count", "1").text.hasPrefix("2020-01-09"))
    let colored = folder.run("compare", "DIR/a.btd", "--count", "1", isTerminal: true, allowsColor: true)
    #expect(colored.text.contains("\u{1b}[32m+ 5 × 105 kg\u{1b}[0m"))
  }
}
