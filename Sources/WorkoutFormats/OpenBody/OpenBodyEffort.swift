internal import Notation
internal import WorkoutModel

/// An entry of effort that the model holds: one RPE or RIR.
struct OpenBodyEffort {
  /// `RPE` or `RIR`.
  let method: String
  let value: ExactDecimal
  /// True where it says no more than that.
  let isPlain: Bool

  /// Reads an entry; nil for one of another method, and for a range.
  init?(_ element: JSONElement) {
    guard let method = element["method"]?.text, method == "RPE" || method == "RIR",
      let value = element["value"].flatMap(OpenBodyScalar.number)
    else { return nil }
    self.method = method
    self.value = value
    isPlain = element.members.count == 3 && element["kind"]?.text == "internal"
  }

  /// A plain entry.
  static func text(_ method: String, _ value: ExactDecimal) -> String {
    "{\"kind\":\"internal\",\"method\":\"\(method)\",\"value\":\(value)}"
  }

  /// The list of efforts of a set: what the model says, and what was kept of `path`; nil where there is nothing.
  static func list(
    _ rating: ExactDecimal?, _ reserve: ExactDecimal?, kept: [SourceFields.Field], path: String
  ) -> String? {
    var entries: [String] = []
    for (method, value) in [("RPE", rating), ("RIR", reserve)] {
      guard let value else { continue }
      let own = kept.text(of: "\(path)/\(method)")
      let isSame =
        own.flatMap { JSONElement(json: $0) }.flatMap { OpenBodyEffort($0) }.map {
          $0.method == method && $0.value.normalized == value.normalized
        } ?? false
      entries.append(isSame ? own ?? "" : text(method, value))
    }
    let others = kept.text(of: path)
    if let list = others.flatMap({ JSONElement(json: $0) }), list.kind == .array {
      entries += list.elements.map { $0.canonical }
    } else if let others {
      if entries.isEmpty { return others }
      entries.append(others)
    } else if entries.isEmpty {
      return nil
    }
    return "[\(entries.joined(separator: ","))]"
  }
}
