import CommandLineTool
import Testing

@Suite struct ShowCommandTests {
  private static let supersets = #"""
    {"format":"btd-archive","version":1,"workouts":[
    {"title":"A","start":"2024-01-01T10:00","exercises":[{"exercise":{"name":"Squat"},"sets":[{"reps":5,"load":{"kg":100}}]}]},
    {"title":"A","start":"2024-01-08T10:00","durationSeconds":3900,"details":{"notes":"good day\nslept well"},"supersets":[[0,1]],"exercises":[
    {"exercise":{"name":"Squat"},"details":{"notes":"deep"},"sets":[{"kind":"warmUp","reps":5,"load":{"kg":60}},{"reps":5,"load":{"kg":105}}]},
    {"exercise":{"name":"Plank"},"sets":[{"durationSeconds":60}]},
    {"exercise":{"name":"Row"},"sets":[{"reps":8,"load":{"kg":50},"details":{"note":"slow"}}]}]}]}
    """#

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.supersets, to: "a.workouts.json")
    return folder
  }

  @Test func showsAWorkoutAsAPersonReadsIt() throws {
    #expect(
      try folder().run("show", "DIR/a.workouts.json").transcript == """
        #2  2024-01-08 10:00  A
          last time: 2024-01-01 10:00 (#1)
          65 min, 3 exercises, 4 sets, volume 1,225 kg (+725)
          “good day”
          “slept well”

        A1  Squat  1RM 122 kg (+6)
            “deep”
            - 5 × 60 kg warm-up  was 5 × 100 kg
            * 5 × 105 kg

        A2  Plank
            * 60 s

        3   Row    1RM 63 kg
            * 8 × 50 kg (slow)
        = 0

        """)
  }

  @Test(arguments: [
    ("1", "#1"), ("last", "#2"), ("2024-01-01", "#1"), ("A", "#2"), ("a!", "#2"), ("1-2", "#1"),
  ])
  func choosesAWorkout(choice: String, head: String) throws {
    #expect(try folder().run("show", "DIR/a.workouts.json", "--workout", choice).text.hasPrefix(head + "  "))
  }

  @Test func aTitleChoosesForOtherCommandsToo() throws {
    let folder = try folder()
    let run = folder.run("convert", "DIR/a.workouts.json", "--workout", "a", "-o", "DIR/b.workouts.json")
    #expect(run.code == 0)
    #expect(try folder.text(of: "b.workouts.json").contains("slept well"))
  }

  @Test func drawsTheHistoryOfAnExercise() throws {
    let folder = try TestFolder("history.btd")
    try Golden.expect(
      folder.run("show", "DIR/history.btd", "--exercise", "squat").transcript, equals: "show-exercise")
  }

  @Test(arguments: [30, 50, 80, 200]) func theChartFitsTheTerminal(columns: Int) throws {
    let folder = try TestFolder("history.btd")
    var environment = TestFolder.environment
    environment.terminalColumns = columns
    let arguments = ["show", "DIR/history.btd", "--exercise", "squat"]
    let text = folder.run(arguments, isTerminal: true, environment: environment).text
    let chart = text.split(separator: "\n").filter { line in "┤│└".contains { line.contains($0) } }
    #expect(chart.count == 17, "\(text)")
    #expect(chart.allSatisfy { $0.count <= columns })
  }

  @Test func goalsStandAcrossTheChartOfTheirExercise() throws {
    let folder = try TestFolder()
    let workouts = (1...4).map { month in
      #"{"start":"2024-0\#(month)-01","exercises":[{"exercise":{"name":"Squat"},"sets":["#
        + #"{"reps":1,"load":{"kg":\#(100 + 5 * month)}}]}]}"#
    }
    let goals = [112, 113, 130].map { kilograms in
      #"{"exercise":{"name":"Squat"},"target":{"reps":1,"load":{"kg":\#(kilograms)}}}"#
    }
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[\#(workouts.joined(separator: ","))],"#
        + #""goals":[\#(goals.joined(separator: ","))]}"#, to: "a.workouts.json")
    try Golden.expect(
      folder.run("show", "DIR/a.workouts.json", "--exercise", "squat").transcript, equals: "show-goals")
  }

  /// 2,700 repetitions of 10¹⁷ kg are 9.1 × 10¹⁸ kg, and the tick above is beyond 64 bits.
  @Test func aValueNearTheEndOfNumbersHasAChart() throws {
    let folder = try TestFolder()
    let workouts = ["2024-01-01", "2024-01-08"].map { day in
      #"{"start":"\#(day)","exercises":[{"exercise":{"name":"Squat"},"sets":["#
        + #"{"reps":2700,"load":{"kg":100000000000000000}}]}]}"#
    }
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[\#(workouts.joined(separator: ","))]}"#,
      to: "a.workouts.json")
    let run = folder.run("show", "DIR/a.workouts.json", "--exercise", "squat")
    #expect(run.code == 0)
    #expect(run.text.contains("9,100,000,000,000,000,000 kg"), "\(run.text)")
    #expect(run.text.contains(" ┤"), "\(run.text)")
  }

  @Test func marksAreColouredOnATerminalAlone() throws {
    let colored = try folder().run("show", "DIR/a.workouts.json", isTerminal: true, allowsColor: true)
    #expect(colored.text.contains("\u{1b}[31m- 5 × 60 kg warm-up\u{1b}[0m  was 5 × 100 kg"))
    #expect(try !folder().run("show", "DIR/a.workouts.json", isTerminal: true).text.contains("\u{1b}"))
  }

  @Test func saysPlainlyThatThereIsNothing() throws {
    let folder = try folder()
    try folder.write(#"{"format":"btd-archive","version":1,"workouts":[]}"#, to: "b.workouts.json")
    for options in [[], ["--exercise", "squat"]] {
      let run = folder.run(["show", "DIR/b.workouts.json"] + options)
      #expect(run.text.replacing(folder.path, with: "DIR") == "DIR/b.workouts.json holds no workouts.\n")
      #expect(run.code == 0)
    }
    let unknown = folder.run("show", "DIR/a.workouts.json", "--exercise", "Squads")
    #expect(unknown.errors == "btd show: no workout matches. Did you mean \"Squat\"?\n" && unknown.code == 1)
  }

  @Test func refusesBothChoices() throws {
    let run = try folder().run("show", "DIR/a.workouts.json", "--workout", "1", "--exercise", "x")
    #expect(run.code == 64)
    #expect(run.errors.contains("--workout and --exercise cannot be used together"))
  }
}
