package import WorkoutModel

/// What did not come through, in a few words: `3 templates and 23 values dropped, 4 rounded`.
package enum LossSummary {
  /// What is counted by its name, in this order; another field is a value.
  private static let things: [(field: ModelField, name: String)] = [
    (.workouts, "workout"), (.templates, "template"), (.rides, "ride"), (.measurements, "measurement"),
    (.goals, "goal"), (.exerciseTypes, "exercise type"), (.achievements, "achievement"),
  ]

  /// The losses among findings; nil where everything came through.
  package static func text(of groups: [FindingLog.Group]) -> String? {
    var losses: [String] = []
    for kind in [Finding.Kind.dropped, .rounded, .guessed, .repaired] {
      let groups = groups.filter { $0.first.kind == kind }
      guard !groups.isEmpty else { continue }
      let count = groups.reduce(0) { $0 + $1.count }
      // What is counted is said once.
      let counted = losses.isEmpty ? list(of: groups) : "\(count)"
      losses.append("\(counted) \(kind.rawValue)")
    }
    return losses.isEmpty ? nil : losses.joined(separator: ", ")
  }

  private static func list(of groups: [FindingLog.Group]) -> String {
    var counts: [String: Int] = [:]
    for group in groups { counts[name(of: group.first), default: 0] += group.count }
    let parts = (things.map(\.name) + ["row", "item", "value"]).compactMap { name in
      counts[name].map { Counted.of($0, name) }
    }
    return parts.count < 2
      ? parts.joined() : "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
  }

  private static func name(of finding: Finding) -> String {
    if let thing = things.first(where: { finding.field == .model($0.field) }) { return thing.name }
    // A cell that is left out is a warning, a row an error.
    if finding.subject == .row, finding.severity == .error { return "row" }
    return finding.field == nil ? "item" : "value"
  }
}
