package import WorkoutModel

/// Merges the running totals that an app keeps beside the workouts.
enum TotalsMerger {
  /// All totals with their names.
  static let names: [(name: String, total: Lens<RunningTotals, ExactDecimal?>)] = [
    (name: "workouts", total: Lens({ $0.workouts }, { $0.workouts = $1 })),
    (name: "exercises", total: Lens({ $0.exercises }, { $0.exercises = $1 })),
    (name: "sets", total: Lens({ $0.sets }, { $0.sets = $1 })),
    (name: "seconds", total: Lens({ $0.durationSeconds }, { $0.durationSeconds = $1 })),
    (name: "volume", total: Lens({ $0.volume }, { $0.volume = $1 })),
  ]

  /// With an ancestor, what both sides have added since; without, the greater of each.
  static func merged(_ versions: Versions<RunningTotals>, _ fields: inout FieldMerger) -> RunningTotals {
    var result = RunningTotals()
    for (name, total) in names {
      let values = versions.map { total.get($0) }
      let value = fields.settle(
        "total \(name)", values, isSame: { $0.normalized == $1.normalized },
        by: { merged($0, $1, base: values.base ?? nil) })
      total.set(&result, value)
    }
    return result
  }

  /// The profile of `archive`, its volume and body weight in `unit` where the archive counts in another.
  static func profile(of archive: WorkoutArchive, in unit: MassUnit?) -> Profile {
    var profile = archive.profile
    guard let own = archive.preferences.massUnit, let unit, own != unit else { return profile }
    if let volume = profile.totals.volume, let converted = Load(volume, unit: own).converted(to: unit) {
      profile.totals.volume = converted.load.value.rounded(toFractionDigits: 0)
    }
    if let weight = profile.bodyWeight, weight.unit == nil {
      profile.bodyWeight = Load(weight.value, unit: own).converted(to: unit).map {
        Load($0.load.value, unit: nil)
      }
    }
    return profile
  }

  private static func merged(
    _ first: ExactDecimal, _ second: ExactDecimal, base: ExactDecimal?
  ) -> ExactDecimal {
    if let base, let grown = second.minus(base), let sum = first.plus(grown) { return sum }
    return first.doubleValue < second.doubleValue ? second : first
  }

  /// The totals that `archive` has, as sums over its workouts; those it does not have stay absent.
  static func recomputed(_ archive: WorkoutArchive) -> RunningTotals {
    var sums = WorkoutTotals()
    for workout in archive.workouts { sums.add(workout.inUnit(archive.preferences.massUnit)) }
    let known = archive.profile.totals
    func whole(_ value: Int64, _ known: ExactDecimal?) -> ExactDecimal? {
      known == nil ? nil : ExactDecimal(coefficient: value) ?? known
    }
    var totals = RunningTotals()
    totals.workouts = whole(Int64(archive.workouts.count), known.workouts)
    totals.exercises = whole(Int64(sums.exercises), known.exercises)
    totals.sets = whole(Int64(sums.sets), known.sets)
    totals.durationSeconds = whole(sums.durationSeconds, known.durationSeconds)
    totals.volume = whole(sums.volume, known.volume)
    return totals
  }
}

extension WorkoutArchive {
  /// Turns the loads of the workouts into `unit`, where that is known.
  ///
  /// - Returns: whether there are loads that stay as they are, as nothing says their unit.
  package mutating func convertLoads(to unit: MassUnit?) -> Bool {
    guard unit != nil else { return false }
    var isUnmarked = false
    for index in workouts.indices {
      workouts[index] = workouts[index].inUnit(unit)
      isUnmarked =
        isUnmarked
        || workouts[index].exercises.contains {
          $0.sets.contains { $0.load.map { $0.unit == nil && $0.value.coefficient != 0 } ?? false }
        }
    }
    return isUnmarked
  }
}

extension Workout {
  /// The workout with its loads in `unit`, where that is known.
  func inUnit(_ unit: MassUnit?) -> Workout {
    guard let unit else { return self }
    var workout = self
    for (index, exercise) in exercises.enumerated() {
      for (number, set) in exercise.sets.enumerated() {
        guard let load = set.load, load.unit != nil, load.unit != unit else { continue }
        workout.exercises[index].sets[number] = set.inUnit(unit)
      }
    }
    return workout
  }
}

extension ExerciseSet {
  /// The set with its load in `unit`, where both units are known.
  package func inUnit(_ unit: MassUnit?) -> ExerciseSet {
    guard let unit, let converted = load?.converted(to: unit) else { return self }
    var set = self
    set.load = converted.load
    return set
  }
}
