/// One picture being scanned: what is known of it so far.
struct ScanSession {
  let picture: GreyPicture
  let budget: ScanBudget
  private var pools: [Kind: PatternPool] = [:]
  private(set) var found: [ScannedSymbol] = []
  /// The picture at the size of most passes, once one has needed it.
  var usual: PreparedPicture?
  /// Whether nothing is left to look for, as far as `settle()` has seen, and how many symbols were read by then.
  private(set) var isSettled = false
  private var judgedCount = 0
  /// The grids that could not be read.
  private var unreadGrids: [UnreadGrid] = []

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

  /// How well the timing patterns of what is tried at once must be seen: of what goes less well together, the best
  /// seen come first, once the eyes of symbols that were read are taken.
  private static let sureTiming: Float = 0.7

  /// How much of the modules of an eye must be seen between its corners, and what it costs to look: of the eyes of
  /// symbols that were read one in a thousand has less than 0.7, of decoys in textures nearly all have.
  private static let neededEye = 0.6
  private static let eyeLooks = 50

  /// The most doubt of three eyes together that all effort is for: no symbol that took it had more than a half.
  private static let maximumThoroughDoubt = 0.9

  /// The most threes that are looked at with all effort, the likeliest first: screens have thousands by chance.
  private static let maximumThoroughTriples = 500

  /// The most triples that wait for their turn.
  private static let maximumWaiting = 2_000

  /// The most of them that have it: of the triples that a crowd of eyes makes by chance, few are a symbol's.
  private static let maximumWaitingTries = 60

  /// Once this many symbols were read, all effort is for what is surely one.
  private static let crowdOfSymbols = 8

  /// How many patterns as they were found are a crowd, whose turn comes when there is nothing clear left.
  private static let crowd = 300

  /// How many of a crowd are tried.
  private static let maximumOfCrowd = 600

  /// The most triples that one pass tries: all of a page of sixty symbols, or a few with all effort.
  private static let maximumTries = (quick: 300, thorough: 24)

  /// The most threes whose modules are followed on bent paper, the likeliest first.
  private static let maximumBentTriples = 24

  /// The most patterns of which two are tried without a third, the clearest.
  private static let maximumPaired = 8

  /// Whether a crowd has its turn in each pass, as the first one that reads a symbol is to be the last.
  private let isFast: Bool

  /// Begins; no further triple is tried once the time is over.
  init(_ picture: GreyPicture, isFast: Bool, budget: ScanBudget) {
    self.picture = picture
    self.isFast = isFast
    self.budget = budget
  }

  /// Adds finder patterns to those that are known, and reads the symbols that they make up.
  mutating func read(_ allPatterns: [FinderPattern], isInverted: Bool = false, pass: ScanPass) {
    let measured = Kind(isInverted: isInverted, isMeasured: true)
    let sampler = GridSampler(picture: picture, isInverted: isInverted)
    let newPatterns = eyes(of: allPatterns, sampler)
    let lens = FinderPatternLens(sampler: sampler)
    for pattern in newPatterns where pattern.isClear {
      budget.spend(lens.looks(pattern))
      guard !budget.isOver else { return }
      guard let pattern = lens.measured(pattern) else { continue }
      pools[measured, default: PatternPool()].add(pattern)
    }
    readTriples(measured, pass: pass, effort: .quick)
    let rough = Kind(isInverted: isInverted, isMeasured: false)
    for pattern in newPatterns where !isRead(pattern) {
      budget.spend((pools[rough]?.patterns.count ?? 0) / 4)
      pools[rough, default: PatternPool()].add(pattern)
    }
    guard let pool = pools[rough], isFast || pool.patterns.count <= Self.crowd else { return }
    readTriples(rough, pass: pass, effort: .quick)
  }

  /// The patterns that belong to no symbol and have the modules of an eye, as far as their corners tell.
  private func eyes(of patterns: [FinderPattern], _ sampler: GridSampler) -> [FinderPattern] {
    let view = EyeView(sampler: sampler)
    return patterns.filter { pattern in
      guard !isRead(pattern) else { return false }
      guard let corners = pattern.corners else { return true }
      budget.spend(Self.eyeLooks)
      return view.share(between: corners) >= Self.neededEye
    }
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
    for isInverted in [false, true] { readBent(isInverted: isInverted, pass: pass) }
  }

  /// Follows the modules from three eyes on where paper may be bent.
  private mutating func readBent(isInverted: Bool, pass: ScanPass) {
    guard let pool = pools[Kind(isInverted: isInverted, isMeasured: true)] else { return }
    let reader = TripleReader(picture, isInverted: isInverted, budget: budget)
    let patterns = pool.patterns.filter { $0.isClear && !isRead($0) }
    func add(_ reading: TripleReader.Reading) {
      self.add(
        ScannedSymbol(
          payload: reading.content.payload, corners: reading.corners.map { $0.rounded }, pass: pass,
          elapsedMilliseconds: budget.elapsedMilliseconds, append: reading.content.append))
    }
    for triple in FinderTriple.all(of: patterns, firstNew: 0, budget: budget).prefix(Self.maximumBentTriples)
    where ![triple.topLeft, triple.topRight, triple.bottomLeft].contains(where: isRead) {
      guard !budget.isOver else { return }
      if let reading = reader.readBent(triple) { add(reading) }
    }
    let clearest = patterns.sorted { $0.doubt < $1.doubt }.prefix(Self.maximumPaired)
    for (number, first) in clearest.enumerated() {
      for second in clearest.dropFirst(number + 1) where !isRead(first) && !isRead(second) {
        guard !budget.isOver else { return }
        if let reading = reader.readPair(first, second) { add(reading) }
      }
    }
    let symbols = found
    pools[Kind(isInverted: isInverted, isMeasured: true)]?.settle { pattern in
      symbols.contains { $0.contains(pattern.centre) }
    }
  }

  /// Reads the symbols of all triples with a pattern that was not tried.
  private mutating func readTriples(_ kind: Kind, pass: ScanPass, effort: TripleReader.Effort) {
    guard let pool = pools[kind], pool.hasUntried else { return }
    let reader = TripleReader(picture, isInverted: kind.isInverted, budget: budget)
    let maximumTries = effort == .quick ? Self.maximumTries.quick : Self.maximumTries.thorough
    var used: Set<Int> = []
    var tries = 0
    var waiting: [(triple: FinderTriple, grids: [TripleReader.Candidate])] = []
    func read(_ triple: FinderTriple, _ grids: [TripleReader.Candidate]) {
      tries += 1
      guard let reading = reader.read(grids, effort: effort) else {
        remember(grids[0], of: triple, isInverted: kind.isInverted)
        return
      }
      used.formUnion(triple.indices)
      add(
        ScannedSymbol(
          payload: reading.content.payload, corners: reading.corners.map { $0.rounded }, pass: pass,
          elapsedMilliseconds: budget.elapsedMilliseconds, append: reading.content.append))
    }
    var triples = 0
    let maximumTriples = effort == .quick ? Int.max : Self.maximumThoroughTriples
    for triple in FinderTriple.all(of: pool.patterns, firstNew: pool.firstUntried, budget: budget)
    where used.isDisjoint(with: triple.indices) {
      guard tries < maximumTries, !budget.isOver else { break }
      guard effort == .quick || triple.doubt <= Self.maximumThoroughDoubt else { continue }
      triples += 1
      guard triples <= maximumTriples else { break }
      // Decoys are told by their timing patterns, which cost little: a crowd of them is no reason to give up.
      let grids = reader.grids(triple, effort: effort)
      guard let best = grids.first else { continue }
      if best.timing >= Self.sureTiming {
        read(triple, grids)
      } else if waiting.count < Self.maximumWaiting,
        effort == .quick || found.count < Self.crowdOfSymbols
      {
        waiting.append((triple, grids))
      }
    }
    waiting.sort { $0.grids[0].timing > $1.grids[0].timing }
    for (triple, grids) in waiting.prefix(Self.maximumWaitingTries)
    where used.isDisjoint(with: triple.indices) {
      guard tries < maximumTries, !budget.isOver else { break }
      read(triple, grids)
    }
    let symbols = found
    pools[kind]?.settle { pattern in symbols.contains { $0.contains(pattern.centre) } }
  }

  /// Sees whether there is nothing left to look for: symbols were read, every eye is one of theirs, and the picture is
  /// drawn and not taken, so that no eye hides in noise or shadow.
  ///
  /// What only looks like an eye, as letters do, counts for nothing; where an eye was seen, only a further symbol that
  /// is read can settle it.
  mutating func settle() {
    guard found.count > judgedCount else { return }
    judgedCount = found.count
    budget.spend(picture.luminance.count / 8)
    isSettled = picture.isDrawn && !hasLooseEye
  }

  /// Whether an eye belongs to no symbol that was read and may be that of one.
  private var hasLooseEye: Bool {
    let judges = [false, true].map { LooseEyeJudge(picture: picture, isInverted: $0, budget: budget) }
    func isLoose(_ eye: FinderPattern, isInverted: Bool) -> Bool {
      judges[isInverted ? 1 : 0].mayBeOfSymbol(eye) { isRead($0) }
    }
    // In this order, so that the budget is spent alike in each run.
    for kind in Kind.all {
      guard let patterns = pools[kind]?.patterns else { continue }
      if patterns.count > Self.crowd || patterns.contains(where: { isLoose($0, isInverted: kind.isInverted) })
      {
        return true
      }
    }
    var search = LooseEyeSearch(picture: picture, budget: budget)
    return search.findsOne(except: { isRead($0) }, where: isLoose)
  }

  /// The corners of what looks like a symbol and overlaps none that was read; none where all is settled.
  var unreadParts: [[PicturePoint]] {
    guard !isSettled else { return [] }
    return unreadGrids.filter { grid in !grid.eyes.contains { isRead($0) } }
      .prefix(Self.maximumUnread.told).map { $0.map.corners.map { $0.rounded } }
  }

  /// All clear eyes in sight that belong to no symbol.
  var clearEyes: [SeenEye] {
    [false, true].flatMap { isInverted -> [SeenEye] in
      guard let pool = pools[Kind(isInverted: isInverted, isMeasured: false)] else { return [] }
      return (pool.patterns + pool.others).filter { $0.isClear }.map {
        SeenEye(centre: $0.centre, modulePixels: $0.modulePixels)
      }
    }
  }

  /// How many clear eyes belong to no symbol; a search that ends while a crowd is measured has noted no others yet.
  var strayEyeCount: Int {
    max(clearEyes.count, pools.filter { $0.key.isMeasured }.reduce(0) { $0 + $1.value.patterns.count })
  }

  /// What a person would call a code and could not be read.
  ///
  /// - Parameter budget: What may be done for that alone: once the search has used up its own, most is left to name.
  func unreadSymbols(until budget: ScanBudget) -> [UnreadSymbol] {
    func eyes(isInverted: Bool) -> [FinderPattern] {
      pools[Kind(isInverted: isInverted, isMeasured: true)]?.patterns.filter { !isRead($0) } ?? []
    }
    var search = UnreadSymbolSearch(
      picture: picture, dark: eyes(isInverted: false), inverted: eyes(isInverted: true), budget: budget)
    search.add(unreadGrids.filter { grid in !grid.eyes.contains { isRead($0) } })
    for isInverted in [false, true] { search.addEyes(isInverted: isInverted) }
    for isInverted in [false, true] { search.addCorners(isInverted: isInverted) }
    let prepared = usual ?? PreparedPicture(picture, longestSide: GridReader.usualSide)
    search.addFields(of: prepared) { field in
      found.contains { $0.contains(field.middle) || field.isAround($0.middle) }
    }
    return search.symbols
  }

  private mutating func remember(
    _ grid: TripleReader.Candidate, of triple: FinderTriple, isInverted: Bool
  ) {
    let eyes = [triple.topLeft, triple.topRight, triple.bottomLeft]
    let grid = UnreadGrid(
      map: grid.map, timing: grid.timing, eyes: eyes.map { $0.centre },
      isClear: eyes.allSatisfy { $0.isClear },
      isInverted: isInverted)
    guard grid.timing >= Self.unreadTiming, unreadGrids.count < Self.maximumUnread.known,
      !unreadGrids.contains(where: {
        ($0.eyes[0] - grid.eyes[0]).length < triple.topLeft.modulePixels * 2
      })
    else { return }
    unreadGrids.append(grid)
  }

  private func isRead(_ place: PlanePoint) -> Bool { found.contains { $0.contains(place) } }

  private func isRead(_ pattern: FinderPattern) -> Bool {
    found.contains { $0.contains(pattern.centre) }
  }

  /// Adds a symbol unless it is there.
  private mutating func add(_ symbol: ScannedSymbol) {
    guard !found.contains(where: symbol.isSame) else { return }
    found.append(symbol)
  }
}
