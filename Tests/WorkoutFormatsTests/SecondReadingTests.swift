import ReadingLaws
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What once came back otherwise than it was read, or did not come back at all; the inputs are seeds of the fuzzer.
@Suite struct SecondReadingTests {
  private struct Passage {
    var first: Reading
    var writing: Writing
    var second: Reading
  }

  /// A seed read, written in its own format, and read again.
  private static func passage(_ seed: String, as format: Format) throws -> Passage {
    let bytes = try TestFile.read("\(TestFile.seeds)/\(seed)")
    #expect(ReadingLaws.violation(by: bytes, as: format) == nil)
    let first = try read(bytes, as: format, massUnit: .kilograms)
    let writing = try write(first.archive, as: format, massUnit: .kilograms)
    return Passage(
      first: first, writing: writing, second: try read(writing.bytes, as: format, massUnit: .kilograms))
  }

  @Test func theHeadOfACourseKeepsItsKeysAsTheyAreWrittenAndInTheirOrder() throws {
    let passage = try Self.passage("keys.erg", as: .erg)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(
      passage.writing.text.split(whereSeparator: \.isNewline).prefix(12) == [
        "; by hand", "; steep", "[COURSE HEADER]", "CREATOR = me", "LAP = 5", "COURSE HEADER = two",
        "VERSION = 1", "UNITs = metric", "FILE NAME = Hill.mrc", "FTP = soon", "MINUTES WATTS",
        "[END COURSE HEADER]",
      ])
    #expect(passage.writing.text.contains("0.50\tLAP first\r\n"))
    #expect(passage.writing.text.contains("1.00\tLAP top\r\n"))
    #expect(passage.first.archive.rides.map(\.title) == ["Hill"])
  }

  @Test func keysThatStandTwiceInTheHeadOfACourseComeBack() throws {
    let passage = try Self.passage("keys-twice.erg", as: .erg)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(
      passage.first.archive.rides[0].sourceFields?.fields.map { "\($0.name): \($0.text)" } == [
        "DESCRIPTION: z", "FILE NAME: y.erg", "FTP: 260", "FILE NAME: w.mrc",
      ])
  }

  @Test func textsOfACourseAreReadInOrderOfTime() throws {
    let passage = try Self.passage("late-text.mrc", as: .mrc)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(
      passage.first.archive.rides[0].segments[0].cues.map(\.message) == ["Drink", "Stand up", "Hold it"])
  }

  @Test func aStartToTheMinuteIsTheSameTimeWithSeconds() throws {
    let passage = try Self.passage("strong-minutes.csv", as: .strong)
    #expect(passage.writing.findings.lines == [])
    #expect(
      passage.first.archive.workouts.map(\.start?.description) == ["2019-06-15T16:20:00", "2019-06-16T16:21"])
    #expect(
      passage.second.archive.workouts.map(\.start?.description) == [
        "2019-06-15T16:20:00", "2019-06-16T16:21:00",
      ])
  }

  @Test func aSecondColumnOfFitbodIsNotWrittenAsTheFirst() throws {
    let passage = try Self.passage("fitbod-twice.csv", as: .fitbod)
    #expect(
      passage.first.archive.workouts[0].exercises[0].sets.map { $0.details?.sourceFields?.fields } == [
        [
          .init(name: "Resistance, column 9", text: "hard"), .init(name: "Resistance", text: "7.5"),
        ],
        [.init(name: "Resistance, column 9", text: "easy"), .init(name: "multiplier", text: "3")],
      ])
    #expect(
      passage.writing.findings.sums == [
        "2 dropped: not stored in Fitbod: fitbod field \"Resistance, column 9\""
      ])
    #expect(
      passage.writing.text.split(whereSeparator: \.isNewline).dropFirst() == [
        "2019-06-15 16:20:00 +0000,Leg Press,3,50,0.0,0.0,0.0,7.5,false,,1.0",
        "2019-06-15 16:20:00 +0000,Leg Press,3,50,0.0,0.0,0.0,0.0,false,,3",
      ])
  }

  @Test func aTextInTheFieldOfANumberOfFitbodIsNamed() throws {
    var archive = try Self.passage("fitbod-twice.csv", as: .fitbod).first.archive
    archive.workouts[0].exercises[0].sets.removeLast()
    archive.workouts[0].exercises[0].sets[0].details?.sourceFields?.fields = [
      .init(name: "Resistance", text: "hard"), .init(name: "Incline", text: "0"),
      .init(name: "multiplier", text: "1.0"),
    ]
    let writing = try write(archive, as: .fitbod)
    #expect(
      writing.findings.sums
        == ["Incline", "Resistance", "multiplier"].map {
          "1 dropped: fitbod field \"\($0)\": text that Fitbod cannot store unchanged"
        })
    #expect(writing.text.hasSuffix("\n2019-06-15 16:20:00 +0000,Leg Press,3,50,0.0,0.0,0.0,0.0,false,,1.0\n"))
  }

  @Test func aSecondColumnOfTimesOfLiftLogIsNotTakenForTheFirst() throws {
    let passage = try Self.passage("liftlog-twice.csv", as: .liftLog)
    #expect(passage.first.archive.workouts[0].start == Moment("2019-06-15T16:20"))
    #expect(
      passage.first.archive.workouts[0].exercises[0].sets.map { $0.details?.sourceFields?.fields } == [
        [.init(name: "Timestamp, column 9", text: "morning")],
        [
          .init(name: "Timestamp, column 9", text: "evening"),
          .init(name: "Timestamp", text: "2019-06-15T16:24"),
        ],
      ])
    #expect(
      passage.writing.findings.sums == [
        "2 dropped: not stored in a LiftLog table: liftlog field \"Timestamp, column 9\""
      ])
    #expect(passage.second.archive.workouts[0].start == Moment("2019-06-15T16:20"))
  }

  @Test func aPlanOfAnOlderVersionIsNamed() throws {
    let passage = try Self.passage("older.liftlogplan", as: .liftLogPlan)
    #expect(passage.first.archive.source?.version == 1)
    #expect(passage.second.archive.source?.version == 3)
    #expect(passage.second.archive.templates == passage.first.archive.templates)
    #expect(
      passage.writing.findings.lines == [
        "note converted : liftlog-plan field \"version\": plan written in the version of today | 1 to 3"
      ])
    #expect(try write(passage.second.archive, as: .liftLogPlan).findings.lines == [])
  }

  @Test func sessionsOfAnOlderVersionAreNamed() throws {
    var archive = WorkoutArchive(workouts: [
      Workout(
        title: "Push", start: DateText.moment("2026-01-31T18:05:00+01:00"),
        exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 5)])])
    ])
    archive.source = .init(format: "liftlog", version: 5)
    #expect(
      try write(archive, as: .liftLogBackup).findings.lines.filter { $0.contains("version") } == [
        "note converted : liftlog field \"version\": sessions written in the version of today | 5 to 7"
      ])
    #expect(try write(archive, as: .liftLogPlan).findings.lines.filter { $0.contains("version") } == [])
    archive.source?.version = nil
    #expect(try write(archive, as: .liftLogBackup).findings.lines.filter { $0.contains("version") } == [])
  }

  @Test(arguments: [
    "small.btd.json", "sample-first-build-btd.json", "sample-workout-json.json", "sample-template-json.json",
    "openweight.json", "openbody.json", "reps.json", "hevy-api.json", "summaries.json",
    "archive.workouts.json", "plan.liftlogplan",
  ])
  func aByteOrderMarkChangesNothingOfWhatIsRead(seed: String) throws {
    let bytes = try TestFile.read("\(TestFile.seeds)/\(seed)")
    let format = try Format.detect(InputBytes(bytes, name: seed))
    let whole = try read(bytes, as: format, massUnit: .kilograms)
    let marked = try read([0xef, 0xbb, 0xbf] + bytes, as: format, massUnit: .kilograms)
    #expect(marked.archive == whole.archive)
    #expect(
      marked.findings.lines.count { $0.contains("byte-order mark at the start skipped") } == 1,
      "\(marked.findings.lines)")
    for nothing in ["1\t\t", "[]", "{}"] {
      let bytes = [0xef, 0xbb, 0xbf] + Array(nothing.utf8)
      #expect(ReadingLaws.violation(by: bytes, as: format) == nil)
    }
  }

  @Test func aSupersetKeepsItsNumberBesideOneThatIsNotOfItsPlace() throws {
    let passage = try Self.passage("supersets-skipped.json", as: .openWeight)
    #expect(passage.first.archive.workouts[0].supersets == [[0], [1], [2]])
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.contains("\"supersetId\":3"))
  }

  @Test func aBlockThatOpenBodyDoesNotKnowKeepsItsName() throws {
    let passage = try Self.passage("block-of-another-name.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.contains("\"recordType\":\"Finisher\",\"name\":\"Last\""))
  }

  @Test func aBlockThatOpenBodyDoesNotKnowIsOneWithinABlockToo() throws {
    let passage = try Self.passage("block-in-a-block.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.first.archive.workouts[0].exercises.map(\.name) == ["Plank"])
    #expect(passage.writing.text.contains("\"recordType\":\"Finisher\",\"name\":\"Last\""))
  }

  @Test func aSessionThatNamesNobodyIsOfWhomTheFileIs() throws {
    let passage = try Self.passage("session-of-nobody.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.ranges(of: "\"subject\":\"me\"").count == 2)
  }

  @Test func aFileOfTwoPeopleIsOfTheSameOneWhicheverRecordComesFirst() throws {
    let passage = try Self.passage("two-people.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.first.archive.sourceFields?.fields.map(\.text) == ["\"me\""])
    #expect(passage.first.archive.templates[0].sourceFields?.fields.map(\.text) == ["\"you\""])
  }

  @Test func aBlockWhoseTypeStandsLastComesBack() throws {
    let passage = try Self.passage("block-type-last.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.contains(#""recordType":"Finisher","name":"Last","id":"b1""#))
  }

  @Test func aPartThatItsWholeHasNoRoomForHasItsPartsInEachReading() throws {
    let passage = try Self.passage("parts-apart.json", as: .openBody)
    for reading in [passage.first, passage.second] {
      #expect(reading.archive.workouts.map { $0.exercises.map(\.sets.count) } == [[2, 1, 1], [1], [2]])
      #expect(reading.archive.workouts.map { $0.id?.description } == ["s1", "f1", "f2"])
    }
  }

  @Test func aNoBreakSpaceOfWindowsStaysInATextAndGoesFromTheNameOfAColumn() throws {
    let passage = try Self.passage("no-break-space.csv", as: .fitNotesBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.hasSuffix(",Täglich\n2026-01-10,07:00:00,Bodyweight,82.0,kg,,ja\u{a0}\n"))
  }

  @Test func aSetKeepsWhatItIsScoredByWhateverNumbersItHas() throws {
    let passage = try Self.passage("scoring-of-another-number.json", as: .openBody)
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
    #expect(passage.writing.text.contains(#""scoring":"time","performance":{"reps":30,"time":95}"#))
  }

  @Test func aStepWithoutANameTakesThatOfNoOtherStep() throws {
    let passage = try Self.passage("nameless-step.fit", as: .fitWorkout)
    let names = passage.first.archive.templates[0].exercises.map(\.identity.name)
    #expect(names.count == 5 && names[0] == "Bme" && names[2] == nil)
    #expect(passage.second.archive.templates[0].exercises.map(\.identity.name) == names)
  }

  @Test func anEntryWithoutADateKeepsItsIdentifier() throws {
    let id = WorkoutIdentifier(derivedFrom: "reps", "", "0").description
    let entry = #"{"exerciseType":"squat","id":"\#(id)","level":"beginner","reps":3,"stage":1}"#
    let first = try read(#"{"journal":[\#(entry)]}"#).archive
    #expect(try write(first, as: .reps, date: "2026-01-31 18:05").text.contains(id))
  }

  @Test func aSupersetOfANumberThatTheStandardForbidsIsNamed() throws {
    let passage = try Self.passage("supersets-from-zero.json", as: .openWeight)
    #expect(passage.first.archive.templates[0].supersets == [[0, 1], [2, 3]])
    #expect(passage.second.archive.templates[0].supersets == [[0, 1], [2, 3]])
    #expect(
      passage.writing.findings.sums == [
        "2 dropped: openweight field \"supersetId\": text that openweight cannot store unchanged"
      ])
  }

  @Test func aSetBehindARestBeforeTheFirstSetKeepsItsTime() throws {
    let passage = try Self.passage("rest-first.fit", as: .fit)
    let kept = passage.first.archive.workouts[0].exercises[0].sets.map {
      $0.details?.sourceFields?.fields.text(of: "start_time")
    }
    #expect(kept == ["60", nil])
    #expect(passage.writing.findings.lines == [])
    #expect(passage.second.archive == passage.first.archive)
  }

  @Test func theSeedWithARestFirstIsWhatItsMessagesSay() throws {
    var file = FITFixture.activity()
    file.rest(at: 0, milliseconds: 60_000)
    file.set(at: 60)
    file.set(at: 100)
    file.session()
    file.end()
    #expect(try TestFile.read("\(TestFile.seeds)/rest-first.fit") == file.bytes)
  }

  @Test func anExerciseBehindTheLastSetThatAPlanHoldsIsNoStep() throws {
    let set = ExerciseSet(reps: 5)
    var archive = WorkoutArchive()
    archive.templates = [
      WorkoutTemplate(
        title: "Long",
        exercises: [
          Exercise(
            ExerciseIdentity(name: "Squat"), sets: [ExerciseSet](repeating: set, count: FITLimits.plannedSets)
          ),
          Exercise(ExerciseIdentity(name: "Row"), sets: [set, set]), Exercise(ExerciseIdentity(name: "Dip")),
        ])
    ]
    let writing = try write(archive, as: .fitWorkout)
    #expect(
      writing.findings.sums == ["3 dropped: repetitions: sets after the first 20000"])
    let template = try read(writing.bytes).archive.templates[0]
    #expect(template.exercises.map(\.identity.name) == ["Squat"])
    #expect(template.exercises.map(\.sets.count) == [FITLimits.plannedSets])
  }
}
