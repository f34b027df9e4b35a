package import Migration
internal import WorkoutFormats
package import WorkoutModel

/// What a workout adds up to, as the Bench Tracker app works it out, but for the weight of cardio, which is not lifted.
package struct SheetTotals: Hashable, Sendable {
  /// How many exercises.
  package private(set) var exercises: Int
  /// How many sets.
  package private(set) var sets: Int
  /// Σ of ⌊reps × weight⌋ over sets that have both, in `unit`; nil where none has, or no weight was lifted.
  package private(set) var volume: Int64?
  /// The unit of `volume` and `best`; nil where the source does not say it.
  package private(set) var unit: MassUnit?
  /// Seconds, as the workout states them.
  package private(set) var durationSeconds: Int64?
  /// The highest one-rep max of any set.
  package private(set) var best: BestLift?

  /// Adds up `workout`; loads of several units are turned into the first one.
  ///
  /// - Parameter kinds: what its exercises are.
  package init(_ workout: Workout, _ kinds: ExerciseKinds = ExerciseKinds()) {
    var (workout, kinds) = (workout, kinds)
    unit = workout.exercises.lazy.flatMap(\.sets).compactMap { $0.load?.unit }.first
    if let unit { workout.convertLoads(to: unit) }
    var sum = WorkoutTotals()
    sum.add(workout)
    exercises = sum.exercises
    sets = sum.sets
    durationSeconds = workout.durationSeconds.map(\.wholePart)
    let lifted = workout.exercises.filter { kinds.weight(of: $0.identity) == .lifted }
    let hasVolume = lifted.contains { exercise in
      exercise.sets.contains { $0.reps != nil && $0.load.map { $0.value.coefficient >= 0 } ?? false }
    }
    let volume = kinds.volume(of: lifted, in: unit)
    // A sum that has reached its limit says nothing.
    self.volume = hasVolume && volume < .max ? volume : nil
    for exercise in lifted {
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
