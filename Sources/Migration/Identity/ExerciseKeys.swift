internal import ExerciseCatalog
package import WorkoutModel

/// Numbers for the exercises of some archives; equal numbers mean the same exercise.
///
/// The catalogue tells that `Bench Press (Barbell)` and `Barbell Bench Press`, `Flat` are one. The same words, in
/// any order, are one exercise in all the archives, whatever each app means by them.
package struct ExerciseKeys {
  private var numbers = IdentityMap<UInt64>()

  /// Numbers all exercises of the workouts and templates of `archives`.
  package init(_ archives: [WorkoutArchive]) {
    let distinct = archives.map(Self.identities(of:))
    let words = distinct.map { $0.map(Self.words(of:)) }
    var owners: [String: Int] = [:]
    for words in words { for name in Set(words) { owners[name, default: 0] += 1 } }
    let isOneFormat = Set(archives.map { $0.source?.format }).count == 1
    var numbersOfWords: [String: UInt64] = [:]
    var numbersOfMeanings: [String: UInt64] = [:]
    for (index, archive) in archives.enumerated() {
      let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
      for (identity, words) in zip(distinct[index], words[index])
      where numbers[identity] == nil {
        let isShared = owners[words, default: 0] > 1 && !isOneFormat
        let meaning = Self.meaning(of: identity, in: isShared ? nil : app) ?? words
        let number =
          numbersOfWords[words] ?? numbersOfMeanings[meaning] ?? UInt64(numbersOfMeanings.count + 1)
        numbersOfWords[words] = number
        if numbersOfMeanings[meaning] == nil { numbersOfMeanings[meaning] = number }
        numbers.insert(number, for: identity)
      }
    }
  }

  /// Numbers all exercises of `archive` by what they are called alone: the same in every archive and every run.
  init(lastingFor archive: WorkoutArchive) {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    for identity in Self.identities(of: archive) {
      let name =
        Self.meaning(of: identity, in: app) ?? Self.meaning(ofWhole: identity, in: app)
        ?? Self.words(of: identity)
      numbers.insert(SetHash(text: name).low, for: identity)
    }
  }

  /// The number of an exercise of one of the archives.
  package subscript(identity: ExerciseIdentity) -> UInt64 { numbers[identity] ?? 0 }

  private static func identities(of archive: WorkoutArchive) -> [ExerciseIdentity] {
    var all = IdentityMap<Void>()
    // By index: copying would take longer than everything else.
    for index in archive.workouts.indices {
      for number in archive.workouts[index].exercises.indices {
        all.insert(archive.workouts[index].exercises[number].identity)
      }
    }
    for template in archive.templates { for exercise in template.exercises { all.insert(exercise.identity) } }
    return all.identities
  }

  /// The words of the name and the variation, in the order of the alphabet.
  private static func words(of identity: ExerciseIdentity) -> String {
    let name = identity.name ?? ""
    let words = FoldedName.words(of: name) + FoldedName.words(of: identity.variation ?? "")
    // A name of nothing but signs has no words, and is told by itself.
    return words.isEmpty ? "\u{1e}\(name)" : words.sorted().joined(separator: "\u{1e}")
  }

  /// The exercise of the catalogue that has the variation in its name, as apps without variations write it.
  private static func meaning(ofWhole identity: ExerciseIdentity, in app: ExerciseApp?) -> String? {
    guard let variation = identity.variation, !variation.isEmpty else { return nil }
    return meaning(of: ExerciseIdentity(name: "\(variation) \(identity.name ?? "")"), in: app)
  }

  /// The exercise of the catalogue; nil where it has none.
  private static func meaning(of identity: ExerciseIdentity, in app: ExerciseApp?) -> String? {
    let exercise = Catalog.exercise(named: identity.name ?? "", variation: identity.variation, in: app)
    return exercise.map { "\($0.name)\u{1f}\($0.variation ?? $0.usualVariation ?? "")" }
  }
}
