internal import FormatKit
internal import WorkoutModel

/// Gives workouts the identifier that a LiftLog table must have.
final class LiftLogFitter: OwnFitter {
  private let losses: LossReporter
  private var identifiers = DerivedIdentifiers()

  init(_ losses: LossReporter) { self.losses = losses }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    guard WorkoutFitter.isBlank(workout.id?.description) else { return }
    losses.added(.workoutID, "missing; derived from the workout", at: path)
    workout.id = identifiers.identifier(of: workout, number: path.index)
  }
}
