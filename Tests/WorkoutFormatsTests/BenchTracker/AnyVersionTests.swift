import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Every version can be written from every other, with all keys without which its releases refuse a file.
@Suite struct AnyVersionTests {
  static let samples = ["v1.btd", "v2.btd", "v3.btd", "v4.btd", "v5.wld", "v6.wld"]

  private static let top: [(String, Int)] = [
    ("version", 1), ("user", 1), ("settings", 1), ("typeList", 1), ("workouts", 1), ("templateList", 2),
    ("achievements", 4),
  ]
  private static let user: [(String, Int)] = [
    ("dateCreated", 1), ("name", 4), ("imageData", 4), ("weight", 4), ("achievementListVersion", 4),
    ("xp", 4),
    ("totalDuration", 4), ("totalVolume", 4), ("totalWorkouts", 4), ("currentStreak", 4),
    ("longestStreak", 4),
    ("totalSets", 4), ("totalExercises", 4),
  ]
  private static let settings: [(String, Int)] = [
    ("startWeekOnMonday", 1), ("disableSleep", 1), ("weightInLbs", 1), ("showWorkoutDetails", 3),
    ("showEquivalencyChart", 3), ("showLastWorkout", 3), ("bodyweightIsVolume", 4),
    ("bodyweightMultiplier", 4),
    ("showSmartNames", 5), ("smartNicknames", 5),
  ]

  private func names(_ keys: [(String, Int)], _ version: Int) -> Set<String> {
    Set(keys.filter { $0.1 <= version }.map(\.0))
  }

  /// Asserts that `file` has just the keys of `version`; `name`, `imageData` and `weight` may be absent.
  private func expectKeys(_ file: JSONValue, version: Int) throws {
    #expect(file["version"] == .number("\(version)"))
    #expect(file.keys == names(Self.top, version))
    let optional: Set<String> = ["name", "imageData", "weight"]
    #expect(file["user"]?.keys.subtracting(optional) == names(Self.user, version).subtracting(optional))
    if version == 4 { #expect(file["user"]?.keys == names(Self.user, version)) }
    #expect(file["settings"]?.keys == names(Self.settings, version))
    #expect(file["typeList"]?.keys == ["list", "colors"])
    for type in file["typeList"]?["list"]?.elements ?? [] {
      #expect(type.keys == ["name", "iterations", "category", "style"])
    }
    let exerciseKeys: Set<String> = ["name", "category", "style"]
    for template in ["userWorkouts", "defaultWorkouts"].flatMap({ file["templateList"]?[$0]?.elements ?? [] })
    {
      #expect(template.keys.subtracting(["uuid"]) == ["name", "summary", "supersets", "exercises"])
      for exercise in template["exercises"]?.elements ?? [] {
        #expect(exercise.keys.subtracting(["iteration"]) == exerciseKeys)
      }
    }
    var workoutKeys: Set<String> = ["uuid", "name", "date", "duration", "supersets", "exercises"]
    if version == 6 { workoutKeys.insert("dateModified") }
    for workout in file["workouts"]?.elements ?? [] {
      #expect(workout.keys == workoutKeys)
      for exercise in workout["exercises"]?.elements ?? [] {
        #expect(exercise.keys.subtracting(["iteration"]) == exerciseKeys.union(["sets"]))
      }
    }
  }

  @Test(arguments: samples, 1...6)
  func aVersionHasItsKeysAndNoOthers(sample: String, version: Int) throws {
    let reading = try read(TestFile.read(TestFile.sample(sample)))
    let writing = try write(reading.archive, version: version)
    try expectKeys(JSONValue(writing.bytes), version: version)
    let again = try read(writing.bytes)
    #expect(again.findings.findings.filter { $0.severity == .error } == [])
    #expect(again.archive.source == .init(format: "btd", version: version))
  }

  // The real files are no part of the repository: where they are absent, the test is skipped.
  @Test(
    .enabled(if: TestFile.exists(TestFile.benchTrackerFolder), "no real files beside the repository"),
    arguments: ["v1-BTTestData.btd", "v2-BTTestData.btd", "v4-BTTestData.btd", "v5-WLDTestData.wld"], 1...6)
  func aRealFileGoesToEveryVersionAndItsWorkoutsComeBack(name: String, version: Int) throws {
    let bytes = try TestFile.read(TestFile.real(name))
    let reading = try read(bytes)
    let writing = try write(reading.archive, version: version)
    let there = try JSONValue(writing.bytes)
    let sourceVersion = try #require(reading.archive.source?.version)
    let back = try write(try read(writing.bytes).archive, version: sourceVersion)
    let source = try JSONValue(bytes)
    #expect(try JSONValue(back.bytes)["workouts"] == source["workouts"])
    #expect(try JSONValue(back.bytes)["typeList"] == source["typeList"])
    for key in names(Self.top, version) { #expect(there[key] != nil, "\(key)") }
  }

  @Test(arguments: [("v1.btd", 6), ("v2.btd", 6), ("v3.btd", 6), ("v4.btd", 6), ("v5.wld", 6)])
  func goingUpAndDownAgainChangesNothing(sample: String, version: Int) throws {
    let bytes = try TestFile.read(TestFile.sample(sample))
    let up = try write(try read(bytes).archive, version: version)
    let source = try read(bytes).archive.source?.version
    let down = try write(try read(up.bytes).archive, version: source)
    #expect(try JSONValue(down.bytes) == JSONValue(bytes))
  }

  private func sums(_ sample: String, _ version: Int) throws -> [String] {
    try write(try read(TestFile.read(TestFile.sample(sample))).archive, version: version).findings.sums
  }

  private func added(_ names: [String], _ version: Int) -> [String] {
    names.map { "1 added: \($0): missing; .btd version \(version) needs it" }
      .map { $0.replacing("btd field ", with: "").replacing("\"", with: "") }.sorted()
  }

  private func dropped(_ counts: [(Int, String)], _ version: Int) -> [String] {
    counts.map { "\($0.0) dropped: not stored in version \(version) of .btd: \($0.1)" }.sorted()
  }

  private func keys(_ keys: [(String, Int)], above: Int, upTo: Int) -> [String] {
    keys.filter { $0.1 > above && $0.1 <= upTo }.map { Self.words[$0.0] ?? "btd field \"\($0.0)\"" }
  }

  /// What findings call the keys that the model knows.
  private static let words = [
    "name": "profile name", "imageData": "profile picture", "weight": "body weight",
    "totalDuration": "total duration", "totalVolume": "total volume",
    "totalWorkouts": "total workouts", "totalSets": "total sets",
    "totalExercises": "total exercises",
  ]

  @Test func goingFrom1To6ReportsAllThatIsAdded() throws {
    let objects =
      keys(Self.settings, above: 1, upTo: 6) + keys(Self.user, above: 1, upTo: 6)
      + ["btd field \"templateList\"", "achievements"]
    let workouts = "2 added: mark that the start was edited: missing; .btd version 6 needs it"
    #expect(try sums("v1.btd", 6) == (added(objects, 6) + [workouts]).sorted())
  }

  @Test func goingFrom5To6AddsOnlyDateModified() throws {
    #expect(
      try sums("v5.wld", 6) == ["4 added: mark that the start was edited: missing; .btd version 6 needs it"])
  }

  @Test func goingFrom6To1ReportsAllThatIsDropped() throws {
    let objects =
      keys(Self.settings, above: 1, upTo: 6) + keys(Self.user, above: 1, upTo: 6)
    let counts =
      objects.map { (1, $0) } + [
        (4, "templates"), (16, "achievements"), (4, "mark that the start was edited"),
      ]
    #expect(try sums("v6.wld", 1) == dropped(counts, 1))
  }

  @Test func goingFrom6To4ReportsAllThatIsDropped() throws {
    #expect(
      try sums("v6.wld", 4)
        == dropped(
          [
            (1, "btd field \"showSmartNames\""), (1, "btd field \"smartNicknames\""),
            (4, "mark that the start was edited"),
          ], 4))
  }

  @Test func goingFrom4To3ReportsAllThatIsDropped() throws {
    let objects =
      keys(Self.settings, above: 3, upTo: 4) + keys(Self.user, above: 3, upTo: 4)
    #expect(try sums("v4.btd", 3) == dropped(objects.map { (1, $0) } + [(11, "achievements")], 3))
  }

  @Test func whatIsAddedIsWhatTheAppWouldAdd() throws {
    let writing = try write(try read(TestFile.read(TestFile.sample("v1.btd"))).archive, version: 6)
    let file = try JSONValue(writing.bytes)
    let workouts = try JSONValue(TestFile.read(TestFile.sample("v1.btd")))["workouts"]?.elements ?? []
    #expect(file["workouts"]?.elements.map { $0.removing("dateModified") } == workouts)
    #expect(file["workouts"]?.elements.allSatisfy { $0["dateModified"] == .bool(false) } == true)
    #expect(file["achievements"] == .array([]))
    #expect(file["templateList"] == (try JSONValue("{\"userWorkouts\":[],\"defaultWorkouts\":[]}")))
    #expect(file["user"]?["totalWorkouts"] == .number("2"))
    let sets = workouts.flatMap { $0["exercises"]?.elements ?? [] }.flatMap { $0["sets"]?.elements ?? [] }
    #expect(file["user"]?["totalSets"] == .number("\(sets.count)"))
    let exercises = workouts.flatMap { $0["exercises"]?.elements ?? [] }
    #expect(file["user"]?["totalExercises"] == .number("\(exercises.count)"))
    #expect(file["settings"]?["bodyweightMultiplier"] == .number("1"))
  }

  @Test func volumesAreSummedAsTheAppDoes() throws {
    // ⌊3 × 52.55⌋ + ⌊1 × 0.99⌋ and a weight of seventeen digits; a weight below zero helps, and is not lifted.
    let workout = BenchTrackerFixture.workout(
      sets: "[\"3 52.55\",\"1 0.99\",\"2 -0.25\",\"100 99.790321400000005\",\"10\",\"s 30\"]")
    let text = BenchTrackerFixture.file(
      version: "3", workouts: "[\(workout)]", user: "{\"dateCreated\":\"2017-08-16T11:10:34-0700\"}")
    let file = try JSONValue(try write(try read(text).archive, version: 6).bytes)
    #expect(file["user"]?["totalVolume"] == .number("\(157 + 9_979)"))
    #expect(file["user"]?["totalDuration"] == .number("60"))
    #expect(file["user"]?["totalSets"] == .number("6"))
  }
}
