import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The CSV that GymBook exports, with heads and words of the phone's language.
@Suite struct GymBookTests {
  private static let italian = """
    Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),(Secondari),Set / Set di riscaldamento / Set di \
    defaticamento,Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato
    09/01/25,Petto,18:05,Panca piana,Petto,"Pettorali, Tricipiti",Deltoidi,Set di riscaldamento,20 ripetizioni,"20,00 kg",,No
    09/01/25,Petto,18:05,Panca piana,Petto,"Pettorali, Tricipiti",Deltoidi,Set,8 ripetizioni,"62,50 kg",bene,No
    09/01/25,Petto,18:05,Panca piana,Petto,"Pettorali, Tricipiti",Deltoidi,Set,8 ripetizioni,"62,50 kg",,Sì
    09/01/25,Petto,18:05,Plank,,,,Set di defaticamento,01:30,"0,00 kg",,No
    09/01/25,Petto,18:05,Corsa,,,,Set,30 min,"5,20 km",,No

    """

  @Test func readsHeadsAndValuesInTheLanguageOfThePhone() throws {
    try TableFixture(
      name: "italian", text: Self.italian,
      model: """
        from gymbook
        workout "Petto" 2025-01-09T18:05
          Panca piana {Region=Petto}
            warmUp, 20 reps, 20.00 kg
            8 reps, 62.50 kg, note "bene"
          Plank
            90 s {Set / Warm-up / Cool-down=Set di defaticamento}
          Corsa
            1800 s, 5.20 km
        """,
      findings: ["note dropped t:4:102: sets that were planned and not done"]
    ).check("gymbook")
    let bench = try read(Self.italian).archive.workouts[0].exercises[0]
    #expect(bench.details?.muscles == ["Pettorali", "Tricipiti", "Deltoidi"])
  }

  @Test func brokenRowsAreKeptOutAndNamed() throws {
    let head = """
      Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),Muscle Groups (Secondary),Set / Warm-up / Cool-down,\
      Repetitions / Time,Weight / Distance,Notes,Skipped

      """
    let good = String(repeating: "1/14/25,A,6:05 PM,Squat,,,,Set,5 reps,80 kg,,No\n", count: 15)
    let bad = """
      1/15/25,A,late,Squat,,,,Set,5 reps,80 kg,,No
      soon,A,18:05,Squat,,,,Set,5 reps,80 kg,,No
      1/15/25,A,18:05,,,,,Set,5 reps,80 kg,,No
      1/15/25,A,18:05,Squat,,,,Set,five reps,80 kg,,No
      1/15/25,A,18:05,Squat,,,,Set,5.5 reps,80 kg,,No

      """
    let reading = try read(head + good + bad)
    #expect(reading.archive.workouts.map { $0.start?.description } == ["2025-01-14T18:05"])
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "dropped: row skipped: no time in Time | \"late\" 17",
          "dropped: row skipped: no date in Date | \"soon\" 18",
          "dropped: row skipped: nothing in Exercise |  19",
          "dropped: row skipped: no number in Repetitions / Time | \"five reps\" 20",
          "dropped: row skipped: no whole number in Repetitions / Time | \"5.5 reps\" 21",
        ])
  }

  private static let english = """
    Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),(Secondary),Set / Warm-up / Cool-down,\
    Repetitions / Time,Weight / Distance,Notes,Skipped

    """

  @Test func timesInWordsAreReadAndWhatStandsBehindThemIsKept() throws {
    func row(_ amount: String, _ weight: String = "") -> String {
      "1/14/25,A,18:05,Plank,Core,Abs,,Set,\(amount),\(weight),,No\n"
    }
    let text =
      Self.english + row("45 Sekunden") + row("2 Minuten") + row("1 Std.") + row("1 h 30 min")
      + row("1 min 30 s") + row("\"1,5 h\"") + row("30 s rest")
      + row("20 reps per side", "1.2 km there") + row("12 pulses") + row("\"1,000 reps\"")
      + row("5 reps", "\"1,000 lb\"")
    try TableFixture(
      name: "words", text: text,
      model: """
        from gymbook
        workout "A" 2025-01-14T18:05
          Plank {Region=Core}
            45 s
            120 s
            3600 s
            5400 s
            90 s
            5400 s
            30 s {Repetitions / Time=30 s rest}
            20 reps, 1.2 km {Repetitions / Time=20 reps per side Weight / Distance=1.2 km there}
            12 reps {Repetitions / Time=12 pulses}
            5 reps, 1.000 lb
        """,
      findings: [
        "warning guessed t:10:37: a word that is no known unit: read as repetitions | 12 pulses",
        "error dropped t:11:38: row skipped: a comma before three digits in Repetitions / Time"
          + " | \"1,000 reps\"",
        "warning guessed t:12:45: a comma before three digits: read as a decimal comma | 1,000 lb",
      ]
    ).check("gymbook")
  }

  @Test func onlyAYesSkipsASetAndWhatLaterRowsSayOfTheExerciseIsKept() throws {
    try TableFixture(
      name: "skipped",
      text: Self.english + """
        1/14/25,A,18:05,Squat,Legs,Quads,,Set,5 reps,80 kg,,Maybe
        1/14/25,A,18:05,Squat,Hips,Glutes,Abs,Set,5 reps,80 kg,,No
        1/14/25,A,18:05,Squat,Legs,Quads,,Set,5 reps,80 kg,,Yes
        1/14/25,A,18:05,Squat,,,,Set,6 reps,80 kg,,いいえ

        """,
      model: """
        from gymbook
        workout "A" 2025-01-14T18:05
          Squat {Region=Legs}
            5 reps, 80 kg
            5 reps, 80 kg {Region=Hips Muscle Groups (Primary)=Glutes (Secondary)=Abs}
            6 reps, 80 kg
        """,
      findings: [
        "warning guessed t:2:53: a word that is neither yes nor no: the set counts as done | Maybe",
        "note dropped t:4:53: sets that were planned and not done",
      ]
    ).check("gymbook")
  }
}
