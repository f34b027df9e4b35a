/// One picture being scanned: what is known of it so far.
struct ScanSession {
  let picture: GreyPicture
  private let start = ContinuousClock.now
  let deadline: ScanDeadline
  /// By whether they are light on dark.
  private var patterns: [Bool: [FinderPattern]] = [:]
  private(set) var found: [ScannedSymbol] = []

  /// The most finder patterns that are kept: thirty times those of a page of sixty symbols.
  private static let maximumPatterns = 6_000

  /// By how much less doubtful a pattern must be to be known anew.
  private static let slightDoubt = 0.05

  /// The most triples that one pass tries: all of a page of sixty symbols, or a few with all effort.
  private static let maximumTries = (quick: 300, thorough: 24)

  /// Begins; no further triple is tried once the budget is used up.
  init(_ picture: GreyPicture, budget: Duration) {
    self.picture = picture
    deadline = ScanDeadline(after: budget)
  }

  /// Adds finder patterns to those that are known, and reads the symbols that they make up.
  mutating func read(_ newPatterns: [FinderPattern], isInverted: Bool = false, pass: ScanPass) {
    var patterns = patterns[isInverted] ?? []
    let firstNew = patterns.count
    for pattern in newPatterns where patterns.count < Self.maximumPatterns {
      guard !found.contains(where: { $0.contains(pattern.centre) }),
        !patterns.contains(where: { $0.isSame(as: pattern) && $0.doubt <= pattern.doubt + Self.slightDoubt })
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
    for triple in FinderTriple.all(of: patterns, firstNew: firstNew, deadline: deadline)
    where used.isDisjoint(with: triple.indices) {
      guard tries < maximumTries, !deadline.isOver else { break }
      // Decoys are told by their timing patterns, which cost little: a crowd of them is no reason to give up.
      let grids = reader.grids(triple, effort: effort)
      guard !grids.isEmpty else { continue }
      tries += 1
      guard let reading = reader.read(grids, effort: effort) else { continue }
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
