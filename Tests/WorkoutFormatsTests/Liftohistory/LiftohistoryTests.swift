import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The text that Liftosaur copies of a workout, and takes.
@Suite struct LiftohistoryTests {
  static let present = """
    // Felt strong.
    //
    //   slept badly
    2026-03-01 10:00:00 +00:00 / program: "5/3/1" / dayName: "Squat Day" / week: 1 / dayInWeek: 1 / duration: 3600s / exercises: {
      // Belt on.
      Squat, Barbell / 2x5 185lb @8, 1x6+ 185lb @8.5 / warmup: 1x5 95lb, 1x3 135lb / target: 2x5 185lb 120s, 1x5+ 185lb+ @8+ 120s
      Split Squat / 1x10|8 50lb (paused reps) / target: 1x8-12 50lb
      Plank / 2x0 60s / target: 2x0 60s+|90s
      Pull Up / 1x8 -20kg
      Dips
    }
    2026-03-03 09:30:00 -05:00 / day: 2 / exercises: {
    }

    """

  @Test func workoutsAreReadAndComeBackAsTheyWere() throws {
    #expect(try Format.detect(InputBytes(Self.present.utf8, name: "x")).id == "liftohistory")
    let reading = try read(Self.present)
    #expect(reading.findings.lines == [])
    #expect(
      ArchiveText.of(reading.archive) == #"""
        from liftohistory
        workout "Squat Day" 2026-03-01T10:00:00Z {3600 s; notes "Felt strong.\n\n  slept badly"; template "5/3/1"; week=1 dayInWeek=1}
          Squat, Barbell {notes "Belt on."}
            warmUp, 5 reps, 95 lb
            warmUp, 3 reps, 135 lb
            5 reps, 185 lb, of 5, RPE 8, rest 120 s
            5 reps, 185 lb, of 5, RPE 8, rest 120 s
            6 reps, 185 lb, of 5, RPE 8.5, rest 120 s {amrap=+ target amrap=+ ask weight=+ log RPE=+}
          Split Squat
            10 reps, 50 lb, of 8, note "paused reps" {left=8}
          Plank
            60 s, rest 90 s {overflow timer=+}
            60 s, rest 90 s {overflow timer=+}
          Pull Up
            8 reps, -20 kg
          Dips
        workout - 2026-03-03T09:30:00-05:00 {day=2}
        """#)
    let writing = try write(reading.archive, as: .liftohistory)
    #expect(writing.findings.lines == [])
    #expect(writing.text == Self.present)
  }

  @Test func aNoteWithoutWordsIsNone() throws {
    let reading = try read(
      """
      //
      2026-03-01 10:00:00 +00:00 / dayName: "A" / exercises: {
        //
        //
        Squat / 1x5 100kg
        // deep
        //
        Curl / 1x10 50kg
        //
      }

      """, as: .liftohistory)
    #expect(reading.findings.lines == [])
    let workout = try #require(reading.archive.workouts.first)
    #expect(workout.details?.notes == nil)
    #expect(workout.exercises.map { $0.details?.notes } == [nil, "deep\n"])
    let writing = try write(reading.archive, as: .liftohistory)
    #expect(try read(writing.bytes, as: .liftohistory).archive.workouts.first?.exercises.count == 2)
  }

  @Test func aTextThatBeginsWithAMarkIsReadWithoutWhatStandsBeforeIt() throws {
    // U+0301 makes one character with the quotation mark or the space before it.
    let text = """
      // \u{301}calm
      2026-03-01 10:00:00 +00:00 / program: "\u{301}5/3/1" / dayName: "\u{301}Push" / exercises: {
        // \u{301}deep
        \u{301}Squat / 1x5 100kg (\u{301}slow)
      }

      """
    let reading = try read(text, as: .liftohistory)
    #expect(reading.findings.lines == [])
    let workout = try #require(reading.archive.workouts.first)
    let exercise = try #require(workout.exercises.first)
    let texts = [
      workout.details?.notes, workout.details?.templateReference, workout.title, exercise.details?.notes,
      exercise.identity.name, exercise.sets.first?.details?.note,
    ]
    #expect(texts == ["calm", "5/3/1", "Push", "deep", "Squat", "slow"].map { "\u{301}" + $0 })
    #expect(try write(reading.archive, as: .liftohistory).text == text)
  }

  @Test func formsThatTheAppTakesAreRead() throws {
    let text = """
      2026-03-01T10:00:00.5Z/exercises:{
      Squat/3 x 5 100 kg,5x5/target:1x0
      Row / 1x5 / target: 3x5 60kg
      }
      """
    let reading = try read(text)
    #expect(reading.findings.lines == ["note dropped t:3:1 byte 69: sets that were planned and not done × 2"])
    let five = Array(repeating: "    5 reps", count: 5).joined(separator: "\n")
    #expect(
      ArchiveText.of(reading.archive) == """
        from liftohistory
        workout - 2026-03-01T10:00:00.500Z
          Squat
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
        \(five)
          Row
            5 reps, of 5
        """)
  }

  @Test(arguments: [
    (
      "Squat / 5 x",
      "error dropped t:2:12 byte 48: sets that are not understood | found the end, expected a whole number of repetitions"
    ),
    (
      "Squat / 5",
      "error dropped t:2:10 byte 46: sets that are not understood | found the end, expected x, kg, lb or s"
    ),
    (
      "Squat / 3x5 100st",
      "error dropped t:2:17 byte 53: sets that are not understood | found \"t\", expected repetitions as in 3x5, a weight with kg or lb, a time as in 90s, @ or a label"
    ),
    (
      "Squat / 3x5 @",
      "error dropped t:2:14 byte 50: sets that are not understood | found the end, expected a number behind @"
    ),
    (
      "Squat / 3x5 (paused",
      "error dropped t:2:13 byte 49: sets that are not understood | found \"(paused\", expected a closing bracket"
    ),
    (
      "Squat / 2000x5",
      "error dropped t:2:14 byte 50: sets that are not understood | found 2000 sets, expected 1 to 1,000"
    ),
    (
      "Squat / 900x5, 900x5",
      "error dropped t:2:15 byte 51: sets that are not understood | more than 1,000 sets of an exercise"
    ),
    (
      "Squat / 3x5,",
      "error dropped t:2:13 byte 49: sets that are not understood | found the end, expected a set"
    ),
    (
      "Squat / 30s|x",
      "error dropped t:2:13 byte 49: sets that are not understood | found \"x\", expected a time as in 90s behind |"
    ),
    (
      "Squat / 99999999999x5",
      "error dropped t:2:21 byte 57: sets that are not understood | found 99999999999 sets, expected 1 to 1,000"
    ),
    (
      "Squat / 3x5 2x8",
      "error dropped t:2:13 byte 49: sets that are not understood | found \"2x8\", expected a comma before a second value of a kind"
    ),
    (
      "Squat / 3x5 185lb 100kg @8",
      "error dropped t:2:19 byte 55: sets that are not understood | found \"100kg @8\", expected a comma before a second value of a kind"
    ),
    (
      "Squat / 3x5 @8 @9",
      "error dropped t:2:16 byte 52: sets that are not understood | found \"@9\", expected a comma before a second value of a kind"
    ),
    (
      "Squat / 1x0 30s 60s",
      "error dropped t:2:17 byte 53: sets that are not understood | found \"60s\", expected a comma before a second value of a kind"
    ), ("/ 3x5", "error dropped t:2:1 byte 37: line without the name of an exercise | / 3x5"),
    ("Squat / rest: 3x5", "warning dropped t:2:9 byte 45: word that no exercise has | rest"),
  ]) func whatIsNotUnderstoodIsNamedWithItsPlace(line: String, finding: String) throws {
    let reading = try read("2026-03-01 10:00:00 Z / exercises: {\n\(line)\n}\n")
    #expect(reading.findings.lines == [finding])
  }

  @Test func wordsOfAHeadThatStandTwiceOrAloneAreNamed() throws {
    let reading = try read(
      """
      2026-03-01 10:00:00 Z / dayName: "A" / week: 1 / dayName: "B" / week: 2 / heavy / exercises: {
      Squat / 3x5
      }
      """)
    #expect(
      reading.findings.lines == [
        "warning dropped t:1:50 byte 49: word that a workout has twice; the first one counts | dayName: \"B\"",
        "warning dropped t:1:65 byte 64: word that a workout has twice; the first one counts | week: 2",
        "warning dropped t:1:75 byte 74: word that no workout has | heavy",
      ])
    #expect(reading.archive.workouts[0].title == "A")
    #expect(reading.archive.workouts[0].details?.sourceFields?.fields == [.init(name: "week", text: "1")])
  }

  @Test func aWordOfAHeadThatSaysNothingLeavesRoomForTheNext() throws {
    let reading = try read(
      """
      2026-03-01 10:00:00 Z / dayName: "" / week: abc / duration: 5 / mood: / dayName: "B" / week: 2 / duration: 9s / exercises: {
      Squat / 3x5
      }
      """)
    #expect(
      reading.findings.lines == [
        "warning dropped t:1:39 byte 38: word that no workout has | week: abc",
        "error dropped t:1:51 byte 50: no time as in 3600s | 5",
        "warning dropped t:1:65 byte 64: word that no workout has | mood:",
      ])
    #expect(reading.archive.workouts[0].title == "B")
    #expect(reading.archive.workouts[0].durationSeconds == 9)
    #expect(reading.archive.workouts[0].details?.sourceFields?.fields == [.init(name: "week", text: "2")])
  }

  @Test func whatIsNotUnderstoodOfAWorkoutIsNamed() throws {
    let text = """
      Squat / 3x5
      2026-13-01 10:00:00 Z / duration: 5min / mood: good / exercises: {
      2026-03-01 10:00:00 Z / exercises: {
      // too late
      }
      2026-03-02 10:00:00 Z / exercises: {
      """
    let findings = try read(text).findings.lines
    #expect(
      findings == [
        "error dropped t:1:1 byte 0: line that is in no workout | Squat / 3x5",
        "error dropped t:2:1 byte 12: no date and time | 2026-13-01 10:00:00 Z",
        "error dropped t:2:25 byte 36: no time as in 3600s | 5min",
        "warning dropped t:2:42 byte 53: word that no workout has | mood: good",
        "warning inconsistent t:3:1 byte 79: workout that no } ends before the next | 2026-03-01 10:00:00 Z / exercises: {",
        "warning dropped t:5:1 byte 128: note behind the last exercise | too late",
        "warning inconsistent t:6:37 byte 166: text that ends before its last workout does",
      ])
    #expect(
      message { _ = try read("Squat / 3x5", as: .liftohistory) }
        == "t:1:1: found no workout, expected a line such as 2026-03-01 10:00:00 +00:00 / dayName: \"Push\" / exercises: {. Copy the workout as text in the app again.\n  Squat / 3x5\n  ^"
    )
  }

  @Test func whatOnlyATargetHasIsNamedInASetThatWasDone() throws {
    let bench = "Bench / 1x8-12 100lb, 1x5 100lb+ @9+ / target: 2x5|4 100lb"
    let reading = try read("2026-03-01 10:00:00 Z / exercises: {\n\(bench)\n}\n")
    #expect(
      reading.findings.lines == [
        "warning dropped t:2:9 byte 45: part of a set that only a target has | to 12 repetitions",
        "warning dropped t:2:9 byte 45: part of a set that only a target has | + behind the weight",
        "warning dropped t:2:9 byte 45: part of a set that only a target has | + behind @",
        "warning dropped t:2:48 byte 84: repetitions of the left side that were asked for | 4",
      ])
    #expect(reading.archive.workouts[0].exercises[0].sets.map(\.reps) == [8, 5])
  }

  @Test func equipmentInBracketsStandsBehindAComma() throws {
    let names = [
      "Bench Press (Dumbbell)", "Row (Cable) (wide)", "Curl, Cable (rope)", "(Rest)", "Dip  (Ring)",
      "Curl (EZ) (Bar)", "Row [T/Bar] (Cable)", "Press (flat (wide))",
    ]
    var workout = Workout(title: "A", start: DateText.moment("2026-01-31 18:05 Z"))
    workout.exercises = names.map { Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 5)]) }
    let writing = try write(WorkoutArchive(workouts: [workout]), as: .liftohistory)
    #expect(
      writing.text.split(separator: "\n").dropFirst().dropLast() == [
        "  Bench Press, Dumbbell / 1x5", "  Row Cable, wide / 1x5", "  Curl, Cable rope / 1x5",
        "  Rest / 1x5", "  Dip  Ring / 1x5", "  Curl EZ, Bar / 1x5",
        "  Row [T Bar], Cable / 1x5", "  Press flat wide / 1x5",
      ])
    #expect(
      writing.findings.sums == [
        "4 dropped: exercise name: equipment written after a comma instead of in brackets",
        "7 dropped: exercise name: signs that the text uses itself, and spaces around it",
      ])
  }

  @Test func whatTheTextCannotHoldIsNamed() throws {
    var details = SetDetails()
    details.note = "slow: 3 s"
    details.distance = Distance(5, unit: .kilometers)
    var workout = Workout(title: "\"Push\"", start: DateText.moment("2026-01-31 18:05 +01:00"))
    workout.durationSeconds = ExactDecimal(3_600)
    var notes = WorkoutDetails()
    notes.notes = "Tired \nagain"
    workout.details = notes
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: "Bench (flat), 30°, wide", category: "Chest"),
        sets: [
          ExerciseSet(kind: .drop, reps: 5, load: Load(100, unit: .kilograms), details: details),
          ExerciseSet(kind: .warmUp, reps: -1),
        ]),
      Exercise(ExerciseIdentity(name: "Row, Cable"), sets: [ExerciseSet(reps: 5)]),
      Exercise(ExerciseIdentity(name: "Row, Cable"), sets: [ExerciseSet(durationSeconds: 30)]),
    ]
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    let writing = try write(archive, as: .liftohistory)
    #expect(
      writing.text == """
        // Tired
        // again
        2026-01-31 18:05:00 +01:00 / dayName: "'Push'" / duration: 3600s / exercises: {
          // slow: 3 s
          Bench flat, 30° wide / 1x5 100kg, 1x0
          Row, Cable / 1x5
          Row, Cable 2 / 1x0 30s
        }

        """)
    #expect(
      writing.findings.sums == [
        "1 added: repetitions: set to 0, as the set has none",
        "1 converted: exercise name: with a number: the app takes each exercise once",
        "1 converted: set note: written into the notes of its exercise",
        "1 dropped: exercise name: signs that the text uses itself, and spaces around it",
        "1 dropped: not stored in a text for Liftosaur: distance",
        "1 dropped: not stored in a text for Liftosaur: exercise category",
        "1 dropped: not stored in a text for Liftosaur: repetitions",
        "1 dropped: workout name: quotation marks, ends of lines and spaces around it",
        "1 dropped: workout notes: white space at the ends of lines",
        "2 dropped: not stored in a text for Liftosaur: set type (warm-up, drop, failure)",
      ])
  }

  @Test func whatIsTakenOutOfNotesIsNamedForWhatItIs() throws {
    var details = WorkoutDetails()
    details.notes = "Tired\0again"
    var workout = Workout(title: "A", start: DateText.moment("2026-01-31 18:05 Z"))
    workout.details = details
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    let writing = try write(archive, as: .liftohistory)
    #expect(writing.text.hasPrefix("// Tiredagain\n"))
    #expect(writing.findings.sums == ["1 dropped: workout notes: NUL characters"])
  }

  @Test func noInputBringsTheReaderDown() {
    let seed = Array(Self.present.utf8)
    let pieces = [
      "/", "{", "}", "x", "@", "|", "(", ")", ",", "9999999999", "\"", ":", "\n", "s", "kg", "\u{0}",
    ]
    var mutated = MutatedBytes(seed: 15, pieces: pieces)
    var readable = 0
    for _ in 0..<1_000 where (try? read(mutated.next(of: seed), as: .liftohistory)) != nil { readable += 1 }
    #expect(readable > 50)
  }
}
