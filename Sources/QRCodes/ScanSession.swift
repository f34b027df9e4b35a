internal import Glibc

/// One picture being scanned: what is known of it so far.
struct ScanSession {
  let picture: GreyPicture
  private let start = ContinuousClock.now
  /// By the processor's clock: what else the machine does is not taken off the budget.
  private let deadline: Duration
  /// By whether they are light on dark.
  private var patterns: [Bool: [FinderPattern]] = [:]
  private(set) var found: [ScannedSymbol] = []

  /// The most finder patterns that are kept: thirty times those of a page of sixty symbols.
  private static let maximumPatterns = 6_000

  /// The most triples that one pass tries: all of a page of sixty symbols, or a few with all effort.
  private static let maximumTries = (quick: 300, thorough: 24)

  /// Begins; no further triple is tried once the budget is used up.
  init(_ picture: GreyPicture, budget: Duration) {
    self.picture = picture
    deadline = Self.processorTime + budget
  }

  /// Whether the time is up.
  var isOverdue: Bool { Self.processorTime >= deadline }

  /// What this thread has used of a processor so far.
  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Adds finder patterns to those that are known, and reads the symbols that they make up.
  mutating func read(_ newPatterns: [FinderPattern], isInverted: Bool = false, pass: ScanPass) {
    var patterns = patterns[isInverted] ?? []
    let firstNew = patterns.count
    for pattern in newPatterns where patterns.count < Self.maximumPatterns {
      guard !found.contains(where: { $0.contains(pattern.centre) }),
        !patterns.contains(where: { $0.isSame(as: pattern) })
      else { continue }
      patterns.append(pattern)
    }
    self.patterns[isInverted] = patterns
    readTriples(firstNew: firstNew, isInverted: isInverted, pass: pass, effort: .quick)
  }

  /// Tries all patterns again, harder.
  mutating func retry(pass: ScanPass) {
    readTriples(firstNew: 0, isInverted: false, pass: pass, effort: .thorough)
    readTriples(firstNew: 0, isInverted: true, pass: pass, effort: .thorough)
  }

  /// Reads the symbols of all triples with a pattern at `firstNew` or later.
  private mutating func readTriples(
    firstNew: Int, isInverted: Bool, pass: ScanPass, effort: GridReader.Effort
  ) {
    guard let patterns = patterns[isInverted], firstNew < patterns.count else { return }
    let reader = GridReader(picture, isInverted: isInverted)
    let maximumTries = effort == .quick ? Self.maximumTries.quick : Self.maximumTries.thorough
    var used: Set<Int> = []
    var tries = 0
    for triple in FinderTriple.all(of: patterns, firstNew: firstNew)
    where used.isDisjoint(with: triple.indices) {
      guard tries < maximumTries, !isOverdue else { break }
      tries += 1
      guard let reading = reader.read(triple, effort: effort) else { continue }
      used.formUnion(triple.indices)
      add(
        ScannedSymbol(
          payload: reading.payload, corners: reading.corners.map(\.rounded), pass: pass,
          elapsedMilliseconds: elapsedMilliseconds))
    }
    let symbols = found
    self.patterns[isInverted]?.removeAll { pattern in symbols.contains { $0.contains(pattern.centre) } }
  }

  private var elapsedMilliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }

  /// Adds a symbol unless it is there.
  private mutating func add(_ symbol: ScannedSymbol) {
    guard !found.contains(where: symbol.isSame) else { return }
    found.append(symbol)
  }
}
