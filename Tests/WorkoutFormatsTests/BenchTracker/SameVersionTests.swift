import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Reading a file and writing the same version changes nothing but layout.
@Suite struct SameVersionTests {
  private static let samples = ["v1.btd", "v2.btd", "v3.btd", "v4.btd", "v5.wld", "v6.wld"]
  private static let realFiles = [
    "v1-BTTestData.btd", "v2-BTTestData.btd", "v4-BTTestData.btd", "v5-WLDTestData.wld",
  ]

  /// Asserts that `bytes` come back the same, and that writing them once more gives the same bytes.
  private func expectUnchanged(_ bytes: [UInt8]) throws {
    let reading = try read(bytes)
    let writing = try write(reading.archive)
    #expect(writing.findings.lines == [])
    #expect(try JSONValue(writing.bytes) == JSONValue(bytes))
    let again = try read(writing.bytes)
    #expect(again.archive == reading.archive)
    #expect(try write(again.archive).bytes == writing.bytes)
  }

  @Test(arguments: samples)
  func aSampleIsUnchanged(name: String) throws {
    try expectUnchanged(TestFile.read(TestFile.sample(name)))
  }

  // The real files are no part of the repository: where they are absent, the test is skipped.
  @Test(
    .enabled(if: TestFile.exists(TestFile.benchTrackerFolder), "no real files beside the repository"),
    arguments: realFiles)
  func aRealFileIsUnchanged(name: String) throws {
    try expectUnchanged(TestFile.read(TestFile.real(name)))
  }

  @Test func unknownKeysAtEveryLevelComeBack() throws {
    try expectUnchanged(Array(NastyFile.unknownKeys.utf8))
  }

  @Test func valuesOfTheWrongTypeComeBack() throws {
    try expectUnchanged(Array(NastyFile.wrongTypes.utf8))
  }

  @Test func setsOfEverySortComeBack() throws {
    try expectUnchanged(Array(NastyFile.sets.utf8))
  }

  @Test func numbersComeBackAsTheyAreWritten() throws {
    try expectUnchanged(Array(NastyFile.numbers.utf8))
  }

  @Test func bothNotationsOfSupersetsComeBackWhereverTheyStand() throws {
    try expectUnchanged(Array(NastyFile.supersets.utf8))
  }

  @Test func textsOfEverySortComeBack() throws {
    try expectUnchanged(Array(NastyFile.texts.utf8))
  }

  @Test func aKeyOfANewerVersionComesBack() throws {
    for version in 1...6 {
      try expectUnchanged(Array(BenchTrackerFixture.file(version: "\(version)").utf8))
    }
  }

  @Test func ofKeysThatStandTwiceTheLastComesBack() throws {
    try expectUnchanged(Array(NastyFile.duplicates.utf8))
  }

  @Test func nothingAtAllInTheListsComesBack() throws {
    let empty = BenchTrackerFixture.file(typeList: "{\"list\":[],\"colors\":{}}")
    try expectUnchanged(Array(empty.utf8))
    let workout =
      "{\"uuid\":\"\",\"name\":\"\",\"date\":\"\",\"duration\":0,\"supersets\":[],"
      + "\"dateModified\":true,\"exercises\":[]}"
    try expectUnchanged(Array(BenchTrackerFixture.file(workouts: "[\(workout)]").utf8))
  }
}
