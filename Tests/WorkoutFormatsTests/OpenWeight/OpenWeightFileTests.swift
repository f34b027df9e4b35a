import Testing
import WorkoutModel

@testable import WorkoutFormats

/// The examples of the standard itself; they lie beside the repository and are not part of it.
@Suite(.enabled(if: TestFile.exists(TestFile.openWeightFolder), "no examples beside the repository"))
struct OpenWeightFileTests {
  static let valid = [
    "workout-logs--bodyweight-workout", "workout-logs--carries-and-distance", "workout-logs--full-featured",
    "workout-logs--hypertrophy-session", "workout-logs--minimal", "workout-logs--programmed-workout",
    "workout-logs--simple-strength", "workout-logs--superset-workout", "workout-logs--tempo-training",
    "workout-logs--timed-exercises", "workout-templates--full-featured", "workout-templates--minimal",
    "workout-templates--percentage-based", "programs--531-bbb", "programs--minimal",
    "lifter-profiles--full-featured", "lifter-profiles--imperial-units", "lifter-profiles--minimal",
  ]

  private func bytes(_ name: String) throws -> [UInt8] {
    try TestFile.read("\(TestFile.openWeightFolder)/\(name).json")
  }

  @Test(arguments: valid)
  func aValidExampleComesBackEqual(name: String) throws {
    let bytes = try bytes(name)
    let reading = try read(bytes)
    #expect(reading.archive.source?.format == "openweight")
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .openWeight)
    #expect(writing.findings.lines == [])
    #expect(try JSONValue(writing.bytes) == JSONValue(bytes))
  }

  @Test func allExamplesInOneListComeBackEqual() throws {
    let logs = Self.valid.filter { $0.hasPrefix("workout-") || $0.hasPrefix("prog") }
    let texts = try logs.map { String(decoding: try bytes($0), as: UTF8.self) }
    let writing = try write(
      try read("[" + texts.joined(separator: ",") + "]").archive, as: .openWeight)
    let written = try JSONValue(writing.bytes).elements
    #expect(try Set(written) == Set(texts.map { try JSONValue($0) }))
    #expect(written.count == texts.count)
    #expect(writing.findings.lines == [])
  }

  @Test(arguments: [
    (
      "distance-without-unit", "/exercises/0/sets/0",
      "key is missing that another one needs | distanceUnit, which distance needs"
    ),
    ("empty-exercises", "/exercises", "list is empty | exercises, expected one element at least"),
    ("empty-sets", "/exercises/0/sets", "list is empty | sets, expected one element at least"),
    (
      "invalid-unit", "/exercises/0/sets/0/unit",
      "value is not one that its key allows | unit is \"stones\", expected \"kg\" or \"lb\""
    ),
    ("missing-date", "", "required key is missing | date"),
    ("missing-exercise-name", "/exercises/0/exercise", "required key is missing | name"),
    ("missing-exercises", "", "required key is missing | exercises"),
    (
      "profile-invalid-formula", "/records/0/estimated1RM/formula",
      "value is not one that its key allows | formula is \"invalid-formula\", expected \"brzycki\" or \"epley\" or \"lombardi\" or \"mayhew\" or \"oconner\" or \"wathan\""
    ),
    (
      "profile-invalid-height-unit", "/height/unit",
      "value is not one that its key allows | unit is \"meters\", expected \"cm\" or \"in\""
    ),
    ("profile-invalid-rep-max", "/records/0/repMaxes/0", "required key is missing | unit"),
    (
      "profile-invalid-sex", "/sex",
      "value is not one that its key allows | sex is \"other\", expected \"male\" or \"female\""
    ),
    ("profile-missing-exported-at", "", "required key is missing | exportedAt"),
    ("program-empty-weeks", "/weeks", "list is empty | weeks, expected one element at least"),
    ("program-missing-weeks", "", "required key is missing | weeks"),
    (
      "target-weight-without-unit", "/exercises/0/sets/0",
      "key is missing that another one needs | unit, which targetWeight needs"
    ),
    ("template-empty-exercises", "/exercises", "list is empty | exercises, expected one element at least"),
    ("template-missing-name", "", "required key is missing | name"),
    (
      "template-weight-without-unit", "/exercises/0/sets/0",
      "key is missing that another one needs | unit, which targetWeight needs"
    ),
    (
      "weight-without-unit", "/exercises/0/sets/0",
      "key is missing that another one needs | unit, which weight needs"
    ),
  ])
  func anInvalidExampleIsNamed(name: String, pointer: String, what: String) throws {
    let found = try read(bytes("invalid--\(name)"), as: .openWeight).findings.findings
    let first = try #require(found.first)
    #expect(first.severity == .error)
    #expect(first.place.pointer == pointer)
    #expect(first.place.line != nil && first.place.column != nil)
    #expect("\(first.what) | \(first.detail ?? "")" == what)
    #expect(found.dropFirst().allSatisfy { $0.kind == .dropped })
  }
}
