/// What a set was done for.
public enum SetKind: UInt8, Hashable, Sendable, CaseIterable {
  /// An ordinary set.
  case working
  /// A lighter set before the working sets.
  case warmUp
  /// A set continued at a lower load without rest.
  case drop
  /// A set taken until no further repetition was possible.
  case failure
}

extension SetKind: CustomStringConvertible {
  /// One word: `warmUp`.
  public var description: String {
    switch self {
    case .working: "working"
    case .warmUp: "warmUp"
    case .drop: "drop"
    case .failure: "failure"
    }
  }
}
