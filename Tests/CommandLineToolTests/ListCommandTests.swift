import CommandLineTool
import Synchronization
import Testing

@Suite struct ListCommandTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-03-08 18:00:30,Push,40m,Bench Press (Barbell),1,140,5,0,0,,,
      2024-03-08 18:00:30,Push,40m,Plank,1,0,0,0,60,,,
      2024-03-04 18:05:11,Push,2h 5m,Bench Press (Barbell),1,135,5,0,0,,,
      2024-03-06 18:00:30,=Legs,40m,Squat (Barbell),1,225,5,0,0,,,

      """, to: "a.csv")
    return folder
  }

  @Test func listsWorkoutsNewestLastByTheirNumber() throws {
    #expect(
      try folder().run("list", "DIR/a.csv", "--source-unit", "lb").transcript == """
        #  date              title  exercises  sets    volume    time
        2  2024-03-04 18:05  Push           1     1    675 lb  2:05 h
        3  2024-03-06 18:00  =Legs          1     1  1,125 lb  40 min
        1  2024-03-08 18:00  Push           2     2    700 lb  40 min
        = 0

        """)
  }

  @Test func aNumberOfTheListChoosesThatWorkout() throws {
    let folder = try folder()
    let list = folder.run("list", "DIR/a.csv", "--source-unit", "lb", "--exercise", "Squat (Barbell)")
    #expect(list.text.split(separator: "\n").last?.hasPrefix("3  2024-03-06") == true)
    let arguments = ["--source-unit", "lb", "--workout", "3", "-o", "DIR/b.workouts.json"]
    #expect(folder.run(["convert", "DIR/a.csv"] + arguments).code == 0)
    #expect(try folder.text(of: "b.workouts.json").contains("=Legs"))
  }

  @Test func listsExercises() throws {
    #expect(
      try folder().run("list", "DIR/a.csv", "--source-unit", "lb", "--exercises").transcript == """
        exercise               workouts  sets  last time   #  best set    in #     1RM
        Bench Press (Barbell)         2     2  2024-03-08  1  5 × 140 lb     1  163 lb
        Plank                         1     1  2024-03-08  1  60 s           1
        Squat (Barbell)               1     1  2024-03-06  3  5 × 225 lb     3  262 lb
        = 0

        """)
  }

  @Test func showsWeightsInTheUnitThatIsAskedFor() throws {
    let folder = try folder()
    #expect(
      folder.run("list", "DIR/a.csv", "--source-unit", "lb", "--unit", "kg", "--exercises").transcript == """
        exercise               workouts  sets  last time   #  best set       in #     1RM
        Bench Press (Barbell)         2     2  2024-03-08  1  5 × 63.5 kg       1   74 kg
        Plank                         1     1  2024-03-08  1  60 s              1
        Squat (Barbell)               1     1  2024-03-06  3  5 × 102.06 kg     3  118 kg
        = 0

        """)
    #expect(
      folder.run("show", "DIR/a.csv", "--source-unit", "lb", "--unit", "kg", "--workout", "3").text.contains(
        "\n    * 5 × 102.06 kg\n"))
  }

  @Test func saysThatWeightsWithoutAUnitStayAsTheyAre() throws {
    let folder = try TestFolder("table.csv")
    #expect(
      folder.run("list", "DIR/table.csv", "--unit", "lb").errors.contains(
        "DIR/table.csv: weights without a unit are shown as they are; --source-unit says which they have\n"))
  }

  @Test func listsTemplatesAndRides() throws {
    let folder = try TestFolder("v6.wld", "intervals.zwo")
    let text = folder.run("list", "--templates", "DIR/v6.wld").text
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.hasPrefix("kind      title"))
    #expect(folder.run("list", "--templates", "DIR/intervals.zwo").text.contains("\nride  "))
  }

  @Test func listsMeasurements() throws {
    let folder = try TestFolder()
    let first = #"{"moment":"2024-03-04T08:00","kind":"Weight","value":80.5,"unit":"kg","note":"fed"}"#
    let second = #"{"moment":"2024-03-01","kind":"Body Fat","value":15}"#
    try folder.write(
      #"{"format":"btd-archive","version":1,"measurements":[\#(first),\#(second)],"workouts":[]}"#,
      to: "a.workouts.json")
    #expect(
      folder.run("list", "DIR/a.workouts.json", "--measurements").transcript == """
        date              kind        value  note
        2024-03-01        Body Fat       15
        2024-03-04 08:00  Weight    80.5 kg  fed
        = 0

        """)
  }

  @Test func writesTablesForPrograms() throws {
    let folder = try folder()
    let run = folder.run("list", "DIR/a.csv", "--source-unit", "lb", "--csv", "--since", "2024-03-06")
    #expect(
      run.text.replacing(folder.path, with: "DIR") == """
        file,number,date,title,exercises,sets,volume,unit,durationSeconds
        DIR/a.csv,3,2024-03-06T18:00:30,'=Legs,1,1,1125,lb,2400
        DIR/a.csv,1,2024-03-08T18:00:30,Push,2,2,700,lb,2400

        """)
    let json = folder.run("list", "DIR/a.csv", "--source-unit", "lb", "--json", "--count", "1")
    #expect(
      json.text.replacing(folder.path, with: "DIR") == """
        [
        {"file":"DIR/a.csv","number":1,"date":"2024-03-08T18:00:30","title":"Push","exercises":2,"sets":2,\
        "volume":700,"unit":"lb","durationSeconds":2400}
        ]

        """)
  }

  @Test(arguments: 20...100) func columnsFitTheTerminal(columns: Int) throws {
    let folder = try TestFolder()
    let rows = ["Push Day with a long title 🏋️", "胸の日胸の日胸の日胸の日胸の日", "B"].map {
      "2026-01-31 18:05,\($0),Dip,5,1000,kg,no\n"
    }
    try folder.write("start,title,exercise,reps,weight,weight_unit,note\n" + rows.joined(), to: "a.csv")
    var environment = TestFolder.environment
    environment.terminalColumns = columns
    let text = folder.run("list", "DIR/a.csv", isTerminal: true, environment: environment).text
    let lines = text.split(separator: "\n")
    // Number, date, a bit of the title and volume need 45 columns.
    let widest = lines.map { line in line.reduce(0) { $0 + ($1.utf8.count > 2 && $1 != "…" ? 2 : 1) } }.max()
    #expect(widest ?? 0 <= max(columns, 45), "\(text)")
    #expect(lines.count == 4 && text.contains("5,000 kg"))
    #expect(text.contains("exercises") == (columns >= 66), "\(text)")
  }

  @Test func aTerminalGetsAPagerAndProgramsDoNot() throws {
    let folder = try folder()
    let paged = Mutex<[String]>([])
    var environment = TestFolder.environment
    environment.pager = { command, text in
      paged.withLock { $0.append("\(command): \(text.prefix(3))") }
      return true
    }
    let list = ["list", "DIR/a.csv", "--source-unit", "lb"]
    #expect(folder.run(list, isTerminal: true, environment: environment).text == "")
    environment.variables["PAGER"] = "most"
    #expect(folder.run(list, isTerminal: true, environment: environment).text == "")
    #expect(folder.run(list, environment: environment).text.hasPrefix("#"))
    #expect(folder.run(list + ["--json"], isTerminal: true, environment: environment).text.hasPrefix("["))
    for none in ["", "cat"] {
      environment.variables["PAGER"] = none
      #expect(folder.run(list, isTerminal: true, environment: environment).text.hasPrefix("#"))
    }
    environment.variables["PAGER"] = nil
    environment.variables["TERM"] = "dumb"
    #expect(folder.run(list, isTerminal: true, environment: environment).text.hasPrefix("#"))
    environment.variables["TERM"] = nil
    environment.variables["PAGER"] = "gone"
    environment.pager = { _, _ in false }
    #expect(folder.run(list, isTerminal: true, environment: environment).text.hasPrefix("#"))
    #expect(paged.withLock { $0 } == ["less -FRX: #  ", "most: #  "])
  }

  @Test func saysPlainlyThatThereIsNothing() throws {
    let folder = try TestFolder()
    try folder.write(#"{"format":"btd-archive","version":1,"workouts":[]}"#, to: "a.workouts.json")
    for (option, what) in [
      ([], "workouts"), (["--exercises"], "workouts"), (["--templates"], "templates"),
      (["--measurements"], "measurements"),
    ] {
      let run = folder.run(["list", "DIR/a.workouts.json"] + option)
      #expect(run.text.replacing(folder.path, with: "DIR") == "DIR/a.workouts.json holds no \(what).\n")
      #expect(run.code == 0)
    }
    #expect(folder.run("list", "DIR/a.workouts.json", "--json").text == "[\n]\n")
  }

  @Test func saysThatNoWorkoutFits() throws {
    let run = try folder().run("list", "DIR/a.csv", "--source-unit", "lb", "--exercise", "Squads")
    #expect(run.code == 1)
    #expect(run.errors == "btd list: no workout matches. Did you mean \"Squat (Barbell)\"?\n")
  }

  @Test(arguments: [
    (["--exercises", "--templates"], "--exercises and --templates cannot be used together"),
    (["--json", "--csv"], "--json and --csv cannot be used together"),
    (["--templates", "--since", "2024-01-01"], "--since chooses workouts, and --templates lists none"),
  ])
  func refusesWhatDoesNotGoTogether(options: [String], message: String) throws {
    let run = try folder().run(["list", "DIR/a.csv"] + options)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
  }

  @Test func severalFilesAreNamedAndTheGravestCodeWins() throws {
    let folder = try folder()
    let run = folder.run("list", "DIR/a.csv", "DIR/none", "DIR/a.csv", "--source-unit", "lb", "--count", "1")
    #expect(run.code == 66)
    #expect(
      run.text.replacing(folder.path, with: "DIR").split(separator: "\n").count { $0 == "DIR/a.csv:" } == 2)
  }

  /// Another program works out the same numbers from the sets in a database.
  @Test(
    .enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), .enabled(if: SchemaValidator.isInstalled))
  func agreesWithAnIndependentComputation() throws {
    let folder = try TestFolder("history.btd")
    try folder.write(
      """
      import json, sqlite3, subprocess, sys
      tool = sys.argv[1]
      def listed(*options):
          return json.loads(subprocess.check_output([tool, "list", "history.btd", "--json", *options]))
      subprocess.check_call([tool, "convert", "history.btd", "-o", "a.sqlite", "--to", "sqlite"])
      data = sqlite3.connect("a.sqlite")
      workouts = data.execute(
          "SELECT w.title, count(DISTINCT e.id), count(s.id),"
          " sum(CASE WHEN s.load > 0 AND NOT e.is_assisted THEN CAST(round(s.reps * s.load, 6) AS INT) ELSE 0 END)"
          " FROM workouts w JOIN exercises e ON e.workout_id = w.id JOIN sets s ON s.exercise_id = e.id"
          " GROUP BY w.id ORDER BY w.start").fetchall()
      assert [(w["title"], w["exercises"], w["sets"], w["volume"]) for w in listed()] == workouts, workouts
      names = data.execute(
          "SELECT trim(coalesce(variation, '') || ' ' || name), count(DISTINCT workout_id),"
          " (SELECT max(one_rep_max) FROM set_log l WHERE l.exercise = e.name AND l.variation IS e.variation)"
          " FROM exercises e GROUP BY name, variation").fetchall()
      exercises = [(e["exercise"], e["workouts"], e["oneRepMax"]) for e in listed("--exercises")]
      assert sorted(exercises) == sorted(names) and len(names) == 12, names
      print("agreed", len(workouts))

      """, to: "check.py")
    let run = try BuiltTool.shell("exec 2>&1; python3 check.py \"$btd\" 2>&1 | tail -n 1", in: folder)
    #expect(run.text == "agreed 24\n")
  }
}
