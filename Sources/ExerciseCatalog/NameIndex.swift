/// Finds exercises by what apps call them, as far as one way of folding names tells them apart.
struct NameIndex: Sendable {
  /// An exercise that a name may mean.
  private struct Meaning: Sendable {
    var exercise: Int
    /// The letters of the apps in which it does.
    var letters = ""
    /// True for the catalogue's own name without a variation.
    var isOwnName = false
  }

  private let fold: @Sendable (String) -> String
  private var meanings: [String: [Meaning]] = [:]

  /// Lists all names of `exercises`.
  init(_ exercises: [CatalogExercise], foldedBy fold: @escaping @Sendable (String) -> String) {
    self.fold = fold
    meanings.reserveCapacity(4 * exercises.count)
    for (index, exercise) in exercises.enumerated() {
      var meaning = Meaning(exercise: index)
      if exercise.usualVariation == nil {
        for spelling in exercise.spellings {
          meaning.letters = spelling.letters
          add(spelling.name, nil, meaning)
        }
      }
      meaning.letters = exercise.isInBenchTracker ? "B" : ""
      if let variation = exercise.variation {
        add(exercise.name, variation, meaning)
        // The app prints the two together: `Flat Barbell Bench Press`.
        add("\(variation) \(exercise.name)", nil, meaning)
      } else {
        meaning.isOwnName = true
        add(exercise.name, nil, meaning)
      }
    }
  }

  private mutating func add(_ name: String, _ variation: String?, _ meaning: Meaning) {
    meanings[key(name, variation), default: []].append(meaning)
  }

  private func key(_ name: String, _ variation: String?) -> String {
    guard let variation else { return fold(name) }
    return "\(fold(name))\u{1F}\(fold(variation))"
  }

  /// The index of the exercise that `name` means: what `app` alone means by it, else what all apps agree on,
  /// else the one that the catalogue itself calls so; nil if none of these tells.
  func exercise(named name: String, variation: String?, app: ExerciseApp?) -> Int? {
    exercise(foldedAs: key(name, variation), app: app)
  }

  /// As ``exercise(named:variation:app:)``, of a name that is folded already.
  func exercise(foldedAs key: String, app: ExerciseApp?) -> Int? {
    guard let meanings = meanings[key] else { return nil }
    if let app, let own = Self.onlyExercise(meanings.filter { $0.letters.utf8.contains(app.letter) }) {
      return own
    }
    return Self.onlyExercise(meanings) ?? Self.onlyExercise(meanings.filter { $0.isOwnName })
  }

  private static func onlyExercise(_ meanings: [Meaning]) -> Int? {
    guard let first = meanings.first, meanings.allSatisfy({ $0.exercise == first.exercise }) else {
      return nil
    }
    return first.exercise
  }
}
