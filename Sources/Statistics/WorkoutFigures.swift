internal import Migration
package import WorkoutModel

/// What one workout comes to, in the unit of the statistics that it is a part of.
package struct WorkoutFigures: Hashable, Sendable {
  /// A part of a workout: what was done of one category.
  package struct Part: Hashable, Sendable {
    /// The place of the category in the list of the statistics.
    package var category: Int
    /// Repetitions times weight, cut to whole numbers.
    package var volume: Int64
    /// How many sets.
    package var sets: Int
  }

  /// The index of the workout.
  package var workout: Int
  /// When it began.
  package var start: Moment?
  /// The days from 1 January 1970 to its day; nil without a date.
  package var day: Int?
  /// How long it took, in seconds; 0 where nothing says it.
  package var durationSeconds: Int64
  /// What was done of each category.
  package private(set) var parts: [Part] = []
  /// The heaviest weight that was lifted; 0 where there was none.
  package private(set) var heaviest = 0.0
  /// The rests after its sets, in seconds, as far as they are stated.
  private(set) var restSeconds: [ExactDecimal] = []

  init(_ workout: Workout, at index: Int) {
    self.workout = index
    start = workout.start
    day = workout.start?.date?.daysSince1970
    durationSeconds = workout.durationSeconds?.wholePart ?? 0
  }

  /// The volume of all of it.
  package var volume: Int64 { parts.reduce(0) { $0.addingSaturated($1.volume) } }

  /// How many sets it has.
  package var sets: Int { parts.reduce(0) { $0 + $1.sets } }

  /// The hour of the day at which it began; nil where that is not known.
  package var hour: Int? {
    guard let start, start.precision != .day else { return nil }
    return start.millisecondOfDay / 3_600_000
  }

  mutating func add(_ exercise: Exercise, category: Int, unit: MassUnit?, _ kinds: inout ExerciseKinds) {
    let volume = kinds.volume(of: [exercise], in: unit)
    if let place = parts.firstIndex(where: { $0.category == category }) {
      parts[place].volume = parts[place].volume.addingSaturated(volume)
      parts[place].sets += exercise.sets.count
    } else {
      parts.append(Part(category: category, volume: volume, sets: exercise.sets.count))
    }
    for set in exercise.sets where set.hasDetails {
      if let rest = set.details?.restSeconds { restSeconds.append(rest) }
    }
    guard kinds.weight(of: exercise.identity) == .lifted else { return }
    for set in exercise.sets {
      guard let load = set.load, load.value.coefficient > 0, set.reps ?? 0 > 0 else { continue }
      let own = load.unit == unit ? load : set.inUnit(unit).load
      heaviest = max(heaviest, own?.value.doubleValue ?? 0)
    }
  }
}
