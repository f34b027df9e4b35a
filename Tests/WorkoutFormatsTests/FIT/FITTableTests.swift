import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The tables of exercises and sports.
@Suite struct FITTableTests {
  @Test func everyExerciseOfFITHasAName() {
    let categories = FITNameTable.categories
    #expect(categories.count == 52)
    #expect(categories.map(\.number) == Array(0...47) + [49, 50, 52, 53])
    #expect(categories.reduce(0) { $0 + $1.names.count { $0 != "-" } } == 1_846)
    #expect(categories[7].name == "curl" && categories[7].names[16] == "dumbbell hammer curl")
    #expect(categories.allSatisfy { $0.names.allSatisfy { FITWords.plain($0) == $0 || $0 == "-" } })
  }

  @Test func thePairsOfTheCatalogueAreExercisesOfBoth() {
    let others = FITCatalogTable.exercises.filter { key, exercise in
      let parts = key.split(separator: ", ", maxSplits: 1).map(String.init)
      return FITExercise(named: parts[0], variation: parts.count > 1 ? parts[1] : nil) != exercise
    }
    #expect(others.keys.sorted() == [])
    let pairs = FITCatalogTable.exercises.values
    #expect(pairs.count == 716)
    #expect(pairs.count { $0.subtype != FITExercise.unsetSubtype } == 417)
    #expect(pairs.allSatisfy { $0.category <= 32 && $0.name != nil })
    #expect(pairs.allSatisfy { $0.subtype == FITExercise.unsetSubtype || $0.isNamed })
  }

  @Test(arguments: [
    ("Bench Press (Barbell)", 0, 1), ("Hammer Curl (Dumbbell)", 7, 16), ("Kniebeuge", 28, 6),
    ("Barbell Board Bench Press", 0, 2), ("90 Degree Cable External Rotation", 25, 0),
    ("Pec Deck", 9, 65_535),
    ("Treadmill", 32, 0), ("Swimming", 2, 65_535), ("Handstand Hold", 65_534, 65_535),
    ("no such lift", 65_534, 65_535),
  ])
  func namesHaveNumbers(name: String, category: Int, subtype: Int) {
    let exercise = FITExercise(named: name)
    #expect((Int(exercise.category), Int(exercise.subtype)) == (category, subtype))
  }

  @Test func everySportHasANameOfItsOwn() {
    for sport in UInt8(0)...90 {
      for part in UInt8(0)...128 {
        let value = FITSport(sport: sport, subSport: part)
        #expect(!value.name.isEmpty)
        if let named = FITSport(named: value.name) { #expect(named.sport == sport) }
      }
    }
    #expect(FITSport(named: "Trail Running") == FITSport(sport: 1, subSport: 3))
    #expect(FITSport(named: "Strength Training") == nil)
    #expect(FITSport(sport: 77, subSport: 2).name == "Sport 77")
  }

  @Test(.enabled(if: TestFile.exists(TestFile.strengthSample), "no real files beside the repository"))
  func theSampleOfGarminsEncoderIsRead() throws {
    let reading = try read(TestFile.read(TestFile.strengthSample))
    #expect(reading.findings.lines == [])
    var rest = SetDetails()
    rest.restSeconds = 90
    #expect(
      reading.archive.workouts == [
        Workout(
          start: Moment("2026-04-08T18:50:00+02:00"), durationSeconds: 130,
          exercises: [
            Exercise(
              ExerciseIdentity(name: "Bench Press (Barbell)"),
              sets: [
                ExerciseSet(
                  reps: 5, load: Load(ExactDecimal("17.5") ?? 0, unit: .pounds), durationSeconds: 40,
                  details: rest)
              ])
          ])
      ])
  }
}
