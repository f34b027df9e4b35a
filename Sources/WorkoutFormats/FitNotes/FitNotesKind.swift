internal import WorkoutModel

/// What FitNotes for iOS writes under `Kind`: a letter for each number that the sets of an exercise record.
///
/// `w` is weight, `r` repetitions, `d` distance, `t` time: `wr`, `r`, `wt`, `t`, `dt`.
enum FitNotesKind {
  /// The style that the letters mean; nil for those that have none.
  static func style(_ letters: String) -> SetStyle? {
    switch letters {
    case "wr": .repsWeight
    case "r": .reps
    case "wt": .timeWeight
    case "t": .time
    default: nil
    }
  }
}
