internal import WorkoutModel

extension SetStyle {
  /// The style that the first of `sets` fits.
  init(fitting sets: [ExerciseSet]) {
    let style = sets.first.flatMap { set in SetStyle.known.first { KnownSetStyle($0).fits(set) } }
    self = style ?? .repsWeight
  }
}
