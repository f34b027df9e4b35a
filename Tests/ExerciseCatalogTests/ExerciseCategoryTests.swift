import Testing

@testable import ExerciseCatalog

@Suite struct ExerciseCategoryTests {
  @Test(arguments: ExerciseCategory.allCases)
  func aCategoryIsClosestToItself(category: ExerciseCategory) {
    #expect(ExerciseCategory(closestTo: category.rawValue) == category)
    #expect(ExerciseCategory(closestTo: category.rawValue.uppercased()) == category)
  }

  @Test(arguments: [
    ("Quads", ExerciseCategory.legs), ("quadriceps", .legs), ("Hamstrings", .legs), ("Glutes", .legs),
    ("calves", .legs), ("hip_flexors", .legs), ("Biceps Femoris", .legs), ("Upper Legs", .legs),
    ("core", .core), ("Obliques", .core), ("ABS", .core), ("Abdominals", .core), ("waist", .core),
    ("Pectorals", .chest), ("upper chest", .chest), ("Pectoralis major", .chest),
    ("Lats", .back), ("Upper Back", .back), ("lower_back", .back), ("Traps", .back), ("Neck", .back),
    ("Forearms", .biceps), ("Biceps brachii", .biceps), ("tricep", .triceps), ("Triceps brachii", .triceps),
    ("Front Delts", .shoulders), ("Anterior deltoid", .shoulders), ("cardio", .cardio),
    ("cardiovascular system", .cardio), ("Olympic Weightlifting", .olympic),
    ("Other, Lats, Chest", .back), ("Full Body; Chest", .chest), ("arms/triceps", .triceps),
  ])
  func theWordsOfAppsAreUnderstood(text: String, category: ExerciseCategory) {
    #expect(ExerciseCategory(closestTo: text) == category)
  }

  @Test(arguments: [
    "", ",", "Arms", "Full Body", "full-body", "Upper Body", "Other", "Label", "Feedback", "Pécsi",
  ])
  func aWordOfNoOneCategoryHasNone(text: String) {
    #expect(ExerciseCategory(closestTo: text) == nil)
  }

  @Test(arguments: [
    ("Bayesian Curl", ExerciseCategory.biceps), ("Seated Leg Curls", .legs), ("Slider Hamstring Curl", .legs),
    ("Hatfield Squat", .legs), ("Squat Clean", .olympic), ("Spoto Bench Press", .chest),
    ("Bench Press, close-grip, paused", .triceps), ("Seal Row", .back), ("Cable Upright Row", .shoulders),
    ("Curved Treadmill", .cardio), ("Outdoor Running", .cardio), ("Cycling up hill", .cardio),
    ("Elliptical (Level 5)", .cardio), ("Muscle Clean", .olympic), ("Block Snatch", .olympic),
    ("Power Jerk", .olympic), ("Snatch-Grip Deadlift", .back), ("Walking Lunge With Twist", .legs),
    ("Weighted Chest Dips", .chest), ("Straight-Bar Dips", .triceps), ("Donkey Calf Raises", .legs),
    ("Garhammer Leg Raise", .core), ("Lu Lateral Raise", .shoulders), ("Rear-Delt Fly", .back),
    ("Egyptian cable fly", .chest), ("Deficit Pushup", .chest), ("Bicycle Crunches", .core),
    ("Glute Kickback", .legs), ("Rope Kickback", .triceps), ("Chest Thing", .chest), ("Quad Burner", .legs),
  ])
  func theNameTellsTheCategory(name: String, category: ExerciseCategory) {
    #expect(Catalog.category(guessedFrom: name) == category)
  }

  @Test(arguments: [
    // Words that only look like those of another movement: v … up, up … knees.
    ("V-Bar Pull Up", "pull up", ExerciseCategory.back), ("Push Up on Knees", "push up", .chest),
    ("Pin Press", "press", .chest), ("Dumbbell Press", "press", .chest),
    // A movement of the catalogue, all of whose words are there.
    ("Turkish Get Up With a Shoe", "Turkish Get Up", .shoulders),
    ("Slow Torso Rotation", "Torso Rotation", .core),
    ("Bankdrücken mit Ketten", "bench", .chest), ("Élévation latérale lente", "lateral raise", .shoulders),
    ("Curl femoral de pie con goma", "leg curl", .legs), ("Stacco dal rialzo", "deadlift", .back),
    ("Rosca 21", "curl", .biceps), ("Присед с паузой", "squat", .legs),
    ("Beinbeuger stehend", "leg curl", .legs),
  ])
  func theNearestMovementIsNamed(name: String, movement: String, category: ExerciseCategory) {
    #expect(Catalog.movement(nearestTo: name) == Movement(name: movement, category: category))
  }

  @Test(arguments: [
    "", "Throw", "Medicine Ball Throw", "Narrow Stance", "Close-Grip Thing", "Cleaning", "Scurl", "Übung 3",
    String(repeating: "press ", count: 100),
  ])
  func aNameThatTellsNothingHasNoCategory(name: String) {
    #expect(Catalog.category(guessedFrom: name) == nil)
  }

  /// The guess is for what the catalogue lacks, so it may not contradict it but where words mislead.
  @Test func theGuessAgreesWithTheCatalogue() {
    let wrong = Catalog.exercises.filter { exercise in
      let guess = Catalog.category(guessedFrom: "\(exercise.variation ?? "") \(exercise.name)")
      return guess != nil && guess != exercise.category
    }
    #expect(Set(wrong.map(\.name)).count <= 10)
  }
}
