import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct FormatRegistryTests {
  private func detected(_ text: String, name: String = "t") -> String {
    do {
      return try Format.detect(InputBytes(text.utf8, name: name)).id
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("v1.btd", "btd"), ("v2.btd", "btd"), ("v3.btd", "btd"), ("v4.btd", "btd"), ("v5.wld", "btd"),
    ("v6.wld", "btd"), ("first-build.btd", "btd"), ("workout.json", "compact-workout"),
    ("template.json", "compact-template"),
  ])
  func everySampleIsRecognisedWithoutItsName(name: String, id: String) throws {
    #expect(
      try Format.detect(InputBytes(TestFile.read(TestFile.sample(name)), name: "standard input")).id == id)
  }

  // The real files are no part of the repository: where they are absent, the test is skipped.
  @Test(
    .enabled(if: TestFile.exists(TestFile.benchTrackerFolder), "no real files beside the repository"),
    arguments: [
      ("v1-BTTestData.btd", "btd"), ("v2-BTTestData.btd", "btd"), ("v4-BTTestData.btd", "btd"),
      ("v5-WLDTestData.wld", "btd"), ("app-qr-screen.workout.json", "compact-workout"),
      ("app-qr-screen.template.json", "compact-template"),
    ])
  func everyRealFileIsRecognisedWithoutItsName(name: String, id: String) throws {
    #expect(
      try Format.detect(InputBytes(TestFile.read(TestFile.real(name)), name: "standard input")).id == id)
  }

  @Test(arguments: [
    ("{\"e\":[]}", "compact-template"), ("{\"e\":[{\"x\":[]}]}", "compact-workout"),
    ("{\"u\":\"\",\"e\":[]}", "compact-workout"), ("{\"e\":[],\"d\":\"\"}", "compact-workout"),
    ("{\"e\":[],\"t\":1}", "compact-workout"), ("\u{feff} {\"n\":\"\\\"\",\"e\":[]}", "compact-template"),
    ("{\"workouts\":[]}", "btd"), ("{\"version\":7,\"user\":{}}", "btd"),
    ("{\"e\":1,\"version\":6,\"workouts\":[],\"user\":{},\"settings\":{}}", "btd"),
    ("{\"n\":\"{\\\"workouts\\\":[]}\",\"e\":[]}", "compact-template"),
    ("{\"version\":5,\"workouts\":[{\"supersets\":[],\"exercises\":[]}]}", "btd"),
    ("{\"version\":1,\"settings\":{},\"typeList\":{},\"workouts\":[{\"name\":\"A\"}]}", "btd"),
    ("{\"workouts\":[],\"format\":\"btd-archive\"}", "archive"), ("{\"workouts\":[],\"format\":6}", "btd"),
  ])
  func contentIsRecognised(text: String, id: String) {
    #expect(detected(text) == id)
  }

  @Test func contentCountsBeforeTheName() {
    #expect(detected("{\"e\":[]}", name: "x.btd") == "compact-template")
    #expect(detected("{\"version\":6}", name: "x.wld") == "btd")
    #expect(detected("broken", name: "x.BTD") == "btd")
  }

  @Test(arguments: [
    "x", "[]", "{}", "{\"a\":1}", "{", "{\"", "{\"a\\", "{\"a\":\"\\", "{}}", "[{\"workouts\":1}]",
    #"{"version":1,"settings":{},"workouts":[{"id":1,"exercises":[{"name":"Dip","sets":[{"reps":5}]}]}]}"#,
  ])
  func whatIsNotRecognisedIsAskedFor(text: String) {
    #expect(
      request { _ = try Format.detect(InputBytes(Array(text.utf8), name: "t")) } == .formatUnknown(file: "t"))
  }

  @Test func formatsAreFoundByTheirIdsAndExtensions() {
    for format in Format.all { #expect(Format.named(format.id)?.id == format.id) }
    #expect(Format.named("BTD") == nil)
    #expect(Format.withExtension("WLD").map(\.id) == ["btd"])
    #expect(Set(Format.all.map(\.id)).count == Format.all.count)
  }

  @Test func theExtensionIsWhatFollowsTheLastDotOfTheFileName() {
    #expect(Format.fileExtension(of: "a/b.c/d.tar.gz") == "gz")
    #expect(Format.fileExtension(of: "a.b/c") == "")
    #expect(Format.fileExtension(of: "a/.btd") == "")
    #expect(Format.fileExtension(of: "x.") == "")
    #expect(Format.fileExtension(of: "") == "")
  }

  @Test func anExtensionOfTwoPartsCountsBeforeItsLastOne() {
    #expect(Format.fileExtension(of: "a.b/my.Workouts.JSON") == "Workouts.JSON")
    #expect(Format.fileExtension(of: "workouts.json") == "json")
    #expect(Format.fileExtension(of: ".workouts.json") == "json")
    #expect(Format.withExtension("Workouts.JSON").map(\.id) == ["archive"])
    #expect(detected("broken", name: "x.workouts.json") == "archive")
  }

  @Test func jsonCanBeCheckedButNotReadOrWritten() {
    #expect(
      request { _ = try read("{}", as: .json) } == .notRead(file: "t", format: "json"))
    #expect(request { _ = try write(WorkoutArchive(), as: .json) } == .notWritten(format: "json"))
  }

  @Test func aPayloadIsTheInputWithoutSpace() throws {
    let input = try InputBytes("\u{feff}{ \"n\" : \"a \\/ b\" , \"e\" : [ ] }\n".utf8, name: "t")
    let payload = Format.compactWorkout.payload(of: input)
    #expect(payload == Array("{\"n\":\"a \\/ b\",\"e\":[]}".utf8))
    #expect(Format.benchTracker.payload(of: input) == nil)
  }

  /// A format of a program's own: a title a line.
  private static let titles = Format(
    id: "titles", name: "Titles", extensions: ["titles"], recognizes: { $0.firstLine == "# titles" },
    reader: { (input, _, sink, _) throws(WorkoutError) in
      let lines = String(decoding: input.copy, as: UTF8.self).split(separator: "\n").dropFirst()
      try sink.take(WorkoutArchive(workouts: lines.map { Workout(title: String($0)) }))
    },
    writer: { output, _, _ in TitleWriter(output) })

  private final class TitleWriter: ArchiveSink {
    private let output: ByteOutput

    init(_ output: ByteOutput) { self.output = output }

    func begin(_ archive: WorkoutArchive) { output.append("# titles\n" as StaticString) }

    func add(_ workout: Workout) { output.append((workout.title ?? "") + "\n") }

    func finish() {}
  }

  @Test func aProgramAddsAFormatOfItsOwn() throws {
    let registry = try FormatRegistry.builtIn.adding(Self.titles)
    #expect(registry.formats.map(\.id) == Format.all.map(\.id) + ["titles"])
    #expect(registry.named("titles")?.name == "Titles")
    #expect(registry.withExtension("Titles").map(\.id) == ["titles"])
    #expect(registry.fileExtension(of: "my.titles") == "titles")
    let text = "# titles\nPush\nPull\n"
    let input = try InputBytes(text.utf8, name: "t")
    #expect(try registry.detect(input).id == "titles")
    #expect(request { _ = try Format.detect(input) } == .formatUnknown(file: "t"))
    let archive = try registry.readArchive(input, findings: FindingLog())
    #expect(archive.workouts.map(\.title) == ["Push", "Pull"])
    #expect(try Self.titles.bytes(of: archive, findings: FindingLog()) == Array(text.utf8))
  }

  @Test func twoFormatsOfOneIdAreRefused() throws {
    let registry = try FormatRegistry.builtIn.adding(Self.titles)
    #expect(throws: WorkoutError.request(.formatTaken(id: "titles"))) { try registry.adding(Self.titles) }
    #expect(throws: WorkoutError.request(.formatTaken(id: "hevy"))) { try registry.adding(.hevy) }
  }

  @Test func contentOfTwoFormatsIsAskedFor() throws {
    let twin = Format(
      id: "twin", name: "Twin", extensions: [], recognizes: { $0.firstLines.contains("# titles") },
      reader: Self.titles.reader)
    let registry = try FormatRegistry.builtIn.adding(Self.titles).adding(twin)
    #expect(throws: WorkoutError.request(.formatAmbiguous(file: "t", ids: ["titles", "twin"]))) {
      try registry.detect(InputBytes("# titles\nPush\n".utf8, name: "t"))
    }
  }

  @Test(arguments: [
    ("Date,Exercise\n", ["Date", "Exercise"]), ("[Date],{Exercise}\n", ["[Date]", "{Exercise}"]),
    ("{Date,Exercise}\n", ["{Date", "Exercise}"]), ("{\"Date\":1,\"Exercise\":2}", []),
    ("{\"Date\" :1}\n{\"Date\":2}", []),
    ("{\"Date\":1},Exercise\n", ["{\"Date\":1}", "Exercise"]),
    ("{Date,Exercise\n1,\"Squat\"\n", ["{Date", "Exercise"]),
    ("\n [{\"Date\":1,\"Exercise\":2},3]", []),
    ("SQLite format 3,Exercise", ["SQLite format 3", "Exercise"]),
  ])
  func onlyATableHasAHead(text: String, head: [String]) throws {
    #expect(SniffedContent(try InputBytes(text.utf8, name: "t")).tableHead == head)
  }

  @Test func firstLinesEndAsInUnicodeAndHaveNoSpacesAroundThem() throws {
    let text =
      "  a b \r\n\r\n\té\u{a0}\u{2028}\u{3000}x\u{85}€\u{c}\u{b}y\u{a0}z \n \u{2003} \n\u{2029}â…\n\u{e2}\u{80}c"
    let content = SniffedContent(try InputBytes(text.utf8, name: "t"))
    #expect(content.firstLines == ["a b", "é", "x", "€", "y\u{a0}z", "â…", "\u{e2}\u{80}c"])
    #expect(SniffedContent(try InputBytes(Array("last".utf8), name: "t")).firstLines == ["last"])
    #expect(SniffedContent(try InputBytes([UInt8](), name: "t")).firstLines == [])
  }

  /// The first lines are those of a start of the text, which may end within a character.
  @Test(arguments: 0...4) func firstLinesAreUnharmedWhereTheStartOfATextEndsWithinACharacter(_ shift: Int)
    throws
  {
    let rest = String(repeating: "-", count: shift) + String(repeating: "é🏋", count: 10_000)
    let content = SniffedContent(try InputBytes("Übung\n\(rest)".utf8, name: "t"))
    #expect(content.firstLines.count == 2)
    #expect(content.firstLines.first == "Übung")
    #expect(rest.hasPrefix(content.firstLines.last ?? "none"))
  }
}
