import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// The very first build of the app wrote each workout as a text of compact JSON.
@Suite struct FirstBuildTests {
  private func file(_ workouts: String...) -> String {
    let texts = workouts.map { JSONOutput.quoted($0) }.joined(separator: ",")
    return BenchTrackerFixture.file(version: "1", workouts: "[\(texts)]")
  }

  private let converted =
    "workout is a text, as the first build of the app wrote it; read as an object"

  @Test func theSampleIsReadAsTheSameWorkoutsInVersion1() throws {
    let first = try read(TestFile.read(TestFile.sample("first-build.btd")))
    let later = try read(TestFile.read(TestFile.sample("v1.btd")))
    #expect(first.archive.workouts == later.archive.workouts)
    #expect(first.findings.sums == ["2 converted: \(converted)"])
    #expect(try JSONValue(try write(first.archive).bytes) == JSONValue(try write(later.archive).bytes))
  }

  @Test func findingsHaveThePlaceOfTheText() throws {
    let text = file("{\"u\":\"x\",\"d\":\"2017-02-30 10:00\",\"e\":[]}")
    #expect(
      try read(text).findings.lines == [
        "note converted t:1:14 (/workouts/0) byte 13: \(converted)",
        "warning inconsistent t:1:14 (/workouts/0/u) byte 13: not a valid uuid | \"x\", expected 32 hex digits like "
          + "2B8616B6-8B4E-4FE2-B51E-56D955A65278",
        "error inconsistent t:1:14 (/workouts/0/d) byte 13: not a valid date; the app refuses it | "
          + "\"2017-02-30 10:00\", expected a day and time like 2017-08-24 13:57",
      ])
  }

  @Test(arguments: [
    "", "x", "[]", "{\"e\":[}", "{\"e\":[]} ", "\u{feff}{\"n\":\"A\",\"e\":[]}", "{\"n\":\"\u{1}\"}",
  ])
  func aTextThatIsNoCompactWorkoutIsDroppedWithAWord(inner: String) throws {
    let reading = try read(file(inner, "{\"n\":\"B\",\"e\":[]}"))
    guard inner != "{\"e\":[]} " else {
      // Space after the object is JSON as well.
      #expect(reading.archive.workouts.count == 2)
      return
    }
    #expect(reading.archive.workouts.map(\.title) == ["B"])
    #expect(
      reading.findings.lines[1]
        == "error dropped t:1:14 (/workouts/0) byte 13: workout is a text that is not a compact workout | "
        + PrintableText.of(inner))
  }

  @Test func keysThatStandTwiceWithinATextAreReported() throws {
    let text = file("{\"n\":\"A\",\"n\":\"B\",\"e\":[{\"k\":1,\"k\":2,\"x\":[]}]}")
    let reading = try read(text)
    #expect(reading.archive.workouts.first?.title == "B")
    #expect(
      reading.findings.lines.dropFirst() == [
        "warning dropped t:1:14 (/workouts/0) byte 13: key appears twice in its object; the last value counts | \"n\"",
        "warning dropped t:1:14 (/workouts/0) byte 13: key appears twice in its object; the last value counts | \"k\"",
      ])
  }

  @Test func oneUUIDInTwoTextsIsFound() throws {
    let workout = "{\"u\":\"2B8616B6-8B4E-4FE2-B51E-56D955A65278\",\"e\":[]}"
    let found = try read(file(workout, workout)).findings.lines
    #expect(found.count == 3)
    #expect(found.last?.contains("(/workouts/1/u)") == true)
    #expect(found.last?.contains("uuid is that of an earlier workout") == true)
  }

  @Test func textsAndObjectsMayStandSideBySide() throws {
    let text = BenchTrackerFixture.file(
      version: "1",
      workouts: "[\"{\\\"n\\\":\\\"A\\\",\\\"e\\\":[]}\",\(BenchTrackerFixture.workout()),5,null]")
    let reading = try read(text)
    #expect(reading.archive.workouts.map(\.title) == ["A", "A"])
    let dropped = reading.findings.lines.filter { $0.hasPrefix("error dropped") }
    #expect(dropped.count == 2)
    #expect(dropped.allSatisfy { $0.contains("workout is not an object") })
  }

  @Test func aWorkoutWithoutADateAsksForOne() throws {
    let archive = try read(file("{\"n\":\"A\",\"e\":[]}")).archive
    #expect(
      request { _ = try write(archive) }
        == .missing([Need(.date, of: .workout, index: 0, target: "version 1 of .btd")]))
    let writing = try write(archive, date: "2026-01-31 18:05")
    let workout = try JSONValue(writing.bytes)["workouts"]?.elements.first
    #expect(workout?["date"] == .text(Array("2026-01-31 18:05".unicodeScalars)))
    #expect(workout?.keys == ["uuid", "name", "date", "duration", "supersets", "exercises"])
  }
}
