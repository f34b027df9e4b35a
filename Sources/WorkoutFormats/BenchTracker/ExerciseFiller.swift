internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Gives the exercises of other formats what the app requires: a category, a style, and sets that fit it.
struct ExerciseFiller {
  private let app: ExerciseApp?
  /// True if the archive is the app's own: all but what was merged into it stays as it is.
  private let isOwn: Bool
  private let losses: LossReporter
  /// The categories that the archive's own list of exercises states, by name.
  private let stated: [String: ExerciseCategory]
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
    var how: Finding.Reason
    /// What the exercise is taken for where that is a guess.
    var movement: Movement?
  }

  /// Makes a filler for an archive: where it is from, and the exercises that it lists.
  init(source: WorkoutArchive.Source?, types: [ExerciseType]?, losses: LossReporter) {
    isOwn = Self.isOwn(source)
    app = source.flatMap { ExerciseApp(rawValue: $0.format) }
    var stated: [String: ExerciseCategory] = [:]
    var isUnclear: Set<String> = []
    for type in types ?? [] {
      guard let name = type.name, let category = type.category.flatMap({ ExerciseCategory(rawValue: $0) })
      else { continue }
      if let other = stated.updateValue(category, forKey: name), other != category { isUnclear.insert(name) }
    }
    for name in isUnclear { stated[name] = nil }
    self.stated = stated
    self.losses = losses
  }

  /// True for an archive that the app itself wrote.
  static func isOwn(_ source: WorkoutArchive.Source?) -> Bool {
    source.map { $0.format == "btd" || $0.format.hasPrefix("compact-") } ?? false
  }

  /// Completes the exercises of a workout or template.
  ///
  /// - Parameter areDone: true where the sets are written too, and so must fit the style.
  mutating func fill(_ exercises: inout [Exercise], at path: ModelPath, areDone: Bool = true) {
    for number in exercises.indices where needsFilling(exercises[number], areDone: areDone) {
      fill(&exercises[number], at: path.exercise(number), areDone: areDone)
    }
  }

  /// Brings the categories of a type list into the app's nine.
  mutating func fill(_ types: inout [ExerciseType]) {
    for number in types.indices {
      if isOwn, types[number].style != nil || BenchTrackerFamily.knows(types[number].sourceFields) {
        continue
      }
      guard let category = types[number].category, ExerciseCategory(rawValue: category) == nil else {
        continue
      }
      let choice = choice(for: ExerciseIdentity(name: types[number].name, category: category))
      losses.report(
        choice.kind, .exerciseTypes, choice.how, at: ModelPath(root: .exerciseTypes, index: number),
        detail: detail(category, choice))
      types[number].category = choice.category.rawValue
    }
  }

  /// True for an exercise that the app would not show as it is.
  func needsFilling(_ exercise: Exercise, areDone: Bool = true) -> Bool {
    if isOwn, exercise.identity.style != nil || BenchTrackerFamily.knows(exercise.details?.sourceFields) {
      // No form of a set has both: it comes from a merge.
      return areDone && exercise.sets.contains { $0.reps != nil && $0.durationSeconds != nil }
    }
    guard exercise.identity.category.flatMap({ ExerciseCategory(rawValue: $0) }) != nil else { return true }
    return !hasFittingStyle(exercise, areDone: areDone)
  }

  private func hasFittingStyle(_ exercise: Exercise, areDone: Bool) -> Bool {
    guard let style = exercise.identity.style, SetStyle.known.contains(style) else { return false }
    guard areDone else { return true }
    let known = KnownSetStyle(style)
    return exercise.sets.allSatisfy { set in
      known == .custom ? set.details?.freeText != nil : known.fits(set) && !set.hasFreeText
    }
  }

  private mutating func fill(_ exercise: inout Exercise, at path: ModelPath, areDone: Bool) {
    let identity = exercise.identity
    var category = identity.category
    if category.flatMap({ ExerciseCategory(rawValue: $0) }) == nil {
      let choice = choice(for: identity)
      losses.report(
        choice.kind, .category, choice.how, at: path,
        detail: detail(identity.category ?? identity.name ?? "", choice))
      category = choice.category.rawValue
    }
    var style = identity.style ?? .repsWeight
    if !hasFittingStyle(exercise, areDone: areDone) {
      style = areDone && !exercise.sets.isEmpty ? fitSets(&exercise, at: path) : usualStyle(of: exercise)
      if let stated = identity.style, stated != style {
        losses.converted(
          .style, "to one that its sets fit", at: path, detail: "\(stated.rawValue) to \(style.rawValue)")
      } else if identity.style == nil {
        losses.added(.style, exercise.sets.isEmpty ? "the usual one" : "from its sets", at: path)
      }
    }
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

  private func usualStyle(of exercise: Exercise) -> SetStyle {
    exercise.sets.isEmpty
      ? Catalog.exercise(named: exercise.identity.name ?? "", in: app)?.style ?? .repsWeight
      : SetStyle(fitting: exercise.sets)
  }

  private func detail(_ source: String, _ choice: Choice) -> String {
    let taken = choice.movement.map { ", taken for: \($0.name)" } ?? ""
    return "\(PrintableText.of(source, limit: 40)) to \(choice.category.rawValue)\(taken)"
  }

  private mutating func choice(for identity: ExerciseIdentity) -> Choice {
    if let known = categories[ObjectIdentifier(identity)] { return known }
    let name = identity.name ?? ""
    let choice: Choice
    if identity.category == nil, let category = stated[name] {
      choice = Choice(category: category, kind: .added, how: "from the file's list of exercises")
    } else if let source = identity.category, let near = ExerciseCategory(closestTo: source) {
      choice = Choice(
        category: near, kind: .converted, how: "to the most similar of the app's nine")
    } else if let exercise = Catalog.exercise(named: name, variation: identity.variation, in: app) {
      let kind: Finding.Kind = identity.category == nil ? .added : .converted
      choice = Choice(category: exercise.category, kind: kind, how: "from the catalogue of exercises")
    } else if let movement = Catalog.movement(nearestTo: name) {
      choice = Choice(
        category: movement.category, kind: .guessed, how: "taken from the most similar exercise",
        movement: movement)
    } else {
      choice = Choice(
        category: .core, kind: .guessed,
        how: "set to the app's first category: no similar exercise found")
    }
    if kept.count < 1 << 16 {
      kept.append(identity)
      categories[ObjectIdentifier(identity)] = choice
    }
    return choice
  }

  /// Brings all sets into the one form that a style has; sets of several forms become text.
  private func fitSets(_ exercise: inout Exercise, at path: ModelPath) -> SetStyle {
    var loadUnit: MassUnit?
    var hasLoad = false
    var countsReps = true
    var countsSeconds = true
    var isText = false
    for set in exercise.sets {
      if let load = set.load {
        hasLoad = true
        loadUnit = loadUnit ?? load.unit
      }
      // A set that counts nothing is one of any form.
      if set.reps == nil, set.durationSeconds != nil { countsReps = false }
      if set.durationSeconds == nil, set.reps != nil { countsSeconds = false }
      if set.details?.freeText != nil || set.details?.distance != nil || set.reps ?? 0 < 0 { isText = true }
    }
    if isText || !(countsReps || countsSeconds) {
      for number in exercise.sets.indices { turnIntoText(&exercise.sets[number], at: path.set(number)) }
      return .custom
    }
    for number in exercise.sets.indices {
      if exercise.sets[number].reps == nil, exercise.sets[number].durationSeconds == nil {
        let how: Finding.Reason = "missing value set to 0"
        if countsReps {
          losses.added(.reps, how, at: path.set(number))
          exercise.sets[number].reps = 0
        } else {
          losses.added(.setDuration, how, at: path.set(number))
          exercise.sets[number].durationSeconds = ExactDecimal(0)
        }
      }
      if !countsReps, exercise.sets[number].reps != nil {
        losses.dropped(.reps, at: path.set(number))
        exercise.sets[number].reps = nil
      }
      if countsReps, exercise.sets[number].durationSeconds != nil {
        losses.dropped(.setDuration, at: path.set(number))
        exercise.sets[number].durationSeconds = nil
      }
      if hasLoad, exercise.sets[number].load == nil {
        losses.added(.load, "missing value set to 0, as other sets have one", at: path.set(number))
        exercise.sets[number].load = Load(ExactDecimal(0), unit: loadUnit)
      }
    }
    if countsReps { return hasLoad ? .repsWeight : .reps }
    return hasLoad ? .timeWeight : .time
  }

  /// Takes out numbers that stand beside a text.
  private func dropNumbers(_ set: inout ExerciseSet, at path: ModelPath) {
    if set.reps != nil { losses.dropped(.reps, at: path) }
    if set.load != nil { losses.dropped(.load, at: path) }
    if set.durationSeconds != nil { losses.dropped(.setDuration, at: path) }
    set = ExerciseSet(kind: set.kind, details: set.details)
  }

  private func turnIntoText(_ set: inout ExerciseSet, at path: ModelPath) {
    guard !set.hasFreeText else {
      dropNumbers(&set, at: path)
      return
    }
    var details = set.details ?? SetDetails()
    let counts = set.reps != nil || set.load != nil || set.durationSeconds != nil || details.distance != nil
    guard counts else {
      losses.added(.freeText, "empty text for an empty set, as other sets have texts", at: path)
      details.freeText = ""
      set.details = details
      return
    }
    var meant = set
    meant.load = set.load?.withoutNoise ?? set.load
    details.freeText = SetText.of(meant)
    losses.converted(
      .freeText, "written as text: the app has no set with these numbers", at: path, detail: details.freeText)
    details.distance = nil
    set = ExerciseSet(kind: set.kind, details: details)
  }
}

extension ExerciseSet {
  fileprivate var hasFreeText: Bool { hasDetails && details?.freeText != nil }
}
