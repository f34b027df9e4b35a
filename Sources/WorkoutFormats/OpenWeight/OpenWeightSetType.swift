internal import WorkoutModel

/// What the keys `type` and `toFailure` of a set say together.
enum OpenWeightSetType {
  /// The kind of a set.
  static func kind(type: String?, isToFailure: Bool?) -> SetKind {
    switch type?.lowercased() {
    case "warmup": .warmUp
    case "dropset": .drop
    case "failure": .failure
    default: isToFailure == true ? .failure : .working
    }
  }

  /// The type that is written for a kind; nil where none needs to be.
  static func type(of kind: SetKind) -> String? {
    switch kind {
    case .working: nil
    case .warmUp: "warmup"
    case .drop: "dropset"
    case .failure: "failure"
    }
  }

  /// The kind that kept fields say; nil where they say nothing.
  static func kind(of kept: [SourceFields.Field]) -> SetKind? {
    let type = kept.first { $0.name == "type" }?.text
    let toFailure = kept.first { $0.name == "toFailure" }?.text
    guard type != nil || toFailure != nil else { return nil }
    // A kept type is JSON text; only the four plain words matter.
    return kind(
      type: type.map { String($0.drop { $0 == "\"" }.prefix { $0 != "\"" }) },
      isToFailure: toFailure.map { $0 == "true" })
  }
}
