import Foundation
import Testing

@testable import CommandLineTool

@Suite(.enabled(if: SchemaValidator.isInstalled, Comment(rawValue: SchemaValidator.missingReason)))
struct SchemaTests {
  static let samples = [
    ("first-build.btd", "btd-v1"), ("v1.btd", "btd-v1"), ("v2.btd", "btd-v2"), ("v3.btd", "btd-v3"),
    ("v4.btd", "btd-v4"), ("v5.wld", "btd-v5"), ("v6.wld", "btd-v6"), ("history.btd", "btd-v6"),
    ("workout.json", "compact-workout"), ("template.json", "compact-template"),
  ]
  static let real = [
    ("v1-BTTestData.btd", "btd-v1"), ("v2-BTTestData.btd", "btd-v2"), ("v4-BTTestData.btd", "btd-v4"),
    ("v5-WLDTestData.wld", "btd-v5"), ("app-qr-screen.workout.json", "compact-workout"),
    ("app-qr-screen.template.json", "compact-template"),
  ]

  @Test func knowsEverySample() throws {
    let names = try Repository.names(in: "Samples").filter { name in
      // The bundle of Reps has no schema.
      name != "reps.json" && [".btd", ".wld", ".json"].contains { name.hasSuffix($0) }
    }
    #expect(names == Self.samples.map(\.0).sorted())
  }

  @Test(arguments: samples)
  func acceptsEverySample(name: String, schema: String) throws {
    #expect(try SchemaValidator.problems(of: "\(Repository.path)/Samples/\(name)", schema: schema) == "")
  }

  @Test(
    .enabled(if: Repository.exists(Repository.sharedData), "the shared data is not there"), arguments: real)
  func acceptsEveryRealFile(name: String, schema: String) throws {
    let path = "\(Repository.sharedData)/bench-tracker/\(name)"
    #expect(try SchemaValidator.problems(of: path, schema: schema) == "")
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6], [true, false])
  func acceptsEveryFileThatIsWritten(version: Int, isUpgraded: Bool) throws {
    let source = isUpgraded ? "v1.btd" : "v6.wld"
    let folder = try TestFolder(source)
    let options = ["--btd-version", "\(version)"]
    #expect(folder.run(["convert", "DIR/\(source)", "-o", "DIR/x.btd"] + options).code == 0)
    #expect(try SchemaValidator.problems(of: folder.placed("DIR/x.btd"), schema: "btd-v\(version)") == "")
  }

  /// Optional keys, by what is before them with list numbers left out.
  private static let optional: Set<String> = [
    "/user/name", "/user/imageData", "/user/weight", "/user/totalSets", "/user/totalExercises",
    "/templateList/userWorkouts/uuid", "/templateList/userWorkouts/exercises/iteration",
    "/templateList/defaultWorkouts/uuid", "/templateList/defaultWorkouts/exercises/iteration",
    "/workouts/exercises/iteration",
  ]

  @Test(arguments: samples.filter { $0.1.hasPrefix("btd") })
  func missesEveryRequiredKey(name: String, schema: String) throws {
    let text = try SchemaValidator.keysNotMissed(in: "\(Repository.path)/Samples/\(name)", schema: schema)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(Int(lines.first ?? "") ?? 0 > 10)
    let free = lines.dropFirst().map { $0.replacingOccurrences(of: "/0", with: "") }.filter { key in
      !Self.optional.contains(key)
        && !["/typeList/colors/", "/settings/smartNicknames/"].contains { key.hasPrefix($0) }
    }
    #expect(free == [])
  }

  @Test func describesTheOutputOfInfo() throws {
    let folder = try TestFolder("v1.btd", "v6.wld", "workout.json", "template.json")
    try check(folder.run("info", "--json", "DIR", "DIR/none"), "info", in: folder)
  }

  @Test func describesTheOutputOfValidate() throws {
    let folder = try TestFolder("first-build.btd", "v6.wld", "template.json")
    try folder.write(SampleText.file("", version: "7"), to: "new.btd")
    try folder.write("{\"version\":6,]", to: "cut.btd")
    try folder.write(SampleText.file(SampleText.workout(1, date: "x", set: "~")), to: "bad.btd")
    try folder.write("x", to: "unknown")
    try check(folder.run("validate", "--json", "DIR", "DIR/none"), "validate", in: folder)
  }

  @Test func describesTheOutputOfScan() throws {
    let folder = try TestFolder()
    try folder.draw(SampleText.payload, to: "1.png")
    try folder.draw([0xFF], to: "2.png")
    try check(folder.run("scan", "--json", "DIR"), "scan", in: folder)
    try check(folder.run("scan", "--json", "DIR/none"), "scan", in: folder)
  }

  @Test func describesTheOutputOfDiff() throws {
    let folder = try TestFolder("v1.btd", "v5.wld", "v6.wld")
    try check(folder.run("diff", "--json", "DIR/v5.wld", "DIR/v6.wld"), "diff", in: folder)
    try check(folder.run("diff", "--json", "DIR/v1.btd", "DIR/v6.wld"), "diff", in: folder)
    try check(folder.run("diff", "--json", "DIR/v6.wld", "DIR/v6.wld"), "diff", in: folder)
  }

  @Test func describesTheOutputOfCompare() throws {
    let folder = try TestFolder("v6.wld", "workout.json")
    try check(folder.run("compare", "--json", "DIR/v6.wld"), "compare", in: folder)
    try check(folder.run("compare", "--json", "DIR/workout.json"), "compare", in: folder)
  }

  @Test(arguments: [[], ["--exercises"], ["--templates"], ["--measurements"]])
  func describesTheOutputOfList(options: [String]) throws {
    let folder = try TestFolder("v6.wld", "workout.json", "template.json", "reps.json", "intervals.zwo")
    let measurement = #"{"moment":"2024-03-04T08:00","kind":"Weight","value":80.5,"unit":"kg"}"#
    try folder.write(
      #"{"format":"btd-archive","version":1,"measurements":[\#(measurement)],"workouts":[]}"#,
      to: "a.workouts.json")
    let run = folder.run(["list", "--json", "DIR"] + options)
    #expect(run.text.contains("{"))
    try check(run, "list", in: folder)
  }

  @Test func describesTheOutputOfStats() throws {
    let folder = try TestFolder(
      "v6.wld", "workout.json", "template.json", "reps.json", "history.btd", "intervals.zwo")
    try check(folder.run("stats", "--json", "DIR"), "stats", in: folder)
  }

  @Test func describesEachLineOfEachAndPipe() throws {
    let folder = try TestFolder("v6.wld", "workout.json", "strong.csv")
    let lines = folder.run(
      "each", "convert", "DIR/v6.wld", "DIR/strong.csv", "DIR/none", "--to", "csv", "-o", "DIR/o/"
    )
    .output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 3)
    let infos = folder.run("each", "info", "--json", "DIR/v6.wld").output.split(separator: UInt8(ascii: "\n"))
    for line in lines + infos {
      try folder.write(Array(line), to: "line.json")
      #expect(try SchemaValidator.problems(of: folder.placed("DIR/line.json"), schema: "each") == "")
    }
    try folder.write(
      "x\n{\"id\":1,\"data\":\"\(Base64.encode(try folder.bytes(of: "v6.wld")))\"}\n", to: "records")
    for line in folder.run("pipe", "--to", "hevy", "--identities", "DIR/records").output.split(
      separator: UInt8(ascii: "\n"))
    {
      try folder.write(Array(line), to: "line.json")
      #expect(try SchemaValidator.problems(of: folder.placed("DIR/line.json"), schema: "pipe") == "")
    }
  }

  @Test func describesTheOutputOfFormats() throws {
    let folder = try TestFolder()
    try check(folder.run("formats", "--json"), "formats", in: folder)
  }

  @Test(arguments: [
    ["DIR/v6.wld", "--btd-version", "1"], ["DIR/v6.wld", "--btd-version", "1", "--strict"],
    ["DIR/first-build.btd", "--btd-version", "6"], ["DIR/v6.wld", "DIR/none", "DIR/v6.wld"],
    ["DIR/v6.wld", "DIR/none", "DIR/v6.wld", "--skip-bad"], ["DIR/none"], ["DIR/v6.wld", "--workout", "99"],
    ["DIR/v6.wld", "DIR/lb.btd"], ["DIR/v6.wld", "--btd-version", "6"],
  ])
  func describesEveryReport(arguments: [String]) throws {
    let folder = try TestFolder("v6.wld", "first-build.btd")
    try folder.write(SampleText.file(SampleText.workout(1), lb: true), to: "lb.btd")
    _ = folder.run(["convert", "-o", "DIR/x.btd", "--report", "DIR/r.json"] + arguments)
    #expect(try SchemaValidator.problems(of: folder.placed("DIR/r.json"), schema: "report") == "")
  }

  private func check(_ run: ToolRun, _ schema: String, in folder: TestFolder) throws {
    try folder.write(run.output, to: "out/output.json")
    #expect(try SchemaValidator.problems(of: folder.placed("DIR/out/output.json"), schema: schema) == "")
  }
}
