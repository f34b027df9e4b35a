internal import WorkoutModel

/// The names that Hevy gives the kinds of sets.
enum HevySetType {
  static func kind(_ raw: UnsafeRawBufferPointer) -> SetKind? {
    switch String(decoding: raw, as: UTF8.self).lowercased() {
    case "normal": .working
    case "warmup", "warm_up": .warmUp
    case "dropset", "drop_set": .drop
    case "failure": .failure
    default: nil
    }
  }

  /// The name in quotes, with the comma after it.
  static func cell(_ kind: SetKind) -> StaticString {
    switch kind {
    case .working: "\"normal\","
    case .warmUp: "\"warmup\","
    case .drop: "\"dropset\","
    case .failure: "\"failure\","
    }
  }
}
