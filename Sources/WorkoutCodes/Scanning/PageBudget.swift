internal import QRCodes
internal import SafeFiles

/// What may be done for the pages or frames of one file.
///
/// Each has what one needs that is not hard to read. Those that need more have it one after the other, out of the
/// budget of a picture, which all share, so that a file of decoys costs little more than one of them. What reads a
/// further symbol costs the others nothing. Nothing depends on the time, so that each run reads the same.
///
/// Pages that read nothing new have no more than the budget of another picture together, however many they are: a page
/// with a new code pays for two without. A page whose pixels have been seen is not searched again.
///
/// A page without a code and full of eyes of codes is a crowd of decoys. All crowds share a fifth of the budget of a picture,
/// and one that had to be drawn pays for that too: a few of them are enough.
struct PageBudget {
  /// What was found on a page.
  struct Result {
    var scan: ScannedPicture
    /// The codes of log sheets, and what was read around them; nil where their payloads cannot be read.
    var logs: [(symbol: ScannedSymbol, sight: LogSight?)] = []
    /// Whether the search ended since what the file's pages share was used up.
    var isCutShort = false
  }

  /// How many frames are scanned at a time; a page is scanned alone, while the next is drawn.
  static let stretch = 4

  /// How many eyes that belong to no code make a page without a code a crowd of decoys.
  private static let crowd = 100

  /// How many pages may read more without a cost to the others.
  private static let maximumGifts = 100

  /// The least that a page has and what it has for each of its pixels, as a share of the budget of a picture.
  private static let least = 0.01
  private static let each = 1e-8

  /// The same for each pixel once what all share is used up: enough for codes as they are printed.
  private static let eachAtTheEnd = 2.5e-9

  /// The same that a crowd of decoys pays for each pixel that was drawn.
  private static let eachDrawn = 4e-8

  /// What all crowds may have together beyond the least, as a share of the budget of a picture.
  private static let crowds = 0.2

  /// How many pages without a new code one with such a code pays for.
  private static let gain = 2.0

  private let scanner: SymbolScanner
  private var left: Duration?
  private var leftForCrowds: Duration?
  private var gifts = Self.maximumGifts
  /// What the pages that read nothing new may still have together; nil where that has no end.
  private var idle: Duration?
  private var known: [DecodedPage.Fingerprint: Result] = [:]
  private var payloads: Set<[UInt8]> = []

  /// Makes the budget of a file.
  init(_ scanner: SymbolScanner) {
    self.scanner = scanner
    left = scanner.budget
    leftForCrowds = scanner.budget.map { $0 * Self.crowds }
    idle = scanner.budget
  }

  /// Whether further pages are not searched at all.
  var isUsedUp: Bool { !known.isEmpty && idle.map { $0 <= .zero } ?? false }

  /// Scans the only page of a file, which has the whole budget of a picture.
  func scan(only page: DecodedPage) -> Result { page.scan(scanner) }

  /// Scans pages, several at a time.
  mutating func scan(_ pages: [DecodedPage]) -> [Result] {
    let fingerprints = pages.map(\.fingerprint)
    var unseen = Set(fingerprints).subtracting(known.keys)
    let new = pages.indices.filter { unseen.remove(fingerprints[$0]) != nil }
    for (index, result) in zip(new, search(new.map { pages[$0] })) { known[fingerprints[index]] = result }
    return pages.indices.compactMap { index in
      guard let result = known[fingerprints[index]] else { return nil }
      charge(pages[index], result, isSearched: new.contains(index))
      return result
    }
  }

  /// Takes what a page costs that reads nothing new, and gives what one is worth that does.
  private mutating func charge(_ page: DecodedPage, _ result: Result, isSearched: Bool) {
    guard let whole = scanner.budget, let idle else { return }
    let share = result.scan.symbols.isEmpty ? Self.eachAtTheEnd : Self.each
    let usual = whole * (Self.least + share * Double(page.pixelCount))
    let found = payloads.count
    payloads.formUnion(result.scan.symbols.map(\.payload))
    if payloads.count > found {
      self.idle = min(whole, idle + usual * Self.gain)
    } else if page.isDrawn, Self.isCrowd(result.scan) {
      self.idle = idle - whole * (Self.least + Self.eachDrawn * Double(page.pixelCount))
    } else if isSearched {
      self.idle = idle - min(usual, result.scan.work)
    } else if page.isDrawn {
      self.idle = idle - usual
    }
  }

  private static func isCrowd(_ scan: ScannedPicture) -> Bool {
    scan.shortfall == .time && scan.symbols.isEmpty && scan.strayEyeCount >= crowd
  }

  private mutating func search(_ pages: [DecodedPage]) -> [Result] {
    var scanner = scanner
    scanner.extendsBudget = false
    let whole = scanner
    let hasMore = left.map { $0 > .zero } ?? true
    var results = Parallel.map(pages) { page in
      func scan(_ share: Double) -> Result {
        var small = whole
        small.budget = whole.budget.map { $0 * min(1, Self.least + share * Double(page.pixelCount)) }
        return page.scan(small)
      }
      let result = scan(hasMore ? Self.each : Self.eachAtTheEnd)
      // A page with a code is searched to its end, whatever those before it have used up.
      let isShort = !hasMore && result.scan.shortfall == .time && !result.scan.symbols.isEmpty
      return isShort ? scan(Self.each) : result
    }
    for index in results.indices where results[index].scan.shortfall == .time {
      let isCrowd = Self.isCrowd(results[index].scan)
      guard let budget = whole.budget, let left, let leftForCrowds,
        case let most = isCrowd ? min(budget, left, leftForCrowds) : min(budget, left), most > .zero
      else {
        results[index].isCutShort = true
        continue
      }
      var larger = whole
      larger.budget = most
      var result = pages[index].scan(larger)
      let hasMore = result.scan.symbols.count > results[index].scan.symbols.count
      if hasMore, gifts > 0 {
        gifts -= 1
      } else {
        self.left = left - most
        if isCrowd { self.leftForCrowds = leftForCrowds - most }
      }
      result.isCutShort = result.scan.shortfall == .time
      results[index] = result
    }
    return results
  }
}
