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
        2020-01-02T18:00  Day  (first time)
          Squat                         * 5 × 100 kg  * 5 × 100 kg  * 5 × 100 kg  1RM 116
          volume 1500

        2020-01-05T18:00  Other  (first time)
          Squat                         * 5 × 200 kg  1RM 233
          volume 1000

        2020-01-09T18:00  Day  (last time: 2020-01-02T18:00)
          Squat                         + 5 × 105 kg  = 5 × 100 kg  - 4 × 100 kg  * 3 × 90 kg  1RM 122 (+6)
          volume 1695 (+195)
        = 0

        """)
    #expect(folder.run("compare", "DIR/a.btd", "--count", "1").text.hasPrefix("2020-01-09"))
    let colored = folder.run("compare", "DIR/a.btd", "--count", "1", isTerminal: true, allowsColor: true)
    #expect(colored.text.contains("\u{1b}[32m+ 5 × 105 kg\u{1b}[0m"))
  }
}
