internal import ExerciseCatalog
internal import WorkoutModel

/// The exercises that can be meant: those of the catalogue, then those that a payload brings.
final class PackedExercises {
  /// Exercises that are kept at most.
  static let maximumExercises = 4_096
  /// How likely an exercise can be before it is done.
  private static let maximumBase: UInt32 = 1 << 16
  /// The category of exercises outside of the nine.
  static let otherCategory = 9
  static let categories = ExerciseCategory.allCases.map(\.rawValue)

  /// One exercise.
  struct Entry {
    let identity: ExerciseIdentity
    let category: Int
    /// What it is done with: 0 where nobody knows.
    let equipment: Int
  }

  private struct Key: Hashable {
    let name, variation, category, style: PackedTexts.ExactText?

    init(_ identity: ExerciseIdentity) {
      name = identity.name.map(PackedTexts.ExactText.init)
      variation = identity.variation.map(PackedTexts.ExactText.init)
      category = identity.category.map(PackedTexts.ExactText.init)
      style = identity.style.map { PackedTexts.ExactText($0.rawValue) }
    }
  }

  private struct Start {
    let entries: [Entry]
    let indices: [Key: Int]
    let byCategory: [[Int]]
    let bases: [UInt32]
  }

  /// What the catalogue had when the version of the format was made.
  private static let start: Start = {
    var entries: [Entry] = []
    var indices: [Key: Int] = [:]
    var byCategory = [[Int]](repeating: [], count: categories.count + 1)
    for exercise in Catalog.exercises.prefix(PackedWords.catalogCount) {
      let identity = ExerciseIdentity(
        name: exercise.name, variation: exercise.variation, category: exercise.category.rawValue,
        style: exercise.style)
      let category = categories.firstIndex(of: exercise.category.rawValue) ?? otherCategory
      let equipment = exercise.equipment.flatMap { ExerciseEquipment.allCases.firstIndex(of: $0) }
      indices[Key(identity)] = entries.count
      byCategory[category].append(entries.count)
      entries.append(Entry(identity: identity, category: category, equipment: equipment.map { $0 + 1 } ?? 0))
    }
    return Start(entries: entries, indices: indices, byCategory: byCategory, bases: PackedWords.popularity)
  }()

  private let startEntries = PackedExercises.start.entries
  private var ownEntries: [Entry] = []
  private let startIndices = PackedExercises.start.indices
  private var ownIndices: [Key: Int] = [:]
  private(set) var byCategory = PackedExercises.start.byCategory
  private var bases = PackedExercises.start.bases
  /// How often each was done.
  private var uses = [UInt32](repeating: 0, count: PackedExercises.start.entries.count)
  /// The workout in which each was done last.
  private var workouts = [Int](repeating: -1, count: PackedExercises.start.entries.count)
  /// What was done after each.
  private var successors: [Int: Int] = [:]
  /// The exercise with which workouts of a title begin.
  private var openings: [PackedTexts.ExactText: Int] = [:]
  /// How many were spelt out.
  private(set) var novelties: UInt32 = 0
  /// The sets of each when it was done last.
  private(set) var lastSets: [Int: [ExerciseSet]] = [:]
  private var workout = 0

  /// The exercise at a place.
  subscript(index: Int) -> Entry {
    index < startEntries.count ? startEntries[index] : ownEntries[index - startEntries.count]
  }

  /// The exercise with all parts equal to those of `identity`, byte by byte.
  func index(of identity: ExerciseIdentity) -> Int? {
    let key = Key(identity)
    return startIndices[key] ?? ownIndices[key]
  }

  /// The number of the category called `name`.
  static func category(_ name: String?) -> Int {
    name.flatMap { name in categories.firstIndex { $0.utf8.elementsEqual(name.utf8) } } ?? otherCategory
  }

  /// Begins another workout.
  func beginWorkout() { workout += 1 }

  /// The exercise that came after `previous` the last time, or first under `title`; nil where nobody knows.
  func expected(after previous: Int?, title: String?) -> Int? {
    let index =
      previous.map { successors[$0] } ?? openings[PackedTexts.ExactText(title ?? "")]
    // What has been done in this workout is seldom done again.
    return index.flatMap { workouts[$0] == workout ? nil : $0 }
  }

  /// How likely each exercise of a category is the next, and last how likely it is another one.
  func weights(category: Int) -> [UInt32] {
    var weights: [UInt32] = []
    weights.reserveCapacity(byCategory[category].count + 1)
    for index in byCategory[category] {
      let weight = bases[index] + 48 * min(uses[index], 255)
      weights.append(workouts[index] == workout ? 1 + weight / 8 : weight)
    }
    weights.append(8 + 4 * min(novelties, 255))
    return weights
  }

  /// Takes an exercise that was spelt out.
  func add(_ identity: ExerciseIdentity) -> Int? {
    novelties += 1
    return insert(identity, base: 16)
  }

  /// Makes an exercise of a list of types likely, whether it was known or not.
  func list(_ identity: ExerciseIdentity) {
    if let index = index(of: identity) {
      bases[index] = min(bases[index] * 2 + 16, Self.maximumBase)
    } else {
      _ = insert(identity, base: 24)
    }
  }

  private func insert(_ identity: ExerciseIdentity, base: UInt32) -> Int? {
    let index = startEntries.count + ownEntries.count
    guard index < Self.maximumExercises else { return nil }
    let category = Self.category(identity.category)
    ownIndices[Key(identity)] = index
    byCategory[category].append(index)
    ownEntries.append(Entry(identity: identity, category: category, equipment: 0))
    bases.append(base)
    uses.append(0)
    workouts.append(-1)
    return index
  }

  /// Takes note that `index` came after `previous`, or first under `opening`.
  func note(_ index: Int, after previous: Int?, opening title: String?) {
    uses[index] += 1
    workouts[index] = workout
    if let previous {
      successors[previous] = index
    } else if let title {
      openings[PackedTexts.ExactText(title)] = index
    }
  }

  /// Takes note of the sets of an exercise.
  func note(_ sets: [ExerciseSet], of index: Int) { lastSets[index] = sets }
}
