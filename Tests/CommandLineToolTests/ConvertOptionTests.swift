import Foundation
import Testing
import WorkoutFormats

@testable import FormatKit

@Suite struct ConvertOptionTests {
  @Test func roundsPoundsToKilogramsAndSaysSo() throws {
    let folder = try TestFolder()
    let workouts = SampleText.workout(1, set: "5 100") + "," + SampleText.workout(2, set: "5 17.5")
    try folder.write(SampleText.file(workouts, lb: true), to: "lb.btd")
    #expect(
      folder.run("convert", "DIR/lb.btd", "-o", "DIR/kg.btd", "--unit", "kg").transcript == """
        ! note: weight unit: lb to kg [converted]
        ! warning: 2 × weight: lb to kg, rounded to two decimals [rounded]: 2 January 2020, "Day", Squat, set 1: 100 to 45.36, and 1 more
        ! DIR/kg.btd: 2 workouts written; 2 values rounded (--report FILE lists each)
        = 0

        """)
    #expect(try folder.text(of: "kg.btd").contains("\"weightInLbs\":false"))
    let strict = folder.run("convert", "DIR/lb.btd", "-o", "DIR/no.btd", "--unit", "kg", "--strict")
    #expect(strict.code == 65)
    #expect(folder.names == ["kg.btd", "lb.btd"])
  }

  @Test func asksForAUnitWhereTheTargetStatesOne() throws {
    let folder = try TestFolder("workout.json")
    #expect(
      folder.run("convert", "DIR/workout.json", "-o", "DIR/w.btd").errors == """
        btd convert: Workout 1 ("Full Body 🏋️") gives no unit for its weights. \
        Use --source-unit kg|lb.

        """)
    #expect(folder.names == ["workout.json"])
    #expect(folder.run("convert", "DIR/workout.json", "-o", "DIR/w.btd", "--source-unit", "lb").code == 0)
    #expect(try folder.text(of: "w.btd").contains("\"weightInLbs\":true"))
    #expect(folder.run("convert", "DIR/workout.json", "-o", "DIR/x.btd", "--source-unit", "st").code == 64)
  }

  @Test func takesUnmarkedDistancesInTheUnitThatIsNamed() throws {
    let folder = try TestFolder()
    try folder.write("start,exercise,set_number,distance\n2026-01-31 18:05,Sled Push,1,25\n", to: "sled.csv")
    #expect(
      folder.run("convert", "DIR/sled.csv", "-o", "DIR/h.csv", "--to", "hevy").errors == """
        btd convert: Workout 1 gives no unit for its distances. \
        Use --source-distance-unit km|mi|m|yd|ft.

        """)
    let run = folder.run(
      "convert", "DIR/sled.csv", "-o", "DIR/h.csv", "--to", "hevy", "--source-distance-unit", "m")
    #expect(run.code == 0)
    // The place is known although the workout waits for the unit of the file.
    #expect(
      run.errors.contains("distance: m to km [converted]: 31 January 2026, Sled Push, set 1: 25 to 0.025"))
    #expect(try folder.text(of: "h.csv").contains(",0.025,"))
  }

  @Test func equalWorkoutsWithoutIdentifiersGetDifferentOnes() throws {
    let folder = try TestFolder()
    let row = { (number: Int) in "\(number),2026-01-31 18:05,Squat,1,5\n" }
    try folder.write("workout_number,start,exercise,set_number,reps\n" + row(1) + row(2), to: "a.csv")
    #expect(folder.run("convert", "DIR/a.csv", "-o", "DIR/a.btd").code == 0)
    #expect(folder.run("convert", "DIR/a.csv", "-o", "DIR/b.btd").code == 0)
    let workouts = try folder.text(of: "a.btd").components(separatedBy: "\"uuid\":\"").dropFirst().map {
      $0.prefix(36)
    }
    #expect(workouts.count == 2 && Set(workouts).count == 2)
    #expect(try folder.bytes(of: "a.btd") == folder.bytes(of: "b.btd"))
  }

  @Test func aBlankSetKeepsTheFormOfItsExercise() throws {
    let folder = try TestFolder()
    let sets = ["1,80,kg,5", "2,82.5,kg,5", "3,,,", "4,90,kg,"]
    try folder.write(
      "start,exercise,set_number,weight,weight_unit,reps\n"
        + sets.map { "2026-01-31 18:05,Bench Press,\($0)\n" }.joined(), to: "a.csv")
    let run = folder.run("convert", "DIR/a.csv", "-o", "DIR/a.btd", "--verbose")
    #expect(run.code == 0)
    #expect(run.errors.contains("note: 2 × repetitions: missing value set to 0 [added]\n"))
    #expect(try folder.text(of: "a.btd").contains(#""sets":["5 80","5 82.5","0 0","0 90"]"#))
    #expect(try folder.text(of: "a.btd").contains(#""totalVolume":812"#))
  }

  @Test func theNoiseOfAnAppsDoublesDoesNotReachTheNext() throws {
    let folder = try TestFolder()
    try folder.write(
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        + "2021-03-04 18:05:11,A,1h,Squat,1,149.99999999999997,8,0,0,,,\n", to: "s.csv")
    for (name, id, text) in [("a.btd", "btd", "8 150"), ("h.csv", "hevy", ",150,8,")] {
      let run = folder.run("convert", "DIR/s.csv", "--source-unit", "lb", "-o", "DIR/\(name)", "--to", id)
      #expect(run.code == 0)
      #expect(
        run.errors.contains(
          "note: weight: rounding error of an earlier conversion removed [converted]: "
            + "4 March 2021, \"A\", Squat, set 1: 149.99999999999997 to 150\n"))
      #expect(try folder.text(of: name).contains(text))
    }
    #expect(
      folder.run("convert", "DIR/s.csv", "-o", "DIR/b.csv", "--to", "strong", "--source-unit", "lb").code == 0
    )
    #expect(try folder.text(of: "b.csv").contains("149.99999999999997"))
  }

  @Test func refusesUnitsThatTheTargetNeverStates() throws {
    let folder = try TestFolder()
    try folder.write(
      "start,exercise,set_number,weight,weight_unit\n2026-01-31 18:05,Squat,1,100,kg\n", to: "a.csv")
    #expect(
      folder.run(
        "convert", "DIR/a.csv", "-o", "DIR/f.csv", "--to", "fitbod", "--unit", "lb"
      ).transcript == """
        ! btd convert: Weights in Fitbod are in kg only: leave out --unit lb.
        = 64

        """)
    #expect(
      folder.run(
        "convert", "DIR/a.csv", "-o", "DIR/f.csv", "--to", "fitbod", "--distance-unit", "km"
      ).transcript == """
        ! btd convert: Distances in Fitbod are in m only: leave out --distance-unit km.
        = 64

        """)
    #expect(folder.names == ["a.csv"])
  }

  @Test func asksForADateWhereTheTargetRequiresOne() throws {
    let folder = try TestFolder()
    try folder.write(#"{"n":"x","e":[{"n":"Pull-ups","s":"reps","x":["5"]}],"t":60}"#, to: "w.json")
    #expect(
      folder.run("convert", "DIR/w.json", "-o", "DIR/w.btd").transcript == """
        ! btd convert: Workout 1 has no date, and .btd requires one. Use --date "YYYY-MM-DD HH:MM".
        = 64

        """)
    let run = folder.run(
      "convert", "DIR/w.json", "-o", "DIR/w.btd", "--date", "2020-02-29 18:05", "--verbose")
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "note: start time: missing; .btd version 6 needs it [added]: \"x\" (/workouts/0/date): 2020-02-29 18:05\n"
      ))
    #expect(try folder.text(of: "w.btd").contains("\"date\":\"2020-02-29 18:05\""))
  }

  @Test(arguments: ["2020-02-30 18:05", "yesterday", "", "2020-01-01 24:00"])
  func refusesADateThatIsNone(date: String) throws {
    let folder = try TestFolder("workout.json")
    let run = folder.run("convert", "DIR/workout.json", "-o", "DIR/w.btd", "--date", date)
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "btd convert: --date must be a day, or a day and time like \"2026-01-31 18:05\", found "))
  }

  @Test func readsStandardInputAsDashAndRequiresAFormatForStandardOutput() throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", "-", "--to", "btd")
    #expect(run.code == 0 && run.errors.isEmpty)
    try folder.write(run.output, to: "copy.btd")
    #expect(try folder.json("copy.btd") == folder.json("v1.btd"))
    #expect(
      folder.run("convert", "DIR/v1.btd", "-o", "-").transcript == """
        ! btd convert: the format of - is not clear from its name. \
        Name it with --to, one of \(Self.written)
        ! btd convert --help for more.
        = 64

        """)
  }

  @Test(arguments: [
    (
      "x.json", ".json may be of several formats. Name it with --to, one of \(written(as: "json"))"
    ),
    (
      "x.xyz",
      "the format of DIR/x.xyz is not clear from its name. Name it with --to, one of \(written)"
    ),
    (
      "x",
      "the format of DIR/x is not clear from its name. Name it with --to, one of \(written)"
    ),
  ])
  func namesTheFormatsWhereTheExtensionDoesNotSay(name: String, message: String) throws {
    // A short name: messages cut long ones.
    let folder = try TestFolder("v1.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", "DIR/\(name)")
    #expect(run.transcript == "! btd convert: \(message)\n! btd convert --help for more.\n= 64\n")
    #expect(folder.names == ["v1.btd"])
  }

  private static let written = ids(Format.all)

  private static func written(as fileExtension: String) -> String { ids(Format.withExtension(fileExtension)) }

  private static func ids(_ formats: [Format]) -> String {
    formats.filter { $0.writer != nil }.map(\.id).joined(separator: ", ")
  }

  @Test(arguments: ["json", "weak", ""])
  func refusesAFormatThatIsNotWritten(id: String) throws {
    let run = try TestFolder("v1.btd").run("convert", "DIR/v1.btd", "-o", "DIR/x", "--to", id)
    #expect(run.code == 64)
    #expect(run.errors.contains("Formats: \(Self.written)\n"))
  }

  @Test func writesNothingUnderStrictButTheReport() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      "convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--btd-version", "5", "--strict", "--report", "DIR/r.json")
    #expect(
      run.transcript == """
        ! note: 4 × not stored in version 5 of .btd: mark that the start was edited [dropped]: 15 June 2019, "Full Body \
        🏋️", and 3 more
        ! btd convert: DIR/x.btd: not written: values would be dropped, which --strict forbids.
        = 65

        """)
    #expect(folder.names == ["r.json", "v6.wld"])
    #expect(
      try folder.text(of: "r.json").hasSuffix("],\"counts\":{\"errors\":0,\"warnings\":0,\"notes\":4}}\n"))
  }

  @Test func printsNothingUnderStrict() throws {
    let run = try TestFolder("v6.wld").run(
      "convert", "DIR/v6.wld", "-o", "-", "--to", "btd", "--btd-version", "5", "--strict")
    #expect(run.code == 65 && run.output.isEmpty)
  }

  @Test func convertsWeightsOfAPayload() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1, set: "5 45.36")), to: "kg.btd")
    let run = folder.run("convert", "DIR/kg.btd", "-o", "-", "--to", "compact-workout", "--unit", "lb")
    #expect(run.text.contains(#""x":["5 100"]"#))
  }

  @Test func allowsWhatAnUpgradeAddsUnderStrict() throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", "DIR/x.btd", "--btd-version", "6", "--strict")
    #expect(run.code == 0)
    #expect(folder.names == ["v1.btd", "x.btd"])
  }

  @Test func writesTheReportOfABadInput() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file("", version: "9"), to: "new.btd")
    #expect(folder.run("convert", "DIR/new.btd", "-o", "DIR/x.btd", "--report", "DIR/r.json").code == 65)
    #expect(folder.names == ["new.btd", "r.json"])
    #expect(try folder.text(of: "r.json").contains("version 9 is newer than this program reads (6)"))
  }

  @Test(arguments: ["DIR/x.btd", "-"])
  func keepsOutputAndReportApart(place: String) throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run("convert", "DIR/v1.btd", "-o", place, "--to", "btd", "--report", place)
    #expect(
      run.transcript == """
        ! btd convert: -o and --report cannot be the same place
        ! btd convert --help for more.
        = 64

        """)
    #expect(folder.names == ["v1.btd"])
  }

  @Test func writesWhatAnAppImports() throws {
    let folder = try TestFolder("history.btd")
    #expect(folder.run("convert", "DIR/history.btd", "--for", "STRONG", "-o", "DIR/out.csv").code == 0)
    #expect(folder.run("convert", "DIR/history.btd", "--to", "strong", "-o", "DIR/same.csv").code == 0)
    #expect(try folder.bytes(of: "out.csv") == folder.bytes(of: "same.csv"))
    #expect(
      folder.run("convert", "DIR/history.btd", "--for", "hevy", "--to", "hevy", "-o", "DIR/x").errors
        .contains(
          "--to and --for cannot be used together"))
    #expect(
      folder.run("convert", "DIR/history.btd", "--for", "none", "-o", "DIR/x").errors.contains(
        "--for must be an app that is known to import a format, found none. Apps: bench-tracker, fitnotes, garmin,"
      ))
    for (option, meant) in [
      ("--for", "an app that is known to import a format"), ("--to", "a format that is written"),
    ] {
      #expect(
        folder.run("convert", "DIR/history.btd", option, "Hevyy", "-o", "DIR/x").errors.hasPrefix(
          "btd convert: \(option) must be \(meant), found Hevyy. Did you mean hevy?\n"))
    }
  }
}
