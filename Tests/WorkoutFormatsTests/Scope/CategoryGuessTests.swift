import Clocks
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What importers of other apps refuse a workout without is filled in, and named as added.

/// Categories of exercises that the catalogue does not know: that of the nearest movement, and a finding that says so.
@Suite struct CategoryGuessTests {
  private func archive(of names: [String], from format: String = "fitnotes") -> WorkoutArchive {
    var archive = WorkoutArchive(workouts: [
      Workout(
        title: "Push", start: DateText.moment("2026-01-31 18:05"), durationSeconds: ExactDecimal(3600),
        exercises: names.map {
          Exercise(
            ExerciseIdentity(name: $0, style: .repsWeight),
            sets: [ExerciseSet(reps: 5, load: Load(ExactDecimal(20), unit: .kilograms))])
        })
    ])
    archive.source = WorkoutArchive.Source(format: format)
    return archive
  }

  private static let names = [
    "V-Bar Pull Up", "Push Up on Knees", "Pin Press", "Stacco dal rialzo", "Zottelgriff",
  ]

  @Test func theAppsOwnFormatHasTheNearestMovementsAndSaysWhereThereIsNone() throws {
    let writing = try write(archive(of: Self.names), as: .benchTracker)
    let categories = try read(writing.bytes).archive.workouts[0].exercises.map { $0.identity.category }
    #expect(categories == ["Back", "Chest", "Chest", "Back", "Abs / Core"])
    let guess = "exercise category: taken from the most similar exercise"
    let none =
      "exercise category: set to the app's first category: no similar exercise found"
    #expect(
      writing.findings.lines.filter { $0.contains("exercise category") } == [
        "warning guessed /workouts/0/exercises/0: \(guess) | V-Bar Pull Up to Back, taken for: pull up",
        "warning guessed /workouts/0/exercises/1: \(guess) | Push Up on Knees to Chest, taken for: push up",
        "warning guessed /workouts/0/exercises/2: \(guess) | Pin Press to Chest, taken for: press",
        "warning guessed /workouts/0/exercises/3: \(guess) | Stacco dal rialzo to Back, taken for: deadlift",
        "warning guessed /workouts/0/exercises/4: \(none) | Zottelgriff to Abs / Core",
      ])
  }

  @Test func fitNotesHasTheNearestMovementsAndOtherWhereThereIsNone() throws {
    let writing = try write(archive(of: Self.names, from: "hevy"), as: .fitNotes)
    let categories = try read(writing.bytes).archive.workouts[0].exercises.map { $0.identity.category }
    #expect(categories == ["Back", "Chest", "Chest", "Back", "Other"])
    let guess = "exercise category: taken from the most similar exercise"
    let none = "exercise category: set to \"Other\": no similar exercise found"
    #expect(
      writing.findings.lines.filter { $0.contains("exercise category") } == [
        "warning guessed /workouts/0/exercises/0: \(guess) | V-Bar Pull Up: Back, taken for: pull up",
        "warning guessed /workouts/0/exercises/1: \(guess) | Push Up on Knees: Chest, taken for: push up",
        "warning guessed /workouts/0/exercises/2: \(guess) | Pin Press: Chest, taken for: press",
        "warning guessed /workouts/0/exercises/3: \(guess) | Stacco dal rialzo: Back, taken for: deadlift",
        "note added /workouts/0/exercises/4: \(none) | Zottelgriff: Other",
      ])
  }

  @Test(arguments: [
    ("Bankdrücken (Kurzhantel)", "Chest"), ("Kniebeugen", "Legs"), ("Rowing barre", "Back"),
    ("Elevaciones laterales", "Shoulders"), ("Curl con bilanciere", "Biceps"),
    ("Tríceps na Polia", "Triceps"),
    ("Планка", "Abs / Core"), ("Laufband", "Cardio"),
  ])
  func aNameOfAnotherLanguageHasTheCategoryOfTheCatalogue(name: String, category: String) throws {
    let writing = try write(archive(of: [name], from: "strong"), as: .benchTracker)
    #expect(try read(writing.bytes).archive.workouts[0].exercises[0].identity.category == category)
    #expect(
      writing.findings.lines.filter { $0.contains("exercise category") } == [
        "note added /workouts/0/exercises/0: exercise category: from the catalogue of exercises"
          + " | \(name) to \(category)"
      ])
  }

  @Test func aCategoryOfAnotherLanguageGoesToTheNearestOfTheNine() throws {
    var given = archive(of: ["Foo"], from: "gymbook")
    given.workouts[0].exercises[0].identity = ExerciseIdentity(
      name: "Foo", category: "Petto, Tricipiti", style: .repsWeight)
    let writing = try write(given, as: .benchTracker)
    #expect(try read(writing.bytes).archive.workouts[0].exercises[0].identity.category == "Chest")
  }
}
