/// Finds movements by their words, apart from the equipment.
struct MovementIndex: Sendable {
  /// A name of an exercise without its equipment.
  private struct Movement: Sendable {
    var exercise: Int
    var wordCount: Int
    /// True where the name says nothing of equipment.
    var isPlain: Bool
  }

  private static let equipment: [String: ExerciseEquipment] = [
    "barbell": .barbell, "dumbbell": .dumbbell, "kettlebell": .kettlebell, "ezbar": .ezBar,
    "trapbar": .trapBar, "cable": .cable, "machine": .machine, "smithmachine": .smithMachine,
    "band": .band, "suspension": .suspension, "bodyweight": .bodyweight,
  ]

  private var movements: [Movement] = []
  /// The movements that have a word.
  private var places: [String: [Int]] = [:]
  private let equipmentOf: [ExerciseEquipment?]
  private let categories: [ExerciseCategory]
  /// Of a bare name that stands for a variation, the same number as that variation.
  private let meanings: [String]

  init(_ exercises: [CatalogExercise]) {
    equipmentOf = exercises.map { $0.equipment }
    categories = exercises.map { $0.category }
    meanings = exercises.map { "\($0.name)\u{1F}\($0.variation ?? $0.usualVariation ?? "")" }
    for (index, exercise) in exercises.enumerated() {
      add(NameWords(exercise.name, variation: exercise.variation), index)
      if exercise.usualVariation == nil {
        for spelling in exercise.spellings { add(NameWords(spelling.name), index) }
      }
    }
  }

  private mutating func add(_ words: NameWords, _ exercise: Int) {
    let bare = Self.withoutEquipment(words.words)
    guard !bare.isEmpty else { return }
    for word in bare { places[word, default: []].append(movements.count) }
    movements.append(
      Movement(exercise: exercise, wordCount: bare.count, isPlain: bare.count == words.words.count))
  }

  private static func withoutEquipment(_ words: [String]) -> [String] {
    words.filter { equipment[$0] == nil }
  }

  /// The movements all of whose words are among `words`.
  private func movements(in words: [String]) -> [Movement] {
    var counts: [Int: Int] = [:]
    for word in words { for place in places[word] ?? [] { counts[place, default: 0] += 1 } }
    return counts.filter { movements[$0.key].wordCount == $0.value }.map { movements[$0.key] }
  }

  /// The exercise that has the words and the equipment of a name.
  ///
  /// A name may leave out what the plain movement is done with: `Reverse Grip Lat Pulldown` is done with a cable, as
  /// `Lat Pulldown` is.
  func exercise(of words: NameWords) -> Int? {
    let bare = Self.withoutEquipment(words.words)
    let named = words.words.compactMap { Self.equipment[$0] }
    guard named.count <= 1 else { return nil }
    let known = movements(in: bare)
    var found = known.filter { $0.wordCount == bare.count }.map { $0.exercise }
    if let equipment = named.first { found = found.filter { equipmentOf[$0] == equipment } }
    guard let first = found.min(), found.allSatisfy({ meanings[$0] == meanings[first] }) else { return nil }
    if named.isEmpty {
      let plain = known.filter { $0.isPlain && $0.wordCount < bare.count }
      let most = plain.map { $0.wordCount }.max()
      let usual = plain.filter { $0.wordCount == most }.map { equipmentOf[$0.exercise] }
      guard !usual.isEmpty, usual.allSatisfy({ $0 != nil && $0 == equipmentOf[first] }) else { return nil }
    }
    return first
  }

  /// The exercise with the most words of a name, if those with as many are of one category.
  func nearest(to words: [String]) -> Int? {
    let found = movements(in: words)
    let most = found.map { $0.wordCount }.max() ?? 0
    let nearest = found.filter { $0.wordCount == most }.map { $0.exercise }
    guard let first = nearest.min(), nearest.allSatisfy({ categories[$0] == categories[first] }) else {
      return nil
    }
    return first
  }
}
