/// One picture being scanned: what is known of it so far.
struct ScanSession {
  let picture: GreyPicture
  let deadline: ScanDeadline
  private var pools: [Kind: PatternPool] = [:]
  private(set) var found: [ScannedSymbol] = []
  /// The grids that could not be read, and the patterns that they were laid on.
  private var unreadGrids: [(corners: [PlanePoint], eyes: [PlanePoint])] = []

  /// The most grids that are remembered though they could not be read, and the most that are told of.
  private static let maximumUnread = (known: 100, told: 4)

  /// How well their timing patterns must be seen.
  private static let unreadTiming: Float = 0.5

  /// What the patterns of a pool have in common.
  private struct Kind: Hashable {
    var isInverted: Bool
    /// Whether they were measured in the picture itself, as only clear ones are.
    var isMeasured: Bool

    /// Clear ones first: what they read takes the decoys in it away.
    static let all = [(false, true), (true, true), (false, false), (true, false)]
      .map { Kind(isInverted: $0.0, isMeasured: $0.1) }
  }

  /// How many patterns as they were found are a crowd, whose turn comes when there is nothing clear left.
  private static let crowd = 300

  /// How many of a crowd are tried.
  private static let maximumOfCrowd = 600

  /// The most triples that one pass tries: all of a page of sixty symbols, or a few with all effort.
  private static let maximumTries = (quick: 300, thorough: 24)

  /// Whether a crowd has its turn in each pass, as the first one that reads a symbol is to be the last.
  private let isFast: Bool

  /// Begins; no further triple is tried once the time is over.
  init(_ picture: GreyPicture, isFast: Bool, deadline: ScanDeadline) {
    self.picture = picture
    self.isFast = isFast
    self.deadline = deadline
  }

  /// Adds finder patterns to those that are known, and reads the symbols that they make up.
  mutating func read(_ newPatterns: [FinderPattern], isInverted: Bool = false, pass: ScanPass) {
    let measured = Kind(isInverted: isInverted, isMeasured: true)
    let lens = FinderPatternLens(sampler: GridSampler(picture: picture, isInverted: isInverted))
    for pattern in newPatterns where pattern.isClear && !isRead(pattern) {
      guard let pattern = lens.measured(pattern) else { continue }
      pools[measured, default: PatternPool()].add(pattern)
    }
    readTriples(measured, pass: pass, effort: .quick)
    let rough = Kind(isInverted: isInverted, isMeasured: false)
    for pattern in newPatterns where !isRead(pattern) { pools[rough, default: PatternPool()].add(pattern) }
    guard let pool = pools[rough], isFast || pool.patterns.count <= Self.crowd else { return }
    readTriples(rough, pass: pass, effort: .quick)
  }

  /// Tries the clearest of those that were too many.
  mutating func readCrowds(pass: ScanPass) {
    for kind in Kind.all {
      guard let pool = pools[kind], pool.hasUntried else { continue }
      pools[kind]?.startAnew(clearest: Self.maximumOfCrowd)
      readTriples(kind, pass: pass, effort: .quick)
    }
  }

  /// Tries all patterns again, harder.
  mutating func retry(pass: ScanPass) {
    for kind in Kind.all {
      pools[kind]?.startAnew(clearest: Self.maximumOfCrowd)
      readTriples(kind, pass: pass, effort: .thorough)
    }
  }

  /// Reads the symbols of all triples with a pattern that was not tried.
  private mutating func readTriples(_ kind: Kind, pass: ScanPass, effort: TripleReader.Effort) {
    guard let pool = pools[kind], pool.hasUntried else { return }
    let reader = TripleReader(picture, isInverted: kind.isInverted)
    let maximumTries = effort == .quick ? Self.maximumTries.quick : Self.maximumTries.thorough
    var used: Set<Int> = []
    var tries = 0
    for triple in FinderTriple.all(of: pool.patterns, firstNew: pool.firstUntried, deadline: deadline)
    where used.isDisjoint(with: triple.indices) {
      guard tries < maximumTries, !deadline.isOver else { break }
      // Decoys are told by their timing patterns, which cost little: a crowd of them is no reason to give up.
      let grids = reader.grids(triple, effort: effort)
      guard !grids.isEmpty else { continue }
      tries += 1
      guard let reading = reader.read(grids, effort: effort) else {
        remember(grids[0], of: triple)
        continue
      }
      used.formUnion(triple.indices)
      add(
        ScannedSymbol(
          payload: reading.payload, corners: reading.corners.map(\.rounded), pass: pass,
          elapsedMilliseconds: deadline.elapsedMilliseconds))
    }
    let symbols = found
    pools[kind]?.settle { pattern in symbols.contains { $0.contains(pattern.centre) } }
  }

  /// The corners of what looks like a symbol and overlaps none that was read.
  var unread: [[PicturePoint]] {
    unreadGrids.filter { grid in
      !grid.eyes.contains { eye in found.contains { $0.contains(eye) } }
    }.prefix(Self.maximumUnread.told).map { $0.corners.map(\.rounded) }
  }

  private mutating func remember(_ grid: TripleReader.Candidate, of triple: FinderTriple) {
    let eyes = [triple.topLeft, triple.topRight, triple.bottomLeft].map(\.centre)
    guard grid.timing >= Self.unreadTiming, unreadGrids.count < Self.maximumUnread.known,
      !unreadGrids.contains(where: { ($0.eyes[0] - eyes[0]).length < triple.topLeft.modulePixels * 2 })
    else { return }
    unreadGrids.append((grid.map.corners, eyes))
  }

  private func isRead(_ pattern: FinderPattern) -> Bool { found.contains { $0.contains(pattern.centre) } }

  /// Adds a symbol unless it is there.
  private mutating func add(_ symbol: ScannedSymbol) {
    guard !found.contains(where: symbol.isSame) else { return }
    found.append(symbol)
  }
}
