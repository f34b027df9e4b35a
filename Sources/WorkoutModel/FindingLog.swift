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
    // What tells most sorts apart stands first.
    var kind: Finding.Kind
    var severity: Finding.Severity
    var field: Finding.Field?
    /// What the field belongs to, which programs are told with its name; nil without a field.
    var subject: Finding.Subject?
    var reason: Finding.Reason

    init(_ finding: Finding) {
      severity = finding.severity
      kind = finding.kind
      field = finding.field
      subject = finding.field == nil ? nil : finding.subject
      reason = finding.reason
    }

    /// True for the sort of `finding`; cheaper to ask than to make it and look it up.
    func isThat(of finding: Finding) -> Bool {
      kind == finding.kind && severity == finding.severity && field == finding.field
        && reason == finding.reason && (field == nil || subject == finding.subject)
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
  /// The sorts in their order, as long as they are sooner looked through than looked up.
  private var firstSorts: [Sort] = []
  private static let firstSortsKept = 32
  /// Where all sorts stand, once they are more.
  private var indices: [Sort: Int] = [:]
  /// The sorts that came up last, and where they stand: most findings are of one of few.
  @exclusivity(unchecked) private var recent: [(sort: Sort, index: Int)] = []
  private static let recentKept = 6
  private let forward: ((Finding) -> Void)?

  /// Makes an empty log.
  ///
  /// - Parameter forward: is handed every finding, for a full report.
  public init(forward: ((Finding) -> Void)? = nil) { self.forward = forward }

  /// Counts `finding`.
  public func report(_ finding: Finding) {
    forward?(finding)
    for index in recent.indices where recent[index].sort.isThat(of: finding) {
      return add(finding, to: recent[index].index)
    }
    var sort = Sort(finding)
    if let index = index(of: sort) {
      remember(sort, index)
      return add(finding, to: index)
    }
    var first = finding
    if groups.count >= Self.maximumGroups {
      first.field = nil
      first.reason = "further findings of other sorts"
      sort.field = nil
      sort.subject = nil
      sort.reason = first.reason
      if let index = indices[sort] { return add(finding, to: index) }
    }
    groups.append(Group(first: first, count: finding.count, examples: [first]))
    exampleCount += 1
    guard groups.count > Self.firstSortsKept else { return firstSorts.append(sort) }
    if indices.isEmpty {
      for (index, sort) in firstSorts.enumerated() { indices[sort] = index }
    }
    indices[sort] = groups.count - 1
  }

  /// Where `sort` stands; nil where it has not come up.
  private func index(of sort: Sort) -> Int? {
    groups.count > Self.firstSortsKept ? indices[sort] : firstSorts.firstIndex(of: sort)
  }

  /// The number of a sort of which as many examples are kept as there is room for.
  public func tally(of finding: Finding) -> Int? {
    guard forward == nil else { return nil }
    return index(of: Sort(finding)).flatMap { groups[$0].examples.count < placesKept ? nil : $0 }
  }

  /// Counts `count` more values of the sort of a number.
  public func count(_ count: Int, inTally tally: Int) { groups[tally].count += count }

  private func remember(_ sort: Sort, _ index: Int) {
    if recent.count < Self.recentKept {
      recent.append((sort, index))
    } else {
      recent[index % Self.recentKept] = (sort, index)
    }
  }

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
