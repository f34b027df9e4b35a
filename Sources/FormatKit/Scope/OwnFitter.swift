package import WorkoutModel

/// What one format asks of an archive that no other does, told to a ``FittingSink`` by its ``FormatScope``.
///
/// It stands in the folder of its format; a format asks for what it needs, and leaves the rest alone.
package protocol OwnFitter: AnyObject {
  /// The unit in which the app itself writes all loads, unrounded, whatever its users see; another may be asked for.
  var usualLoadUnit: MassUnit? { get }

  /// True where what becomes of a workout may depend on those before it, or on more of the archive than its source,
  /// its profile, its preferences and its exercise types.
  var remembers: Bool { get }

  /// Takes everything but the workouts, before it is fitted.
  func begin(_ archive: inout WorkoutArchive)

  /// Fits everything but the workouts once more, after all formats' rules.
  func finish(_ archive: inout WorkoutArchive)

  /// True for a workout in which nothing is to be fitted beside the effort of its sets, so that it needs no copy.
  func leaves(_ workout: Workout) -> Bool

  /// True for effort in which nothing is to be fitted beyond all formats' rules.
  func leaves(_ effort: (rating: ExactDecimal?, reserve: ExactDecimal?)) -> Bool

  /// Fits a workout before all formats' rules.
  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError)

  /// Fits a template before all formats' rules.
  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath)

  /// Fits the details of a set, of a workout or a template, before all formats' rules for details.
  func prepare(_ details: inout SetDetails, at path: ModelPath)

  /// Fits a set whose load was dropped: no number says it in the unit of the file, which is `unit`.
  func standIn(forLoadOf set: inout ExerciseSet, unit: MassUnit?, at path: ModelPath)

  /// Fits an exercise after all formats' rules, but before exercises are left out or joined; adds no text to its sets.
  func finish(_ exercise: inout Exercise, at path: ModelPath)

  /// Fits a workout after all formats' rules.
  func finish(_ workout: inout Workout, at path: ModelPath)

  /// Fits a template after all formats' rules.
  func finish(_ template: inout WorkoutTemplate, at path: ModelPath)

  /// Tells whether the format knows an exercise; others are left out. Nil if it knows every exercise.
  ///
  /// Read once, before anything is fitted.
  var knows: ((Exercise) -> Bool)? { get }
}

extension OwnFitter {
  package var usualLoadUnit: MassUnit? { nil }
  package var remembers: Bool { true }
  package func begin(_ archive: inout WorkoutArchive) {}
  package func finish(_ archive: inout WorkoutArchive) {}
  package func leaves(_ workout: Workout) -> Bool { false }
  package func leaves(_ effort: (rating: ExactDecimal?, reserve: ExactDecimal?)) -> Bool { true }
  package func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {}
  package func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {}
  package func prepare(_ details: inout SetDetails, at path: ModelPath) {}
  package func standIn(forLoadOf set: inout ExerciseSet, unit: MassUnit?, at path: ModelPath) {}
  package func finish(_ exercise: inout Exercise, at path: ModelPath) {}
  package func finish(_ workout: inout Workout, at path: ModelPath) {}
  package func finish(_ template: inout WorkoutTemplate, at path: ModelPath) {}
  package var knows: ((Exercise) -> Bool)? { nil }
}
