internal import Notation
package import WorkoutModel

/// What importers of other apps refuse a workout without, for one whose source does not say it.
package struct WorkoutDefaults {
  /// The name of a workout that has none.
  package static let title = "Workout"
  /// The seconds of a workout whose length is not known.
  package static let durationSeconds: Int64 = 3_600

  private let losses: LossReporter
  /// Seconds to which durations are cut.
  private let step: Int64
  /// False for an archive that the app itself exported: its blank cells are its own.
  private var isNeeded = true
  /// How long the workout takes up to its end; nil where that is not known.
  private var secondsToEnd: Int64?

  package init(_ losses: LossReporter, durationStep: Int64) {
    self.losses = losses
    step = durationStep
  }

  /// Takes the archive that is written; workouts of one in `formatID` stay as they are.
  package mutating func begin(_ archive: WorkoutArchive, formatID: String) {
    isNeeded = archive.source?.format != formatID
  }

  /// True for a workout in which nothing is to be filled in.
  package func leaves(_ workout: Workout) -> Bool {
    !isNeeded || workout.durationSeconds != nil && !WorkoutFitter.isBlank(workout.title)
  }

  /// Looks at a workout before it is fitted, when its end is still there.
  package mutating func look(at workout: Workout) { secondsToEnd = Self.secondsToEnd(of: workout) }

  /// Fills in the name and the duration of the workout after it was fitted.
  package func fill(_ workout: inout Workout, at path: ModelPath) {
    guard isNeeded else { return }
    if WorkoutFitter.isBlank(workout.title) {
      losses.added(.title, "\"\(Self.title)\", because importers need one", at: path)
      workout.title = Self.title
    }
    guard workout.durationSeconds == nil else { return }
    if let seconds = secondsToEnd.map({ $0 - $0 % step }), seconds > 0 {
      losses.added(.duration, "up to the end", at: path, detail: "\(seconds) s")
      workout.durationSeconds = ExactDecimal(coefficient: seconds)
    } else {
      losses.added(.duration, "an hour, because importers need one", at: path)
      workout.durationSeconds = ExactDecimal(coefficient: Self.durationSeconds)
    }
  }

  private static func secondsToEnd(of workout: Workout) -> Int64? {
    guard let start = workout.start, let end = workout.details?.end, start.precision != .day else {
      return nil
    }
    let areStated = start.offsetMinutes != nil && end.offsetMinutes != nil
    let seconds =
      areStated
      ? (end.utcMilliseconds - start.utcMilliseconds) / 1_000
      : (end.wallMilliseconds - start.wallMilliseconds) / 1_000
    return (1...DurationText.maximumSeconds).contains(seconds) ? seconds : nil
  }
}
