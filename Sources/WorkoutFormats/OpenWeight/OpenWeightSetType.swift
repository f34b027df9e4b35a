internal import FormatKit
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

  /// The type that is written for a kind; nil for a working set, and for failure, which has a key of its own in
  /// sets that are done.
  static func type(of kind: SetKind, isDone: Bool) -> String? {
    switch kind {
    case .working: nil
    case .warmUp: "warmup"
    case .drop: "dropset"
    case .failure: isDone ? nil : "failure"
    }
  }

  /// What `toFailure` is written for a kind beside a type; nil where the key is left out.
  static func isToFailure(_ kind: SetKind, beside type: String?, isDone: Bool) -> Bool? {
    isDone && kind == .failure && self.kind(type: type, isToFailure: nil) != .failure ? true : nil
  }

  /// The type that was kept, as plain text; it is kept as JSON text, and only the four plain words matter.
  static func type(in kept: [SourceFields.Field]) -> String? {
    kept.text(of: "type").map { String($0.drop { $0 == "\"" }.prefix { $0 != "\"" }) }
  }

  /// Takes the kept type and `toFailure` out where they say another kind: the set was changed since.
  static func settle(_ kept: inout [SourceFields.Field], with kind: SetKind, isDone: Bool) {
    let type = type(in: kept) ?? type(of: kind, isDone: isDone)
    let isToFailure = kept.text(of: "toFailure").map { $0 == "true" } ?? (isDone && kind == .failure)
    guard self.kind(type: type, isToFailure: isToFailure) != kind else { return }
    kept.removeAll { $0.name == "type" || $0.name == "toFailure" }
  }
}
