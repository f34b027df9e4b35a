import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

// The real files are no part of the repository: where they are absent, the tests are skipped.
@Suite(
  .enabled(if: !TestFile.files(in: TestFile.summariesFolder).isEmpty, "no real files beside the repository"))
struct RealSummaryTests {
  private static let files = TestFile.files(in: TestFile.summariesFolder)

  @Test(arguments: files)
  func readingAndWritingChangesNothing(path: String) throws {
    let bytes = try TestFile.read(path)
    let reading = try read(bytes)
    #expect(reading.archive.source?.format == "summaries")
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .summaries)
    #expect(writing.findings.lines == [])
    #expect(try JSONValue(writing.bytes) == JSONValue(bytes))
    #expect(try read(writing.bytes).archive == reading.archive)
  }

  @Test(arguments: files)
  func everySetComesThrough(path: String) throws {
    let bytes = try TestFile.read(path)
    let summary = try JSONValue(bytes)
    let sets = (summary["set_summaries"]?.elements ?? []).filter {
      $0["set"]?["exercise"]?["type"] != .text(Array("rest".unicodeScalars))
    }
    let archive = try read(bytes).archive
    #expect(archive.workouts.count == 1)
    #expect(archive.workouts[0].exercises.reduce(0) { $0 + $1.sets.count } == sets.count)
    #expect(try #require(archive.workouts[0].supersets).count > 2)
    #expect(
      Format.summaries.documentName?(archive)
        == path.split(separator: "/").last?.split(separator: ".").first.map(String.init))
  }

  @Test func aFolderOfThemBecomesOneList() throws {
    var archive = WorkoutArchive()
    for path in Self.files { archive.workouts += try read(TestFile.read(path)).archive.workouts }
    let writing = try write(archive, as: .summaries)
    #expect(writing.findings.lines == [])
    let expected = try Self.files.map { try JSONValue(TestFile.read($0)) }
    #expect(try JSONValue(writing.bytes) == .array(expected))
    #expect(try read(writing.bytes).archive.workouts == archive.workouts)
  }
}
