import Foundation
import Testing
import WorkoutFormats

@testable import FormatKit

@Suite struct InfoCommandTests {
  @Test(arguments: [true, false]) func aTableOfAnAppInUTF16IsNoOtherTable(hasMark: Bool) throws {
    let folder = try TestFolder()
    let text =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE,Duration\n"
      + "2024-03-04 18:05:11,Push,Squat,1,100,5,0,0,,,,1h\n"
    var bytes: [UInt8] = hasMark ? [0xff, 0xfe] : []
    for unit in text.utf16 { bytes += [UInt8(unit & 0xff), UInt8(unit >> 8)] }
    try folder.write(bytes, to: "wide.csv")
    #expect(
      folder.run("show", "DIR/wide.csv").transcript == """
        ! btd show: DIR/wide.csv:1:1: the text is UTF-16. Save it as UTF-8 first.
        = 65

        """)
  }

  @Test func saysWhatAFileHolds() throws {
    let folder = try TestFolder("v6.wld")
    #expect(
      folder.run("info", "DIR/v6.wld").transcript == """
        DIR/v6.wld: Bench Tracker / Weightlifting App data (btd), version 6
          4 workouts, 22 exercises, 52 sets, from 2017-09-08T18:20 to 2019-06-15T16:20
          4 templates, 16 exercise types
          weights in kg
          Owner: Maja Lindqvist
        = 0

        """)
  }

  @Test func saysOneInTheSingular() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.payload, to: "one.json")
    #expect(
      folder.run("info", "DIR/one.json").transcript == """
        DIR/one.json: Bench Tracker QR payload of a workout (compact-workout)
          1 workout, 1 exercise, 1 set, on 2020-01-02T18:00
          weights without a unit
        = 0

        """)
  }

  @Test func printsJSON() throws {
    let folder = try TestFolder("v1.btd", "template.json")
    #expect(
      folder.run("info", "--json", "DIR/v1.btd", "DIR/template.json").transcript == #"""
        [
        {"file":"DIR/v1.btd","format":"btd","version":1,"workouts":2,"exercises":11,"sets":27,"templates":0,"exerciseTypes":16,"timedPlans":0,"measurements":0,"firstDate":"2017-09-04T18:05","lastDate":"2017-09-06T06:40","weightUnit":"kg"},
        {"file":"DIR/template.json","format":"compact-template","version":null,"workouts":0,"exercises":0,"sets":0,"templates":1,"exerciseTypes":0,"timedPlans":0,"measurements":0,"firstDate":null,"lastDate":null,"weightUnit":null}
        ]
        = 0

        """#)
  }

  @Test func showsTheGoodFilesAndReturnsTheGravestCode() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file("", version: "7"), to: "new.btd")
    try folder.write(SampleText.file(""), to: "good.btd")
    #expect(
      folder.run("info", "DIR/new.btd", "DIR/none.btd", "DIR/good.btd").transcript == """
        DIR/good.btd: Bench Tracker / Weightlifting App data (btd), version 1
          0 workouts, 0 exercises, 0 sets
          1 exercise type
          weights in kg
        ! btd info: DIR/new.btd:1:12 (/version): version 7 is newer than this program reads (6). Export again from an older app, or update btd.
        ! btd info: DIR/none.btd: cannot be opened: No such file or directory.
        = 66

        """)
  }

  @Test func readsTheFilesOfAFolderAndItsFoldersByNameWithoutHiddenOnesAndPipes() throws {
    let folder = try TestFolder()
    for name in ["b.btd", "a.btd", ".hidden.btd", "deeper/c.btd", ".git/d.btd"] {
      try folder.write(SampleText.file(""), to: name)
    }
    #expect(mkfifo("\(folder.path)/pipe.btd", 0o600) == 0)
    #expect(symlink(folder.path, "\(folder.path)/deeper/back") == 0)
    let lines = folder.run("info", "DIR").text.split(separator: "\n").filter { $0.hasPrefix("DIR") }
    #expect(
      lines == [
        "DIR/a.btd: Bench Tracker / Weightlifting App data (btd), version 1",
        "DIR/b.btd: Bench Tracker / Weightlifting App data (btd), version 1",
        "DIR/deeper/c.btd: Bench Tracker / Weightlifting App data (btd), version 1",
      ])
  }

  @Test(arguments: [
    ("1,80,kg", "weights in kg"), ("1,80,kg\n1,80,lb", "weights in kg and lb"), ("1,,", nil),
    ("1,80,kg\n1,80,", "weights in kg, some without a unit"),
  ])
  func saysInWhichUnitsTheWeightsAre(rows: String, line: String?) throws {
    let folder = try TestFolder()
    let lines = rows.split(separator: "\n").map { "2026-01-31 18:05,Squat,\($0)\n" }.joined()
    try folder.write("start,exercise,set_number,weight,weight_unit\n" + lines, to: "a.csv")
    let found = folder.run("info", "DIR/a.csv").text.split(separator: "\n").first { $0.contains("weights") }
    #expect(found?.trimmingCharacters(in: .whitespaces) == line)
  }

  @Test func namesAnEmptyFileAndOneInUTF16() throws {
    let folder = try TestFolder()
    try folder.write("", to: "empty.csv")
    try folder.write([0xff, 0xfe] + Array("Date".utf16).flatMap { [UInt8($0 & 0xff), 0] }, to: "wide.csv")
    #expect(
      folder.run("info", "DIR/empty.csv", "DIR/wide.csv").transcript == """
        ! btd info: DIR/empty.csv: the file is empty. Export it again.
        ! btd info: DIR/wide.csv:1:1: the text is UTF-16. Save it as UTF-8 first.
        = 65

        """)
  }

  @Test func refusesAnEmptyFolder() throws {
    let folder = try TestFolder()
    #expect(folder.run("info", "DIR").transcript == "! btd info: DIR: the folder has no files in it.\n= 64\n")
  }

  @Test func saysWhatToTypeWhereTheFormatIsNotRecognised() throws {
    let folder = try TestFolder()
    try folder.write("Date,Reps\n", to: "other.csv")
    #expect(
      folder.run("info", "DIR/other.csv").transcript == """
        ! btd info: DIR/other.csv: its format is not recognised. \
        Name it with --from ID; btd formats lists the ids. If it is a table of your own: \
        btd columns DIR/other.csv -o map.csv, correct the map, then --columns map.csv.
        = 64

        """)
  }

  @Test func saysThatJSONIsOnlyChecked() throws {
    let folder = try TestFolder("v1.btd")
    #expect(
      folder.run("info", "--from", "json", "DIR/v1.btd").transcript == """
        ! btd info: DIR/v1.btd: json can be checked with btd validate, but not read.
        = 64

        """)
  }

  @Test func namesTheFormatsWhereFromIsNone() throws {
    #expect(
      try TestFolder().run("info", "--from", "weak", "x").transcript == """
        ! btd info: --from must be a format, found weak. Formats: \(Format.all.map(\.id).joined(separator: ", "))
        ! btd info --help for more.
        = 64

        """)
  }

  @Test func keepsEscapesOfNamesAndContentFromTheTerminal() throws {
    let folder = try TestFolder()
    let evil = "a\u{1B}[31m\u{202E}.btd"
    #expect(
      folder.run("info", "DIR/\(evil)").transcript
        == "! btd info: DIR/a·[31m·.btd: cannot be opened: No such file or directory.\n= 66\n")
    try folder.write(SampleText.file("", version: "\"\\u001b[31m\""), to: evil)
    let run = folder.run("info", "DIR/\(evil)")
    #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
    #expect(run.code == 65)
  }
}
