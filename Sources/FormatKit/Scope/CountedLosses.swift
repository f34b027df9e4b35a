internal import WorkoutModel

/// Sorts of losses of which enough is known, so that more of them are only counted: most of a large archive are alike.
final class CountedLosses {
  fileprivate struct Sort: Sendable {
    var severity: Finding.Severity
    var kind: Finding.Kind
    /// Nil stands for the usual one.
    var reason: Finding.Reason?
    var tally: Int
  }

  /// The sorts, and where they stand.
  struct Sorts: Sendable {
    fileprivate var sorts: [Sort] = []
    /// For each sort, the number of the previous one with the same key, counted from 1; 0 means none.
    fileprivate var before: [UInt8] = []
    /// For each key, the number of its newest sort.
    fileprivate var lastOfKey = [UInt8](repeating: 0, count: 1 << 13)

    var count: Int { sorts.count }
  }

  /// How many sorts are remembered; the others are reported one by one.
  private static let sortsKept = 24

  @exclusivity(unchecked) var sorts = Sorts()

  private let usualReason: Finding.Reason

  /// - Parameter usualReason: why most of what is lost is lost.
  init(usualReason: Finding.Reason) { self.usualReason = usualReason }

  /// Reports a loss, or counts it where others like it are known.
  ///
  /// - Parameter reason: nil for the usual one, which nobody passes: nil is told from other reasons at once.
  /// - Returns: the tally that counts further losses like it; nil while they still have to be reported.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ field: ModelField, _ reason: Finding.Reason?,
    detail: () -> String?, at path: ModelPath?, count: Int, to findings: any FindingSink
  ) -> Int? {
    let key = Self.key(field, path)
    var next = sorts.lastOfKey[key]
    while next > 0 {
      let index = Int(next) - 1
      if sorts.sorts[index].kind == kind, sorts.sorts[index].severity == severity,
        sorts.sorts[index].reason == reason
      {
        findings.count(count, inTally: sorts.sorts[index].tally)
        return sorts.sorts[index].tally
      }
      next = sorts.before[index]
    }
    let finding = Finding(
      severity, kind, field, reason ?? usualReason, detail: detail(), place: Place(path), count: count)
    findings.report(finding)
    guard sorts.count < Self.sortsKept, let tally = findings.tally(of: finding) else { return nil }
    sorts.sorts.append(Sort(severity: severity, kind: kind, reason: reason, tally: tally))
    sorts.before.append(sorts.lastOfKey[key])
    sorts.lastOfKey[key] = UInt8(sorts.count)
    return tally
  }

  /// The field, and how deep in which list it stands, in thirteen bits.
  private static func key(_ field: ModelField, _ path: ModelPath?) -> Int {
    let field = Int(field.rawValue) << 5
    guard let path else { return field | 0x1f }
    let root =
      switch path.root {
      case .workouts: 0
      case .templates: 1
      case .rides: 2
      case .goals: 3
      case .measurements: 4
      case .exerciseTypes: 5
      }
    return field | root << 2 | (path.exercise == nil ? 0 : 2) | (path.set == nil ? 0 : 1)
  }
}
