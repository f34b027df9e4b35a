internal import ExerciseCatalog
public import WorkoutModel

/// Which workouts of an archive are wanted: those that fit everything that is asked for.
public struct WorkoutFilter: Hashable, Sendable {
  /// The earliest day; nil for any.
  public var since: CivilDate?
  /// The latest day; nil for any.
  public var until: CivilDate?
  /// A workout must have one of these exercises, named as any app spells them; empty for any.
  public var exercises: [String] = []
  /// A workout must have an exercise of one of these categories; empty for any.
  public var categories: [String] = []
  /// A workout must be done from one of the templates with these names; empty for any.
  public var templates: [String] = []
  /// As many workouts are taken, the newest; nil for all.
  public var maximumCount: Int?

  /// Makes a filter that lets everything through.
  public init() {}

  /// The archive with the workouts that fit; everything else stays.
  public func applied(to archive: WorkoutArchive) -> WorkoutArchive {
    var result = archive
    result.workouts = indices(in: archive).map { archive.workouts[$0] }
    return result
  }

  /// Where the workouts that fit are in the archive, in its order.
  public func indices(in archive: WorkoutArchive) -> [Int] {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    let wanted = WantedExercises(exercises, categories: categories, app: app)
    let templates = Set(templates.map(FoldedName.spaced))
    var fits = IdentityMap<(exercise: Bool, category: Bool)>()
    let fitting = archive.workouts.indices.filter { index in
      let workout = archive.workouts[index]
      guard isInTime(workout) else { return false }
      guard templates.isEmpty || names(of: workout).contains(where: templates.contains) else {
        return false
      }
      var (hasExercise, hasCategory) = (exercises.isEmpty, categories.isEmpty)
      for exercise in workout.exercises {
        let fit = fits.value(of: exercise.identity) { wanted.fit(exercise.identity) }
        hasExercise = hasExercise || fit.exercise
        hasCategory = hasCategory || fit.category
      }
      return hasExercise && hasCategory
    }
    return maximumCount.map { Self.newest($0, of: fitting, in: archive.workouts) } ?? fitting
  }

  /// Names in the archive that are like those asked for and not found, the likest first: one may be misspelt.
  public func nearMatches(in archive: WorkoutArchive, maximumCount: Int = 3) -> [String] {
    let app = archive.source.flatMap { ExerciseApp(rawValue: $0.format) }
    let wanted = WantedExercises(exercises, categories: categories, app: app)
    var identities: Set<ExerciseIdentity> = []
    for workout in archive.workouts { identities.formUnion(workout.exercises.map { $0.identity }) }
    var found: [(name: String, likeness: Double)] = []
    if !identities.contains(where: { wanted.fit($0).exercise }) {
      found += Self.near(exercises, identities.map { ExerciseText.name(of: $0) })
    }
    if !identities.contains(where: { wanted.fit($0).category }) {
      found += Self.near(categories, identities.compactMap { $0.category })
    }
    let titles = archive.workouts.flatMap { [$0.title, $0.details?.templateReference].compactMap { $0 } }
    let templates = Set(templates.map(FoldedName.spaced))
    if !titles.contains(where: { templates.contains(FoldedName.spaced($0)) }) {
      found += Self.near(self.templates, titles)
    }
    let sorted = found.sorted { ($1.likeness, $0.name) < ($0.likeness, $1.name) }
    return sorted.prefix(maximumCount).map { $0.name }
  }

  /// The `names` with words that begin like those of one that was asked for.
  private static func near(_ asked: [String], _ names: [String]) -> [(name: String, likeness: Double)] {
    let asked = asked.map { FoldedName.words(of: $0) }
    return Set(names).compactMap { name in
      let words = FoldedName.words(of: name)
      let likeness = asked.map { asked in
        let shared = asked.count { word in
          words.contains { $0.utf8.prefix(beginning).elementsEqual(word.utf8.prefix(beginning)) }
        }
        return Double(shared) / Double(max(asked.count, words.count, 1))
      }.max()
      return likeness.flatMap { $0 > 0 ? (name, $0) : nil }
    }
  }

  /// Bytes in which two words must be alike.
  private static let beginning = 3

  private func isInTime(_ workout: Workout) -> Bool {
    guard since != nil || until != nil else { return true }
    guard let day = workout.start?.date?.daysSince1970 else { return false }
    return since.map { $0.daysSince1970 <= day } ?? true && until.map { day <= $0.daysSince1970 } ?? true
  }

  /// The folded names under which a workout may be known: its own, and that of the template it refers to.
  private func names(of workout: Workout) -> [String] {
    [workout.title, workout.details?.templateReference].compactMap { $0 }.map(FoldedName.spaced)
  }

  /// Those of the workouts at `indices` that began last, no more than `count`, in the order in which they were.
  private static func newest(_ count: Int, of indices: [Int], in workouts: [Workout]) -> [Int] {
    let starts = indices.map { workouts[$0].start?.utcMilliseconds ?? .min }
    let order = indices.indices.sorted { (starts[$0], $0) > (starts[$1], $1) }
    return order.prefix(max(0, count)).sorted().map { indices[$0] }
  }
}
