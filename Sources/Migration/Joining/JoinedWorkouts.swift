internal import WorkoutModel

/// The workouts of several archives, each of equal ones once.
struct JoinedWorkouts {
  /// All workouts in their order.
  private(set) var all: [Workout]
  private var indices: [Workout: Int] = [:]
  private var identifiers: Set<WorkoutIdentifier>
  /// What the workouts with a start are known by across apps.
  private var identities: Set<String>

  /// Starts with the workouts of the first archive, equal ones included.
  init(_ first: WorkoutArchive) {
    all = first.workouts
    identifiers = Set(all.compactMap { $0.id })
    identities = Set(WorkoutIdentity.all(in: first))
    for (index, workout) in all.enumerated() { indices[Self.essence(of: workout)] = index }
  }

  /// Takes the workouts of another archive in, but those that equal an earlier one; names those that are much like one.
  mutating func add(_ archive: WorkoutArchive, from place: Place, findings: any FindingSink) {
    var alike = 0
    let others = WorkoutIdentity.all(in: archive)
    for (workout, identity) in zip(archive.workouts, others) {
      let isNamed = workout.id.map(identifiers.contains) ?? false
      let isNew = add(workout, from: place, findings: findings)
      if isNew, !isNamed, workout.start != nil, identities.contains(identity) { alike += 1 }
    }
    identities.formUnion(others)
    guard alike > 0 else { return }
    findings.report(
      Finding(
        .warning, .inconsistent,
        "same start and sets as in an earlier file, both are kept; merging makes them one",
        of: .workout, place: place, count: alike))
  }

  /// Takes a workout in, unless it equals an earlier one; tells whether it has.
  private mutating func add(_ workout: Workout, from place: Place, findings: any FindingSink) -> Bool {
    if let index = indices[Self.essence(of: workout)] {
      let known = all[index].isStartEdited
      if known == nil { all[index].isStartEdited = workout.isStartEdited }
      if known == nil || workout.isStartEdited == nil || known == workout.isStartEdited { return false }
    }
    indices[Self.essence(of: workout)] = all.count
    all.append(workout)
    if let id = workout.id, !identifiers.insert(id).inserted {
      findings.report(
        Finding(
          .warning, .inconsistent, "workout differs from an earlier one of the same uuid, both are kept",
          of: .workout, detail: "\(id)", place: place))
    }
    return true
  }

  /// What equal workouts share; whether the start was moved is a thing that not every version says.
  private static func essence(of workout: Workout) -> Workout {
    var essence = workout
    essence.isStartEdited = nil
    return essence
  }
}
