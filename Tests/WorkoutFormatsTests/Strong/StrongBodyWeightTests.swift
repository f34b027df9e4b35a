import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Exports of the app for Android whose pull-ups weigh as much as a person, and 35 lb more with a plate.
@Suite struct StrongBodyWeightTests {
  private static func text(_ rows: [(date: String, name: String, weight: String)]) -> String {
    #"""
    "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"

    """#
      + rows.map {
        "\"1\";\"\($0.date) 13:48:22\";\"A\";\"4725\";\"\($0.name)\";\"1\";\"\($0.weight)\";\"5\";\"\";\"\";\"\";\"\";\"\"\n"
      }.joined()
  }

  private static let included = text([
    ("2025-02-08", "Pull Up", "74.97700500488281"), ("2025-02-08", "Pull Up", "90.85300445556641"),
    ("2025-02-08", "Squat (Barbell)", "100"), ("2025-02-10", "Chin Up", "90.85300445556641"),
    ("2025-02-12", "Pull Up", "76"),
  ])

  private func reading(_ text: String, _ includesBodyWeight: Bool?) throws -> (
    loads: [String], lines: [String]
  ) {
    var options = ReadOptions()
    options.includesBodyWeight = includesBodyWeight
    let findings = FindingList()
    let archive = try Format.readArchive(
      InputBytes(text.utf8, name: "t"), options: options, findings: findings)
    let sets = archive.workouts.flatMap(\.exercises).flatMap(\.sets)
    return (sets.map { $0.load.map { "\($0.value)" } ?? "-" }, findings.lines)
  }

  private static let asTheyStand = [
    "74.97700500488281", "90.85300445556641", "100", "90.85300445556641", "76",
  ]

  @Test func weightsThatSeemToIncludeTheBodyAreReadAsTheyStandAndNamed() throws {
    let (loads, lines) = try reading(Self.included, nil)
    #expect(loads == Self.asTheyStand)
    #expect(
      lines == [
        "warning guessed t: weights of body-weight exercises seem to include body weight; "
          + "left unchanged | from 74.97700500488281 kg × 4"
      ])
  }

  @Test func whoSaysThatTheyDoGetsWhatIsAboveTheBody() throws {
    let (loads, lines) = try reading(Self.included, true)
    #expect(loads == ["-", "15.8759994506836", "100", "15.8759994506836", "-"])
    let reason =
      "warning guessed t: weight without body weight, taken to be the lightest of the workout | "
    #expect(
      lines == [
        reason + "74.97700500488281 to 0", reason + "90.85300445556641 to 15.8759994506836",
        reason + "90.85300445556641 to 15.8759994506836", reason + "76 to 0",
      ])
  }

  @Test func whoSaysThatTheyDoNotGetsThemAsTheyStandWithoutAWord() throws {
    let (loads, lines) = try reading(Self.included, false)
    #expect(loads == Self.asTheyStand)
    #expect(lines == [])
  }

  /// One set without a weight, or with a plate alone, shows that the body is not counted.
  @Test(arguments: ["", "0", "10", "-20"]) func oneSetOfLessRulesItOut(weight: String) throws {
    let text = Self.text([
      ("2025-02-08", "Pull Up", "74.977"), ("2025-02-08", "Pull Up", "90.853"),
      ("2025-02-09", "Pull Up", weight),
    ])
    #expect(try reading(text, nil).lines == [])
  }
}
