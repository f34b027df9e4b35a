package import ExerciseCatalog
package import WorkoutModel

/// Tells whether an exercise is one of those asked for, whatever app spelt either.
package struct WantedExercises {
  private var names: Set<String> = []
  private var catalogNames: Set<String> = []
  private let categories: Set<String>
  private let app: ExerciseApp?

  package init(_ exercises: [String], categories: [String] = [], app: ExerciseApp?) {
    self.app = app
    self.categories = Set(categories.map(FoldedName.joined))
    for name in exercises {
      names.insert(Self.words(of: name))
      if let exercise = Catalog.exercise(named: name, in: app) {
        catalogNames.insert(Self.name(of: exercise))
      }
    }
  }

  /// Whether the name, and whether the category of `identity` is one of those asked for.
  package func fit(_ identity: ExerciseIdentity) -> (exercise: Bool, category: Bool) {
    let name = identity.name ?? ""
    let known = Catalog.exercise(named: name, variation: identity.variation, in: app)
    let isNamed =
      names.contains(Self.words(of: name))
      || names.contains(Self.words(of: "\(name) \(identity.variation ?? "")"))
      || known.map { catalogNames.contains(Self.name(of: $0)) } ?? false
    let category = identity.category ?? known?.category.rawValue ?? ""
    return (isNamed, categories.contains(FoldedName.joined(category)))
  }

  private static func words(of name: String) -> String {
    FoldedName.words(of: name).sorted().joined(separator: " ")
  }

  private static func name(of exercise: CatalogExercise) -> String {
    "\(exercise.name)\u{1f}\(exercise.variation ?? exercise.usualVariation ?? "")"
  }
}
