internal import ExerciseCatalog
internal import WorkoutModel

/// The exercises of the Reps app as the model has them: the sixty stages of its progressions.
enum RepsExercise {
  private static let known: [String: (progression: Progression, identity: ExerciseIdentity)] = {
    var known: [String: (progression: Progression, identity: ExerciseIdentity)] = [:]
    for progression in Catalog.progressions where known[progression.name] == nil {
      let category = Catalog.exercise(named: progression.name)?.category
      let identity = ExerciseIdentity(
        name: progression.name, category: category?.rawValue, style: progression.countsSeconds ? .time : .reps
      )
      known[progression.name] = (progression, identity)
    }
    return known
  }()

  private static let longestName = known.keys.map { $0.utf8.count }.max() ?? 0

  /// The stage that the app itself calls `name`.
  static func progression(named name: String?) -> Progression? {
    // Only short names are looked up: to look up a long one of many marks takes Unicode seconds.
    name.flatMap { $0.utf8.count <= longestName ? known[$0]?.progression : nil }
  }

  /// The stage of a progression, by the app's own words; nil where it has none such.
  static func progression(type: String?, stage: Int32?) -> Progression? {
    guard let type = type.flatMap(ProgressionType.init), let stage else { return nil }
    return Catalog.progression(type, stage: Int(stage))
  }

  /// True for a stage of a progression, and for an exercise whose sets say which progression they are of.
  static func isKnown(_ exercise: Exercise) -> Bool {
    if progression(named: exercise.identity.name) != nil { return true }
    return !exercise.sets.isEmpty
      && exercise.sets.allSatisfy { set in
        guard let fields = set.details?.sourceFields, fields.format == RepsNotation.formatID else {
          return false
        }
        return exercise.identity.name == nil || fields["exerciseType"] != nil
      }
  }

  /// The exercise of a stage.
  static func identity(of progression: Progression) -> ExerciseIdentity {
    known[progression.name]?.identity ?? ExerciseIdentity(name: progression.name)
  }

  /// What a level of a stage asks for of each set.
  static func target(of progression: Progression, at level: ProgressionLevel) -> SetTarget {
    let asked = Int32(clamping: progression.target(at: level).reps)
    var target = SetTarget()
    if progression.countsSeconds { target.durationSeconds = ExactDecimal(asked) } else { target.reps = asked }
    return target
  }

  /// The level that asks for `target`; nil where none does.
  static func level(asking target: SetTarget?, of progression: Progression) -> ProgressionLevel? {
    target.flatMap { target in
      ProgressionLevel.allCases.first { self.target(of: progression, at: $0) == target }
    }
  }

  /// What the app counts of a set: repetitions, or seconds.
  static func count(of set: ExerciseSet, countsSeconds: Bool) -> ExactDecimal? {
    countsSeconds ? set.durationSeconds : set.reps.map { ExactDecimal($0) }
  }
}
