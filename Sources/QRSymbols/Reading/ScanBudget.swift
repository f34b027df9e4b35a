/// What may be done for one picture, counted in looks, so that the same is read in each run and on each machine.
///
/// A look is that at one place of a picture; other work is counted as the looks that take as long. A budget in seconds
/// is ``looksPerSecond`` for each; the processor's clock ends only a scan that takes ``patience`` times as long.
package final class ScanBudget {
  /// How many looks a second of a budget is: about what a processor of 2020 does.
  package static let looksPerSecond = 100_000_000.0

  /// How many times its seconds a budget may take of a processor that is slow.
  static let patience = 5.0

  /// The looks between two glances at the clock.
  private static let glance = 1_000_000

  private let start = Platform.clock
  private let startOfWork = Platform.processorTime
  /// Whether the clock may end the scan.
  private let watchesClock: Bool
  /// Nil where there is no end.
  private var most: (looks: Int, time: Duration)?
  private var nextGlance = ScanBudget.glance
  private var isLate = false
  /// The looks so far.
  package private(set) var looks = 0

  /// Begins a budget; without one there is no end.
  ///
  /// - Parameter watchesClock: whether the clock may end a scan that takes too long; false where looks alone count, as in
  ///   tests, which pass on a machine of any speed.
  package init(_ budget: Duration?, watchesClock: Bool = true) {
    self.watchesClock = watchesClock
    most = budget.map { (Int(min($0 / .seconds(1) * Self.looksPerSecond, 1e18)), $0 * Self.patience) }
  }

  /// Counts work that is done or about to be.
  package func spend(_ count: Int) {
    looks += count
    guard watchesClock, let most, looks >= nextGlance else { return }
    nextGlance = looks + Self.glance
    if Platform.processorTime - startOfWork >= most.time { isLate = true }
  }

  /// Grants half as much again, for what comes next.
  package func extend() {
    guard let old = most else { return }
    most = (old.looks + old.looks / 2, old.time * 1.5)
    isLate = false
  }

  /// A separate budget for work after the search: a share of what was granted, up to an amount.
  package func part(_ share: Double, atMost limit: Duration) -> ScanBudget {
    ScanBudget(
      most.map { min(limit, .seconds(Double($0.looks) / Self.looksPerSecond * share)) } ?? limit,
      watchesClock: watchesClock)
  }

  /// What was used so far.
  package var used: Duration { .seconds(Double(looks) / Self.looksPerSecond) }

  /// Whether all is used up.
  package var isOver: Bool { most.map { looks >= $0.looks } ?? false || isLate }

  /// How long the scan has taken so far, as people count.
  package var elapsedMilliseconds: Double { (Platform.clock - start) / .milliseconds(1) }
}
