/// Counts findings by sort and keeps the first places of each; it does not grow with the input.
public final class FindingLog: FindingSink {
  /// All findings of one sort.
  public struct Group: Hashable, Sendable {
    /// The first finding of the sort.
    public var first: Finding
    /// How many values findings of this sort speak of.
    public var count: Int
    /// The first findings, no more than ``FindingLog/placesKept``.
    public var examples: [Finding]
  }

  /// What findings of one sort have in common.
  private struct Sort: Hashable {
    var mark: Mark
    var field: Finding.Field?
    var reason: Finding.Reason

    init(_ finding: Finding) {
      mark = Mark(finding)
      field = finding.field
      reason = finding.reason
    }
  }

  /// What tells most sorts apart and costs next to nothing to compare: findings whose marks differ are of two sorts.
  private struct Mark: Hashable {
    var kind: Finding.Kind
    var severity: Finding.Severity
    var subject: Finding.Subject?
    var field: ModelField?
    var nameLength = 0
    var wordsLength: Int
    var valueLength: Int

    init(_ finding: Finding) {
      kind = finding.kind
      severity = finding.severity
      if let field = finding.field {
        subject = finding.subject
        switch field {
        case .model(let field): self.field = field
        case .source(_, let name): nameLength = name.utf8.count
        }
      }
      wordsLength = finding.reason.words.utf8.count
      valueLength = finding.reason.values.first?.utf8.count ?? 0
    }
  }

  /// How many findings of each sort are kept.
  public static let placesKept = 5

  /// The sorts that are told apart; what comes after them is counted together.
  public static let maximumGroups = 1_000

  /// The sorts in the order in which they first came up.
  @exclusivity(unchecked) public private(set) var groups: [Group] = []
  /// How many findings are kept as examples.
  package private(set) var exampleCount = 0
  /// How many findings of each sort are kept in this log.
  package var placesKept = FindingLog.placesKept
  /// The marks of the sorts, in the same order.
  @exclusivity(unchecked) private var marks: [Mark] = []
  /// So many sorts are sooner looked through than looked up.
  private static let sortsLookedThrough = 32
  /// Where all sorts stand, once they are more.
  private var indices: [Sort: Int] = [:]
  /// Where the sorts stand that came up last, once they are more: most findings are of one of few.
  private var recent: [Int] = []
  private static let recentKept = 6
  private let forward: ((Finding) -> Void)?

  /// Makes an empty log.
  ///
  /// - Parameter forward: is handed every finding, for a full report.
  public init(forward: ((Finding) -> Void)? = nil) { self.forward = forward }

  /// Counts `finding`.
  public func report(_ finding: Finding) {
    forward?(finding)
    let mark = Mark(finding)
    if let index = index(of: finding, mark) { return add(finding, to: index) }
    guard groups.count >= Self.maximumGroups else { return append(finding, mark) }
    var first = finding
    first.field = nil
    first.reason = "further findings of other sorts"
    guard let index = indices[Sort(first)] else { return append(first, Mark(first)) }
    add(finding, to: index)
  }

  private func append(_ finding: Finding, _ mark: Mark) {
    groups.append(Group(first: finding, count: finding.count, examples: [finding]))
    marks.append(mark)
    exampleCount += 1
    guard groups.count > Self.sortsLookedThrough else { return }
    if indices.isEmpty {
      for (index, group) in groups.enumerated() { indices[Sort(group.first)] = index }
    } else {
      indices[Sort(finding)] = groups.count - 1
    }
  }

  /// Where the sort of `finding` stands; nil where it has not come up.
  private func index(of finding: Finding, _ mark: Mark) -> Int? {
    guard groups.count > Self.sortsLookedThrough else {
      for index in marks.indices where isThere(finding, mark, at: index) { return index }
      return nil
    }
    for index in recent where isThere(finding, mark, at: index) { return index }
    guard let index = indices[Sort(finding)] else { return nil }
    if recent.count < Self.recentKept {
      recent.append(index)
    } else {
      recent[index % Self.recentKept] = index
    }
    return index
  }

  /// True where the sort at `index` is that of `finding`.
  private func isThere(_ finding: Finding, _ mark: Mark, at index: Int) -> Bool {
    guard marks[index] == mark else { return false }
    return groups[index].first.field == finding.field && groups[index].first.reason == finding.reason
  }

  /// The number of a sort of which as many examples are kept as there is room for.
  public func tally(of finding: Finding) -> Int? {
    guard forward == nil else { return nil }
    return index(of: finding, Mark(finding)).flatMap { groups[$0].examples.count < placesKept ? nil : $0 }
  }

  /// Counts `count` more values of the sort of a number.
  public func count(_ count: Int, inTally tally: Int) { groups[tally].count += count }

  private func add(_ finding: Finding, to index: Int) {
    groups[index].count += finding.count
    guard groups[index].examples.count < placesKept else { return }
    groups[index].examples.append(finding)
    exampleCount += 1
  }

  /// How many values findings of `severity` speak of.
  public func count(of severity: Finding.Severity) -> Int {
    groups.reduce(0) { $0 + ($1.first.severity == severity ? $1.count : 0) }
  }

  /// The sorts that a strict conversion refuses.
  public var refusedByStrict: [Group] { groups.filter { $0.first.kind.isRefusedByStrict } }
}
