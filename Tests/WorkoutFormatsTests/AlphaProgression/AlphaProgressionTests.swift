import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The CSV that Alpha Progression exports: sessions, exercises and sets in rows of their own.
@Suite struct AlphaProgressionTests {
  private static let export = """
    "Legs · Day 2";"2026-02-19 4:54 h";"1:02 hr"
    "1. Hack Squats · Machine · 8 reps";"WU1 · 37,5 kg · 9 reps<br>WU2 · 50 kg · 6 reps"
    #;KG;REPS;RIR
    1;75;10;0,5
    2;+35;8;1
    "2. Plank"
    #;SEC;BAND
    1;90;red

    "Push";"2026-02-21 18:05 h";"45 min"
    "1. Bench Press · Barbell · Incline · 8-12 reps"
    #;LB;REPS;RIR
    1;185;9;

    """

  @Test func readsSessionsWithTheirWarmUpsAndTargets() throws {
    try TableFixture(
      name: "alpha", text: Self.export,
      model: """
        from alpha-progression
        workout "Legs · Day 2" 2026-02-19T04:54 {3720 s}
          Hack Squats
            warmUp, 9 reps, 37.5 kg
            warmUp, 6 reps, 50 kg
            10 reps, 75 kg, of 8
            8 reps, 35 kg, of 8
          Plank
            90 s {BAND=red}
        workout "Push" 2026-02-21T18:05 {2700 s}
          Bench Press
            9 reps, 185 lb, of 8
        """
    ).check("alpha-progression")
    let workouts = try read(Self.export).archive.workouts
    #expect(workouts[0].exercises[0].identity.variation == "Machine")
    #expect(workouts[1].exercises[0].identity.variation == "Barbell, Incline")
    #expect(workouts[1].exercises[0].sets[0].details?.target?.maximumReps == 12)
    #expect(workouts[0].exercises[0].sets[2].details?.repsInReserve?.description == "0.5")
  }

  @Test func rowsThatAreNotUnderstoodAreKeptOutAndNamed() throws {
    let text =
      Self.export + Self.export + """
        "1. Row · Cable";"WU1 · warm"
        what is this
        1;80;8;1
        #;KG;REPS;RIR
        1;a;8;1
        2;80;8,5;1
        3;80;8;1;2

        """
    let reading = try read(text, as: .alphaProgression)
    #expect(
      message { _ = try read("1;2\n" + Self.export, as: .alphaProgression) } == "no error")
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "dropped: warm-up that is not understood | WU1 · warm 27",
          "dropped: row skipped: neither a session, an exercise nor a set | what is this 28",
          "dropped: row skipped: a set without a header row above it | 1;80;8;1 29",
          "dropped: row skipped: no number in KG | 1;a;8;1 31",
          "dropped: row skipped: no whole number in REPS | 2;80;8,5;1 32",
          "dropped: row skipped: the row has more cells than the header row | 3;80;8;1;2 33",
        ])
  }

  @Test func aFileOfOtherRowsIsAnError() {
    #expect(
      message { _ = try read("a;b\nc;d\n", as: .alphaProgression) }
        == "t:1:1: 2 of 2 rows cannot be read; the first: it comes before the first session. "
        + "Check that it is the file that the app exported.")
  }

  @Test func aTimeThatIsNotUnderstoodIsKept() throws {
    let reading = try read(
      "\"Legs\";\"2026-02-19 4:54 h\";\"long\"\n\"1. Squat\"\n#;KG;REPS\n1;80;5\n", as: .alphaProgression)
    #expect(reading.archive.workouts.first?.details?.sourceFields?["duration"] == "long")
  }

  @Test func cellsThatNobodyKnowsAreKeptAndAPointBeforeThreeDigitsIsNamed() throws {
    let reading = try read(
      """
      "Legs";"2026-02-19 4:54 h";"1:02 hr";"felt great"
      "1. Hack Squats · Machine";"WU1 · 1.000 kg · 9 reps";"a note here"
      #;KG;REPS;RIR;LB
      1;75;10;0,5;80
      2;1.250,5;8;1;
      3;1.000;8;1;

      """, as: .alphaProgression)
    #expect(
      ArchiveText.of(reading.archive) == """
        from alpha-progression
        workout "Legs" 2026-02-19T04:54 {3720 s; column 4=felt great}
          Hack Squats {column 3=a note here}
            warmUp, 9 reps, 1.000 kg
            10 reps, 75 kg {LB, column 5=80}
            8 reps, 1250.5 kg
            8 reps, 1.000 kg
        """)
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "guessed: a point before three digits: read as a decimal point | 1.000 2",
          "guessed: a point before three digits: read as a decimal point | 1.000 6",
        ])
  }
}
