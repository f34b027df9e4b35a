internal import WorkoutModel

/// The workouts of several archives, each of equal ones once.
struct JoinedWorkouts {
  /// All workouts in their order.
  private(set) var all: [Workout]
  private var indices: [Workout: Int] = [:]
  private var identifiers: Set<WorkoutIdentifier>

  /// Starts with the workouts of the first archive, equal ones included.
  init(_ first: [Workout]) {
    all = first
    identifiers = Set(first.compactMap { $0.id })
    for (index, workout) in first.enumerated() { indices[Self.essence(of: workout)] = index }
  }

  /// Takes a workout in, unless it equals an earlier one.
  mutating func add(_ workout: Workout, from place: Place, findings: any FindingSink) {
    if let index = indices[Self.essence(of: workout)] {
      let known = all[index].isStartEdited
      if known == nil { all[index].isStartEdited = workout.isStartEdited }
      if known == nil || workout.isStartEdited == nil || known == workout.isStartEdited { return }
    }
    indices[Self.essence(of: workout)] = all.count
    all.append(workout)
    if let id = workout.id, !identifiers.insert(id).inserted {
      findings.report(
        Finding(
          .warning, .inconsistent, "workout differs from an earlier one of the same uuid, both are kept",
          of: .workout, detail: "\(id)", place: place))
    }
  }

  /// What equal workouts share; whether the start was moved is a thing that not every version says.
  private static func essence(of workout: Workout) -> Workout {
    var essence = workout
    essence.isStartEdited = nil
    return essence
  }
}
