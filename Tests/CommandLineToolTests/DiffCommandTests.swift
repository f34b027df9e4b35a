import Testing

@Suite struct DiffCommandTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    let shared = SampleText.workout(1)
    try folder.write(
      SampleText.file(
        [
          shared, SampleText.workout(2, date: "2020-01-05 18:00"),
          SampleText.workout(3, name: "Long", date: "2020-01-06 18:00", set: "5 100\",\"5 90\",\"8 80"),
        ].joined(separator: ",")), to: "a.btd")
    try folder.write(
      SampleText.file(
        [
          shared,
          SampleText.workout(3, name: "Long", date: "2020-01-06 18:00", set: "5 100\",\"8 80\",\"8 70"),
          SampleText.workout(4, date: "2020-01-07 18:00"),
        ].joined(separator: ",")), to: "b.btd")
    return folder
  }

  @Test func listsWhatOnlyOneHasAndWhichSetsChanged() throws {
    #expect(
      try folder().run("diff", "DIR/a.btd", "DIR/b.btd").transcript == """
        - 2020-01-05T18:00  Day  (1 exercise, 1 set)
        + 2020-01-07T18:00  Day  (1 exercise, 1 set)
        ~ 2020-01-06T18:00  Long  (1 exercise, 3 sets)
            ~ Squat, set 2: 5 × 90 kg → 8 × 80 kg
            ~ Squat, set 3: 8 × 80 kg → 8 × 70 kg
        1 workout only in DIR/a.btd, 1 only in DIR/b.btd, 1 changed, 1 the same
        = 1

        """)
  }

  @Test(arguments: [
    // Equal sets between two changed ones are no change.
    (
      "5 100,5 90,8 80,8 70,5 60", "5 105,5 90,8 80,8 75,5 60",
      ["~ 1: 5 × 100 kg → 5 × 105 kg", "~ 4: 8 × 70 kg → 8 × 75 kg"]
    ),
    // Nor are those behind one that is new, or gone.
    (
      "5 100,5 90,8 80,8 70", "5 60,5 100,5 95,8 80,8 75",
      ["+ 1: 5 × 60 kg", "~ 2: 5 × 90 kg → 5 × 95 kg", "~ 4: 8 × 70 kg → 8 × 75 kg"]
    ),
    ("5 100,5 90,8 80", "5 90,8 85", ["- 1: 5 × 100 kg", "~ 3: 8 × 80 kg → 8 × 85 kg"]),
    ("5 100", "", ["- 1: 5 × 100 kg"]),
  ])
  func listsTheSetsThatDifferAndNoOthers(first: String, second: String, changes: [String]) throws {
    let folder = try TestFolder()
    for (name, sets) in [("a.btd", first), ("b.btd", second)] {
      let workout = SampleText.workout(1, set: sets.replacing(",", with: "\",\""))
      try folder.write(SampleText.file(workout.replacing("[\"\"]", with: "[]")), to: name)
    }
    let lines = folder.run("diff", "DIR/a.btd", "DIR/b.btd").text.split(separator: "\n").dropFirst()
      .dropLast()
    #expect(
      lines.map { String($0.trimmingPrefix("    ")).replacing("Squat, set ", with: "") } == changes)
  }

  @Test func namesTheFieldsWhereTheWordsOfTwoSetsAreTheSame() throws {
    let folder = try TestFolder()
    for (name, rest) in [
      ("a.json", #""tempo":"3-1-X-1","targetReps":5,"restSeconds":60"#),
      ("b.json", #""tempo":"2-0-X-0","targetReps":6,"targetRPE":8,"restSeconds":90"#),
    ] {
      let set = #"{"reps":5,"weight":100,"unit":"kg",\#(rest)}"#
      try folder.write(
        #"{"date":"2026-01-31T18:05:00Z","exercises":[{"exercise":{"name":"Squat"},"sets":[\#(set)]}]}"#,
        to: name)
    }
    #expect(
      folder.run("diff", "DIR/a.json", "DIR/b.json").transcript == """
        ~ 2026-01-31T18:05:00Z  no name  (1 exercise, 1 set)
            ~ Squat, set 1: rest: 60 s → 90 s
            ~ Squat, set 1: target: 5 reps → 6 reps RPE 8
            ~ Squat, set 1: tempo: "3-1-X-1" → "2-0-X-0"
        0 workouts only in DIR/a.json, 0 only in DIR/b.json, 1 changed, 0 the same
        = 1

        """)
  }

  @Test func colorsItsLinesOnATerminalOnly() throws {
    let folder = try folder()
    let run = folder.run("diff", "DIR/a.btd", "DIR/b.btd", isTerminal: true, allowsColor: true)
    #expect(run.text.hasPrefix("\u{1b}[31m- 2020-01-05T18:00  Day  (1 exercise, 1 set)\u{1b}[0m\n"))
    #expect(!folder.run("diff", "DIR/a.btd", "DIR/b.btd", isTerminal: true).text.contains("\u{1b}"))
  }

  @Test func findsNoDifferenceInAFileAndItself() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("diff", "DIR/v6.wld", "DIR/v6.wld").transcript
        == "no difference: 4 workouts the same\n= 0\n")
  }

  @Test(arguments: [("strong", "lb"), ("hevy", "lb"), ("fitbod", "kg")])
  func findsNoDifferenceInWhatAnotherFormatHasRoomFor(format: String, unit: String) throws {
    let folder = try TestFolder("v2.btd")
    #expect(folder.run("convert", "DIR/v2.btd", "-o", "DIR/x.csv", "--to", format, "--unit", unit).code == 0)
    let run = folder.run("diff", "DIR/v2.btd", "DIR/x.csv", "--source-unit", "lb")
    #expect(run.text.hasSuffix("no difference: 3 workouts the same\n"))
    #expect(run.code == 0)
  }

  @Test func namesWhatDiffersBesideTheWorkouts() throws {
    let folder = try TestFolder("v6.wld")
    let text = try folder.text(of: "v6.wld")
    try folder.write(
      text.replacing("\"startWeekOnMonday\": true", with: "\"startWeekOnMonday\": false")
        .replacing("\"High Bar\", \"Low Bar\"", with: "\"High Bar\""), to: "b.wld")
    #expect(
      folder.run("diff", "DIR/v6.wld", "DIR/b.wld").text == """
        - exercise type: Back Squat, Legs, repsWeight, High Bar/Low Bar
        + exercise type: Back Squat, Legs, repsWeight, High Bar
        ~ settings: week begins on Monday: true → false
        0 workouts only in DIR/v6.wld, 0 only in DIR/b.wld, 0 changed, 4 the same

        """)
  }
}
