internal import ExerciseCatalog

/// Which exercise of the catalogue a name means, also where it is abbreviated, its words are in another order, or
/// they are of another language.
enum CatalogMeanings {
  /// What a name means.
  struct Meaning: Hashable, Sendable {
    /// What tells the exercise from all others.
    var key: String
    /// Its name, for messages.
    var name: String
    /// How sure that is, 0 … 1.
    var confidence: Double
  }

  /// The meaning of a name; nil where the catalogue does not know it, or knows several exercises by it.
  static func meaning(of name: ExerciseName, words: NameWords, in app: ExerciseApp?) -> Meaning? {
    if let exercise = Catalog.exercise(spelled: name.name, variation: name.variation, in: app) {
      return Meaning(exercise, 0.97)
    }
    if let exercise = Catalog.exercise(translatedFrom: words, in: app) ?? Catalog.exercise(of: words, in: app)
    {
      return Meaning(exercise, 0.93)
    }
    return Catalog.exercise(ofMovementIn: words).map { Meaning($0, 0.91) }
  }
}

extension CatalogMeanings.Meaning {
  fileprivate init(_ exercise: CatalogExercise, _ confidence: Double) {
    let variation = exercise.variation ?? exercise.usualVariation
    key = "\(exercise.name)\u{1f}\(variation ?? "")"
    name = [variation, exercise.name].compactMap { $0 }.joined(separator: " ")
    self.confidence = confidence
  }
}
