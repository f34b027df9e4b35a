/// What `5x5` means where no unit tells, in texts that people type.
public enum PairOrder: Hashable, Sendable {
  /// A weight, then repetitions.
  case weightFirst
  /// Repetitions, then a weight.
  case repsFirst
}
