internal import WorkoutModel

/// The styles that the app knows, in a form that is quick to compare.
enum KnownSetStyle: UInt8 {
  case repsWeight
  case reps
  case timeWeight
  case time
  case custom
  case unknown

  init(_ style: SetStyle?) {
    switch style {
    case SetStyle.repsWeight: self = .repsWeight
    case SetStyle.reps: self = .reps
    case SetStyle.timeWeight: self = .timeWeight
    case SetStyle.time: self = .time
    case SetStyle.custom: self = .custom
    default: self = .unknown
    }
  }
}
