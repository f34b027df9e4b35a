import Testing

@Suite struct FilterCommandTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-03-04 18:05:11,Push,1h 5m,Bench Press (Barbell),1,135,5,0,0,,,
      2024-03-06 18:00:30,Legs,40m,Squat (Barbell),1,225,5,0,0,,,
      2024-03-08 18:00:30,Push,40m,Bench Press (Barbell),1,140,5,0,0,,,
      2024-03-08 18:00:30,Push,40m,Plank,1,0,0,0,60,,,

      """, to: "a.csv")
    return folder
  }

  @Test(arguments: [
    (["--since", "2024-03-06"], ["2024-03-06", "2024-03-08"]),
    (["--until", "2024-03-06"], ["2024-03-04", "2024-03-06"]),
    (["--exercise", "Flat Barbell Bench Press"], ["2024-03-04", "2024-03-08"]),
    (
      ["--exercise", "bench press (barbell)", "--exercise", "squat (barbell)", "--count", "2"],
      ["2024-03-06", "2024-03-08"]
    ),
    (["--category", "legs"], ["2024-03-06"]),
    (["--template", "push", "--since", "2024-03-05"], ["2024-03-08"]),
    (["--count", "1"], ["2024-03-08"]),
  ])
  func keepsWhatFits(options: [String], days: [String]) throws {
    let folder = try folder()
    let arguments = ["filter", "DIR/a.csv", "-o", "DIR/out.csv", "--to", "strong", "--source-unit", "lb"]
    let run = folder.run(arguments + options)
    #expect(run.errors.hasPrefix("\(days.count) of 3 workouts kept\n"))
    let text = try folder.text(of: "out.csv")
    #expect(["2024-03-04", "2024-03-06", "2024-03-08"].filter { text.contains($0) } == days)
  }

  @Test(arguments: [
    (["--exercise", "Squads"], " Did you mean \"Squat (Barbell)\"?"),
    (["--exercise", "Benching", "--exercise", "Deadlift"], " Did you mean \"Bench Press (Barbell)\"?"),
    (["--template", "pushing"], " Did you mean \"Push\"?"), (["--exercise", "Deadlift"], ""),
    (["--exercise", "Squat (Barbell)", "--since", "2025-01-01"], ""),
  ])
  func writesNothingWhereNothingFits(options: [String], near: String) throws {
    let folder = try folder()
    let run = folder.run(
      ["filter", "DIR/a.csv", "-o", "DIR/out.csv", "--to", "strong", "--source-unit", "lb"] + options)
    #expect(run.transcript == "! btd filter: no workout matches, nothing written.\(near)\n= 1\n")
    #expect(folder.names == ["a.csv"])
  }

  @Test func refusesADayThatIsNone() throws {
    let run = try folder().run("filter", "DIR/a.csv", "-o", "DIR/x.btd", "--since", "2024-02-30")
    #expect(run.code == 64 && run.errors.contains("--since must be a day like 2026-01-31"))
  }
}
