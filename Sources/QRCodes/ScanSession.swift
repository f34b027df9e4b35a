/// One picture being scanned: what is known of it so far.
struct ScanSession {
  let picture: GreyPicture
  private let start = ContinuousClock.now
  private let deadline: ContinuousClock.Instant
  private var patterns: [Bool: [FinderPattern]] = [:]
  private(set) var found: [ScannedSymbol] = []

  /// The most triples that one pass tries: all of a page of sixty symbols, or a few with all effort.
  private static let maximumTries = (quick: 300, thorough: 24)

  init(_ picture: GreyPicture, budget: Duration) {
    self.picture = picture
    deadline = start + budget
  }

  var isOverdue: Bool { ContinuousClock.now >= deadline }

  /// Adds the finder patterns of a prepared picture to those that are known, and reads what they make up.
  mutating func readGrids(
    _ prepared: PreparedPicture, isInverted: Bool = false, pass: ScanPass, effort: GridReader.Effort
  ) {
    var patterns = patterns[isInverted] ?? []
    let firstNew = patterns.count
    for pattern in FinderPatternSearch.patterns(in: prepared.picture) {
      let original = pattern.scaled(by: prepared.scale, from: prepared.origin)
      guard !found.contains(where: { $0.contains(original.centre) }),
        !patterns.contains(where: { $0.isSame(as: original) })
      else { continue }
      patterns.append(original)
    }
    self.patterns[isInverted] = patterns
    readTriples(firstNew: firstNew, isInverted: isInverted, pass: pass, effort: effort)
  }

  /// Tries all patterns again, harder.
  mutating func retryGrids(pass: ScanPass) {
    readTriples(firstNew: 0, isInverted: false, pass: pass, effort: .thorough)
    readTriples(firstNew: 0, isInverted: true, pass: pass, effort: .thorough)
  }

  private mutating func readTriples(
    firstNew: Int, isInverted: Bool, pass: ScanPass, effort: GridReader.Effort
  ) {
    guard let patterns = patterns[isInverted], firstNew < patterns.count else { return }
    let reader = GridReader(picture, isInverted: isInverted)
    var used: Set<Int> = []
    var tries = 0
    for triple in FinderTriple.all(of: patterns, firstNew: firstNew)
    where used.isDisjoint(with: triple.indices) {
      guard tries < (effort == .quick ? Self.maximumTries.quick : Self.maximumTries.thorough), !isOverdue else { break }
      tries += 1
      guard let reading = reader.read(triple, effort: effort) else { continue }
      used.formUnion(triple.indices)
      add(
        ScannedSymbol(
          payload: reading.content.payload, corners: reading.corners.map(\.rounded), pass: pass,
          elapsedMilliseconds: elapsedMilliseconds, symbology: "QR-Code"))
    }
    let symbols = found
    self.patterns[isInverted]?.removeAll { pattern in symbols.contains { $0.contains(pattern.centre) } }
  }

  /// Has zbar look at a prepared picture.
  mutating func readWithZBar(_ prepared: PreparedPicture, pass: ScanPass) {
    for reading in SymbolReader.read(prepared.picture) {
      let corners = reading.corners.map {
        (PlanePoint(x: Double($0.x), y: Double($0.y)) * prepared.scale + prepared.origin).rounded
      }
      add(
        ScannedSymbol(
          payload: reading.payload, corners: corners, pass: pass, elapsedMilliseconds: elapsedMilliseconds,
          symbology: reading.symbology))
    }
  }

  private var elapsedMilliseconds: Double { (ContinuousClock.now - start) / .milliseconds(1) }

  private mutating func add(_ symbol: ScannedSymbol) {
    guard !found.contains(where: symbol.isSame) else { return }
    found.append(symbol)
  }
}

/// A prepared picture, and how it lies to the original.
struct PreparedPicture {
  let picture: GreyPicture
  /// Pixels of the original a pixel.
  var scale = 1.0
  /// Where its left top corner is in the original.
  var origin = PlanePoint(x: 0, y: 0)
}
