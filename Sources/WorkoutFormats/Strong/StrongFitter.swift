internal import FormatKit
internal import WorkoutModel

/// Fills in what importers of Strong's export ask for.
final class StrongFitter: OwnFitter {
  private var defaults: WorkoutDefaults
  /// Strong for Android writes kilograms, whatever its users see.
  let usualLoadUnit: MassUnit?

  init(_ losses: LossReporter, _ variant: StrongVariant) {
    defaults = WorkoutDefaults(losses)
    usualLoadUnit = variant == .android ? .kilograms : nil
  }

  var remembers: Bool { false }

  func begin(_ archive: inout WorkoutArchive) { defaults.begin(archive, formatID: "strong") }

  func leaves(_ workout: Workout) -> Bool { defaults.leaves(workout) }

  func finish(_ workout: inout Workout, at path: ModelPath) { defaults.fill(&workout, at: path) }
}
