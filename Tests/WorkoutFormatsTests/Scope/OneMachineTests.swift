import Testing
import WorkoutModel

@testable import ArchiveForm
@testable import Clocks
@testable import FormatKit
@testable import Notation
@testable import PackedForm
@testable import WorkoutFormats

/// What cannot be held is answered in one way, whatever is written.
@Suite struct OneMachineTests {
  private static let formats: [Format] = [.benchTracker, .compactWorkout, .hevy, .strong, .archive, .packed]

  private func archive(_ loads: Load...) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        title: "Push", start: Moment(wallTime: "2026-01-31 18:05"), durationSeconds: ExactDecimal(60),
        exercises: [
          Exercise(
            ExerciseIdentity(name: "Bench Press", category: "Chest", style: .repsWeight),
            sets: loads.map { ExerciseSet(reps: 5, load: $0) })
        ])
    ]
    return archive
  }

  @Test(arguments: formats)
  func aWeightTooLargeToConvertIsDropped(by format: Format) throws {
    let large = Load(try #require(ExactDecimal("99999999999999999")), unit: .kilograms)
    let writing = try write(
      archive(large, Load(ExactDecimal(100), unit: .kilograms)), as: format, massUnit: .pounds)
    let ofLoads = writing.findings.findings.filter { $0.field == .model(.load) && $0.kind == .dropped }
    #expect(ofLoads.map(\.place.pointer) == ["/workouts/0/exercises/0/sets/0"])
    #expect(ofLoads.map(\.detail) == ["99999999999999999 is too large to convert"])
    #expect(!writing.text.contains("99999999999999999"))
  }

  @Test(arguments: [Format.benchTracker, .compactWorkout])
  func theAppOpensAFileOfWhichAWeightWasDropped(in format: Format) throws {
    let large = Load(try #require(ExactDecimal("99999999999999999")), unit: .kilograms)
    let writing = try write(
      archive(large, Load(ExactDecimal(100), unit: .kilograms)), as: format, massUnit: .pounds)
    #expect(writing.text.contains(#"["5 0","5 220.46"]"#))
    #expect(writing.findings.findings.contains { $0.field == .model(.load) && $0.kind == .added })
  }

  @Test(arguments: [
    ("2024-10-27T00:30Z", []),
    ("2024-10-27T01:30Z", ["2024-10-27T02:30+01:00"]),
    ("2024-10-27T02:30Z", []),
  ])
  func theSecondOfTwoEqualTimesIsNamed(start: String, lost: [String]) throws {
    var archive = archive(Load(ExactDecimal(100), unit: .kilograms))
    archive.workouts[0].start = DateText.moment(start)
    for format in [Format.hevy, .strong, .benchTracker] {
      let writing = try write(
        archive, as: format, massUnit: .kilograms, zone: ZoneRules(named: "Europe/Berlin"))
      let dropped = writing.findings.findings.filter { $0.kind == .dropped && $0.field == .model(.offset) }
      #expect(dropped.map(\.detail) == lost, "\(format.id)")
    }
  }

  /// Else the payload would be said to have lost the unit of a weight that is not there.
  @Test func theUnitOfAWeightBesideATextGoesWithIt() throws {
    var archive = archive(Load(ExactDecimal(100), unit: .kilograms))
    var details = SetDetails()
    details.freeText = "easy"
    archive.workouts[0].exercises[0].sets[0].details = details
    let writing = try write(archive, as: .compactWorkout)
    #expect(
      writing.findings.findings.filter {
        $0.kind == .dropped && ($0.place.pointer?.contains("sets") ?? false)
      }
      .map(\.field) == [.model(.reps), .model(.load)])
    #expect(!writing.findings.findings.contains { $0.field == .model(.loadUnit) })
  }

  @Test(arguments: [([[0, 1], [1, 2]], "dropped"), ([[0, 9]], "dropped"), ([[1, 0]], "converted")])
  func aSupersetThatLosesAnExerciseIsDropped(supersets: [[Int]], kind: String) throws {
    var archive = archive(Load(ExactDecimal(100), unit: .kilograms))
    archive.workouts[0].exercises = ["A", "B", "C"].map {
      Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 5)])
    }
    archive.workouts[0].supersets = supersets
    let writing = try write(archive, as: .hevy, massUnit: .kilograms)
    let ofSupersets = writing.findings.findings.filter { $0.field == .model(.supersets) }
    #expect(ofSupersets.map(\.kind.rawValue) == [kind])
  }

  /// So that a log that is converted again next month brings no workout twice.
  @Test func aUuidGoesByTheSecondsThatTheFileHasNoPlaceFor() throws {
    var archive = archive(Load(ExactDecimal(100), unit: .kilograms))
    archive.workouts[0].start = DateText.moment("2026-01-31 18:05:42")
    let identifier = WorkoutIdentifier(contentOf: archive.workouts[0], number: 0)
    let text = try write(archive).text
    #expect(text.contains("\"uuid\":\"\(identifier)\""))
    #expect(text.contains("\"date\":\"2026-01-31 18:05\""))
  }

  @Test func aFileWithoutAnyWeightHasTheUnitThatTheAppBeginsWith() throws {
    let writing = try write(archive())
    #expect(try JSONValue(writing.bytes)["settings"]?["weightInLbs"] == .bool(true))
    #expect(
      writing.findings.lines.contains(
        "note added /settings/weightInLbs: weight unit: missing; .btd version 6 needs it | true"
      ))
  }

  @Test func aBodyWeightIsNeverWrittenUnderAnotherUnit() throws {
    var archive = WorkoutArchive()
    archive.profile.bodyWeight = Load(ExactDecimal(80), unit: .kilograms)
    let file = try JSONValue(write(archive).bytes)
    #expect(file["settings"]?["weightInLbs"] == .bool(false))
    #expect(file["user"]?["weight"] == .number("80"))
    archive.profile.bodyWeight = Load(try #require(ExactDecimal("99999999999999999")), unit: .kilograms)
    let writing = try write(archive, massUnit: .pounds)
    #expect(!writing.text.contains("99999999999999999"))
    #expect(
      writing.findings.lines.contains(
        "warning dropped : not stored in .btd: body weight | 99999999999999999 is too large to convert")
    )
  }

  @Test func theUnitOfTheSetsGoesBeforeThatOfTheBodyWeight() throws {
    var archive = archive(Load(ExactDecimal(50), unit: .pounds))
    archive.profile.bodyWeight = Load(ExactDecimal(80), unit: .kilograms)
    let file = try JSONValue(write(archive).bytes)
    #expect(file["settings"]?["weightInLbs"] == .bool(true))
    #expect(file["user"]?["weight"] == .number("176.37"))
  }

  @Test func aPayloadNamesEachSettingThatItHasNoPlaceFor() throws {
    var archive = archive(Load(ExactDecimal(100), unit: nil))
    archive.preferences.sourceFields = SourceFields(
      format: "btd", fields: [.init(name: "disableSleep", text: "true"), .init(name: "x", text: "1")])
    let findings = try write(archive, as: .compactWorkout).findings.findings
    #expect(
      findings.filter { $0.kind == .dropped }.map(\.fieldID) == [
        "settings.btd:disableSleep", "settings.btd:x",
      ])
  }

  @Test(arguments: [Format.compactWorkout, .benchTracker])
  func weightsWithAndWithoutAUnitDoNotMix(in format: Format) {
    let target = format.id == "btd" ? ".btd" : "a compact workout"
    #expect(
      request {
        _ = try write(
          archive(Load(ExactDecimal(100), unit: .pounds), Load(ExactDecimal(100), unit: nil)), as: format)
      } == .missing([Need(.unitOfWeights, of: .workout, index: 0, title: "Push", target: target)]))
  }
}
