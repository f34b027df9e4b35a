import Foundation
import Testing

/// `btd columns`, and `--columns` on every command that reads.
@Suite struct ColumnsCommandTests {
  private static let table = """
    When,What,How much,How often,Felt
    04.03.2024,Squat,100,5,good
    06.03.2024,Squat,102.5,5,
    08.03.2024,Bench Press,80,8,tired

    """
  private static let map = """
    column,meaning,unit,of
    When,date,,
    What,exercise,,
    How much,weight,kg,
    How often,reps,,

    """

  private func folder(_ table: String = table, map: String = map) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(table, to: "log.csv")
    try folder.write(map, to: "map.csv")
    return folder
  }

  @Test func aDurationThatEachRowOfTheDayRepeatsIsThatOfTheWorkoutBesideAnotherTime() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Duration (sec),Exercise,Set,Weight kg,Reps,Seconds
      2024-03-04,3900,Bench Press,1,100,5,0
      2024-03-04,3900,Bench Press,2,100,5,0
      2024-03-04,3900,Plank,1,0,0,90

      """, to: "a.csv")
    let map = folder.run("columns", "DIR/a.csv").text
    #expect(map.contains("Duration (sec),duration,s,") && map.contains("Seconds,time,s,"), "\(map)")
  }

  @Test func aLogThatIsNoTableIsRefused() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("columns", "DIR/v6.wld", "-o", "DIR/map.csv").transcript == """
        ! btd columns: DIR/v6.wld: no table but a log of Bench Tracker / Weightlifting App data, \
        which btd reads without a map.
        = 64

        """)
    #expect(folder.names == ["v6.wld"])
  }

  @Test func aMapForAPictureIsAMistake() throws {
    let folder = try TestFolder("workout-qr.png")
    #expect(
      folder.run("info", "DIR/workout-qr.png", "--columns", "DIR/map.csv").transcript == """
        ! btd info: --columns is for tables, and DIR/workout-qr.png is a picture or film
        = 64

        """)
  }

  @Test func aPictureHasNoColumns() throws {
    #expect(
      try TestFolder("workout-qr.png").run("columns", "DIR/workout-qr.png").transcript == """
        ! btd columns: DIR/workout-qr.png: the file is a picture, expected a log. Read the codes in it with btd scan.
        = 65

        """)
  }

  @Test func proposesWhatEachColumnMeansWithSamples() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Datum;Übung;Satz 1;Satz 2;Gewicht;Pause (s);Laune
      04.03.2024;Kniebeuge;5;5;100;180;gut
      06.03.2024;Kniebeuge;5;4;102,5;180;müde

      """, to: "log.csv")
    let run = folder.run("columns", "DIR/log.csv", "-o", "DIR/map.csv")
    #expect(
      run.transcript == """
        ! DIR/map.csv: 7 columns, 6 with a meaning proposed, 1 left to you
        ! The headers are clear enough. Without a map, columns without a meaning are skipped.
        = 0

        """)
    #expect(
      try folder.text(of: "map.csv") == """
        column,meaning,unit,of,confidence,sample_1,sample_2,sample_3
        Datum,date,,,1,04.03.2024,06.03.2024,
        Übung,exercise,,,1,Kniebeuge,,
        Satz 1,reps,,set 1,1,5,,
        Satz 2,reps,,set 2,1,5,4,
        Gewicht,weight,,,1,100,"102,5",
        Pause (s),rest,s,,1,180,,
        Laune,,,,,gut,müde,

        """)
  }

  @Test func tellsWhereTheHeadsSayAll() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Exercise,Reps,Weight (lb),Weight (kg)\n2024-03-04,Squat,5,225,\n", to: "log.csv")
    #expect(
      folder.run("columns", "DIR/log.csv", "-o", "DIR/map.csv").transcript == """
        ! DIR/map.csv: 5 columns, 5 with a meaning proposed, 0 left to you
        ! The headers are clear: no map is needed.
        = 0

        """)
  }

  @Test func aTimeThatAllRowsOfADayShareIsThatOfTheWorkout() throws {
    let folder = try TestFolder("strong.csv")
    let run = folder.run("columns", "DIR/strong.csv")
    let lines = run.text.split(separator: "\n")
    #expect(lines.contains("Duration (sec),duration,s,,1,3300,3240,3180"), "\(run.text)")
    #expect(lines.contains("Seconds,time,s,,1,60,65,70"), "\(run.text)")
    #expect(
      run.errors
        == "13 columns, 12 with a meaning proposed, 1 left to you\nThis is a file of Strong, which btd reads without a map.\n"
    )
  }

  @Test func proposesByTheCellsWhereHeadsSayNothing() throws {
    let folder = try folder()
    #expect(
      folder.run("columns", "DIR/log.csv").transcript == """
        column,meaning,unit,of,confidence,sample_1,sample_2,sample_3
        When,date,,,0.70,04.03.2024,06.03.2024,08.03.2024
        What,exercise,,,0.60,Squat,Bench Press,
        How much,,,,,100,102.5,80
        How often,,,,,5,8,
        Felt,,,,,good,tired,
        ! 5 columns, 2 with a meaning proposed, 3 left to you
        = 0

        """)
  }

  @Test func aTableWithoutASureHeadIsNotReadWithoutAMap() throws {
    let folder = try folder()
    let advice = "btd columns DIR/log.csv -o map.csv, correct the map, then --columns map.csv."
    #expect(
      folder.run("info", "DIR/log.csv").transcript == """
        ! btd info: DIR/log.csv: its format is not recognised. Name it with --from ID; btd formats lists the ids. \
        If it is a table of your own: \(advice)
        = 64

        """)
    let words =
      "the names of the columns do not say which are the day, the exercise and what was done. "
      + "Say what its columns mean: \(advice)"
    #expect(
      folder.run("info", "DIR/log.csv", "--from", "table").transcript
        == "! btd info: DIR/log.csv: \(words)\n= 65\n")
    try folder.write(Self.table.replacingOccurrences(of: ",", with: "\t"), to: "log.tsv")
    #expect(
      folder.run("info", "DIR/log.tsv").transcript
        == "! btd info: DIR/log.tsv: \(words.replacing("log.csv", with: "log.tsv"))\n= 65\n")
  }

  @Test func appliesExactlyWhatTheMapSays() throws {
    let run = try folder().run(
      "convert", "DIR/log.csv", "-o", "-", "--to", "text", "--columns", "DIR/map.csv")
    #expect(
      run.transcript == """
        2024-03-04

        Squat
        5 x 100 kg

        2024-03-06

        Squat
        5 x 102.5 kg

        2024-03-08

        Bench Press
        8 x 80 kg
        ! note: weight unit: each weight now carries its unit [converted]
        ! warning: 2 × cell of a column without a known meaning, left out [dropped]: DIR/log.csv:1:30: Felt
        = 0

        """)
  }

  @Test func aMapFitsNextMonthsFileWhateverTheOrderOfItsColumns() throws {
    let folder = try folder()
    try folder.write("WHAT;how  often;When;New\nDeadlift;3;01.04.2024;x\n", to: "april.csv")
    let run = folder.run(
      "convert", "DIR/april.csv", "-o", "-", "--to", "text", "--columns", "DIR/map.csv")
    #expect(
      run.transcript == """
        2024-04-01

        Deadlift
        3 reps
        ! warning: cell of a column without a known meaning, left out [dropped]: DIR/april.csv:1:22: New
        ! warning: column of the map that the table does not have [inconsistent]: DIR/april.csv: How much
        = 0

        """)
  }

  @Test func readsAMapAsSpreadsheetsAndPeopleLeaveIt() throws {
    let folder = try folder()
    for map in [
      "\u{FEFF}Column;Meaning;Unit\r\nWhen;Date;\r\nWhat;Exercise;\r\nHow much;Weight;KG\r\n;;\r\n",
      "sep=;\ncolumn;meaning;unit\nWhen;date;d/m/y\nWhat;exercise\nHow much;weight;kg\nFelt;;\n",
      "meaning\tcolumn\nexercise\twhat\nweight\tHOW MUCH\ndate\twhen\n",
    ] {
      try folder.write(map, to: "map.csv")
      let run = folder.run("info", "DIR/log.csv", "--columns", "DIR/map.csv")
      #expect(
        run.text.contains("3 workouts, 3 exercises, 3 sets, from 2024-03-04 to 2024-03-08"),
        "\(run.transcript)")
    }
  }

  @Test func aMapSaysWhatAColumnIsOf() throws {
    let folder = try folder(
      "Day,A,B,C,D\n2024-03-04,100,5,105,3\n",
      map: """
        column,meaning,unit,of
        Day,date,,
        A,weight,kg,Squat
        B,reps,,Squat
        C,weight,kg,Bench Press
        D,reps,,Bench Press

        """)
    let arguments = ["convert", "DIR/log.csv", "-o", "-", "--to", "text", "--columns", "DIR/map.csv"]
    #expect(folder.run(arguments).text == "2024-03-04\n\nSquat\n5 x 100 kg\n\nBench Press\n3 x 105 kg\n")
    try folder.write("Lift,Mon,Wed\nSquat,5x100,5x105\n", to: "log.csv")
    try folder.write(
      "column,meaning,unit,of\nLift,exercise,,\nMon,sets,reps x kg,2024-03-04\nWed,sets,reps x kg,2024-03-06\n",
      to: "map.csv")
    #expect(
      folder.run(arguments).text
        == "2024-03-04\n\nSquat\n5 x 100 kg\n\n2024-03-06\n\nSquat\n5 x 105 kg\n")
  }

  /// Maps that cannot be meant, and what is said of them.
  private static let broken: [(map: String, words: String)] = [
    (
      "a,b\n",
      "DIR/map.csv:1:1: the table has no columns \"column\" and \"meaning\". Make a map with btd columns."
    ),
    (
      "column,meaning\nWhen,day\n",
      "DIR/map.csv:2:1: \"day\" is not a meaning of a column. Write one of date, start, end, duration, title, "
        + "workout notes, exercise, category, equipment, superset, set, number of sets, kind, reps, weight, "
        + "weight unit, distance, distance unit, time, rest, rpe, rir, sets, notes, or none."
    ),
    (
      "column,meaning,unit\nHow much,weight,stone\n",
      "DIR/map.csv:2:1: \"stone\" is not a unit of weight. Write kg, lb or nothing."
    ),
    (
      "column,meaning,unit\nHow much,distance,kg\n",
      "DIR/map.csv:2:1: \"kg\" is not a unit of distance. Write km, mi, m, yd, ft or nothing."
    ),
    (
      "column,meaning,unit\nHow much,time,d\n",
      "DIR/map.csv:2:1: \"d\" is not a unit of time. Write s, min, h or nothing."
    ),
    (
      "column,meaning,unit\nWhen,date,kg\n",
      "DIR/map.csv:2:1: \"kg\" is not a unit of date. Write d/m/y, m/d/y or nothing."
    ),
    (
      "column,meaning,unit\nWhen,sets,reps x stone\n",
      "DIR/map.csv:2:1: \"reps x stone\" is not a unit of sets. Write reps x kg, kg x reps, reps x lb, lb x reps, "
        + "sets x reps, kg, lb or nothing."
    ),
    (
      "column,meaning,unit\nHow often,reps,kg\n",
      "DIR/map.csv:2:1: \"kg\" is not a unit of reps. Leave it blank."
    ),
    (
      "column,meaning\nWhen,date\nwhen,date\n",
      "DIR/map.csv:3:1: the column \"when\" appears twice. Take one of the two rows out."
    ),
    (
      "column,meaning\nWhen\n",
      "DIR/map.csv:2:1: the row names no column and no meaning. Add the cells that are missing, or take the row out."
    ),
    (
      "column,meaning\n(name of the sheet),reps\n",
      "DIR/map.csv:2:1: the name of a sheet cannot be reps. Write date, title or nothing beside it."
    ),
    (
      "column,meaning\nWhen,\n",
      "DIR/map.csv: no column of the map has a meaning. Write one beside each column that matters: date, start, "
        + "end, duration, title, workout notes, exercise, category, equipment, superset, set, number of sets, kind, "
        + "reps, weight, weight unit, distance, distance unit, time, rest, rpe, rir, sets, notes."
    ),
    (
      "column,meaning\nWhen,date\nWhat,exercise\n",
      "DIR/log.csv: no table in it has the columns that the map says an exercise and its sets are in. "
        + "Found: When, What, How much, How often, Felt."
    ),
    (
      "column,meaning\nWhen,date\nWhat,exercise\nHow much,weight\nHow often,weight\n",
      "DIR/log.csv: \"How much\" and \"How often\" are both weight. Say it of one of them alone, or what each is of: "
        + "set 1, set 2."
    ),
    (
      "column,meaning\nWhat,date\nWhen,exercise\nHow much,weight\n",
      "DIR/log.csv:2:12: 3 of 3 rows cannot be read; the first: no date in What, found \"Squat\". "
        + "Say what its columns mean: btd columns DIR/log.csv -o map.csv, correct the map, then --columns map.csv."
    ),
  ]

  @Test(arguments: broken.indices) func aMapThatCannotBeMeantEndsInASentence(index: Int) throws {
    let (map, words) = Self.broken[index]
    let run = try folder(map: map).run("info", "DIR/log.csv", "--columns", "DIR/map.csv")
    #expect(run.transcript == "! btd info: \(words)\n= 65\n")
  }

  @Test func everyCommandThatReadsTakesAMap() throws {
    let folder = try folder()
    let commands: [[String]] = [
      ["info", "DIR/log.csv"], ["list", "DIR/log.csv"], ["show", "DIR/log.csv", "--workout", "last"],
      ["stats", "DIR/log.csv"], ["validate", "DIR/log.csv"],
      ["convert", "DIR/log.csv", "-o", "DIR/a.btd"],
      ["merge", "DIR/log.csv", "DIR/log.csv", "-o", "DIR/b.btd"],
      ["diff", "DIR/log.csv", "DIR/log.csv"], ["dedupe", "DIR/log.csv", "-o", "DIR/c.btd"],
      ["filter", "DIR/log.csv", "-o", "DIR/d.btd"], ["redact", "DIR/log.csv", "-o", "DIR/e.btd"],
      ["compare", "DIR/log.csv"], ["names", "DIR/log.csv", "--app", "strong", "-o", "DIR/names.csv"],
      ["qr", "DIR/log.csv", "--workout", "last", "-o", "DIR/f.txt"],
      ["sheet", "DIR/log.csv", "--workout", "last", "-o", "DIR/g.svg"],
    ]
    for arguments in commands {
      let run = folder.run(arguments + ["--columns", "DIR/map.csv"])
      #expect(run.code == 0, "\(arguments): \(run.transcript)")
    }
  }

  @Test func aMapIsAboutTablesAndFilesOfOtherFormatsStayWhatTheyAre() throws {
    let folder = try TestFolder("v6.wld")
    try folder.write(Self.table, to: "log.csv")
    try folder.write(Self.map, to: "map.csv")
    let run = folder.run(
      "merge", "DIR/v6.wld", "DIR/log.csv", "-o", "DIR/out.wld", "--columns", "DIR/map.csv")
    #expect(run.code == 0 && run.errors.contains("DIR/log.csv: 3 of 3 workouts new"), "\(run.transcript)")
    #expect(
      folder.run("info", "DIR/log.csv", "--from", "strong", "--columns", "DIR/map.csv").transcript
        == "! btd info: --columns works only with tables, found --from strong\n! btd info --help for more.\n= 64\n"
    )
    #expect(folder.run("info", "DIR/log.csv", "--from", "csv", "--columns", "DIR/map.csv").code == 0)
    #expect(
      folder.run(
        "convert", "DIR/log.csv", "-o", "DIR/map.csv", "--to", "strong", "--columns", "DIR/map.csv", "--force"
      )
      .code != 0)
    #expect(try folder.text(of: "map.csv") == Self.map)
    #expect(folder.run("info", "DIR/log.csv", "--columns", "DIR/none.csv").code == 66)
  }

  @Test func writesNothingOverAFileThatIsThere() throws {
    let folder = try folder()
    #expect(
      folder.run("columns", "DIR/log.csv", "-o", "DIR/map.csv").transcript
        == "! btd columns: DIR/map.csv: already exists. Choose another name, or replace it with --force.\n= 73\n"
    )
    #expect(folder.run("columns", "DIR/log.csv", "-o", "DIR/log.csv", "--force").code == 64)
    let run = folder.run("columns", "DIR/log.csv", "-o", "DIR/new.csv", "--dry-run")
    #expect(run.code == 0 && run.errors.hasPrefix("dry run: nothing written\n"))
    #expect(!folder.names.contains("new.csv"))
    #expect(folder.run("columns", "DIR/log.csv", "-o", "DIR/map.csv", "--force").code == 0)
  }

  @Test func refusesWhatIsNoTable() throws {
    let folder = try folder("only one column\n1\n")
    #expect(
      folder.run("columns", "DIR/log.csv", "-o", "-").transcript
        == "! btd columns: DIR/log.csv: there is no table of at least two columns in it.\n= 65\n")
    try folder.write((0..<1_100).map { "\($0)" }.joined(separator: ",") + "\n1,2\n", to: "wide.csv")
    #expect(
      folder.run("columns", "DIR/wide.csv", "-o", "-").transcript
        == "! btd columns: DIR/wide.csv:2:1: the table has more than 1024 columns.\n= 65\n")
  }
}
