import Testing
import WorkoutModel

@testable import ExerciseCatalog

@Suite struct CatalogTests {
  /// Name and variation in one line.
  private func title(_ exercise: CatalogExercise?) -> String? {
    exercise.map { exercise in exercise.variation.map { "\(exercise.name), \($0)" } ?? exercise.name }
  }

  @Test func everyLineOfTheTablesIsUnderstood() {
    #expect(Catalog.parsed.rejected == [])
    #expect(WordRules.exercises.rejected == [])
    #expect(WordRules.muscles.rejected == [])
  }

  @Test(arguments: [
    "Machine Fly", "Machine Fly | machin", "Machine Fly | machine resp", "Machine Fly | machine reps x",
    "A, b, c | machine", "Machine Fly | machine | X Fly", "Machine Fly | machine | SH", "Fly | - | as Flat",
  ])
  func aLineWithAMistakeIsRejected(line: String) {
    var parser = CatalogParser()
    parser.read("= Chest\n\(line)\nPec Deck | machine | S Pec Deck (Machine)")
    #expect(parser.rejected.count == 1)
    #expect(title(parser.exercises.last) == "Pec Deck")
  }

  @Test func linesBelowAHeadingOfNoCategoryAreRejected() {
    var parser = CatalogParser()
    parser.read("= Chest\n= Chess\nPec Deck | machine")
    #expect(parser.rejected == ["= Chess", "Pec Deck | machine"])
  }

  /// A changed sum means that an exercise lost its number: add new ones behind the last, then extend this.
  @Test func theOrderIsFrozen() {
    let titles = Catalog.exercises.map { "\($0.name)\u{1F}\($0.variation ?? "")\n" }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in titles.prefix(742).joined().utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    #expect(Catalog.exercises.count == 742)
    #expect(title(Catalog.exercises.first) == "Barbell Bench Press")
    #expect(title(Catalog.exercises.last) == "Kettlebell High Pull")
    #expect(sum == 13_513_718_683_974_976_278)
  }

  @Test func noExerciseStandsTwice() {
    let titles = Dictionary(grouping: Catalog.exercises.compactMap(title), by: FoldedName.joined)
    #expect(titles.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test func everySpellingLeadsBackToItsExercise() {
    for exercise in Catalog.exercises where exercise.usualVariation == nil {
      let itself = Catalog.exercise(named: exercise.name, variation: exercise.variation)
      #expect(itself == exercise)
      for app in ExerciseApp.allCases where app != .benchTracker {
        for spelling in exercise.spellings(in: app) {
          #expect(title(Catalog.exercise(named: spelling, in: app)) == title(exercise), "\(app): \(spelling)")
        }
      }
    }
  }

  @Test func aBareNameHasTheSpellingsOfItsUsualVariation() throws {
    let bare = try #require(Catalog.exercise(named: "Barbell Bench Press", in: .benchTracker))
    #expect(title(bare) == "Barbell Bench Press")
    #expect(bare.usualVariation == "Flat")
    #expect(bare.spellings(in: .hevy) == ["Bench Press (Barbell)"])
    #expect(bare.spellings(in: .fitNotes) == ["Flat Barbell Bench Press"])
    #expect(bare.spellings(in: .benchTracker) == ["Barbell Bench Press"])
  }

  @Test func whatAnAppLacksHasNoSpellingThere() throws {
    let exercise = try #require(Catalog.exercise(named: "Kettlebell Swing"))
    #expect(exercise.spellings(in: .benchTracker) == [])
    #expect(exercise.spellings(in: .fitNotes) == [])
  }

  @Test(arguments: [
    (ExerciseApp.strong, "Bench Press (Barbell)", "Barbell Bench Press, Flat"),
    (.hevy, "Squat (Barbell)", "Squats, Back"),
    (.fitNotes, "Flat Barbell Bench Press", "Barbell Bench Press, Flat"),
    (.fitbod, "Barbell Bench Press", "Barbell Bench Press, Flat"),
    (.benchTracker, "Barbell Bench Press", "Barbell Bench Press"),
    (.benchTracker, "Flat Barbell Bench Press", "Barbell Bench Press, Flat"),
    (.jefit, "Barbell Bent-Over Row", "Bent Rows, Barbell"),
    (.strongLifts, "Bench Press", "Barbell Bench Press, Flat"),
    (.openweight, "Barbell Back Squat", "Squats, Back"),
    (.liftosaur, "Skullcrusher", "EZ Bar Skullcrusher"),
    (.fitbod, "Skullcrusher", "Skullcrushers, Normal"),
    (.reps, "Hanging straight-leg raises", "Leg Raises, Hanging"),
    (.jefit, "Goblet Squat", "Goblet Squat"),
  ])
  func whatAnAppCallsAnExerciseIsFound(app: ExerciseApp, name: String, expected: String) {
    #expect(title(Catalog.exercise(named: name, in: app)) == expected)
  }

  @Test(arguments: [
    ("bench press (BARBELL)", "Barbell Bench Press, Flat"), ("  Chin-Ups ", "Bodyweight Chin-ups, Normal"),
    ("pull  up", "Bodyweight Pull-ups, Normal"), ("Pullups", "Bodyweight Pull-ups, Normal"),
    ("Romanian Deadlifts", "Romanian Deadlift"), ("Tricep Pushdown", "Tricep Pushdowns"),
    ("Farmer\u{2019}s Walk", "Farmer's Walk"), ("Push\u{2011}Up", "Pushups, Normal"),
    ("Crunches", "Bodyweight Crunches, Normal"),
    ("Lunge", "Lunges"), ("dumbbell fly", "Dumbbell Flyes, Flat"), ("T-bar\u{A0}row", "Bent Rows, T-Bar"),
  ])
  func howANameIsWrittenDoesNotMatter(name: String, expected: String) {
    #expect(title(Catalog.exercise(named: name)) == expected)
  }

  @Test(arguments: [
    "", " ", "-", "s", "Press", "Bench", "Standing Calf Raise", "Hack Squat", "\u{1F}",
    "Barbell Bench Press\u{1F}Flat", "Barbell Bench Press Flat Incline", "Übung",
  ])
  func whatIsNotSureIsNotFound(name: String) {
    #expect(Catalog.exercise(named: name) == nil)
  }

  @Test func nameAndVariationAreTwoThings() {
    let sumo = Catalog.exercise(named: "deadlift", variation: "SUMO")
    #expect(title(sumo) == "Deadlift, Sumo")
    #expect(title(Catalog.exercise(named: "Deadlift", variation: "")) == "Deadlift")
    #expect(Catalog.exercise(named: "Deadlift", variation: "Zercher") == nil)
    #expect(Catalog.exercise(named: "Deadlift Sumo", variation: "Sumo") == nil)
    #expect(Catalog.exercise(named: "Pushups")?.category == .chest)
    #expect(Catalog.exercise(named: "Pushups", variation: "Diamond")?.category == .triceps)
  }

  @Test(arguments: [
    ("Plank", SetStyle.time), ("Weighted Planks", .timeWeight), ("Pull Up", .reps),
    ("Weighted Pull-ups", .repsWeight),
    ("Running (Treadmill)", .time), ("Burpee", .reps), ("Leg Press", .repsWeight),
    ("Farmer's Walk", .timeWeight),
  ])
  func anExerciseHasTheStyleOfItsSets(name: String, style: SetStyle) {
    #expect(Catalog.exercise(named: name)?.style == style)
  }

  private struct ExerciseTypes: Decodable {
    struct ExerciseType: Decodable {
      var name: String
      var iterations: [String]
      var category: String
      var style: String
    }
    var list: [ExerciseType]
    var colors: [String: String]
  }

  @Test(.enabled(if: SharedData.exists(SharedData.exerciseTypes), "the shared data is not there"))
  func everyTypeOfTheAppIsThere() throws {
    let types = try SharedData.decode(ExerciseTypes.self, from: SharedData.exerciseTypes)
    var inApp = Set<String>()
    for type in types.list {
      for variation in [nil] + type.iterations.map(Optional.some) {
        let exercise = Catalog.exercise(named: type.name, variation: variation, in: .benchTracker)
        if variation == nil && exercise?.category.rawValue != type.category { continue }
        #expect(exercise?.name == type.name)
        #expect(exercise?.variation == variation)
        #expect(exercise?.category.rawValue == type.category)
        #expect(exercise?.style.rawValue == type.style)
        #expect(exercise?.isInBenchTracker == true)
        inApp.insert(title(exercise) ?? "")
      }
    }
    #expect(inApp == Set(Catalog.exercises.filter(\.isInBenchTracker).compactMap(title)))
    #expect(inApp.count == 258)
    let colors = Dictionary(
      uniqueKeysWithValues: ExerciseCategory.allCases.map { ($0.rawValue, $0.defaultColor) })
    #expect(types.colors == colors)
  }
}
