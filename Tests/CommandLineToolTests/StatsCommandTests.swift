import Testing

@Suite struct StatsCommandTests {
  @Test func tellsWhatAHistoryTells() throws {
    let folder = try TestFolder("history.btd")
    try Golden.expect(folder.run("stats", "DIR/history.btd").transcript, equals: "stats")
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

        Sets as they were asked for: 1 of 4 met, 25 %
        exercise            asked  met   %
        Full push-ups           2    1  50
        Half squats             1    0   0
        Jackknife pull-ups      1    0   0

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
        recovery   to 60 %       23 min  53
        endurance  to 75 %        6 min  14
        tempo      to 89 %          0 s   0
        threshold  to 104 %         0 s   0
        anaerobic  to 118 %      15 min  33
        maximum    above            0 s   0
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
