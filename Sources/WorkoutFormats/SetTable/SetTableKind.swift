internal import WorkoutModel

/// What the table of sets calls the kinds of sets.
enum SetTableKind {
  /// The kind that a word means, however its parts are joined.
  static func kind(_ raw: UnsafeRawBufferPointer) -> SetKind? {
    switch String(decoding: raw, as: UTF8.self).lowercased().filter({ $0.isLetter }) {
    case "working", "work", "normal": .working
    case "warmup": .warmUp
    case "drop", "dropset": .drop
    case "failure": .failure
    default: nil
    }
  }

  static func word(_ kind: SetKind) -> StaticString {
    switch kind {
    case .working: "working"
    case .warmUp: "warm-up"
    case .drop: "drop"
    case .failure: "failure"
    }
  }
}
