internal import QRCodes
internal import Synchronization

/// The time that the pages or frames of one file have: after two that have used up their own, each further one that
/// does halves what those after it have, so that a file of decoys costs little more than a page of them.
final class PageBudget: Sendable {
  /// How many pages may use up all that a picture has.
  private static let generosity = 2
  /// How often the time is halved at most: to an eighth of a second of two.
  private static let maximumHalvings = 4

  private let scanner: SymbolScanner
  private let endedCount = Mutex(0)

  /// Makes the budget of a file, all of whose pages have that of a picture at first.
  init(_ scanner: SymbolScanner) { self.scanner = scanner }

  /// Scans a page in the time that is left to it.
  func scan(_ look: (SymbolScanner) -> ScannedPicture) -> ScannedPicture {
    let halvings = min(Self.maximumHalvings, max(0, endedCount.withLock { $0 } + 1 - Self.generosity))
    var scanner = scanner
    scanner.budget = scanner.budget.map { $0 / (1 << halvings) }
    let scan = look(scanner)
    if scan.shortfall == .time { endedCount.withLock { $0 += 1 } }
    return scan
  }
}
