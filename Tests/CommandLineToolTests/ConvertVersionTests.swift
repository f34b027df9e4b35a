import Foundation
import Testing

@Suite struct ConvertVersionTests {
  static let samples = ["first-build.btd", "v1.btd", "v2.btd", "v3.btd", "v4.btd", "v5.wld", "v6.wld"]
  static let real = ["v1-BTTestData.btd", "v2-BTTestData.btd", "v4-BTTestData.btd", "v5-WLDTestData.wld"]

  @Test(arguments: 1...5)
  func namesWhatAnOlderVersionCannotHold(version: Int) throws {
    let run = try TestFolder("v6.wld").run(
      "convert", "DIR/v6.wld", "-o", "DIR/out.btd", "--btd-version", "\(version)")
    try Golden.expect(run.transcript, equals: "convert-6-to-\(version)")
  }

  @Test(arguments: 2...6)
  func namesWhatANewerVersionRequires(version: Int) throws {
    let run = try TestFolder("v1.btd").run(
      "convert", "DIR/v1.btd", "-o", "DIR/out.btd", "--btd-version", "\(version)", "--verbose")
    try Golden.expect(run.transcript, equals: "convert-1-to-\(version)")
  }

  @Test func whatANewerVersionRequiresIsOneLineUnlessAskedFor() throws {
    let folder = try TestFolder("v1.btd")
    let arguments = ["convert", "DIR/v1.btd", "-o", "DIR/out.btd", "--btd-version", "6", "--force"]
    #expect(
      folder.run(arguments).transcript == """
        ! note: 23 missing values filled in (22 kinds) [added]; --verbose lists them
        ! DIR/out.btd: 2 workouts written
        = 0

        """)
    #expect(folder.run(arguments + ["--quiet"]).transcript == "= 0\n")
    #expect(
      folder.run(arguments + ["--quiet", "--verbose"]).transcript == """
        ! btd convert: --quiet and --verbose cannot be used together
        ! btd convert --help for more.
        = 64

        """)
  }

  @Test(arguments: samples, 1...6)
  func writesEveryVersionValid(sample: String, version: Int) throws {
    let folder = try TestFolder(sample)
    try check(folder, "DIR/\(sample)", version: version)
  }

  @Test(
    .enabled(if: Repository.exists(Repository.sharedData), "the shared data is not there"),
    arguments: real, 1...6)
  func writesEveryVersionOfARealFileValid(name: String, version: Int) throws {
    let folder = try TestFolder()
    try check(folder, "\(Repository.sharedData)/bench-tracker/\(name)", version: version)
  }

  /// Writes `version` of the file and checks that all workouts are there and that the way back is open.
  private func check(_ folder: TestFolder, _ path: String, version: Int) throws {
    #expect(folder.run("convert", path, "-o", "DIR/there.btd", "--btd-version", "\(version)").code == 0)
    let validation = folder.run("validate", "DIR/there.btd")
    #expect(validation.code == folder.run("validate", path).code)
    #expect(validation.text.contains("(btd version \(version))"))
    let back = folder.run(["convert", "DIR/there.btd", "-o", "DIR/back.wld", "--btd-version", "6"])
    #expect(back.code == 0)
    let counts = try [path, "DIR/there.btd", "DIR/back.wld"].map { path in
      try folder.info(path).filter { ["workouts", "exercises", "sets", "exerciseTypes"].contains($0.key) }
    }
    #expect(counts[0] == counts[1] && counts[1] == counts[2])
  }

  @Test(arguments: samples.dropFirst())
  func changesNothingButLayoutInTheSameVersion(sample: String) throws {
    let folder = try TestFolder(sample)
    #expect(folder.run("convert", "DIR/\(sample)", "-o", "DIR/same.btd", "--quiet").transcript == "= 0\n")
    #expect(try folder.json("same.btd") == folder.json(sample))
  }

  @Test func keepsWhatItDoesNotKnowInTheSameVersion() throws {
    let folder = try TestFolder()
    let text = SampleText.file(SampleText.workout(1, set: "5 50.0"))
      .replacingOccurrences(of: "{\"uuid\"", with: "{\"x\":[1.50,{\"y\":null}],\"uuid\"")
      .replacingOccurrences(of: "\"user\":{", with: "\"later\":-0.0,\"user\":{\"z\":1e2,")
    try folder.write(text, to: "a.btd")
    let run = folder.run("convert", "DIR/a.btd", "-o", "DIR/b.btd", "--strict")
    #expect(run.transcript == "! DIR/b.btd: 1 workout written\n= 0\n")
    #expect(try folder.json("b.btd") == folder.json("a.btd"))
    #expect(try folder.text(of: "b.btd").contains("5 50.0"))
  }

  @Test(arguments: [("0", 64), ("7", 64), ("x", 64), ("-1", 64), ("06", 0)])
  func takesTheVersionsOneToSix(version: String, code: Int32) throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/x.btd", "--btd-version", version).code == code)
    #expect(folder.names == (code == 0 ? ["v6.wld", "x.btd"] : ["v6.wld"]))
  }

  @Test func refusesAVersionForAFormatWithout() throws {
    let folder = try TestFolder("workout.json")
    #expect(
      folder.run(
        "convert", "DIR/workout.json", "-o", "DIR/x", "--to", "compact-workout", "--btd-version", "4"
      ).transcript == """
        ! btd convert: --btd-version works only with .btd, and compact-workout is to be written
        ! btd convert --help for more.
        = 64

        """)
  }
}

extension TestFolder {
  /// What `btd info --json` says of one file.
  func info(_ path: String) throws -> [String: NSObject] {
    let run = run("info", "--json", path)
    let rows = try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: NSObject]]
    return rows?.first ?? [:]
  }

  /// The content of a JSON file, by Foundation's reader.
  func json(_ name: String) throws -> NSObject {
    try JSONSerialization.jsonObject(with: Data(bytes(of: name))) as? NSObject ?? NSNull()
  }
}
