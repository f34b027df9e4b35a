import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct VersionGateTests {
  private func refusal(_ text: String) -> String { message { _ = try read(text, as: .benchTracker) } }

  private let expected = "expected a whole number from 1 to 6."

  @Test(arguments: 1...6)
  func everyVersionIsRead(version: Int) throws {
    let reading = try read(BenchTrackerFixture.file(version: "\(version)"))
    #expect(reading.archive.source?.version == version)
    #expect(reading.archive.source?.format == "btd")
  }

  @Test(arguments: ["7", "8", "99", "2147483648", "9223372036854775808", "99999999999999999999"])
  func aNewerVersionIsRefusedWithBothVersionsNamed(version: String) {
    #expect(
      refusal("{\"version\":\(version)}")
        == "t:1:12 (/version): version \(version) is newer than this program reads (6). "
        + "Export again from an older app, or update btd.")
  }

  @Test func aHugeVersionIsCutInTheMessage() {
    #expect(
      refusal("{\"version\":\(String(repeating: "9", count: 500))}")
        == "t:1:12 (/version): version \(String(repeating: "9", count: 20))… is newer than this program reads "
        + "(6). Export again from an older app, or update btd.")
  }

  @Test(arguments: [
    ("0", "version is 0, which is no version"), ("-1", "version is -1, which is negative"),
    ("-0", "version is -0, which is negative"),
    ("7.5", "version is 7.5, which is not written as a whole number"),
    ("6.0", "version is 6.0, which is not written as a whole number"),
    ("1e0", "version is 1e0, which is not written as a whole number"),
    ("-1.5", "version is -1.5, which is negative"),
    ("-99999999999999999999", "version is -9999999999999999999…, which is negative"),
    ("\"6\"", "version is \"6\", which is not a number"), ("null", "version is null, which is not a number"),
    ("true", "version is true, which is not a number"), ("[6]", "version is a list, which is not a number"),
    ("{}", "version is an object, which is not a number"),
    ("\"\\u001b[31m\"", "version is \"\\u001b[31m\", which is not a number"),
  ])
  func aVersionThatIsNoneIsNamedAsWhatItIs(version: String, what: String) {
    #expect(refusal("{\"version\":\(version)}") == "t:1:12 (/version): \(what), \(expected)")
  }

  @Test func aMissingVersionIsNamed() {
    let message =
      "t:1:1: the key version is missing, \(expected) If this is another format, name it."
    #expect(refusal("{}") == message)
    #expect(refusal("{\"workouts\":[{\"version\":6}]}") == message)
    #expect(refusal("{\"Version\":6}") == message)
  }

  @Test func whatIsNoObjectIsNamed() {
    #expect(refusal("[]") == "t:1:1: found a list at the top, expected the object of a .btd file.")
    #expect(refusal(" 6") == "t:1:2: found a single value at the top, expected the object of a .btd file.")
    #expect(
      refusal("\u{feff}null") == "t:1:1: found a single value at the top, expected the object of a .btd file."
    )
  }

  @Test func aVersionBehindTheWorkoutsIsFound() {
    let text = "{\"workouts\":[1,{\"date\":5}],\n\"settings\":0,\n \"version\":7}"
    #expect(refusal(text).hasPrefix("t:3:12 (/version): version 7 is newer"))
  }

  @Test func anEscapedKeyIsTheVersion() {
    #expect(refusal("{\"\\u0076ersion\":7}").hasPrefix("t:1:17 (/version): version 7 is newer"))
  }

  @Test func whatIsMalformedIsToldBeforeTheVersion() {
    #expect(refusal("{\"version\":7,}").hasPrefix("t:1:14: found }, expected a key in double quotes."))
    #expect(refusal("{\"version\":\"x\"} x").hasPrefix("t:1:17: found x after the end"))
  }

  @Test func theVersionIsToldBeforeAllElse() {
    let findings = FindingList()
    let error = message {
      let input = try InputBytes("{\"workouts\":5,\"user\":[],\"version\":7}".utf8, name: "t")
      _ = try Format.readArchive(input, as: .benchTracker, findings: findings)
    }
    #expect(error.hasPrefix("t:1:35 (/version): version 7 is newer"))
    #expect(findings.lines == [])
  }

  @Test func ofTwoVersionsTheLastCounts() throws {
    #expect(refusal("{\"version\":6,\"version\":7}").hasPrefix("t:1:24 (/version): version 7 is newer"))
    #expect(try read("{\"version\":7,\"version\":2}", as: .benchTracker).archive.source?.version == 2)
  }

  @Test func aVersionThatIsNoneCannotBeWritten() {
    for version in [0, 7, -1, .max, .min] {
      #expect(
        request { _ = try write(WorkoutArchive(), version: version) }
          == .versionUnknown(version, format: ".btd", known: 1...6))
    }
  }
}
