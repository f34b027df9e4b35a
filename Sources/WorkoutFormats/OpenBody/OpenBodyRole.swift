internal import WorkoutModel

/// What the role of a set and the way it ended say together.
enum OpenBodyRole {
  static let roleKey = "setRole"
  static let endKey = "performance/terminatedBy"
  static let failure = "to_failure"

  /// The kind of a set.
  static func kind(role: String?, end: String?) -> SetKind {
    switch role?.lowercased() {
    case "warmup", "warm_up", "warm-up": .warmUp
    case "drop": .drop
    case "failure": .failure
    default: end == failure ? .failure : .working
    }
  }

  /// The role that is written for a kind; nil for a working set, and for failure, which is how a set ended that was
  /// done.
  static func role(of kind: SetKind, isPlan: Bool) -> String? {
    switch kind {
    case .warmUp: "warmup"
    case .drop: "drop"
    case .failure: isPlan ? "failure" : nil
    case .working: nil
    }
  }
}
