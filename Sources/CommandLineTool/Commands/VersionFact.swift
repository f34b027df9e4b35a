/// A line of `--version --verbose`: what the program is made of here.
package struct VersionFact: Hashable, Sendable {
  /// What it is about: `libraries`.
  package let name: String
  /// What there is: `cairo 1.16.0`.
  package let values: [String]

  /// Pairs a name with what there is.
  package init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values
  }

  /// One text of all, those of one name on one line.
  static func text(_ facts: [VersionFact]) -> String {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for fact in facts {
      if values[fact.name] == nil { names.append(fact.name) }
      values[fact.name, default: []] += fact.values
    }
    return names.map { "\($0): \(values[$0, default: []].joined(separator: ", "))\n" }.joined()
  }
}
