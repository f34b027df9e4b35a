internal import WorkoutModel

/// The names that Hevy gives the kinds of sets.
enum HevySetType {
  /// The kind that a name means, whatever stands between its words: `warmup`, `warm_up`, `Warm-up`.
  static func kind(_ raw: UnsafeRawBufferPointer) -> SetKind? {
    // The kind of nearly all sets.
    if raw.elementsEqual("normal".utf8) { return .working }
    return switch String(decoding: raw, as: UTF8.self).lowercased().filter({ $0.isLetter }) {
    case "normal": .working
    case "warmup": .warmUp
    case "dropset", "drop": .drop
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
