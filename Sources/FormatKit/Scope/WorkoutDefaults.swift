package import WorkoutModel

/// What importers of other apps refuse a workout without, for one whose source does not say it.
package struct WorkoutDefaults {
  /// The name of a workout that has none.
  package static let title = "Workout"
  /// The seconds of a workout whose length is not known.
  package static let durationSeconds: Int64 = 3_600

  private let losses: LossReporter
  /// False for an archive that the app itself exported: its blank cells are its own.
  private var isNeeded = true

  package init(_ losses: LossReporter) { self.losses = losses }

  /// Takes the archive that is written; workouts of one in `formatID` stay as they are.
  package mutating func begin(_ archive: WorkoutArchive, formatID: String) {
    isNeeded = archive.source?.format != formatID
  }

  /// True for a workout in which nothing is to be filled in.
  package func leaves(_ workout: Workout) -> Bool {
    !isNeeded || workout.durationSeconds != nil && !WorkoutFitter.isBlank(workout.title)
  }

  /// Fills in the name and the duration of the workout after it was fitted.
  package func fill(_ workout: inout Workout, at path: ModelPath) {
    guard isNeeded else { return }
    if WorkoutFitter.isBlank(workout.title) {
      losses.added(.title, "set to \"\(Self.title)\": importers need a name", at: path)
      workout.title = Self.title
    }
    guard workout.durationSeconds == nil else { return }
    losses.added(.duration, "set to an hour: importers need a duration", at: path)
    workout.durationSeconds = ExactDecimal(coefficient: Self.durationSeconds)
  }
}
