internal import ExerciseCatalog
internal import WorkoutModel

/// What the users of an archive may have named themselves: each word once, in the order in which it comes.
struct OwnWords {
  /// Names of exercises that are not in the catalogue.
  private(set) var names: [String] = []
  /// Variations that are not in the catalogue.
  private(set) var variations: [String] = []
  /// Categories that are not in the catalogue.
  private(set) var categories: [String] = []
  /// What stands for the equipment of exercises.
  private(set) var equipment: [String] = []

  private static let knownVariations = Set(Catalog.exercises.compactMap { $0.variation })
  private static let knownCategories = Set(ExerciseCategory.allCases.map { $0.rawValue })

  private let app: ExerciseApp?
  private var seen: (names: Set<String>, others: Set<String>) = ([], [])

  init(of archive: WorkoutArchive) {
    app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    var known = IdentityMap<Void>()
    for exercise in archive.workouts.lazy.flatMap({ $0.exercises }) {
      if let words = exercise.details?.equipment, isNew(words) { equipment.append(words) }
      if known.insert(exercise.identity) { take(exercise.identity) }
    }
    for template in archive.templates {
      for exercise in template.exercises {
        take(exercise.identity)
        if let words = exercise.details?.equipment, isNew(words) { equipment.append(words) }
      }
    }
    for goal in archive.goals { take(goal.identity) }
    for type in archive.exerciseTypes ?? [] {
      take(ExerciseIdentity(name: type.name, category: type.category))
      for variation in type.variations ?? [] {
        take(ExerciseIdentity(name: type.name, variation: variation, category: type.category))
      }
    }
    for color in archive.categoryColors ?? [] { takeCategory(color.category) }
    for name in (archive.routine?.days ?? []).joined() { take(ExerciseIdentity(name: name)) }
  }

  private mutating func take(_ identity: ExerciseIdentity) {
    if let category = identity.category { takeCategory(category) }
    if let variation = identity.variation, !Self.knownVariations.contains(variation), isNew(variation) {
      variations.append(variation)
    }
    guard let name = identity.name, !name.isEmpty, seen.names.insert(name).inserted else { return }
    let isKnown =
      Catalog.exercise(named: name, variation: identity.variation, in: app) != nil
      || Catalog.exercise(named: name, in: app) != nil
    if !isKnown { names.append(name) }
  }

  private mutating func takeCategory(_ category: String) {
    if !Self.knownCategories.contains(category), isNew(category) { categories.append(category) }
  }

  private mutating func isNew(_ word: String) -> Bool { !word.isEmpty && seen.others.insert(word).inserted }
}
