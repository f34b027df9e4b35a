internal import WorkoutModel

/// Sorts of losses of which enough is known, so that more of them are only counted: most of a large archive are alike.
final class CountedLosses {
  private struct Sort {
    var severity: Finding.Severity
    var kind: Finding.Kind
    var reason: Finding.Reason
    var tally: Int
  }

  /// How many sorts are remembered; the others are reported one by one.
  private static let sortsKept = 24

  @exclusivity(unchecked) private var sorts: [Sort] = []
  /// Of each sort the field, and how deep in which list it stands; kept apart so that a search reads few bytes.
  @exclusivity(unchecked) private var keys: [Int] = []

  /// Reports a loss, or counts it where others like it are known.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ field: ModelField, _ reason: Finding.Reason,
    detail: () -> String?, at path: ModelPath?, count: Int, to findings: any FindingSink
  ) {
    let key = Self.key(field, path)
    for index in keys.indices
    where keys[index] == key && sorts[index].kind == kind && sorts[index].severity == severity
      && sorts[index].reason == reason
    {
      return findings.count(count, inTally: sorts[index].tally)
    }
    let finding = Finding(severity, kind, field, reason, detail: detail(), place: Place(path), count: count)
    findings.report(finding)
    guard sorts.count < Self.sortsKept, let tally = findings.tally(of: finding) else { return }
    keys.append(key)
    sorts.append(Sort(severity: severity, kind: kind, reason: reason, tally: tally))
  }

  private static func key(_ field: ModelField, _ path: ModelPath?) -> Int {
    guard let path else { return Int(field.rawValue) << 8 | 0xff }
    let root =
      switch path.root {
      case .workouts: 0
      case .templates: 1
      case .rides: 2
      case .goals: 3
      case .measurements: 4
      case .exerciseTypes: 5
      }
    return Int(field.rawValue) << 8 | root << 2 | (path.exercise == nil ? 0 : 2) | (path.set == nil ? 0 : 1)
  }
}
