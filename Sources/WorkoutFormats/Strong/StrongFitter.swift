internal import FormatKit
internal import WorkoutModel

/// Fills in what importers of Strong's export ask for.
final class StrongFitter: OwnFitter {
  private var defaults: WorkoutDefaults

  init(_ losses: LossReporter, _ variant: StrongVariant) {
    defaults = WorkoutDefaults(losses, durationStep: variant.durationStep)
  }

  func begin(_ archive: inout WorkoutArchive) { defaults.begin(archive, formatID: "strong") }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    defaults.look(at: workout)
  }

  func finish(_ workout: inout Workout, at path: ModelPath) { defaults.fill(&workout, at: path) }
}
