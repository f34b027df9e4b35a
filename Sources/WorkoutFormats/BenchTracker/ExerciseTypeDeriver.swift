internal import ExerciseCatalog
internal import WorkoutModel

/// Makes a type list of the exercises that an archive uses.
enum ExerciseTypeDeriver {
  /// One type for each name, with the variations in the order in which they came up.
  static func types(of identities: [ExerciseIdentity]) -> [ExerciseType] {
    var types: [ExerciseType] = []
    var places: [String: Int] = [:]
    var variations: [Set<String>] = []
    for identity in identities {
      let name = identity.name ?? ""
      let place = places[name] ?? types.count
      if place == types.count {
        places[name] = place
        variations.append([])
        types.append(
          ExerciseType(
            name: name, variations: [], category: identity.category ?? ExerciseCategory.core.rawValue,
            style: identity.style ?? .repsWeight))
      }
      if let variation = identity.variation, !variation.isEmpty, variations[place].insert(variation).inserted
      {
        types[place].variations?.append(variation)
      }
    }
    return types
  }
}
