public import WorkoutModel

/// An exercise as the catalogue knows it.
public struct CatalogExercise: Hashable, Sendable {
  /// The name, the Bench Tracker app's own where it has one: `Barbell Bench Press`.
  public let name: String
  /// The variation that the Bench Tracker app has under the name (its `iteration`): `Flat`.
  public let variation: String?
  /// The category.
  public let category: ExerciseCategory
  /// What a set of it records.
  public let style: SetStyle
  /// What it is done with; nil where that is left open.
  public let equipment: ExerciseEquipment?
  /// The variation that the bare name usually means: `Flat` where the name alone is `Barbell Bench Press`.
  public let usualVariation: String?
  /// True where the Bench Tracker app has it in the list that it comes with.
  let isInBenchTracker: Bool
  /// The names in other apps; those of the usual variation where there is one.
  var spellings: [AppSpelling]

  /// What `app` calls it: the first is the one to write; empty if the app does not have it.
  ///
  /// In Bench Tracker the ``variation`` stands beside the name.
  public func spellings(in app: ExerciseApp) -> [String] {
    if app == .benchTracker { return isInBenchTracker ? [name] : [] }
    return spellings.filter { $0.letters.utf8.contains(app.letter) }.map { $0.name }
  }
}

/// A name that some apps, or people, give to an exercise.
struct AppSpelling: Hashable, Sendable {
  /// The letters of the apps; none for what people say.
  let letters: String
  /// The name.
  let name: String

  /// Takes the letters of the apps or a hyphen, a space and the name; nil for anything else.
  init?(_ column: Substring) {
    guard let space = column.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let first = column[..<space]
    letters = first == "-" ? "" : String(first)
    name = String(column[column.utf8.index(after: space)...])
    guard letters.utf8.allSatisfy({ byte in ExerciseApp.allCases.contains { $0.letter == byte } }) else {
      return nil
    }
  }
}
