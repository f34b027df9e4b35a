import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct ShareTextTests {
  /// Each workout, exercise and set in a line.
  private func lines(_ archive: WorkoutArchive) -> [String] {
    var lines: [String] = []
    for workout in archive.workouts {
      var head = "= \(workout.title ?? "-") \(workout.start?.description ?? "-")"
      if let notes = workout.details?.notes { head += " (\(notes))" }
      if let link = workout.details?.sourceFields?["link"] { head += " \(link)" }
      lines.append(head)
      for exercise in workout.exercises {
        let notes = exercise.details?.notes.map { " (\($0))" } ?? ""
        lines.append((exercise.identity.name ?? "-") + notes)
        lines += exercise.sets.map(line)
      }
    }
    return lines
  }

  private func line(_ set: ExerciseSet) -> String {
    var parts = ["  \(set.kind)"]
    if let reps = set.reps { parts.append("\(reps)") }
    if let load = set.load { parts.append("\(load.value) \(load.unit?.rawValue ?? "?")") }
    if let seconds = set.durationSeconds { parts.append("\(seconds) s") }
    if let distance = set.details?.distance {
      parts.append("\(distance.value) \(distance.unit?.rawValue ?? "?")")
    }
    if let effort = set.effort.rating { parts.append("RPE \(effort)") }
    if let reserve = set.effort.reserve { parts.append("RIR \(reserve)") }
    if let note = set.details?.note { parts.append("(\(note))") }
    return parts.joined(separator: ", ")
  }

  private static let strong = """
    Upper 1
    Monday, 20 February 2023 at 08:30

    Bench Press (Dumbbell)
    Set 1: 42 kg × 8 @ 9
    Notes: paused

    Lat Pulldown (Machine)
    W1: 60 kg × 5 [Warm-up]
    Set 1: 80 kg × 6
    Set 2: 60 kg × 12 [Drop Set]
    Set 3: 55 kg × 9 [Failure]

    Pull Up
    Set 1: 10 reps
    Set 2: +10 kg × 6 reps
    Set 3: −20 kg × 8

    Plank
    Set 1: 1:30
    Treadmill
    Set 1: 2.5 km | 15:00
    https://link.strong.app/orsuqgte
    """

  @Test func readsTheTextThatStrongShares() throws {
    let reading = try read(Self.strong)
    #expect(reading.archive.source?.format == "strong-text")
    #expect(
      lines(reading.archive) == [
        "= Upper 1 2023-02-20T08:30 https://link.strong.app/orsuqgte", "Bench Press (Dumbbell) (paused)",
        "  working, 8, 42 kg, RPE 9", "Lat Pulldown (Machine)", "  warmUp, 5, 60 kg",
        "  working, 6, 80 kg", "  drop, 12, 60 kg", "  failure, 9, 55 kg", "Pull Up", "  working, 10",
        "  working, 6, 10 kg", "  working, 8, -20 kg", "Plank", "  working, 90 s", "Treadmill",
        "  working, 900 s, 2.5 km",
      ])
    #expect(reading.findings.lines.isEmpty)
  }

  @Test func readsSeveralWorkoutsPastedBehindOneAnother() throws {
    let reading = try read(
      Self.strong + "\n\n" + Self.strong.replacing("Upper 1", with: "Upper 2")
        + "\nUpper 3\n30 Sep 2026 at 12:05 am\n\nRow\nSet 1: 50 kg × 5\n")
    #expect(
      reading.archive.workouts.map {
        "\($0.title ?? "-") \($0.start?.description ?? "-") \($0.exercises.count)"
      }
        == ["Upper 1 2023-02-20T08:30 5", "Upper 2 2023-02-20T08:30 5", "Upper 3 2026-09-30T00:05 1"])
  }

  @Test(arguments: [
    ("Wednesday, September 9, 2026 at 6:43 AM", "2026-09-09T06:43"),
    ("Wednesday, 30 September 2026 at 8:01 pm", "2026-09-30T20:01"),
    ("Wednesday 13 August 2025 at 07:32", "2025-08-13T07:32"),
    ("30 Sep 2026 at 12:05 am", "2026-09-30T00:05"),
    ("Mittwoch, 13. August 2025 at 07:32", "2025-08-13T07:32"), ("13/08/2025 07:32", nil),
    ("2026-09-09 06:43", "2026-09-09T06:43"),
  ])
  func readsTheDatesOfItsEditions(_ date: String, _ start: String?) throws {
    let reading = try read("Legs\n\(date)\n\nSquat\nSet 1: 100 kg × 5")
    #expect(reading.archive.workouts.map { $0.start?.description } == [start])
  }

  @Test func aWordBeforeANumberIsALabelOnlyWhereItCountsFromOne() throws {
    let log = "2026-03-01\nSquat 100: 3x5\nBench 80: 3x5"
    #expect(try Format.detect(InputBytes(log.utf8, name: "t")).id == "text")
    let reading = try read("Legs\n2026-03-01\n\nSquat\nSerie 1: 60 kg × 5\nSerie 2: 60 kg × 4\nPause 90: 3x5")
    #expect(
      lines(reading.archive) == [
        "= Legs 2026-03-01", "Squat (Pause 90: 3x5)", "  working, 5, 60 kg", "  working, 4, 60 kg",
      ])
  }

  @Test func readsTheTextThatHevyShares() throws {
    for head in ["Logged with Hevy", "Logged with hevyapp.com", "Mit hevyapp.com protokolliert"] {
      let reading = try read(
        """
        \(head)

        Bankdrücken
        Satz 1: 175 lbs x 7
        Satz 2: 170 lbs x 6 [Failure]
        Set 3: 45 lbs x 6 (warmup) @ 8 rpe

        Run
        Set 1: 6km - 12min
        """)
      #expect(reading.archive.source?.format == "hevy-text")
      #expect(
        lines(reading.archive) == [
          "= - -", "Bankdrücken", "  working, 7, 175 lb", "  failure, 6, 170 lb", "  warmUp, 6, 45 lb, RPE 8",
          "Run", "  working, 720 s, 6 km",
        ])
      #expect(reading.findings.lines.isEmpty)
    }
  }

  @Test(arguments: [
    ("102,5 kg x 5", "  working, 5, 102.5 kg"), ("20 lb × 8 · 1h 5min 20s", "  working, 8, 20 lb, 3920 s"),
    ("45 s", "  working, 45 s"), ("1:02:03", "  working, 3723 s"), ("1.5 mi", "  working, 1.5 mi"),
    ("bw+10 kg x 5", "  working, 5, 10 kg"), ("60 × 5", "  working, 5, 60 kg"),
    ("8 reps RPE 7.5", "  working, 8, RPE 7.5"), ("8 reps @ 2 rir", "  working, 8, RIR 2"),
    ("8 reps RIR 2", "  working, 8, RIR 2"), ("8 reps [paused] (slow)", "  working, 8, (paused; slow)"),
    ("8 reps (dropped the bar) [failed?]", "  working, 8, (dropped the bar; failed?)"),
    ("8 reps [warm up] [Failure]", "  warmUp, 8, (Failure)"), ("8 reps (drop-set)", "  drop, 8"),
    ("0 kg × 10", "  working, 10, 0 kg"), ("0.50 kg × 10", "  working, 10, 0.50 kg"),
  ])
  func readsEachFormOfASet(_ text: String, _ expected: String) throws {
    let reading = try read("Squat\nSet 1: \(text)", massUnit: .kilograms)
    #expect(reading.archive.workouts.first?.exercises.first?.sets.map(line) == [expected])
    #expect(reading.findings.lines.isEmpty)
  }

  @Test(arguments: [
    ("what", 8, "a word that is not part of a set"), ("", 7, "nothing"), ("12", 8, "a number without a unit"),
    ("5 kg × 5.5", 15, "no whole number of repetitions"), ("5 kg × ", 14, "no repetitions after the ×"),
    ("5 kg 6 kg", 13, "a second weight"), ("5 km 6 km", 13, "a second distance"),
    ("1:30 45 s", 13, "a second time"), ("5 reps @80%", 16, "an effort that is not an RPE from 0 to 10"),
    ("5 reps @8 @9", 19, "a second effort"), ("5 reps RIR x", 19, "no number of repetitions in reserve"),
    ("5 reps [cut", 15, "a bracket without an end"),
    ("5 stone", 8, "not a unit of weight, distance or time"),
    ("1,000 lb × 1", 8, "a comma before three digits, which can mark thousands or a fraction"),
    ("+", 8, "no number"), ("99999999999999999999 kg × 1", 8, "no number"),
  ])
  func namesASetThatItDoesNotUnderstand(_ text: String, _ column: Int, _ why: String) throws {
    let reading = try read("Squat\nSet 1: 1 kg × 1\nSet 2: \(text)\nSet 3: 2 kg × 2")
    #expect(
      reading.archive.workouts.first?.exercises.first?.sets.map(line) == [
        "  working, 1, 1 kg", "  working, 2, 2 kg",
      ])
    let found = try #require(reading.findings.findings.first)
    #expect(reading.findings.findings.count == 1)
    #expect(found.kind == .dropped && found.place.line == 3)
    #expect(
      found.what == "set that is not understood: expected such as 42 kg × 8, 10 reps, 1:30 or 5 km | 25:00")
    #expect(found.detail?.hasSuffix(": \(why)") == true, "\(found.detail ?? "-")")
    #expect(found.place.column == column)
  }

  @Test func readsWhatIsNeitherNameNorSetAsANoteAndSaysSo() throws {
    let reading = try read(
      "Legs\n2026-09-09 06:43\nfelt fine\nWorkout Notes: early\n\nSquat\nSet 1: 100 kg × 5\nNote: deep\n\nback again\n"
    )
    #expect(
      lines(reading.archive) == [
        "= Legs 2026-09-09T06:43 (felt fine\nearly)", "Squat (deep\nback again)", "  working, 5, 100 kg",
      ])
    #expect(
      reading.findings.lines == [
        "note guessed t:3:1 byte 22: line that is neither a name nor a set: read as a note | felt fine",
        "note guessed t:10:1 byte 91: line that is neither a name nor a set: read as a note | back again",
      ])
  }

  @Test func namesASetWithoutAnExercise() throws {
    let reading = try read("Set 1: 100 kg × 5\nSet 2: 100 kg × 4")
    #expect(lines(reading.archive) == ["= - -", "-", "  working, 5, 100 kg", "  working, 4, 100 kg"])
    #expect(
      reading.findings.lines == [
        "warning guessed t:1:1 byte 0: set without an exercise name: read as one of an exercise without a name"
      ])
  }

  @Test func refusesATextWithoutASet() {
    for format in [Format.strongText, .hevyText] {
      #expect(throws: WorkoutError.self) { try read("Dear diary,\nno training today.", as: format) }
    }
    #expect(throws: WorkoutError.self) { try read("Dear diary,\nno training today.") }
  }

  @Test func readsManyLinesWithoutABlankOne() throws {
    let reading = try read(
      Array(repeating: "word", count: 50_000).joined(separator: "\n") + "\nSet 1: 5 kg × 5", as: .strongText)
    #expect(reading.archive.workouts.first?.exercises.count == 50_000)
  }
}
