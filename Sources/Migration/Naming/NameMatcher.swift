public import ExerciseCatalog
public import WorkoutModel

/// Proposes what the exercises of one archive are called in another, or in an app.
///
/// Nothing is proposed below ``threshold``, or where two names fit equally well: a wrong name is worse than none.
public struct NameMatcher: Sendable {
  /// The confidence from which on a name is proposed.
  public static let threshold = 0.9

  private struct Target: Sendable {
    var name: ExerciseName
    var words: NameWords
    var meaning: String?
  }

  private let targets: [Target]
  private var byName: [String: [Int]] = [:]
  private var byWords: [NameWords: [Int]] = [:]
  private var byMeaning: [String: [Int]] = [:]
  private var byWord: [String: [Int]] = [:]

  /// Matches with the exercises of an archive.
  public init(against archive: WorkoutArchive) {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    self.init(Self.names(of: archive).map { $0.name }, app: app)
  }

  /// Matches with the exercises that an app knows.
  public init(against app: ExerciseApp) {
    let names = Catalog.exercises.flatMap { exercise in
      // A bare name has the spellings of its usual variation, which is listed itself.
      exercise.usualVariation != nil
        ? []
        : exercise.spellings(in: app).prefix(1).map {
          ExerciseName($0, variation: app == .benchTracker ? exercise.variation : nil)
        }
    }
    self.init(names, app: app)
  }

  private init(_ names: [ExerciseName], app: ExerciseApp?) {
    var seen: Set<ExerciseName> = []
    var targets: [Target] = []
    for name in names where seen.insert(name).inserted {
      let words = NameWords(name.name, variation: name.variation)
      targets.append(
        Target(
          name: name, words: words, meaning: CatalogMeanings.meaning(of: name, words: words, in: app)?.key))
    }
    self.targets = targets
    for (index, target) in targets.enumerated() {
      byName[Self.folded(target.name), default: []].append(index)
      byWords[target.words, default: []].append(index)
      if let meaning = target.meaning { byMeaning[meaning, default: []].append(index) }
      for word in Set(target.words.words) { byWord[word, default: []].append(index) }
    }
  }

  /// Proposes a name for each exercise of `archive`, the most frequent first.
  public func proposals(for archive: WorkoutArchive) -> [NameProposal] {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    return Self.names(of: archive).map { proposal(for: $0.name, count: $0.count, in: app) }
  }

  /// Proposes a name for one exercise.
  ///
  /// - Parameters:
  ///   - source: the name as it is.
  ///   - count: how often it occurs.
  ///   - app: where the name comes from, if known.
  public func proposal(for source: ExerciseName, count: Int = 1, in app: ExerciseApp? = nil) -> NameProposal {
    let words = NameWords(source.name, variation: source.variation)
    let meaning = CatalogMeanings.meaning(of: source, words: words, in: app)
    func found(_ indices: [Int]?, _ confidence: Double, _ reason: String) -> NameProposal? {
      guard let indices = indices.map(withoutBareNames), let first = indices.first else { return nil }
      guard indices.count == 1 else {
        let names = indices.prefix(3).map { Self.shown(targets[$0].name) }.joined(separator: ", ")
        return NameProposal(
          source: source, count: count, confidence: 0.5, reason: "several fit: \(names)")
      }
      // One name for two exercises: each app means its own.
      if let meaning, let other = targets[first].meaning, meaning.key != other, confidence < 1 { return nil }
      return NameProposal(
        source: source, count: count, target: targets[first].name, confidence: confidence, reason: reason)
    }
    return found(byName[Self.folded(source)], 1, "same name")
      ?? meaning.flatMap {
        found(byMeaning[$0.key], $0.confidence, "the catalogue has both as \($0.name)")
      }
      ?? found(byWords[words], 0.92, "same words")
      ?? nearest(source, count, words)
  }

  /// Of a name that stands with its usual variation and without one, which mean the same, the one that says it.
  private func withoutBareNames(_ indices: [Int]) -> [Int] {
    guard indices.count == 2 else { return indices }
    let names = Set(indices.map { targets[$0].name.name })
    let full = indices.filter { targets[$0].name.variation != nil }
    return names.count == 1 && full.count == 1 ? full : indices
  }

  private func nearest(_ source: ExerciseName, _ count: Int, _ words: NameWords) -> NameProposal {
    var candidates: [Int: Double] = [:]
    for word in words.words {
      for index in byWord[word] ?? [] where candidates[index] == nil {
        candidates[index] = words.likeness(to: targets[index].words)
      }
    }
    let best = candidates.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    // However many words they share, one word makes another exercise of it.
    let confidence = min((best?.value ?? 0) * Self.threshold, Self.threshold - 0.05)
    let reason = best.map { "nearest: \(Self.shown(targets[$0.key].name))" } ?? "no match"
    return NameProposal(source: source, count: count, confidence: confidence, reason: reason)
  }

  private static func folded(_ name: ExerciseName) -> String {
    "\(FoldedName.spaced(name.name))\u{1f}\(FoldedName.spaced(name.variation ?? ""))"
  }

  private static func shown(_ name: ExerciseName) -> String {
    [name.variation, name.name].compactMap { $0 }.joined(separator: " ")
  }

  /// The exercises of workouts, templates and lists with how often they are done, the most frequent first.
  private static func names(of archive: WorkoutArchive) -> [(name: ExerciseName, count: Int)] {
    var counts: [ExerciseName: Int] = [:]
    var order: [ExerciseName] = []
    func add(_ identity: ExerciseIdentity, _ count: Int) {
      let name = ExerciseName(identity.name ?? "", variation: identity.variation)
      if counts.updateValue(counts[name, default: 0] + count, forKey: name) == nil { order.append(name) }
    }
    for workout in archive.workouts { for exercise in workout.exercises { add(exercise.identity, 1) } }
    for template in archive.templates { for exercise in template.exercises { add(exercise.identity, 0) } }
    for type in archive.exerciseTypes ?? [] {
      let variations = type.variations ?? []
      for variation in variations.isEmpty ? [nil] : variations.map(Optional.some) {
        add(ExerciseIdentity(name: type.name, variation: variation), 0)
      }
    }
    let named = order.filter { !$0.name.isEmpty }.map { ($0, counts[$0] ?? 0) }
    return named.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map {
      (name: $0.element.0, count: $0.element.1)
    }
  }
}

/// What an exercise may be called on the other side, and why.
public struct NameProposal: Hashable, Sendable {
  /// The name as it is.
  public var source: ExerciseName
  /// How often it stands in the archive.
  public var count: Int
  /// The name that is proposed; nil where none is sure enough.
  public var target: ExerciseName?
  /// How sure that is, 0 … 1; of the nearest name where none is proposed.
  public var confidence: Double
  /// Why, in words.
  public var reason: String
}
