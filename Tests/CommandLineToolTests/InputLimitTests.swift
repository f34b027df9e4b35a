import CommandLineTool
import Foundation
import Notation
import Testing
import WorkoutModel

/// What is said of inputs beyond a limit that no other suite reaches.
@Suite struct InputLimitTests {
  /// A file of zeros behind `start`, which takes no room on the disk.
  private func makeHole(_ start: [UInt8], byteCount: UInt64, _ name: String, in folder: TestFolder) throws {
    try folder.write(start, to: name)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    try file.truncate(atOffset: byteCount)
    try file.close()
  }

  @Test func aFileOfMoreThan2GiBIsRefused() throws {
    let folder = try TestFolder()
    let start = try Repository.bytes("Samples/strong.csv")
    try makeHole(start, byteCount: (2 << 30) + 1, "strong.csv", in: folder)
    #expect(
      folder.run("info", "DIR/strong.csv").transcript
        == "! btd info: DIR/strong.csv: is larger than this program reads (2 GiB). Split it first.\n= 65\n")
  }

  @Test func aTextOfMoreThan64MiBIsRefused() throws {
    let folder = try TestFolder()
    try makeHole(Array("<workout_file>".utf8), byteCount: (64 << 20) + 1, "ride.zwo", in: folder)
    #expect(
      folder.run("info", "DIR/ride.zwo").transcript
        == "! btd info: DIR/ride.zwo:1:1: the file is larger than 64 MiB, expected a ride of a few kilobytes.\n= 65\n"
    )
  }

  @Test func aFileThatIsCutOffWhileItIsReadIsRefused() throws {
    let folder = try TestFolder()
    try folder.write([UInt8](repeating: 0x20, count: 3 << 20), to: "log.txt")
    let path = "\(folder.path)/log.txt"
    let input = try InputBytes(opening: path)
    try input.load(upTo: 1)
    #expect(truncate(path, 2 << 20) == 0)
    #expect(throws: WorkoutError.file(FileError(.changedMeanwhile, path: path, code: 0))) {
      try input.loadAll()
    }
  }

  @Test func aZipFileOfMoreThan64GiBIsRefused() throws {
    let folder = try TestFolder()
    let members = (0..<17).map { ("\($0).csv", Array("Date\n".utf8)) }
    try folder.write(PackedFile.zip(members) { $0.size = 0xffff_fffe }, to: "log.zip")
    #expect(
      folder.run("info", "DIR/log.zip").transcript
        == "! btd info: DIR/log.zip: cannot be unpacked: it holds more than 64 GiB.\n= 65\n")
  }

  @Test func aListOfAZipFileOfMoreThan8MiBIsRefused() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 65_500)
    let members = (0..<129).map { ("\($0)\(name)", [UInt8]()) }
    try folder.write(PackedFile.zip(members, method: 0), to: "log.zip")
    #expect(
      folder.run("info", "DIR/log.zip").transcript
        == "! btd info: DIR/log.zip: cannot be unpacked: the list of its files is longer than 8 MiB.\n= 65\n")
  }

  @Test func aMemoryOfPartsOfMoreThan64MiBIsRefused() throws {
    let folder = try TestFolder("workout-qr.png")
    try makeHole([], byteCount: (64 << 20) + 1, "parts", in: folder)
    let run = folder.run("scan", "DIR/workout-qr.png", "--keep", "DIR/parts")
    #expect(
      run.transcript
        == "! btd scan: DIR/parts: is larger than this program reads (64 MiB). Split it first.\n= 65\n")
  }

  @Test func aTextOfMoreThanAMillionLinesIsRefused() throws {
    let folder = try TestFolder()
    try folder.write("Squat\n" + String(repeating: "\n", count: 1_000_001), to: "log.txt")
    #expect(
      folder.run("info", "--from", "text", "DIR/log.txt").transcript
        == "! btd info: DIR/log.txt:1000001:1: the text has more than 1,000,000 lines. Take a part of it at a time.\n= 65\n"
    )
  }

  @Test func aFileOfTheAppHasNoMoreThan10000Keys() throws {
    let folder = try TestFolder()
    let keys = (0...10_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    try folder.write("{\"version\":6,\"workouts\":[],\(keys)}", to: "keys.btd")
    let run = folder.run("info", "DIR/keys.btd")
    #expect(run.code == 65)
    #expect(
      run.errors.contains(
        "the object at the top has more than 10000 keys, expected those of a .btd file."), "\(run.errors)")
  }

  private static func history(sets: [String]) -> String {
    let exercises = sets.map {
      #"{"name":"Squat","iteration":"","category":"Legs","style":"repsWeight","sets":[\#($0)]}"#
    }
    let workout =
      #"{"uuid":"2B8616B6-8B4E-4FE2-B51E-56D955A65278","name":"A","date":"2021-03-04 10:00","duration":1,"supersets":[],"dateModified":false,"#
    // Behind as many others as are read in parts.
    let others = repeatElement(#"\#(workout)"exercises":[]}"#, count: 8_000).joined(separator: ",")
    return
      #"{"version":6,"workouts":[\#(others),\#n\#(workout)"exercises":[\#(exercises.joined(separator: ","))]}]}"#
  }

  @Test(arguments: ["1", "2"])
  func aWorkoutHasNoMoreThan100000ListEntries(jobs: String) throws {
    let folder = try TestFolder()
    let sets = Self.list(99_998, of: #""5 80""#)
    try folder.write(Self.history(sets: [sets, ""]), to: "all.btd")
    let all = folder.run(
      "convert", "DIR/all.btd", "--to", "hevy", "--source-unit", "kg", "-o", "DIR/all.csv", "--jobs", jobs)
    #expect(all.code == 0 && all.errors.contains("1 workout written"), "\(all.errors)")
    for (number, lists) in [[sets, "", ""], [sets + "," + sets], [sets + #","1","2""#]].enumerated() {
      try folder.write(Self.history(sets: lists), to: "\(number).btd")
      let run = folder.run("convert", "DIR/\(number).btd", "--to", "hevy", "-o", "-", "--jobs", jobs)
      let place = number == 0 ? "exercises/2" : "exercises/0/sets/99999"
      #expect(run.code == 65 && run.text.isEmpty)
      #expect(run.errors.contains("/workouts/8000/\(place)): \(Self.tooManyOfWorkout)"), "\(run.errors)")
      #expect(run.errors.contains("\(number).btd:2:"), "\(run.errors)")
    }
  }

  @Test func listsThatAreHeldHaveNoMoreThan500000Entries() throws {
    let folder = try TestFolder()
    func refusal(_ text: String, _ name: String) throws -> (code: Int32, errors: String) {
      try folder.write(text, to: name)
      let run = folder.run("info", "DIR/\(name)")
      return (run.code, run.errors)
    }
    func templates(_ count: Int, workouts: Int = 0) -> String {
      let workouts = Self.list(workouts, of: #"{"exercises":[{}]}"#)
      return
        #"{"version":6,"workouts":[\#(workouts)],"templateList":{"userWorkouts":[\#(Self.list(count, of: "{}"))]}}"#
    }
    // The workouts, and what is in them, do not count with the rest.
    #expect(try refusal(templates(500_000, workouts: 2_000), "all.btd").code == 0)
    for (name, text, place) in [
      ("templates.btd", templates(500_001), "templateList/userWorkouts/500000"),
      ("around.btd", templates(500_001, workouts: 2), "templateList/userWorkouts/500000"),
      (
        "types.btd", #"{"version":6,"workouts":[],"typeList":{"list":[\#(Self.list(500_001, of: "{}"))]}}"#,
        "typeList/list/500000"
      ),
      (
        "plans.workouts.json",
        #"{"format":"btd-archive","version":1,"timedPlans":[\#(Self.list(500_001, of: "{}"))]}"#,
        "timedPlans/500000"
      ),
      (
        "summary.json",
        #"{"id":"A4D8F06B-5E93-4172-9C2E-3B07D1F8465A","set_summaries":[\#(Self.list(500_001, of: "{}"))]}"#,
        "set_summaries/500000"
      ),
    ] {
      let (code, errors) = try refusal(text, name)
      #expect(code == 65)
      #expect(errors.contains("\(place)): \(Self.tooManyEntries)"), "\(name): \(errors)")
    }
    // What is checked and not held may have more.
    try folder.write("[\(Self.list(500_001, of: "0"))]", to: "any.json")
    #expect(folder.run("validate", "--from", "json", "DIR/any.json").code == 0)
  }

  @Test func aWorkoutOfAnArchiveACodeOrATextHasNoMoreThan100000ListEntries() throws {
    let folder = try TestFolder()
    // Within a text, as the first build of the app wrote workouts.
    let sets = Self.list(100_000, of: #"\"5 80\""#)
    let text = #"{\"n\":\"A\",\"e\":[{\"n\":\"Squat\",\"x\":[\#(sets)]}]}"#
    for (name, text, place) in [
      (
        "archive.workouts.json",
        #"{"format":"btd-archive","version":1,"workouts":[{"supersets":[\#(Self.list(50_001, of: "[0]"))]}]}"#,
        "workouts/0/supersets/50000"
      ),
      (
        "payload.json", #"{"n":"A","e":[{"n":"Squat","x":[\#(Self.list(100_000, of: "0"))]}]}"#,
        "e/0/x/99999"
      ),
      ("text.btd", #"{"version":1,"workouts":["\#(text)"]}"#, "workouts/0"),
    ] {
      try folder.write(text, to: name)
      let run = folder.run("info", "DIR/\(name)")
      #expect(run.code == 65)
      #expect(run.errors.contains("\(place)): \(Self.tooManyOfWorkout)"), "\(name): \(run.errors)")
    }
  }

  private static let tooManyEntries =
    "found more than 500,000 entries, such as sets: no log has so many here. Check where the file comes from."
  private static let tooManyOfWorkout =
    "found more than 100,000 entries, such as sets: no workout has so many. Check where the file comes from."

  private static func list(_ count: Int, of entry: String) -> String {
    repeatElement(entry, count: count).joined(separator: ",")
  }

  @Test func recordsOfMoreThan900KindsAreCountedTogether() throws {
    let folder = try TestFolder()
    let date = "2025-12-14 10:05:12 +0100"
    let records = (0..<902).map {
      "<Record type=\"K\($0)\" sourceName=\"x\" startDate=\"\(date)\" endDate=\"\(date)\" value=\"1\"/>"
    }
    try folder.write(
      "<?xml version=\"1.0\"?>\n<HealthData locale=\"en\"><ExportDate value=\"\(date)\"/>\(records.joined())</HealthData>",
      to: "export.xml")
    let run = folder.run("info", "DIR/export.xml")
    #expect(run.code == 0)
    #expect(run.errors.contains("2 × not stored in a log: records of further kinds"), "\(run.errors)")
  }

  @Test(arguments: [
    (
      "long.csv", "Date,Exercise,Set 1\n", "2024-03-04,Squat,5x100\n",
      "2024-03-04,Row,\"\(String(repeating: "5x100 ", count: 200))\"\n",
      "error: row skipped: a cell that is too long for sets in Set 1 [dropped]: DIR/long.csv:8:17: "
    ),
    (
      "many.csv", "Date,Exercise,Reps,Weight (kg)\n", "2024-03-04,Squat,10/10/8,60\n",
      "2024-03-04,Row,\(Array(repeating: "5", count: 51).joined(separator: "/")),60\n",
      "warning: no number of repetitions, left out [dropped]: DIR/many.csv:8:16: "
    ),
  ])
  func aCellOfMoreThanAPersonDoesIsKeptOut(
    name: String, head: String, good: String, bad: String, message: String
  ) throws {
    let folder = try TestFolder()
    try folder.write(head + String(repeating: good, count: 6) + bad, to: name)
    let run = folder.run("info", "DIR/\(name)")
    #expect(run.code == 0 && run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func digitsOfARideBeyond17AreCut() throws {
    let folder = try TestFolder()
    try folder.write(
      "<workout_file><workout><SteadyState Duration=\"60\" Power=\"0.12345678901234567890\"/></workout></workout_file>",
      to: "ride.zwo")
    #expect(
      folder.run("info", "DIR/ride.zwo").errors
        == "warning: number of more than 17 digits cut to them [rounded]: DIR/ride.zwo:1:24: Power is 0.12345678901234567890\n"
    )
  }

  @Test func foldersWithinEachOtherAreFollowed32Deep() throws {
    let folder = try TestFolder()
    let names = String(repeating: "x/", count: 33)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/deep/\(names)", withIntermediateDirectories: true)
    #expect(
      folder.run("info", "DIR/deep").transcript
        == "! btd info: DIR/deep: its folders are nested more than 32 deep.\n= 64\n")
  }

  @Test func settingsOfMoreThan64KiBAreRefused() throws {
    let folder = try TestFolder()
    var environment = TestFolder.environment
    environment.variables["XDG_CONFIG_HOME"] = folder.path
    try folder.write(String(repeating: "#", count: (64 << 10) + 1), to: "btd/config")
    let run = folder.run("config", environment: environment)
    #expect(run.code == 64 && run.errors.hasPrefix("btd config: DIR/btd/config is longer than 64 KiB\n"))
  }

  @Test func aWorkbookHasNoMoreThan500SheetsAnd500000Texts() throws {
    func problem(_ bytes: [UInt8]) throws -> String {
      let folder = try TestFolder()
      try folder.write(bytes, to: "log.xlsx")
      return folder.run("info", "DIR/log.xlsx").errors
    }
    let sheets = (0...500).map { (name: "S\($0)", xml: "<sheetData/>") }
    #expect(try problem(WorkbookFile.bytes(sheets)).contains("it has more than 500 sheets"))
    let texts = (0...500_000).map { "<si><t>\($0)</t></si>" }.joined()
    #expect(
      try problem(WorkbookFile.bytes([(name: "A", xml: "<sheetData/>")], strings: texts))
        .contains("it has more than 500000 texts"))
  }
  @Test func aPartOfAWorkbookHasNoMoreThan32MiB() throws {
    let folder = try TestFolder()
    let blanks = String(repeating: " ", count: 32 << 20)
    try folder.write(
      WorkbookFile.bytes([(name: "A", xml: "<sheetData/>")], strings: blanks, method: 0), to: "log.xlsx")
    #expect(
      folder.run("info", "DIR/log.xlsx").transcript
        == "! btd info: DIR/log.xlsx/xl/sharedStrings.xml: cannot be unpacked: it is larger than 32 MiB.\n= 65\n"
    )
  }

  /// The style before the limit makes a day of the number, and with it a log of the table.
  @Test(arguments: [(65_535, 0), (65_536, 65)]) func aWorkbookHasNoMoreThan65536Styles(
    style: Int, code: Int32
  ) throws {
    func text(_ place: String, _ text: String) -> String {
      "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
    }
    let folder = try TestFolder()
    let days = String(repeating: "<xf numFmtId=\"14\"/>", count: 65_537)
    let head = text("A1", "Date") + text("B1", "Exercise") + text("C1", "Reps")
    let set = text("B2", "Squat") + "<c r=\"C2\"><v>5</v></c>"
    let rows =
      "<row r=\"1\">\(head)</row><row r=\"2\"><c r=\"A2\" s=\"\(style)\"><v>45000</v></c>\(set)</row>"
    try folder.write(
      WorkbookFile.bytes(
        [(name: "A", xml: "<sheetData>\(rows)</sheetData>")],
        styles: "<styleSheet><cellXfs>\(days)</cellXfs></styleSheet>"),
      to: "log.xlsx")
    #expect(folder.run("info", "DIR/log.xlsx").code == code)
  }
}
