internal import WorkoutModel

/// The exercise types of several archives, each once, with all variations that any of them knows.
struct JoinedExerciseTypes {
  /// All types in their order; nil as long as no archive has a list of them.
  private(set) var all: [ExerciseType]?
  private var indices: [ExerciseType: Int] = [:]

  /// Starts with the types of the first archive, equal ones included.
  init(_ first: [ExerciseType]?) {
    all = first
    for (index, type) in (first ?? []).enumerated() { indices[Self.withoutVariations(type)] = index }
  }

  /// Takes the types of another archive in.
  mutating func add(_ types: [ExerciseType]?) {
    guard let types else { return }
    var joined = all ?? []
    for type in types {
      if let index = indices[Self.withoutVariations(type)] {
        guard let variations = type.variations else { continue }
        let known = joined[index].variations ?? []
        joined[index].variations = known + variations.filter { !known.contains($0) }
      } else {
        indices[Self.withoutVariations(type)] = joined.count
        joined.append(type)
      }
    }
    all = joined
  }

  private static func withoutVariations(_ type: ExerciseType) -> ExerciseType {
    var bare = type
    bare.variations = nil
    return bare
  }
}
