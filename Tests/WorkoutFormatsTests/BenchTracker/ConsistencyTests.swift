import Testing
import WorkoutModel

@testable import WorkoutFormats

/// Every contradiction is found with its place, and no conversion refuses it.
@Suite struct ConsistencyTests {
  /// A finding, and the text that stands where it was found.
  struct Expected {
    var severity: Finding.Severity
    var standing: String
    var pointer: String
    var text: String
    var kind: Finding.Kind

    init(
      _ severity: Finding.Severity, _ standing: String, _ pointer: String, _ text: String,
      kind: Finding.Kind = .inconsistent
    ) {
      self.kind = kind
      self.severity = severity
      self.standing = standing
      self.pointer = pointer
      self.text = text
    }

    /// The finding in one line, as ``FindingList/lines`` has it.
    func line(in file: String) throws -> String {
      let before = try #require(file.ranges(of: standing).last).lowerBound
      let byte = file.utf8.distance(from: file.startIndex, to: before)
      let line = file[..<before].count { $0 == "\n" } + 1
      let column = byte - (file[..<before].lastIndex(of: "\n").map { $0.utf16Offset(in: file) + 1 } ?? 0) + 1
      return "\(severity) \(kind) t:\(line):\(column) (\(pointer)) byte \(byte): \(text)"
    }
  }

  /// Asserts what is found in a file with one workout, and that writing it changes nothing.
  private func expect(
    _ workout: String, typeList: String = BenchTrackerFixture.typeList, _ expected: [Expected],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = BenchTrackerFixture.file(workouts: "[\(workout)]", typeList: typeList)
    let reading = try read(text)
    let lines = try expected.map { try $0.line(in: text) }
    #expect(reading.findings.lines == lines, sourceLocation: sourceLocation)
    let writing = try write(reading.archive)
    #expect(try JSONValue(writing.bytes) == JSONValue(text), sourceLocation: sourceLocation)
    #expect(writing.findings.lines == [], sourceLocation: sourceLocation)
  }

  private func workout(_ parts: (String, String)...) -> String {
    parts.reduce(BenchTrackerFixture.workout()) { text, part in text.replacing(part.0, with: part.1) }
  }

  private let exercise = "/workouts/0/exercises/0"
  private let startOfExercise = "{\"name\":\"Squat\",\"category\""

  @Test func aFileWithoutContradictionsHasNoFindings() throws {
    try expect(workout(), [])
  }

  @Test func aSetWithFewerPartsThanItsStyleNeedsIsAnError() throws {
    try expect(
      workout(("\"5 50\"", "\"5 50\",\"10\"")),
      [
        .init(
          .error, "\"10\"", "\(exercise)/sets/1",
          "set has fewer parts than its style needs; it crashes the app | \"10\" in style repsWeight")
      ])
  }

  @Test(arguments: [
    ("repsWeight", "\"s 30\"", false), ("repsWeight", "\"\"", true), ("reps", "\"10 50\"", false),
    ("reps", "\"\"", true), ("reps", "\"s 10\"", false), ("time", "\"10 50\"", false),
    ("time", "\"10\"", true),
    ("timeWeight", "\"s 30\"", true), ("timeWeight", "\"s 30 x\"", false), ("custom", "\"10 50\"", false),
    ("custom", "\"~\"", true), ("repsWeight", "5", true), ("repsWeight", "null", true),
    ("repsWeight", "[\"5 50\"]", true), ("repsWeight", "\"x y\"", false), ("reps", "\"ten\"", false),
  ])
  func aSetThatDoesNotFitItsStyleIsFound(style: String, set: String, bringsAppDown: Bool) throws {
    let what =
      bringsAppDown
      ? "set has fewer parts than its style needs; it crashes the app" : "set does not fit its style"
    try expect(
      workout(("\"repsWeight\"", "\"\(style)\""), ("\"5 50\"", set)),
      [
        .init(
          bringsAppDown ? .error : .warning, "\(set)]}]}]", "\(exercise)/sets/0",
          "\(what) | \(set) in style \(style)")
      ])
  }

  @Test(arguments: [
    ("repsWeight", "5 50.0"), ("repsWeight", "0 -20"), ("reps", "12"), ("timeWeight", "s 30 20"),
    ("time", "s 30"), ("time", "s 30.5"), ("custom", "~ any"), ("custom", "~ "),
  ])
  func aSetThatFitsItsStyleIsFine(style: String, set: String) throws {
    try expect(workout(("\"repsWeight\"", "\"\(style)\""), ("5 50", set)), [])
  }

  @Test func aSupersetIndexOutOfRangeIsAnError() throws {
    let what = "superset index is out of range; printing it crashes the app"
    try expect(
      workout(("\"supersets\":[]", "\"supersets\":[\"0 1\",\"-1\"]")),
      [
        .init(
          .error, "[\"0 1\"", "/workouts/0/supersets/0", "\(what) | 1; there are 1 exercises, numbered from 0"
        ),
        .init(
          .error, "[\"0 1\"", "/workouts/0/supersets/1",
          "\(what) | -1; there are 1 exercises, numbered from 0"),
      ])
  }

  @Test func aRepeatedSupersetIndexIsAWarning() throws {
    try expect(
      workout(("\"supersets\":[]", "\"supersets\":[\"0\",\"0\"]")),
      [.init(.warning, "[\"0\"", "/workouts/0/supersets/1", "superset index is repeated | 0")])
  }

  @Test(arguments: [0, 1, 63, 64, 65, 99])
  func aRepeatedSupersetIndexIsFoundAmongManyExercises(index: Int) throws {
    let more = String(
      repeating: ",{\"name\":\"Squat\",\"category\":\"Legs\",\"style\":\"repsWeight\",\"sets\":[]}", count: 99
    )
    let groups = (0..<100).map { "\"\($0)\"" }.joined(separator: ",")
    try expect(
      workout(("\"supersets\":[]", "\"supersets\":[\(groups),\"\(index)\"]"), ("}]}", "}\(more)]}")),
      [.init(.warning, "[\"0\"", "/workouts/0/supersets/100", "superset index is repeated | \(index)")])
  }

  @Test func twoWorkoutsWithOneUUIDAreAWarning() throws {
    try expect(
      workout() + ",\n" + workout(),
      [
        .init(
          .warning, "\"2B8616B6", "/workouts/1/uuid",
          "uuid is that of an earlier workout | 2B8616B6-8B4E-4FE2-B51E-56D955A65278")
      ])
  }

  @Test func aUUIDThatIsNoneIsAWarning() throws {
    try expect(
      workout(("2B8616B6-8B4E-4FE2-B51E-56D955A65278", "monday")),
      [
        .init(
          .warning, "\"monday\"", "/workouts/0/uuid",
          "not a valid uuid | \"monday\", expected 32 hex digits like 2B8616B6-8B4E-4FE2-B51E-56D955A65278")
      ])
  }

  @Test(arguments: [
    "2026-02-30 18:05", "2026-01-31", "", "31.01.2026", "2026-01-31 24:00", "0000-01-01 00:00",
  ])
  func aDateThatIsNoneIsAnError(date: String) throws {
    try expect(
      workout(("2026-01-31 18:05", date)),
      [
        .init(
          .error, "\"\(date)\",\"duration\"", "/workouts/0/date",
          "not a valid date; the app refuses it | \"\(date)\", expected a day and time like 2017-08-24 13:57")
      ])
  }

  @Test func aStyleUnknownToTheFileIsAWarning() throws {
    try expect(
      workout(("\"repsWeight\"", "\"laps\"")),
      [
        .init(
          .warning, startOfExercise, "\(exercise)/style", "style is not in the file's type list | laps")
      ])
  }

  @Test func aStyleOfTheFilesOwnTypeListIsKnown() throws {
    try expect(
      workout(("\"repsWeight\"", "\"laps\"")),
      typeList: BenchTrackerFixture.typeList.replacing("repsWeight", with: "laps"),
      [
        .init(
          .warning, "{\"name\":\"Squat\",\"iterations\"", "/typeList/list/0/style",
          "the app does not know this style of exercise type | laps")
      ])
  }

  @Test(arguments: 1...6)
  func aCategoryOutsideTheNineIsAWarningFromVersion5On(version: Int) throws {
    let text = BenchTrackerFixture.file(
      version: "\(version)", workouts: "[\(workout(("\"Legs\"", "\"Forearms\"")))]",
      typeList: BenchTrackerFixture.typeList.replacing("\"Legs\"", with: "\"Forearms\""))
    let found = try read(text).findings.lines.filter { $0.contains("/exercises/") }
    let expected = Expected(
      .warning, startOfExercise, "\(exercise)/category",
      "the app cannot show this category, and fails at launch | Forearms")
    #expect(found == (version >= 5 ? [try expected.line(in: text)] : []))
  }

  @Test func aCategoryUnknownToTheFileIsAWarning() throws {
    try expect(
      workout(("\"Legs\"", "\"Back\"")),
      [
        .init(
          .warning, startOfExercise, "\(exercise)/category",
          "category is not in the file's type list | Back")
      ])
  }

  @Test(arguments: ["blue", "DAC40", "DAC4000", "#DAC40", "GGGGGG", ""])
  func aColourThatIsNotSixHexDigitsIsAWarning(color: String) throws {
    try expect(
      workout(), typeList: BenchTrackerFixture.typeList.replacing("DAC400", with: color),
      [
        .init(
          .warning, "\"\(color)\"}}", "/typeList/colors/Legs",
          "colour is not six hex digits | \"\(color)\", expected RRGGBB like 039BE5")
      ])
  }

  @Test func aDurationThatCannotBeIsAWarning() throws {
    try expect(workout(("\"duration\":60", "\"duration\":86400")), [])
    try expect(
      workout(("\"duration\":60", "\"duration\":86401")),
      [.init(.warning, "86401", "/workouts/0/duration", "duration is longer than a day | 86401 seconds")])
    try expect(
      workout(("\"duration\":60", "\"duration\":-0.5")),
      [.init(.warning, "-0.5", "/workouts/0/duration", "duration is negative | -0.5 seconds")])
  }

  @Test(
    arguments: [
      ("s -5", "time of a set is negative | -5 seconds"),
      ("s 86401", "time of a set is longer than a day | 86401 seconds"),
    ])
  func aTimeOfASetThatCannotBeIsAWarning(set: String, finding: String) throws {
    try expect(
      workout(("\"repsWeight\"", "\"time\""), ("5 50", set)),
      [.init(.warning, "\"\(set)\"", "/workouts/0/exercises/0/sets/0", finding)])
  }

  @Test func aCategoryOfTheTypeListOutsideTheNineIsAWarning() throws {
    let finding = "the app cannot show this category, and fails at launch | Neck"
    try expect(
      workout(),
      typeList: BenchTrackerFixture.typeList.replacing("\"DAC400\"", with: "\"DAC400\",\"Neck\":\"DAC401\""),
      [.init(.warning, "\"DAC401\"", "/typeList/colors/Neck", finding)])
  }
}
