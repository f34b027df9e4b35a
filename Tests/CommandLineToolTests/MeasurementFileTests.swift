import Testing

/// Measurements of which each kind has a file of its own.
@Suite struct MeasurementFileTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Time,Measurement,Value,Unit,Comment
      2026-01-10,07:00:00,Bodyweight,82.0,kg,
      2026-01-11,07:00:05,Body Fat,18.25,%,
      2026-01-12,07:00:05,Bodyweight,81.5,kg,dry

      """, to: "body.csv")
    return folder
  }

  @Test func aFolderGetsAFileForEachKind() throws {
    let folder = try folder()
    let run = folder.run("convert", "DIR/body.csv", "-o", "DIR/out/", "--to", "strong-measurements")
    #expect(
      run.transcript == """
        ! note: 3 × measurements: kind written as the app names it [converted]: measurement 1: Bodyweight as Weight, and 2 more
        ! warning: not stored in a Strong measurements file: measurement note [dropped]: measurement 3
        ! DIR/out/: 3 measurements written; 1 value dropped (--report FILE lists each)
        = 0

        """)
    #expect(folder.names == ["body.csv", "out"])
    #expect(
      try folder.text(of: "out/weight.csv")
        == "\"Date\";\"Weight (kg)\"\n\"2026-01-10 07:00:00\";82.0\n\"2026-01-12 07:00:05\";81.5\n")
    #expect(
      try folder.text(of: "out/body fat percentage.csv")
        == "\"Date\";\"Body fat percentage\"\n\"2026-01-11 07:00:05\";18.25\n")
    let back = folder.run("convert", "DIR/out", "-o", "DIR/back.csv", "--to", "fitnotes-body")
    #expect(back.code == 0)
    #expect(
      try folder.text(of: "back.csv") == """
        Date,Time,Measurement,Value,Unit,Comment
        2026-01-11,07:00:05,Body Fat,18.25,%,
        2026-01-10,07:00:00,Bodyweight,82.0,kg,
        2026-01-12,07:00:05,Bodyweight,81.5,kg,

        """)
  }

  @Test func aFileOfOneKindIsReadToldOrNotWhatItIs() throws {
    let folder = try TestFolder()
    try folder.write("\"Date\";\"Weight (kg)\"\n\"2026-01-10 07:00:00\";82.0\n", to: "weight.csv")
    for arguments in [[], ["--from", "strong-measurements"]] {
      let run = folder.run(["info", "DIR/weight.csv"] + arguments)
      #expect(run.code == 0)
      #expect(run.text.contains("1 measurement"))
    }
  }

  @Test func namesOfColumnsThatHoldADelimiterComeBack() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Time,Measurement,Value,Unit,Comment,\"a;b;c;d;e;f;g;h\"\n2026-01-10,07:00:00,Bodyweight,82.0,kg,,x\n",
      to: "body.csv")
    let run = folder.run("convert", "DIR/body.csv", "-o", "DIR/out.csv", "--to", "fitnotes-body")
    #expect(run.code == 0)
    #expect(try folder.bytes(of: "out.csv") == folder.bytes(of: "body.csv"))
  }

  @Test func aDryRunOfAFolderWritesNothing() throws {
    let folder = try folder()
    let run = folder.run(
      "convert", "DIR/body.csv", "-o", "DIR/out/", "--to", "strong-measurements", "--dry-run")
    #expect(
      run.transcript == """
        ! note: 3 × measurements: kind written as the app names it [converted]: measurement 1: Bodyweight as Weight, and 2 more
        ! warning: not stored in a Strong measurements file: measurement note [dropped]: measurement 3
        ! before: DIR/body.csv: 0 workouts, 0 exercises, 0 sets, 0 templates, 3 measurements
        ! after: DIR/out/: 0 workouts, 0 exercises, 0 sets, 0 templates, 3 measurements
        ! dry run: nothing written
        = 0

        """)
    #expect(folder.names == ["body.csv"])
  }

  @Test func aFileHoldsOneKindWhichCanBeNamed() throws {
    let folder = try folder()
    let arguments = ["convert", "DIR/body.csv", "-o", "DIR/a.csv", "--to", "strong-measurements"]
    let refused = folder.run(arguments)
    #expect(refused.code == 64)
    #expect(
      refused.errors.contains("Write all of them into a folder, or one with btd convert --measurement KIND."))
    #expect(folder.run(arguments + ["--measurement", "body_fat"]).code == 0)
    #expect(
      try folder.text(of: "a.csv")
        == "\"Date\";\"Body fat percentage\"\n\"2026-01-11 07:00:05\";18.25\n")
    let none = folder.run(
      "convert", "DIR/body.csv", "-o", "DIR/b.csv", "--to", "strong-measurements", "--measurement", "Waist")
    #expect(none.code == 64)
    #expect(
      none.errors.contains("there are no measurements of Waist")
        && none.errors.contains("The file holds: Bodyweight, Body Fat"))
  }

  @Test func whatAFolderOfMeasurementsDoesNotHoldIsNamedOnce() throws {
    let folder = try folder()
    try folder.write(Repository.bytes("Samples/v6.wld"), to: "v6.wld")
    #expect(folder.run("merge", "DIR/v6.wld", "DIR/body.csv", "-o", "DIR/all.workouts.json").code == 0)
    let run = folder.run("convert", "DIR/all.workouts.json", "-o", "DIR/out/", "--to", "strong-measurements")
    #expect(
      run.transcript == """
        ! note: 3 × measurements: kind written as the app names it [converted]: measurement 1: Bodyweight as Weight, and 2 more
        ! warning: not stored in Strong measurements files: profile, settings (8), exercise types (16), achievements (16), templates (4), workouts (4), weight unit, first day of the week, category colours (9) [dropped]; --verbose lists each
        ! warning: not stored in a Strong measurements file: measurement note [dropped]: measurement 3
        ! DIR/out/: 3 measurements written; 4 workouts, 4 templates, 16 exercise types, 16 achievements and 21 values dropped (--report FILE lists each)
        = 0

        """)
  }
}
