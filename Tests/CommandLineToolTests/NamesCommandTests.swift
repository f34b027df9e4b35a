import Testing

@Suite struct NamesCommandTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-03-04 18:05:11,Push,1h 5m,Bench Press (Barbell),1,135,5,0,0,,,
      2024-03-06 18:00:30,Legs,40m,"My ""own"" press, seated",1,225,5,0,0,,,
      2024-03-08 18:00:30,Push,40m,Bench Press (Barbell),1,140,5,0,0,,,

      """, to: "a.csv")
    return folder
  }

  @Test func proposesNamesWithAReasonAndChangesNothing() throws {
    let folder = try folder()
    let run = folder.run("names", "DIR/a.csv", "--app", "btd", "-o", "DIR/map.csv")
    #expect(run.transcript == "! DIR/map.csv: 2 exercises, 1 with a name proposed, 1 left to you\n= 0\n")
    #expect(
      try folder.text(of: "map.csv") == """
        name,variation,to_name,to_variation,confidence,reason,count
        Bench Press (Barbell),,Barbell Bench Press,Flat,0.97,the catalogue has both as Flat Barbell Bench Press,2
        "My ""own"" press, seated",,,,0.18,nearest: Landmine Press,1

        """)
  }

  @Test func aNameThatIsAFormulaIsGuardedInTheMapAndComesBack() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2024-03-04 18:05:11,Push,=SUM(A1),1,135,5\n",
      to: "a.csv")
    #expect(folder.run("names", "DIR/a.csv", "--app", "btd", "-o", "DIR/map.csv").code == 0)
    #expect(try folder.text(of: "map.csv").split(separator: "\n").last?.hasPrefix("'=SUM(A1),") == true)
    try folder.write("name,to_name\n'=SUM(A1),'=PI()\n", to: "map.csv")
    let run = folder.run(
      "convert", "DIR/a.csv", "-o", "DIR/out.btd", "--names", "DIR/map.csv", "--source-unit", "lb")
    #expect(run.errors.contains("as the map says [converted]: =SUM(A1) to =PI()\n"))
  }

  @Test func findsTheNamesOfAnotherFile() throws {
    let folder = try folder()
    try folder.write(
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
        + "2024-01-01,Flat Barbell Bench Press,Chest,60.0,kgs,5,,,,\n", to: "fitnotes.csv")
    #expect(folder.run("names", "DIR/a.csv", "--against", "DIR/fitnotes.csv", "-o", "DIR/map.csv").code == 0)
    #expect(try folder.text(of: "map.csv").contains("Bench Press (Barbell),,Flat Barbell Bench Press,,0.97,"))
  }

  @Test func appliesExactlyWhatTheMapSays() throws {
    let folder = try folder()
    try folder.write(
      "Name,variation,to_name,to_variation\nBench Press (Barbell),,Bankdrücken,eng\n", to: "map.csv")
    let run = folder.run(
      "convert", "DIR/a.csv", "-o", "DIR/out.btd", "--names", "DIR/map.csv", "--source-unit", "lb")
    #expect(
      run.errors.contains(
        """
        note: 2 × name of an exercise changed as the map says [converted]: Bench Press (Barbell) to eng Bankdrücken
        note: exercise not in the map; name unchanged [unsupported]: My "own" press, seated
        """))
    let text = try folder.text(of: "out.btd")
    #expect(text.contains(#""name":"Bankdrücken""#) && text.contains(#""iteration":"eng""#))
    #expect(!text.contains("Bench Press"))
  }

  @Test func tellsOfNoChangeWhereTheNameStays() throws {
    let folder = try folder()
    try folder.write(
      "name,to_name\nBench Press (Barbell),Bench Press (Barbell)\nBench Press (Barbell),\n", to: "map.csv")
    let arguments = [
      "convert", "DIR/a.csv", "-o", "DIR/out.csv", "--to", "strong", "--force", "--source-unit", "lb",
      "--names",
    ]
    let run = folder.run(arguments + ["DIR/map.csv"])
    #expect(run.code == 0)
    #expect(!run.errors.contains("changed as the map says"))
    #expect(!run.errors.contains("Bench Press"))
    #expect(folder.run("names", "DIR/a.csv", "--app", "strong", "-o", "DIR/same.csv").code == 0)
    #expect(
      try folder.text(of: "same.csv").contains("Bench Press (Barbell),,Bench Press (Barbell),,1,same name,2"))
    #expect(!folder.run(arguments + ["DIR/same.csv"]).errors.contains("changed as the map says"))
  }

  @Test func theNumbersOfTheExamplesAddUp() throws {
    let folder = try TestFolder()
    let rows = (0..<7).flatMap { number in
      (0...number).map { "2024-03-0\($0 + 1) 18:05:11,Push,1h 5m,Lift \(number),1,135,5,0,0,,," }
    }
    let head =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    try folder.write(([head] + rows).joined(separator: "\n") + "\n", to: "a.csv")
    let map = ["name,to_name"] + (0..<7).map { "Lift \($0),Press \($0)" }
    try folder.write(map.joined(separator: "\n") + "\n", to: "map.csv")
    let run = folder.run(
      "convert", "DIR/a.csv", "-o", "DIR/b.csv", "--to", "strong", "--source-unit", "lb", "--names",
      "DIR/map.csv", "--verbose")
    #expect(
      run.errors.contains(
        """
        note: 28 × name of an exercise changed as the map says [converted]
          Lift 0 to Press 0
          2 × Lift 1 to Press 1
          3 × Lift 2 to Press 2
          4 × Lift 3 to Press 3
          5 × Lift 4 to Press 4
          … and 13 more

        """), "\(run.errors)")
  }

  @Test func readsAMapAsSpreadsheetsAndPeopleLeaveIt() throws {
    let folder = try folder()
    let arguments = [
      "convert", "DIR/a.csv", "-o", "DIR/out.btd", "--source-unit", "lb", "--force", "--names",
    ]
    for map in [
      "\u{FEFF}name;variation;to_name;to_variation\r\nBench Press (Barbell);;Press;\r\n",
      "sep=;\nname;to_name\nBench Press (Barbell);Press\n", " Name , to_name \nBench Press (Barbell),Press\n",
      "name\tto_name\nBench Press (Barbell)\tPress\n",
    ] {
      try folder.write(map, to: "map.csv")
      #expect(folder.run(arguments + ["DIR/map.csv"]).code == 0)
      #expect(try folder.text(of: "out.btd").contains("\"name\":\"Press\""), "\(map)")
    }
    try folder.write("name,variation,to_name,to_variation\nBench Press (Barbell),,,Flat\n", to: "map.csv")
    #expect(folder.run(arguments + ["DIR/map.csv"]).code == 0)
    #expect(try folder.text(of: "out.btd").contains("\"iteration\":\"Flat\""))
    try folder.write("name,to_name\nBench press,Press\nBench Press (Barbell)\n", to: "map.csv")
    #expect(
      folder.run(arguments + ["DIR/map.csv"]).errors == """
        btd convert: DIR/map.csv:3:1: the row ends before the column to_name. Add the cells that are missing, \
        or close the quotation mark that is open.

        """)
  }

  @Test func tellsOfEntriesThatNameNothing() throws {
    let folder = try folder()
    try folder.write("name,to_name\nBench press,A\nBench Press (Barbell),B\n", to: "map.csv")
    let note = "note: entry of the map names an exercise that is not in the file [unsupported]: Bench press\n"
    for arguments in [["convert", "DIR/a.csv"], ["merge", "DIR/a.csv", "DIR/a.csv"]] {
      let run = folder.run(
        arguments + ["-o", "DIR/out.btd", "--source-unit", "lb", "--force", "--names", "DIR/map.csv"])
      #expect(run.code == 0 && run.errors.contains(note))
    }
  }

  @Test func complainsOfNoNamesOfTheFileThatTheMapIsNotAbout() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(self.folder().text(of: "a.csv"), to: "a.csv")
    #expect(folder.run("names", "DIR/a.csv", "--against", "DIR/v6.wld", "-o", "DIR/map.csv").code == 0)
    #expect(
      try folder.text(of: "map.csv").contains("\nBench Press (Barbell),,Barbell Bench Press,Flat,0.97,"))
    let run = folder.run(
      "merge", "DIR/v6.wld", "DIR/a.csv", "-o", "DIR/x.wld", "--names", "DIR/map.csv", "--source-unit", "lb")
    #expect(
      run.code == 0 && run.errors.contains("changed as the map says") && !run.errors.contains("no entry"))
  }

  @Test func mergesByTheNewNames() throws {
    let folder = try folder()
    try folder.write(
      folder.text(of: "a.csv").replacing("My \"\"own\"\" press, seated", with: "Squatty"), to: "b.csv")
    try folder.write("name,to_name\nSquatty,\"My \"\"own\"\" press, seated\"\n", to: "map.csv")
    let run = folder.run(
      "merge", "DIR/a.csv", "DIR/b.csv", "-o", "DIR/out.btd", "--names", "DIR/map.csv", "--source-unit", "lb")
    #expect(run.errors.hasPrefix("DIR/b.csv: 0 of 3 workouts new, 3 known\n"))
  }

  @Test func exercisesThatTheFirstFileListsGetItsCategories() throws {
    let folder = try TestFolder("history.btd", "strong.csv")
    let files = ["DIR/history.btd", "DIR/strong.csv"]
    #expect(folder.run("names", files[1], "--against", files[0], "-o", "DIR/map.csv").code == 0)
    let options = ["--names", "DIR/map.csv", "-o", "DIR/out.btd", "--verbose"]
    let run = folder.run(["merge"] + files + options)
    #expect(run.code == 0 && !run.errors.contains("[guessed]"))
    #expect(
      run.errors.contains("note: 96 × exercise category: from the file's list of exercises [added]\n"),
      "\(run.errors)")
  }

  @Test func refusesAMapThatIsNone() throws {
    let folder = try folder()
    let arguments = ["convert", "DIR/a.csv", "-o", "DIR/out.btd", "--names"]
    #expect(
      folder.run(arguments + ["DIR/a.csv"]).transcript == """
        ! btd convert: DIR/a.csv:1:1: the table has no columns name and to_name. Make a map with btd names.
        = 65

        """)
    try folder.write("name,to_name\nA,B\nA,C\n", to: "map.csv")
    #expect(
      folder.run(arguments + ["DIR/map.csv"]).transcript == """
        ! btd convert: DIR/map.csv:3:1: "A" appears twice with different new names. Take one of the two rows out.
        = 65

        """)
    #expect(folder.run(arguments + ["DIR/none.csv"]).code == 66)
    #expect(folder.run("names", "DIR/a.csv", "-o", "DIR/map2.csv").code == 64)
  }
}
