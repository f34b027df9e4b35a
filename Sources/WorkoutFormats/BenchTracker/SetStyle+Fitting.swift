internal import WorkoutModel

extension SetStyle {
  /// The style that the first of `sets` fits.
  init(fitting sets: [ExerciseSet]) {
    let known: [(KnownSetStyle, SetStyle)] = [
      (.repsWeight, .repsWeight), (.reps, .reps), (.timeWeight, .timeWeight), (.time, .time),
      (.custom, .custom),
    ]
    let style = sets.first.flatMap { set in known.first { $0.0.fits(set) }?.1 }
    self = style ?? .repsWeight
  }
}
