internal import ExerciseCatalog

/// Which exercise of the catalogue a name means, also where it is abbreviated or its words are in another order.
struct CatalogMeanings: Sendable {
  /// What a name means.
  struct Meaning: Hashable, Sendable {
    /// What tells the exercise from all others.
    var key: String
    /// Its name, for messages.
    var name: String
    /// True where an app spells it so, false where the words had to be put in order.
    var isSpelling: Bool
  }

  private var byWords: [NameWords: Set<String>] = [:]
  private var names: [String: String] = [:]

  init() {
    for exercise in Catalog.exercises {
      let key = Self.key(of: exercise)
      names[key] = [exercise.variation ?? exercise.usualVariation, exercise.name].compactMap { $0 }
        .joined(separator: " ")
      byWords[NameWords(exercise.name, variation: exercise.variation), default: []].insert(key)
      for app in ExerciseApp.allCases where app != .benchTracker && exercise.usualVariation == nil {
        for spelling in exercise.spellings(in: app) { byWords[NameWords(spelling), default: []].insert(key) }
      }
    }
  }

  /// The meaning of a name; nil where the catalogue does not know it, or knows several exercises by it.
  func meaning(of name: ExerciseName, words: NameWords, in app: ExerciseApp?) -> Meaning? {
    if let exercise = Catalog.exercise(named: name.name, variation: name.variation, in: app) {
      let key = Self.key(of: exercise)
      return Meaning(key: key, name: names[key] ?? exercise.name, isSpelling: true)
    }
    guard let keys = byWords[words], let key = keys.first, keys.count == 1 else { return nil }
    return Meaning(key: key, name: names[key] ?? name.name, isSpelling: false)
  }

  private static func key(of exercise: CatalogExercise) -> String {
    "\(exercise.name)\u{1f}\(exercise.variation ?? exercise.usualVariation ?? "")"
  }
}
