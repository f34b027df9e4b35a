import Testing

@Suite struct CompareCommandTests {
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
