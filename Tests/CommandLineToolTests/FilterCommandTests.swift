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

  @Test func countsDaysByThePersonsClock() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2024-02-01 02:30:00 +0000,Bench Press,5,100,0,0,0,0,false,,1
      2024-02-05 05:30:00 +0000,Bench Press,5,100,0,0,0,0,false,,1

      """, to: "utc.csv")
    let zone = ["--time-zone", "America/Los_Angeles"]
    #expect(
      folder.run(["list", "DIR/utc.csv"] + zone).transcript == """
        #  date              title  exercises  sets  volume  time
        1  2024-01-31 18:30                 1     1  500 kg
        2  2024-02-04 21:30                 1     1  500 kg
        ! DIR/utc.csv: times in UTC are shown as in America/Los_Angeles; --time-zone names another zone
        = 0

        """)
    #expect(folder.run(["stats", "DIR/utc.csv", "--json"] + zone).transcript.contains("2024-01-31"))
    let filtered = folder.run(["filter", "DIR/utc.csv", "-o", "DIR/a.btd", "--until", "2024-01-31"] + zone)
    #expect(filtered.code == 0 && filtered.errors.hasPrefix("1 of 2 workouts kept\n"))
    #expect(try folder.text(of: "a.btd").contains("\"date\":\"2024-01-31 18:30\""))
    let chosen = folder.run(["convert", "DIR/utc.csv", "-o", "DIR/b.btd", "--workout", "2024-02-04"] + zone)
    #expect(
      chosen.code == 0
        && chosen.errors.hasSuffix("b.btd: 1 workout written; 1 value dropped (--report FILE lists each)\n"))
    #expect(folder.run("list", "DIR/utc.csv", "--time-zone", "UTC").errors.isEmpty)
  }

  @Test func saysThatRunningTotalsStay() throws {
    let folder = try TestFolder("history.btd")
    let run = folder.run("filter", "DIR/history.btd", "-o", "DIR/a.btd", "--count", "2")
    #expect(
      run.transcript == """
        ! 2 of 24 workouts kept
        ! the app's running totals stay at 24 workouts
        ! DIR/a.btd: 2 workouts, 3 templates written
        = 0

        """)
  }

  @Test func takesAUnitForBareWeightsOnly() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2024-06-15,Bench,Chest,100,kgs,5,,,,\n",
      to: "kg.csv")
    let run = folder.run("convert", "DIR/kg.csv", "-o", "DIR/a.csv", "--to", "hevy", "--source-unit", "lb")
    #expect(run.code == 0 && !run.errors.contains("weight"))
    #expect(try folder.text(of: "a.csv").contains("weight_kg"))
  }

  @Test func refusesASpanThatEndsBeforeItBegins() throws {
    let run = try folder().run(
      "filter", "DIR/a.csv", "-o", "DIR/x.btd", "--since", "2024-03-06", "--until", "2024-03-01")
    #expect(
      run.code == 64 && run.errors.hasPrefix("btd filter: --since 2024-03-06 is after --until 2024-03-01\n"))
  }

  @Test func refusesADayThatIsNone() throws {
    let run = try folder().run("filter", "DIR/a.csv", "-o", "DIR/x.btd", "--since", "2024-02-30")
    #expect(run.code == 64 && run.errors.contains("--since must be a day like 2026-01-31"))
  }
}
