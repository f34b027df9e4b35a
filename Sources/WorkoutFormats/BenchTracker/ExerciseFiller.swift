internal import ExerciseCatalog
internal import WorkoutModel

/// Gives the exercises of other formats what the app requires: a category, a style, and sets that fit it.
struct ExerciseFiller {
  private let app: ExerciseApp?
  private let losses: LossReporter
  private var categories: [ObjectIdentifier: Choice] = [:]
  private var identities: [IdentityKey: ExerciseIdentity] = [:]
  /// Keeps the keys of ``categories`` alive.
  private var kept: [ExerciseIdentity] = []

  private struct IdentityKey: Hashable {
    var source: ObjectIdentifier
    var style: SetStyle
  }

  private struct Choice {
    var category: ExerciseCategory
    var kind: Finding.Kind
    var how: String
  }

  /// Makes a filler for archives from `source`; nil for those of the app itself, which stay as they are.
  init?(source: WorkoutArchive.Source?, target: String, findings: any FindingSink) {
    if let id = source?.format, id == "btd" || id.hasPrefix("compact-") { return nil }
    app = source.flatMap { ExerciseApp(rawValue: $0.format) }
    losses = LossReporter(target: target, findings: findings)
  }

  /// Completes the exercises of a workout or template.
  mutating func fill(_ exercises: inout [Exercise], at path: ModelPath) {
    for number in exercises.indices {
      let identity = exercises[number].identity
      let isShowable = identity.category.map { ExerciseCategory(rawValue: $0) != nil } ?? false
      if isShowable, let style = identity.style, SetStyle.known.contains(style) { continue }
      fill(&exercises[number], at: path.exercise(number))
    }
  }

  private mutating func fill(_ exercise: inout Exercise, at path: ModelPath) {
    let identity = exercise.identity
    var category = identity.category
    if category.flatMap({ ExerciseCategory(rawValue: $0) }) == nil {
      let choice = choice(for: identity)
      losses.report(choice.kind, .category, choice.how, at: path, detail: detail(identity, choice))
      category = choice.category.rawValue
    }
    var style = identity.style
    if style.map({ !SetStyle.known.contains($0) }) ?? true {
      let chosen = fitSets(&exercise, at: path)
      losses.added(.style, "from its sets", at: path)
      style = chosen
    }
    guard let style else { return }
    let key = IdentityKey(source: ObjectIdentifier(identity), style: style)
    if let known = identities[key] {
      exercise.identity = known
      return
    }
    exercise.identity = ExerciseIdentity(
      name: identity.name, variation: identity.variation, category: category, style: style)
    if kept.count < 1 << 16 {
      kept.append(identity)
      identities[key] = exercise.identity
    }
  }

  private func detail(_ identity: ExerciseIdentity, _ choice: Choice) -> String {
    let source = identity.category ?? identity.name ?? ""
    return "\(PrintableText.of(source, limit: 40)) to \(choice.category.rawValue)"
  }

  private mutating func choice(for identity: ExerciseIdentity) -> Choice {
    if let known = categories[ObjectIdentifier(identity)] { return known }
    let name = identity.name ?? ""
    let choice: Choice
    if let source = identity.category, let near = ExerciseCategory(closestTo: source) {
      choice = Choice(
        category: near, kind: .converted, how: "to the nearest of the nine that the app can show")
    } else if let exercise = Catalog.exercise(named: name, variation: identity.variation, in: app) {
      let kind: Finding.Kind = identity.category == nil ? .added : .converted
      choice = Choice(category: exercise.category, kind: kind, how: "from the catalogue of exercises")
    } else if let guess = Catalog.category(guessedFrom: name) {
      choice = Choice(category: guess, kind: .guessed, how: "from the words of its name")
    } else {
      choice = Choice(category: .core, kind: .guessed, how: "the first of the app's, since nothing tells")
    }
    if kept.count < 1 << 16 {
      kept.append(identity)
      categories[ObjectIdentifier(identity)] = choice
    }
    return choice
  }

  /// Brings all sets into the one form that a style has; sets of several forms become text.
  private func fitSets(_ exercise: inout Exercise, at path: ModelPath) -> SetStyle {
    var hasLoad = false
    var countsReps = true
    var countsSeconds = true
    var isText = false
    for set in exercise.sets {
      if set.load != nil { hasLoad = true }
      if set.reps == nil { countsReps = false }
      if set.durationSeconds == nil { countsSeconds = false }
      if set.details?.freeText != nil || set.details?.distance != nil { isText = true }
    }
    guard !exercise.sets.isEmpty else {
      return Catalog.exercise(named: exercise.identity.name ?? "", in: app)?.style ?? .repsWeight
    }
    if isText || !(countsReps || countsSeconds) {
      for number in exercise.sets.indices { turnIntoText(&exercise.sets[number], at: path.set(number)) }
      return .custom
    }
    for number in exercise.sets.indices {
      if countsReps, exercise.sets[number].durationSeconds != nil {
        losses.dropped(.setDuration, at: path.set(number))
        exercise.sets[number].durationSeconds = nil
      }
      if hasLoad, exercise.sets[number].load == nil {
        losses.added(.load, "0 for a set without one, beside sets with one", at: path.set(number))
        exercise.sets[number].load = Load(ExactDecimal(0), unit: nil)
      }
    }
    if countsReps { return hasLoad ? .repsWeight : .reps }
    return hasLoad ? .timeWeight : .time
  }

  private func turnIntoText(_ set: inout ExerciseSet, at path: ModelPath) {
    guard set.details?.freeText == nil else { return }
    var details = set.details ?? SetDetails()
    details.freeText = SetText.of(set)
    losses.converted(.freeText, "numbers of a set written as text, which any mixture fits", at: path)
    details.distance = nil
    set = ExerciseSet(kind: set.kind, details: details)
  }
}
