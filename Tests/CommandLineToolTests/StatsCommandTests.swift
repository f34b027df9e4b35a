import Testing

@Suite struct StatsCommandTests {
  @Test func tellsWhatAHistoryTells() throws {
    let folder = try TestFolder("history.btd")
    try Golden.expect(folder.run("stats", "DIR/history.btd").transcript, equals: "stats")
  }

  private static let head =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  private func strong(_ rows: String...) -> String {
    Self.head + rows.map { "\($0),0,0,,,\n" }.joined()
  }

  @Test func aFilterChangesNeitherRecordsNorNumbers() throws {
    let folder = try TestFolder()
    try folder.write(
      strong(
        "2024-01-01 10:00:00,A,1h,Squat (Barbell),1,200,5",
        "2024-01-08 10:00:00,A,1h,Squat (Barbell),1,205,5",
        "2025-01-01 10:00:00,A,1h,Squat (Barbell),1,100,5", "2025-01-08 10:00:00,A,1h,Squat (Barbell),1,110,5"
      ),
      to: "a.csv")
    #expect(
      folder.run("stats", "DIR/a.csv", "--source-unit", "kg", "--since", "2025-01-01").transcript == """
        2 workouts from 2025-01-01 to 2025-01-08, 2 sets, 1,050 kg, 2:00 h
        1 workout a week, trained in 2 of 2 weeks; longest streak 2 weeks, latest streak 2 weeks

        Volume by category
        category    volume  sets
        Legs      1,050 kg     2

        Volume by month
        month      volume  sets
        2025-01  1,050 kg     2

        Best lifts, one-rep max with Bench Tracker's formula (Wathan, Epley from 18 repetitions)
        exercise            1RM  set         date        #
        Squat (Barbell)  128 kg  5 × 110 kg  2025-01-08  4

        Time of day
        from   workouts
        10:00         2
        = 0

        """)
  }

  @Test func theWeightOfCardioIsNotLifted() throws {
    let folder = try TestFolder()
    try folder.write(
      strong(
        "2024-01-01 10:00:00,A,1h,Jump Rope,1,100,50", "2024-01-01 10:00:00,A,1h,Pull Up (Assisted),1,40,8"),
      to: "a.csv")
    #expect(
      folder.run("stats", "DIR/a.csv", "--source-unit", "kg").transcript == """
        1 workout on 2024-01-01, 2 sets, 60 min
        1 workout a week, trained in 1 of 1 week

        Volume by category
        category  volume  sets
        Back                 1
        Cardio               1

        Volume by month
        month    volume  sets
        2024-01             2

        Time of day
        from   workouts
        10:00         1
        = 0

        """)
    #expect(
      folder.run("show", "DIR/a.csv", "--source-unit", "kg").text == """
        #1  2024-01-01 10:00  A
          first time
          60 min, 2 exercises, 2 sets

        1  Jump Rope
            * 50 × 100 kg

        2  Pull Up (Assisted)
            * 8 × 40 kg

        """)
  }

  @Test func severalFilesAreOneHistory() throws {
    let folder = try TestFolder()
    try folder.write(strong("2024-01-01 10:00:00,A,1h,Squat (Barbell),1,100,5"), to: "a.csv")
    try folder.write(strong("2024-01-08 10:00:00,A,1h,Squat (Barbell),1,110,5"), to: "b.csv")
    let arguments = ["stats", "DIR/b.csv", "DIR/a.csv", "DIR/a.csv", "--source-unit", "kg"]
    let text = folder.run(arguments).text
    #expect(text.hasPrefix("2 workouts from 2024-01-01 to 2024-01-08, 2 sets, 1,050 kg, 2:00 h\n"), "\(text)")
    let json = folder.run(arguments + ["--json"]).text.replacing(folder.path, with: "DIR")
    let files = #""file":"DIR/b.csv","files":["DIR/b.csv","DIR/a.csv","DIR/a.csv"]"#
    #expect(json.hasPrefix("[\n{\(files),"), "\(json)")
    let bad = folder.run("stats", "DIR/a.csv", "DIR/none", "--source-unit", "kg")
    #expect(bad.transcript == "! btd stats: DIR/none: cannot be opened: No such file or directory.\n= 66\n")
  }

  @Test func whatTwoAppsRecordedOfAWorkoutCountsOnce() throws {
    let folder = try TestFolder("strong.csv")
    #expect(folder.run("convert", "DIR/strong.csv", "-o", "DIR/hevy.csv", "--to", "hevy").code == 0)
    let alone = folder.run("stats", "DIR/strong.csv")
    let both = folder.run("stats", "DIR/strong.csv", "DIR/hevy.csv")
    #expect(both.text.hasPrefix("27 workouts ") && alone.text.hasPrefix("27 workouts "))
    #expect(both.text.split(separator: "\n")[0] == alone.text.split(separator: "\n")[0])
    #expect(
      both.errors.hasPrefix("note: 27 × workouts that several files have, counted once [converted]\n"),
      "\(both.errors)")
  }

  @Test(arguments: ["stats", "list", "show", "validate", "compare"])
  func aFindingNamesItsPlace(command: String) throws {
    let folder = try TestFolder()
    let row = "2021-05-03 10:00:00,B,1h,Bench Press (Barbell)"
    try folder.write(Self.head + "\(row),1,100,5,0,0,,,\n\(row),2,100,5,0,0,,,99\n", to: "a.csv")
    let unit = command == "validate" ? [] : ["--source-unit", "kg"]
    #expect(
      folder.run([command, "DIR/a.csv"] + unit).errors == """
        warning: an RPE that is not from 0 to 10 [inconsistent]: 3 May 2021, "B", Bench Press (Barbell), set 2: 99

        """)
  }

  @Test func whatHasNoRowIsCounted() throws {
    let folder = try TestFolder()
    let exercises = (1...23).map {
      #"{"exercise":{"name":"Exercise \#($0)"},"sets":[{"reps":5,"details":{"target":{"reps":5}}}]}"#
    }
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[{"exercises":[\#(exercises.joined(separator: ","))]}]}"#,
      to: "a.workouts.json")
    let text = folder.run("stats", "DIR/a.workouts.json").text
    #expect(text.hasSuffix("Exercise 6      1    1  100\n… and 3 more\n"), "\(text)")
  }

  @Test func theFormulaIsNamed() throws {
    let folder = try TestFolder("history.btd")
    let text = folder.run("stats", "DIR/history.btd", "--formula", "brzycki").text
    #expect(text.contains("Best lifts, one-rep max by Brzycki\n"))
    #expect(text.contains("Barbell Deadlift              165 kg  5 × 147.5 kg"), "\(text)")
    #expect(folder.run("stats", "DIR/history.btd", "--formula", "guess").code == 64)
  }

  @Test func saysPlainlyThatThereIsNothing() throws {
    let folder = try TestFolder("history.btd")
    try folder.write(#"{"format":"btd-archive","version":1,"workouts":[]}"#, to: "b.workouts.json")
    let run = folder.run("stats", "DIR/b.workouts.json")
    #expect(run.text.replacing(folder.path, with: "DIR") == "DIR/b.workouts.json holds no workouts.\n")
    #expect(run.code == 0)
    #expect(folder.run("stats", "DIR/history.btd", "--since", "2030-01-01").code == 1)
  }

  @Test func aTinyHistoryHasPlainFigures() throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[{"exercises":[{"exercise":{"name":"Dip"},"sets":[{"reps":5}]}]}]}"#,
      to: "a.workouts.json")
    #expect(
      folder.run("stats", "DIR/a.workouts.json").transcript == """
        1 workout, 1 set
        1 workout without a date: in no week and no month

        Volume by category
        category  volume  sets
        Triceps              1
        = 0

        """)
  }

  @Test func tellsProgressionsAndWhatWasAskedFor() throws {
    let folder = try TestFolder("reps.json")
    let text = folder.run("stats", "DIR/reps.json").text
    #expect(
      text.hasSuffix(
        """

        Bodyweight progressions
        progression  stage                      level         score
        pushup           4  Full push-ups       intermediate   0.08
        pullup           2  Jackknife pull-ups  beginner       0.07
        squat            3  Half squats         intermediate   0.03
        bridge           1  Straight bridges    beginner          0

        Sets with a target: 1 of 4 met it, 25 %
        exercise            sets  met   %
        Full push-ups          2    1  50
        Half squats            1    0   0
        Jackknife pull-ups     1    0   0

        """), "\(text)")
  }

  @Test func tellsZonesAndStressOfRides() throws {
    let folder = try TestFolder("intervals.zwo")
    #expect(
      folder.run("stats", "DIR/intervals.zwo").transcript == """
        Rides
        ride                      length  intensity  stress
        5 × 3 min over threshold  50 min       0.84      53

        Time in zones of threshold power
        zone       of threshold    time   %
        recovery   to 60 %       23 min  47
        endurance  to 75 %        6 min  13
        tempo      to 89 %          0 s   0
        threshold  to 104 %         0 s   0
        anaerobic  to 118 %      15 min  30
        maximum    above            0 s   0
        free                      5 min  10
        = 0

        """)
    let json = folder.run("stats", "DIR/intervals.zwo", "--json").text
    #expect(
      json.contains(
        #""rides":[{"title":"5 × 3 min over threshold","seconds":3000,"intensity":0.8377,"stress":52.6259,"#
          + #""zoneSeconds":[1423,377,0,0,900,0],"freeSeconds":300}]"#))
    #expect(folder.run("stats", "DIR/intervals.zwo", "--ftp", "0").code == 64)
  }

  @Test func tellsGoalsMetMissedAndOpen() throws {
    let folder = try TestFolder()
    try folder.write(
      #"""
      {"format":"btd-archive","version":1,"goals":[
      {"exercise":{"name":"Squat"},"target":{"reps":1,"load":{"kg":100}},"due":"2024-02-01"},
      {"exercise":{"name":"Squat"},"target":{"reps":1,"load":{"kg":120}},"due":"2024-02-01"},
      {"exercise":{"name":"Row"},"target":{"reps":8}}],
      "workouts":[{"start":"2024-01-01","exercises":[{"exercise":{"name":"Squat"},"sets":[{"reps":2,"load":{"kg":100}}]}]},
      {"start":"2024-03-01","exercises":[]}]}
      """#, to: "a.workouts.json")
    let text = folder.run("stats", "DIR/a.workouts.json").text
    #expect(
      text.hasSuffix(
        """
        Goals
        exercise  goal        by          state   date        #
        Squat     1 × 100 kg  2024-02-01  met     2024-01-01  1
        Squat     1 × 120 kg  2024-02-01  missed
        Row       8 reps                  open

        """), "\(text)")
  }

  /// Another program works out the same sums from the sets in a database.
  @Test(
    .enabled(if: BuiltTool.path != nil, BuiltTool.isMissing), .enabled(if: SchemaValidator.isInstalled))
  func agreesWithAnIndependentComputation() throws {
    let folder = try TestFolder("history.btd")
    try folder.write(
      """
      import json, sqlite3, subprocess, sys
      tool = sys.argv[1]
      stats = json.loads(subprocess.check_output([tool, "stats", "history.btd", "--json"]))[0]
      subprocess.check_call([tool, "convert", "history.btd", "-o", "a.sqlite", "--to", "sqlite"])
      data = sqlite3.connect("a.sqlite")
      volume = "sum(CASE WHEN s.load > 0 AND NOT e.is_assisted THEN CAST(round(s.reps * s.load, 6) AS INT) ELSE 0 END)"
      joined = "FROM workouts w JOIN exercises e ON e.workout_id = w.id JOIN sets s ON s.exercise_id = e.id"
      def rows(name, column):
          return sorted(data.execute(f"SELECT {column}, {volume}, count(*) {joined} GROUP BY 1").fetchall())
      def sums(name, key):
          return sorted((s[key], s["volume"], s["sets"]) for s in stats[name])
      assert sums("months", "month") == rows("months", "substr(w.date, 1, 7)")
      assert sums("categories", "category") == rows("categories", "e.category")
      weeks = data.execute("SELECT count(*) FROM workouts GROUP BY strftime('%W', date)").fetchall()
      assert [w for (w,) in weeks] == stats["weeks"]
      assert sum(stats["weeks"]) == stats["workouts"] == data.execute("SELECT count(*) FROM workouts").fetchone()[0]
      print("agreed", stats["volume"], data.execute(f"SELECT {volume} {joined}").fetchone()[0])

      """, to: "check.py")
    let run = try BuiltTool.shell("exec 2>&1; python3 check.py \"$btd\" 2>&1 | tail -n 1", in: folder)
    #expect(run.text == "agreed 130285 130285\n")
  }
}
