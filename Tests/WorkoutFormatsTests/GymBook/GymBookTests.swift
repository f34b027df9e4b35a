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
}
