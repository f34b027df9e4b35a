internal import WorkoutModel

/// The exercises that can be meant: those of ``PackedExerciseTable``, then those that a payload brings.
final class PackedExercises {
  /// Exercises that are kept at most.
  static let maximumExercises = 4_096
  /// How likely an exercise can be before it is done.
  private static let maximumBase: UInt32 = 1 << 16
  /// The category of exercises outside of the nine.
  static let otherCategory = PackedWords.categories.count
  private static let exactCategories = PackedWords.categories.map(ExactText.init)

  /// One exercise.
  struct Entry {
    let identity: ExerciseIdentity
    let category: Int
    /// What it is done with: 0 where nobody knows.
    let equipment: Int
  }

  /// What a payload has told of an exercise so far.
  private struct Tally {
    /// How likely it was before it was done.
    var base: UInt32
    var uses: UInt32 = 0
    /// The workout in which it was done last, from 1.
    var workout: Int32 = 0
    /// What was done after it; its own place where nobody knows.
    var successor: Int32
  }

  private struct Key: Hashable {
    let name, variation, category, style: ExactText?

    init(_ identity: ExerciseIdentity) {
      name = identity.name.map(ExactText.init)
      variation = identity.variation.map(ExactText.init)
      category = identity.category.map(ExactText.init)
      style = identity.style.map { ExactText($0.rawValue) }
    }
  }

  private struct Start {
    let entries: [Entry]
    let indices: [Key: Int]
    let byCategory: [[Int]]
    let tallies: [Tally]
  }

  private static let start: Start = {
    let rows = PackedExerciseTable.rows
    var indices: [Key: Int] = [:]
    var byCategory = [[Int]](repeating: [], count: otherCategory + 1)
    for (index, row) in rows.enumerated() {
      indices[Key(row.identity)] = index
      byCategory[row.category].append(index)
    }
    return Start(
      entries: rows.map { Entry(identity: $0.identity, category: $0.category, equipment: $0.equipment) },
      indices: indices, byCategory: byCategory,
      tallies: zip(rows, 0...).map { Tally(base: $0.weight, successor: $1) })
  }()

  private let startEntries = PackedExercises.start.entries
  private var ownEntries: [Entry] = []
  private let startIndices = PackedExercises.start.indices
  private var ownIndices: [Key: Int] = [:]
  private var indexedCount = 0
  private(set) var byCategory = PackedExercises.start.byCategory
  private var tallies = PackedExercises.start.tallies
  /// The exercise with which workouts of a title begin.
  private var openings: [ExactText: Int] = [:]
  /// How many were spelt out.
  private(set) var novelties: UInt32 = 0
  /// The sets of each when it was done last.
  private(set) var lastSets: [Int: [ExerciseSet]] = [:]
  private var workout: Int32 = 0

  /// The exercise at a place.
  subscript(index: Int) -> Entry {
    index < startEntries.count ? startEntries[index] : ownEntries[index - startEntries.count]
  }

  /// The exercise with all parts equal to those of `identity`, byte by byte.
  func index(of identity: ExerciseIdentity) -> Int? {
    let key = Key(identity)
    if let index = startIndices[key] { return index }
    // Readers seldom look for exercises, so what was added is indexed no earlier.
    while indexedCount < ownEntries.count {
      ownIndices[Key(ownEntries[indexedCount].identity)] = startEntries.count + indexedCount
      indexedCount += 1
    }
    return ownIndices[key]
  }

  /// The number of the category called `name`.
  static func category(_ name: String?) -> Int {
    name.flatMap { exactCategories.firstIndex(of: ExactText($0)) } ?? otherCategory
  }

  /// Begins another workout.
  func beginWorkout() { workout += 1 }

  /// The exercise that came after `previous` the last time, or first under `title`; nil where nobody knows.
  func expected(after previous: Int?, title: String?) -> Int? {
    let index = previous.map { successor(of: $0) } ?? openings[ExactText(title ?? "")]
    // What has been done in this workout is seldom done again.
    return index.flatMap { tallies[$0].workout == workout ? nil : $0 }
  }

  private func successor(of index: Int) -> Int? {
    let successor = Int(tallies[index].successor)
    return successor == index ? nil : successor
  }

  /// How likely each exercise of a category is the next, and last how likely it is another one.
  func weights(category: Int) -> [UInt32] {
    var weights = [UInt32](
      repeating: 8 + 4 * min(novelties, 255), count: byCategory[category].count + 1)
    Self.weigh(byCategory[category], tallies, workout: workout, &weights)
    return weights
  }

  // As a parameter the table is looked up once, not for each exercise.
  private static func weigh(
    _ members: [Int], _ tallies: [Tally], workout: Int32, _ weights: inout [UInt32]
  ) {
    var weights = weights.mutableSpan
    for place in members.indices {
      let tally = tallies[members[place]]
      let weight = tally.base &+ 48 &* min(tally.uses, 255)
      weights[place] = tally.workout == workout ? 1 &+ weight >> 3 : weight
    }
  }

  /// Takes an exercise that was spelt out.
  func add(_ identity: ExerciseIdentity) -> Int? {
    novelties += 1
    return insert(identity, base: 16)
  }

  /// Makes an exercise of a list of types likely, whether it was known or not.
  func list(_ identity: ExerciseIdentity) {
    if let index = index(of: identity) {
      tallies[index].base = min(tallies[index].base * 2 + 16, Self.maximumBase)
    } else {
      _ = insert(identity, base: 24)
    }
  }

  private func insert(_ identity: ExerciseIdentity, base: UInt32) -> Int? {
    let index = startEntries.count + ownEntries.count
    guard index < Self.maximumExercises else { return nil }
    let category = Self.category(identity.category)
    byCategory[category].append(index)
    ownEntries.append(Entry(identity: identity, category: category, equipment: 0))
    tallies.append(Tally(base: base, successor: Int32(index)))
    return index
  }

  /// Takes note that `index` came after `previous`, or first under `opening`.
  func note(_ index: Int, after previous: Int?, opening title: String?) {
    tallies[index].uses += 1
    tallies[index].workout = workout
    if let previous {
      tallies[previous].successor = Int32(index)
    } else if let title {
      openings[ExactText(title)] = index
    }
  }

  /// Takes note of the sets of an exercise.
  func note(_ sets: [ExerciseSet], of index: Int) { lastSets[index] = sets }
}
