/// The styles that the Bench Tracker app knows, in a form that is quick to compare.
@usableFromInline
package enum KnownSetStyle: UInt8 {
  case repsWeight
  case reps
  case timeWeight
  case time
  case custom
  case unknown

  /// The style of this name; ``unknown`` for none and for one beyond the five.
  package init(_ style: SetStyle?) {
    switch style {
    case SetStyle.repsWeight: self = .repsWeight
    case SetStyle.reps: self = .reps
    case SetStyle.timeWeight: self = .timeWeight
    case SetStyle.time: self = .time
    case SetStyle.custom: self = .custom
    default: self = .unknown
    }
  }

  /// True where `set` records just what the style asks for; one beyond the five asks for nothing.
  @inlinable
  package func fits(_ set: ExerciseSet) -> Bool {
    switch self {
    case .repsWeight: (set.reps ?? -1) >= 0 && set.load != nil && set.durationSeconds == nil
    case .reps: (set.reps ?? -1) >= 0 && set.load == nil && set.durationSeconds == nil
    case .timeWeight: set.reps == nil && set.load != nil && set.durationSeconds != nil
    case .time: set.reps == nil && set.load == nil && set.durationSeconds != nil
    case .custom: set.details?.freeText != nil && set.details?.sourceFields == nil
    case .unknown: true
    }
  }
}
