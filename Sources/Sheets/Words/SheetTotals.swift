internal import WorkoutFormats
package import WorkoutModel

/// What a workout adds up to, as the Bench Tracker app works it out.
package struct SheetTotals: Hashable, Sendable {
  /// How many exercises.
  package private(set) var exercises: Int
  /// How many sets.
  package private(set) var sets: Int
  /// Σ of ⌊reps × weight⌋ over sets that have both, in `unit`; nil where none has, or all have a weight that helps.
  package private(set) var volume: Int64?
  /// The unit of `volume` and `best`; nil where the source does not say it.
  package private(set) var unit: MassUnit?
  /// Seconds, as the workout states them.
  package private(set) var durationSeconds: Int64?
  /// The highest one-rep max of any set.
  package private(set) var best: BestLift?

  /// Adds up `workout`; loads of several units are turned into the first one.
  package init(_ workout: Workout) {
    var workout = workout
    unit = workout.exercises.lazy.flatMap(\.sets).compactMap { $0.load?.unit }.first
    if let unit { workout.convertLoads(to: unit) }
    var sum = WorkoutTotals()
    sum.add(workout)
    exercises = sum.exercises
    sets = sum.sets
    durationSeconds = workout.durationSeconds.map(\.wholePart)
    let hasVolume = workout.exercises.contains { exercise in
      !exercise.identity.isAssisted
        && exercise.sets.contains { $0.reps != nil && $0.load.map { $0.value.coefficient >= 0 } ?? false }
    }
    // A sum that has reached its limit says nothing.
    volume = hasVolume && sum.volume < .max ? sum.volume : nil
    for exercise in workout.exercises where !exercise.identity.isAssisted {
      for set in exercise.sets {
        guard let reps = set.reps, let load = set.load,
          let value = OneRepMax.estimate(reps: reps, weight: load.value.doubleValue),
          value > best?.oneRepMax ?? 0
        else { continue }
        best = BestLift(
          oneRepMax: value, formula: OneRepMax.formula(reps: reps), exercise: exercise.identity.name ?? "")
      }
    }
  }
}

extension Workout {
  fileprivate mutating func convertLoads(to unit: MassUnit) {
    for exercise in exercises.indices {
      for set in exercises[exercise].sets.indices {
        guard let load = exercises[exercise].sets[set].load, load.unit != unit,
          let converted = load.converted(to: unit)
        else { continue }
        exercises[exercise].sets[set].load = converted.load
      }
    }
  }
}

/// The most that a workout says could be lifted once.
package struct BestLift: Hashable, Sendable {
  /// The weight, cut to a whole number.
  package var oneRepMax: Int64
  /// Whose formula says so; nil for what was lifted once.
  package var formula: String?
  /// The name of the exercise.
  package var exercise: String

  /// Makes a lift.
  package init(oneRepMax: Int64, formula: String?, exercise: String) {
    self.oneRepMax = oneRepMax
    self.formula = formula
    self.exercise = exercise
  }
}
