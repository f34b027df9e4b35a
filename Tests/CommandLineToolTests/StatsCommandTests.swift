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
