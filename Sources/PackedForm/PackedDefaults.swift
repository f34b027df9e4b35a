internal import WorkoutModel

/// The exercises that the app comes with, and which of them a list has named so far.
struct PackedDefaults {
  /// The types that the app comes with, by the table's order.
  static let types: [ExerciseType] = {
    var types: [ExerciseType] = []
    for exercise in PackedExerciseTable.rows where exercise.isInApp {
      let exercise = exercise.identity
      if exercise.variation == nil || types.last?.name != exercise.name {
        types.append(
          ExerciseType(
            name: exercise.name, variations: [], category: exercise.category, style: exercise.style))
      }
      if let variation = exercise.variation { types[types.count - 1].variations?.append(variation) }
    }
    return types
  }()

  private var isTaken = [Bool](repeating: false, count: Self.types.count)
  private var last = -1
  /// Whether the last guess at the next was right: 0 for none, 1 for no, 2 for yes.
  var lastGuess = 0

  /// The number of types.
  var count: Int { isTaken.count }

  /// The one behind the last that was taken.
  var next: Int? { last + 1 < count && !isTaken[last + 1] ? last + 1 : nil }

  /// How likely each is: those that were taken are not; the last is another type.
  var weights: [UInt32] { isTaken.map { $0 ? 0 : 16 } + [40] }

  /// The place of the type called `name` that has not been taken.
  func index(of name: String?) -> Int? {
    guard let name else { return nil }
    return Self.types.indices.first {
      !isTaken[$0] && Self.types[$0].name.map { $0.utf8.elementsEqual(name.utf8) } ?? false
    }
  }

  /// Takes a type, which no later one is.
  mutating func take(_ index: Int) -> ExerciseType {
    isTaken[index] = true
    last = index
    return Self.types[index]
  }
}
