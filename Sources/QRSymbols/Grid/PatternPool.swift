/// The finder patterns of one picture that are known so far and belong to no symbol yet.
struct PatternPool {
  private(set) var patterns: [FinderPattern] = []

  /// Those that were left aside, as they were too many.
  private(set) var others: [FinderPattern] = []

  /// From where on no triple was tried.
  private(set) var firstUntried = 0

  /// Whether there are triples that were not tried.
  var hasUntried: Bool { firstUntried < patterns.count }

  /// The most finder patterns that are kept: thirty times those of a page of sixty symbols.
  private static let maximumPatterns = 6_000

  /// By how much less doubtful a pattern must be to be known again.
  private static let slightDoubt = 0.05

  /// Adds a pattern unless it is known.
  mutating func add(_ pattern: FinderPattern) {
    guard patterns.count < Self.maximumPatterns,
      !patterns.contains(where: { $0.isSame(as: pattern) && $0.doubt <= pattern.doubt + Self.slightDoubt })
    else { return }
    patterns.append(pattern)
  }

  /// Says that all triples were tried, and takes the patterns of symbols out.
  mutating func settle(isRead: (FinderPattern) -> Bool) {
    patterns.removeAll(where: isRead)
    firstUntried = patterns.count
  }

  /// Leaves the clearest patterns only, and says that none was tried.
  mutating func startAnew(clearest count: Int) {
    firstUntried = 0
    guard patterns.count > count else { return }
    patterns.sort { $0.doubt < $1.doubt }
    others += patterns.dropFirst(count)
    patterns.removeLast(patterns.count - count)
  }
}
