import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

@Suite struct CompactFormTests {
  private let uuid = "2B8616B6-8B4E-4FE2-B51E-56D955A65278"

  /// Asserts that `text` comes back the same, with nothing to say.
  private func expectUnchanged(_ text: String, as format: Format) throws {
    let reading = try read(text, as: format)
    let writing = try write(reading.archive, as: format)
    #expect(try JSONValue(writing.bytes) == JSONValue(text), "\(writing.text)")
    #expect(writing.findings.lines == [])
    #expect(try read(writing.bytes, as: format).archive == reading.archive)
    #expect(try write(try read(writing.bytes, as: format).archive, as: format).bytes == writing.bytes)
  }

  @Test(arguments: [
    "{\"e\":[]}", "{\"u\":\"x\",\"e\":[]}", "{\"n\":\"\",\"e\":[]}", "{\"d\":\"2026-01-31 18:05\",\"e\":[]}",
    "{\"t\":0,\"e\":[]}", "{\"t\":60.0,\"e\":[]}", "{\"z\":[],\"e\":[]}", "{\"z\":[\"0 1\"],\"e\":[{},{}]}",
    "{\"z\":[[0,1]],\"e\":[{},{}]}", "{\"e\":[{\"x\":[]}]}",
    "{\"e\":[{\"n\":\"A\",\"x\":[\"5 50.0\",\"5 50\"]}]}",
    "{\"e\":[{\"n\":\"A\",\"i\":\"\",\"c\":\"Legs\",\"s\":\"reps\",\"x\":[\"5\"]}]}",
    "{\"e\":[{\"n\":\"👩‍👩‍👧\",\"x\":[\"~ 🦵\",\"\",5,null]}]}", "{\"n\":\"A\\u0000\\n\\\"\",\"e\":[]}",
  ])
  func aWorkoutComesBackWithWhatIsAbsentStillAbsent(text: String) throws {
    try expectUnchanged(text, as: .compactWorkout)
  }

  @Test(arguments: [
    "{\"e\":[]}", "{\"n\":\"T\",\"e\":[]}", "{\"n\":\"T\",\"z\":[\"0 1\"],\"e\":[{\"n\":\"A\"},{}]}",
    "{\"z\":[[0,1]],\"e\":[{\"i\":\"\"},{\"c\":\"Legs\",\"s\":\"time\"}]}",
    "{\"z\":[],\"e\":[{\"x\":[\"5\"]}]}",
  ])
  func aTemplateComesBackWithWhatIsAbsentStillAbsent(text: String) throws {
    try expectUnchanged(text, as: .compactTemplate)
  }

  @Test func unknownKeysComeBack() throws {
    let text = """
      {"u":"\(uuid)","k":{"a":1.50},"":null,"e":[{"n":"A","k":[1],"x":["5"]}],"a/b":1,"dateModified":true}
      """
    try expectUnchanged(text, as: .compactWorkout)
    try expectUnchanged("{\"n\":\"T\",\"k\":1e2,\"e\":[{\"k\":{}}]}", as: .compactTemplate)
  }

  @Test func keysOfTheFileComeBackAsUnknownKeys() throws {
    let text = """
      {"n":"A","name":"B","uuid":5,"date":"x","duration":1,"supersets":[],"exercises":[],"summary":"s",\
      "e":[{"n":"A","name":"B","iteration":1,"category":2,"style":3,"sets":[],"x":[]}]}
      """
    try expectUnchanged(text, as: .compactWorkout)
  }

  @Test func whatIsFoundStandsAtTheKeysOfThePayload() throws {
    let reading = try read(#"{"n":"A","z":["0 7"],"e":[5,{"n":5,"x":{}}]}"#, as: .compactWorkout)
    #expect(reading.findings.findings.map { $0.place.pointer } == ["/e/0", "/e/1/n", "/e/1/x", "/z/0"])
  }

  @Test func keysOfTheWrongTypeComeBack() throws {
    let text = """
      {"u":5,"n":null,"d":"2017-02-30 10:00","t":"60","z":{},"e":[{"n":1,"i":null,"c":[],"s":{},"x":"5"},{}]}
      """
    try expectUnchanged(text, as: .compactWorkout)
    try expectUnchanged("{\"e\":5}", as: .compactWorkout)
    try expectUnchanged("{\"n\":5,\"z\":0,\"e\":null}", as: .compactTemplate)
  }

  @Test(arguments: ["workout.json", "template.json"])
  func aSampleComesBack(name: String) throws {
    let text = String(decoding: try TestFile.read(TestFile.sample(name)), as: UTF8.self)
    try expectUnchanged(text, as: name == "workout.json" ? .compactWorkout : .compactTemplate)
  }

  // The real payloads are no part of the repository: where they are absent, the test is skipped.
  @Test(
    .enabled(if: TestFile.exists(TestFile.benchTrackerFolder), "no real files beside the repository"),
    arguments: ["app-qr-screen.workout.json", "app-qr-screen.template.json"])
  func aRealPayloadComesBack(name: String) throws {
    let text = String(decoding: try TestFile.read(TestFile.real(name)), as: UTF8.self)
    try expectUnchanged(text, as: name.contains("workout") ? .compactWorkout : .compactTemplate)
  }

  @Test func thePayloadIsWrittenInTheOrderOfTheAppWithoutSpace() throws {
    let text = """
      { "e" : [ { "x" : [ "5 50.0" ], "s" : "repsWeight", "c" : "Abs \\/ Core", "n" : "A" } ], "t" : 60,
        "d" : "2026-01-31 18:05", "n" : "T", "u" : "\(uuid)", "z" : [] }
      """
    let writing = try write(try read(text).archive, as: .compactWorkout)
    #expect(
      writing.text == "{\"u\":\"\(uuid)\",\"n\":\"T\",\"d\":\"2026-01-31 18:05\",\"t\":60,\"z\":[],"
        + "\"e\":[{\"n\":\"A\",\"c\":\"Abs / Core\",\"s\":\"repsWeight\",\"x\":[\"5 50.0\"]}]}")
  }

  @Test func severalWorkoutsAreRefused() throws {
    let archive = try read(TestFile.read(TestFile.sample("v6.wld"))).archive
    #expect(
      request { _ = try write(archive, as: .compactWorkout) }
        == .severalToWrite(.workout, target: "a compact workout"))
    #expect(
      request { _ = try write(archive, as: .compactTemplate) }
        == .severalToWrite(.template, target: "a compact template"))
  }

  @Test func nothingToWriteIsRefused() {
    #expect(
      request { _ = try write(WorkoutArchive(), as: .compactWorkout) }
        == .nothingToWrite(.workout, target: "a compact workout"))
    #expect(
      request { _ = try write(WorkoutArchive(), as: .compactTemplate) }
        == .nothingToWrite(.template, target: "a compact template"))
  }

  @Test func whatIsNoPayloadIsRefused() {
    let noList = "t:1:1: the key e is missing, expected the list of exercises."
    let noObject = "t:1:1: found no object at the top, expected a compact workout or template."
    for format in [Format.compactWorkout, .compactTemplate] {
      #expect(message { _ = try read("{\"n\":\"A\"}", as: format) } == noList)
      #expect(message { _ = try read("[]", as: format) } == noObject)
      #expect(message { _ = try read("{\"e\":[],}", as: format) }.hasPrefix("t:1:9: found }, expected a key"))
    }
  }

  @Test func aByteOrderMarkIsSkippedWithAFinding() throws {
    let reading = try read("\u{feff} {\"n\":\"A\",\"e\":[]}", as: .compactWorkout)
    #expect(reading.archive.workouts.map(\.title) == ["A"])
    #expect(reading.findings.lines == ["note repaired t:1:1 byte 0: byte-order mark at the start skipped"])
  }

  @Test func aFileAsksForTheDateAndTheUnit() throws {
    let dateless = try read("{\"n\":\"A\",\"e\":[]}", as: .compactWorkout).archive
    #expect(
      request { _ = try write(dateless) }
        == .missing([Need(.date, of: .workout, index: 0, target: ".btd")]))
    let text = "{\"d\":\"2026-01-31 18:05\",\"e\":[{\"n\":\"A\",\"x\":[\"5 50\"]}]}"
    #expect(
      request { _ = try write(try read(text).archive) }
        == .missing([Need(.unitOfWeights, of: .workout, index: 0, target: ".btd")]))
    let bare = "{\"n\":\"A\",\"e\":[{\"n\":\"A\",\"x\":[\"5 50\"]}]}"
    #expect(
      request { _ = try write(try read(bare, as: .compactWorkout).archive) }
        == .missing([
          Need(.date, of: .workout, index: 0, target: ".btd"),
          Need(.unitOfWeights, of: .workout, index: 0, title: "A", target: ".btd"),
        ]))
    for (unit, inPounds) in [(MassUnit.kilograms, false), (.pounds, true)] {
      let writing = try write(try read(text, massUnit: unit).archive)
      #expect(try JSONValue(writing.bytes)["settings"]?["weightInLbs"] == .bool(inPounds))
    }
  }

  @Test func aFileFilledInFromAPayloadSaysAllThatWasAdded() throws {
    let writing = try write(
      try read("{\"e\":[{}]}", as: .compactWorkout).archive, version: 1, date: "2026-01-31 18:05")
    let workout = try #require(try JSONValue(writing.bytes)["workouts"]?.elements.first)
    #expect(
      try workout.removing("uuid")
        == JSONValue(
          """
          {"name":"","date":"2026-01-31 18:05","duration":0,"supersets":[],\
          "exercises":[{"name":"","category":"Abs / Core","style":"repsWeight","sets":[]}]}
          """))
    let reported = writing.findings.findings.compactMap { $0.place.pointer }
    for key in ["uuid", "name", "date", "duration", "supersets"] {
      #expect(reported.contains("/workouts/0/\(key)"), "\(key)")
    }
    #expect(
      writing.findings.findings.filter { $0.place.pointer?.hasPrefix("/workouts/0/exercises/") == true }.count
        == 4)
  }

  @Test func theUnknownKeysOfOneFormDoNotBecomeKnownKeysOfTheOther() throws {
    let text = BenchTrackerFixture.file(
      workouts: "[\(BenchTrackerFixture.workout(more: "\"n\":\"wrong\",\"e\":1,\"t\":2,\"k\":3,"))]")
    let payload = try write(try read(text).archive, as: .compactWorkout)
    let value = try JSONValue(payload.bytes)
    #expect(value["n"] == .text(["A"]))
    #expect(value["t"] == .number("60"))
    #expect(value["e"]?.elements.count == 1)
    #expect(!payload.text.contains("wrong"))
    #expect(payload.findings.lines.contains { $0.contains(" n") && $0.contains("dropped") })
  }
}
