import Foundation
import Testing

@Suite struct ConvertChoiceTests {
  private static let identifier = "e06c9b38-74a5-4f12-8d3b-c95120f6ae47"

  @Test(arguments: [
    (["--workout", "1"], "Full Body"), (["--workout", "4"], "Push"), (["--workout", "last"], "Full Body"),
    (["--workout", identifier], "Leg Day"), (["--workout", identifier.uppercased()], "Leg Day"),
    (["--workout", "2017-09-09"], "Leg Day"), (["--workout", "2018-11-03 09"], "Tempo & Core"),
  ])
  func takesOneWorkout(options: [String], name: String) throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      ["convert", "DIR/v6.wld", "-o", "DIR/one.json", "--to", "compact-workout"] + options)
    #expect(run.code == 0)
    #expect(try folder.text(of: "one.json").contains("\"n\":\"\(name)"))
  }

  @Test(arguments: ["5", "2019-06-14", "F06C9B38-74A5-4F12-8D3B-C95120F6AE47", "first"])
  func listsTheWorkoutsWhereThereIsNone(choice: String) throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("convert", "DIR/v6.wld", "-o", "DIR/one.btd", "--workout", choice).transcript == """
        ! btd convert: DIR/v6.wld: there is no such workout.
        ! Choose one of 4 workouts:
        !   --workout 1   2019-06-15T16:20   Full Body 🏋️   A4D8F06B-5E93-4172-9C2E-3B07D1F8465A
        !   --workout 2   2018-11-03T09:30   Tempo & Core 🏃‍♀️   917E5CA2-0B6D-4D89-B1F4-68A3D7E2059C
        !   --workout 3   2017-09-09T10:15   Leg Day 🦵   E06C9B38-74A5-4F12-8D3B-C95120F6AE47
        !   --workout 4   2017-09-08T18:20   Push "heavy" 🔥   5F2A81D7-93B4-4C0E-A6D8-04C7E3B15F92
        = 64

        """)
    #expect(folder.names == ["v6.wld"])
  }

  @Test(arguments: ["0", "-3"])
  func countsWorkoutsFromOne(number: String) throws {
    let run = try TestFolder("v6.wld").run("convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--workout", number)
    #expect(
      run.transcript == """
        ! btd convert: --workout counts from 1, found \(number)
        ! btd convert --help for more.
        = 64

        """)
  }

  @Test func takesNoneOfTwoWorkoutsWithOneIdentifier() throws {
    let folder = try TestFolder()
    let twice = SampleText.workout(1) + "," + SampleText.workout(1, name: "Other")
    try folder.write(SampleText.file(twice), to: "a.btd")
    let run = folder.run(
      "convert", "DIR/a.btd", "-o", "DIR/b.btd", "--workout", "00000000-0000-4000-8000-000000000001")
    #expect(run.code == 64)
    #expect(run.errors.contains("DIR/a.btd: more than one workout has that uuid. Choose by number.\n"))
    #expect(folder.names == ["a.btd"])
  }

  @Test func knowsNoLastWorkoutWhereNoneHasADate() throws {
    let folder = try TestFolder()
    for number in 1...2 {
      try folder.write(#"{"n":"\#(number)","e":[{"n":"Squat","x":["5"]}]}"#, to: "\(number).json")
    }
    let run = folder.run(
      "convert", "DIR/1.json", "DIR/2.json", "-o", "DIR/x", "--to", "compact-workout", "--workout", "last")
    #expect(run.code == 64)
    #expect(run.errors.contains("no workout has a date, so there is no last one. Choose by number.\n"))
  }

  @Test func takesATemplateByName() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      "convert", "DIR/v6.wld", "-o", "DIR/t.json", "--to", "compact-template", "--template", "Arms to Go")
    try Golden.expect(run.transcript, equals: "convert-template")
    #expect(
      try folder.text(of: "t.json") == #"{"n":"Arms to Go","z":["0 1"],"e":[{"n":"Hammer Curls","i":"Rope","#
        + #""c":"Biceps","s":"repsWeight"},{"n":"Rope Pushdowns","c":"Triceps","s":"repsWeight"}]}"#)
  }

  @Test(arguments: ["push & pull", "Quick core", "strong  base 🧱"])
  func findsATemplateInAnyCaseAndWithoutItsEmoji(name: String) throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/t.btd", "--template", name).code == 0)
    #expect(try folder.info("DIR/t.btd")["templates"] == 1 as NSNumber)
  }

  @Test func listsTheTemplatesWhereThereIsNone() throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run("convert", "DIR/v6.wld", "-o", "DIR/t.btd", "--template", "Arms\u{1B}[2J")
    #expect(
      run.transcript == """
        ! btd convert: DIR/v6.wld: no template is called "Arms·[2J".
        ! Choose one of 4 templates:
        !   --template "Push & Pull 🔁"
        !   --template "Quick Core ⏱️"
        !   --template "Strong Base 🧱"
        !   --template "Arms to Go"
        = 64

        """)
  }

  @Test func turnsWorkoutsIntoTemplates() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/t.btd", "--as-template").code == 0)
    let info = try folder.info("DIR/t.btd")
    #expect(info["workouts"] == 0 as NSNumber && info["templates"] == 8 as NSNumber)
  }

  @Test(arguments: [
    (["workouts"], [4, 0, 15]), (["templates"], [0, 4, 13]), (["types"], [0, 0, 16]),
    (["workouts,types"], [4, 0, 16]), (["workouts,templates,types"], [4, 4, 16]),
  ])
  func keepsOnlyTheParts(parts: [String], counts: [Int]) throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run(["convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--only"] + parts).code == 0)
    let info = try folder.info("DIR/x.btd")
    #expect(["workouts", "templates", "exerciseTypes"].map { info[$0] } == counts.map { $0 as NSNumber })
  }

  @Test func refusesToLeaveOutTheTemplatesThatItMakes() throws {
    let run = try TestFolder("v6.wld").run(
      "convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--as-template", "--only", "workouts")
    #expect(
      run.transcript == """
        ! btd convert: --as-template makes templates, which --only leaves out
        ! btd convert --help for more.
        = 64

        """)
  }

  @Test func excludesWorkoutAndTemplateFromEachOther() throws {
    let run = try TestFolder("v6.wld").run(
      "convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--workout", "1", "--template", "Arms to Go")
    #expect(
      run.transcript == """
        ! btd convert: --workout and --template cannot be used together
        ! btd convert --help for more.
        = 64

        """)
  }

  @Test func saysHowToChooseWhereOneIsWanted() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("convert", "DIR/v6.wld", "-o", "DIR/w", "--to", "compact-workout").errors
        .contains(
          "btd convert: A compact workout holds one workout, and there are more. Choose one with --workout UUID|N|last.\n"
        ))
    #expect(folder.names == ["v6.wld"])
  }
}
