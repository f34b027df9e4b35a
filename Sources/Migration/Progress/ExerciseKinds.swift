internal import ExerciseCatalog
package import WorkoutModel

/// What the exercises of an archive are; each is looked up once.
package struct ExerciseKinds {
  /// What the weight of an exercise is.
  package enum Weight {
    /// It is lifted: volume and one-rep max count.
    case lifted
    /// It helps: the less, the better.
    case helping
    /// It goes along with cardio, and counts for nothing.
    case carried
  }

  private struct Kind {
    var category: String
    var weight: Weight
  }

  private let app: ExerciseApp?
  private var kinds = IdentityMap<Kind>()

  /// Knows none of the exercises of `archive` so far; without one, the app that names them is not known.
  package init(of archive: WorkoutArchive? = nil) {
    app = archive?.source.flatMap { ExerciseApp(rawValue: $0.format) }
  }

  /// The category that the file states, else that of the catalogue.
  package mutating func category(of identity: ExerciseIdentity) -> String { kind(of: identity).category }

  /// What its weight is.
  package mutating func weight(of identity: ExerciseIdentity) -> Weight { kind(of: identity).weight }

  /// The sum over the sets of repetitions times the weight lifted, cut to whole numbers.
  package mutating func volume(of exercises: [Exercise], in unit: MassUnit?) -> Int64 {
    Workout(exercises: exercises.filter { weight(of: $0.identity) == .lifted }).volume(in: unit)
  }

  private mutating func kind(of identity: ExerciseIdentity) -> Kind {
    kinds.value(of: identity) { [app] in
      let category = Self.category(of: identity, app)
      let isCardio = category.lowercased() == ExerciseCategory.cardio.rawValue.lowercased()
      return Kind(
        category: category, weight: identity.isAssisted ? .helping : isCardio ? .carried : .lifted)
    }
  }

  private static func category(of identity: ExerciseIdentity, _ app: ExerciseApp?) -> String {
    if let category = identity.category, !category.isEmpty { return category }
    let name = identity.name ?? ""
    let known = Catalog.exercise(named: name, variation: identity.variation, in: app)
    return (known?.category ?? Catalog.category(guessedFrom: name))?.rawValue ?? "no category"
  }
}
