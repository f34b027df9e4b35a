import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Keys that are missing, and values that are not of the type of their key.
@Suite struct MissingAndMisfitTests {
  private typealias Expected = ConsistencyTests.Expected

  private let missing = "required key is missing; the app refuses the file | "

  private func expect(
    _ text: String, _ expected: [Expected], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try expected.map { try $0.line(in: text) }
    #expect(try read(text, as: .benchTracker).findings.lines == lines, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (1, ["user", "settings", "typeList", "workouts"]),
    (2, ["user", "settings", "typeList", "workouts", "templateList"]),
    (3, ["user", "settings", "typeList", "workouts", "templateList"]),
    (4, ["user", "settings", "typeList", "workouts", "templateList", "achievements"]),
    (6, ["user", "settings", "typeList", "workouts", "templateList", "achievements"]),
  ])
  func aPartThatIsMissingIsAnError(version: Int, names: [String]) throws {
    let found = try read("{\"version\":\(version)}", as: .benchTracker).findings.lines
    #expect(found == names.map { "error inconsistent t:1:1 byte 0: \(missing)\($0)" })
  }

  @Test func aKeyMissingFromTheObjectsAtTheTopIsAnError() throws {
    let text = BenchTrackerFixture.file(
      settings: BenchTrackerFixture.settings.replacing("\"disableSleep\":false,", with: ""),
      user: BenchTrackerFixture.user.replacing("\"xp\":0,", with: ""), typeList: "{\"colors\":{}}",
      templateList: "{\"userWorkouts\":[]}")
    try expect(
      text,
      [
        .init(.error, "{\"startWeek", "/settings", "\(missing)settings.disableSleep"),
        .init(.error, "{\"colors", "/typeList", "\(missing)typeList.list"),
        .init(.error, "{\"dateCreated", "/user", "\(missing)user.xp"),
        .init(.error, "{\"userWorkouts", "/templateList", "\(missing)templateList.defaultWorkouts"),
      ])
  }

  @Test func aKeyThatOnlySomeReleasesAskForIsANote() throws {
    let user = BenchTrackerFixture.user.replacing(",\"totalSets\":0", with: "").dropLast()
    let text = BenchTrackerFixture.file(version: "4", user: user + ",\"name\":\"\",\"imageData\":\"\"}")
    let what = "key is missing that some releases of this version ask for | "
    try expect(
      text,
      [
        .init(.note, "{\"dateCreated", "/user", "\(what)user.weight"),
        .init(.note, "{\"dateCreated", "/user", "\(what)user.totalSets"),
      ])
  }

  @Test func aKeyMissingFromAWorkoutIsAnError() throws {
    let text = BenchTrackerFixture.file(workouts: "[{\"exercises\":[{}]}]")
    let exercise = "/workouts/0/exercises/0"
    try expect(
      text,
      ["name", "category", "style", "sets"].map { .init(.error, "{}]}]", exercise, missing + $0) }
        + ["uuid", "name", "date", "duration", "supersets", "dateModified"].map {
          .init(.error, "{\"exercises\"", "/workouts/0", missing + $0)
        })
  }

  @Test func aKeyMissingFromATemplateOrATypeIsAnError() throws {
    let text = BenchTrackerFixture.file(
      typeList: "{\"list\":[{\"icon\":1}],\"colors\":{}}",
      templateList: "{\"userWorkouts\":[{\"exercises\":[{\"name\":\"A\"}]}],\"defaultWorkouts\":[{}]}")
    try expect(
      text,
      ["name", "iterations", "category", "style"].map {
        .init(.error, "{\"icon\"", "/typeList/list/0", missing + $0)
      }
        + ["category", "style"].map {
          .init(.error, "{\"name\":\"A\"}", "/templateList/userWorkouts/0/exercises/0", missing + $0)
        }
        + ["name", "summary", "supersets"].map {
          .init(.error, "{\"exercises\"", "/templateList/userWorkouts/0", missing + $0)
        }
        + ["name", "summary", "supersets", "exercises"].map {
          .init(.error, "{}]}", "/templateList/defaultWorkouts/0", missing + $0)
        })
  }

  @Test func aValueOfTheWrongTypeIsAnErrorAndNullAWarning() throws {
    let text = BenchTrackerFixture.file(
      workouts: "[" + BenchTrackerFixture.workout(name: "null", duration: "\"60\"", supersets: "\"0 1\"")
        + "]",
      settings: BenchTrackerFixture.settings.replacing(
        "\"startWeekOnMonday\":true", with: "\"startWeekOnMonday\":7"),
      user: BenchTrackerFixture.user.dropLast() + ",\"name\":[1 , 2]}", achievements: "[5]")
    let wrong = "value of the wrong type | "
    try expect(
      text,
      [
        .init(
          .error, "7,\"disable", "/settings/startWeekOnMonday",
          "\(wrong)startWeekOnMonday is 7, expected true or false"),
        .init(.error, "[1 , 2]", "/user/name", "\(wrong)name is [1,2], expected a text"),
        .init(.error, "[5]", "/achievements", "\(wrong)achievements is [5], expected a list of texts"),
        .init(.warning, "null", "/workouts/0/name", "null where the app leaves the key out | name"),
        .init(.error, "\"60\"", "/workouts/0/duration", "\(wrong)duration is \"60\", expected a number"),
        .init(
          .error, "\"0 1\"", "/workouts/0/supersets",
          "\(wrong)supersets is \"0 1\", expected a list of groups of exercise indices"),
      ])
  }

  @Test(arguments: [
    "2017-02-30T11:10:34-0700", "2017-08-16 11:10", "", "2017-08-16T11:10:34Z", "2017-08-16T11:10:34-0060",
  ])
  func aDateOfCreationThatIsNoneIsAnError(date: String) throws {
    let text = BenchTrackerFixture.file(
      user: BenchTrackerFixture.user.replacing("2017-08-16T11:10:34-0700", with: date))
    try expect(
      text,
      [
        .init(
          .error, "\"\(date)\",\"ach", "/user/dateCreated",
          "not a valid date; the app refuses it | \"\(date)\", expected a time like 2017-08-16T11:10:34-0700")
      ])
  }
}
