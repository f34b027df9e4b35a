internal import QRCodes

/// Looks at a film frame by frame until what it shows is whole.
///
/// Each frame has a short look, since the next shows the same a little otherwise. Where a set is not whole in the end,
/// or nothing was read, the film is decoded a second time: then those frames have a look that had none, and some of
/// those that showed nothing a long one.
struct FilmScan {
  /// What may be done for a frame, as the budget of a picture counts it: for a short look and for a long one.
  private static let shortLook = Duration.milliseconds(15)
  private static let longLook = Duration.milliseconds(400)

  /// What may be done for a whole film, as budgets of a picture.
  private static let budgets = 50

  /// The most frames that have a long look, spread over those that showed nothing.
  private static let maximumLongLooks = 60

  /// How many frames are passed over where two have shown the same symbol of a set, which is shown for longer.
  private static let passedOver = 3

  /// How many frames that show nothing new after a code of no set are enough: five seconds at 30 a second.
  static let maximumStillness = 150

  /// What a look at a frame has brought.
  private enum Yield {
    case nothing
    /// Symbols of sets that were known.
    case knownParts
    case other
  }

  private let shortScanner: SymbolScanner
  private let longScanner: SymbolScanner
  /// How many frames without news are enough where a code of no set was read.
  private let maximumStillness: Int
  /// What may still be done; nil for as much as it takes.
  private var left: Duration?
  private var payloads: Set<[UInt8]> = []
  private var sets: CollectedSymbolSets
  /// The sets that the film shows.
  private var keys: Set<SymbolSetPart.Key> = []
  /// Those of them that can be put together.
  private var wholeKeys: Set<SymbolSetPart.Key> = []
  /// What the film shows of messages that are spread over several symbols without being a set.
  private var messages = AppendedMessages()
  private var allowance = SolvingAllowance()
  /// Whether there is a code of no set.
  private var hasSingle = false
  /// The frame that has shown something new last.
  private var newestFrame = 0

  /// Each code, where it was read first.
  private(set) var found: [PictureScan.Found] = []
  /// The largest code that was seen and not read.
  private var largestUnread: PictureScan.Unread?
  /// How many frames were decoded.
  private(set) var frameCount = 0

  /// Begins.
  ///
  /// - Parameter known: the symbols of sets that the film need not show.
  init(_ scanner: SymbolScanner, known: CollectedSymbolSets) {
    var scanner = scanner
    let budget = scanner.budget
    scanner.extendsBudget = false
    scanner.budget = min(budget ?? Self.longLook, Self.longLook)
    longScanner = scanner
    scanner.budget = min(budget ?? Self.shortLook, Self.shortLook)
    scanner.isFast = true
    if scanner.readers.contains(.grid) { scanner.readers = [.grid] }
    shortScanner = scanner
    maximumStillness = longScanner.isFast ? 0 : Self.maximumStillness
    left = budget.map { $0 * Self.budgets }
    sets = known
  }

  /// What is told of codes that were not read: in a film where others were, nothing, as most are of blurred frames.
  var unread: [PictureScan.Unread] { found.isEmpty ? largestUnread.map { [$0] } ?? [] : [] }

  /// Reads a film.
  mutating func read(_ film: FilmDecoder) throws -> FilmReading {
    // The frames that had no look, and those whose look has brought nothing.
    var (unseen, empty): ([Int], [Int]) = ([], [])
    var wait = 0
    let end = try film.decode { number, frame in
      frameCount = number
      guard wait == 0 else {
        wait -= 1
        unseen.append(number)
        return true
      }
      switch look(at: frame, number, by: shortScanner) {
      case .nothing: empty.append(number)
      case .knownParts: wait = Self.passedOver
      case .other: break
      }
      return reasonToEnd(at: number) == nil
    }
    if reasonToEnd(at: frameCount) == nil, found.isEmpty || !isWhole {
      lookAgain(at: film, unseen: Set(unseen), empty: Self.spread(empty))
    }
    let reading = reasonToEnd(at: frameCount)
    return FilmReading(frameCount: frameCount, codeCount: found.count, end: reading ?? Self.end(end))
  }

  /// Decodes the film a second time, for a short look at frames that had none and a long one at some others.
  private mutating func lookAgain(at film: FilmDecoder, unseen: Set<Int>, empty: Set<Int>) {
    let last = max(unseen.max() ?? 0, empty.max() ?? 0)
    guard last > 0 else { return }
    // It was decoded once: what goes wrong now takes nothing away.
    _ = try? film.decode { number, frame in
      if unseen.contains(number) {
        _ = look(at: frame, number, by: shortScanner)
      } else if empty.contains(number) {
        _ = look(at: frame, number, by: longScanner)
      }
      return number < last && reasonToEnd(at: newestFrame) == nil
    }
  }

  /// As many of the frames as may have a long look.
  private static func spread(_ frames: [Int]) -> Set<Int> {
    guard frames.count > maximumLongLooks else { return Set(frames) }
    return Set((0..<maximumLongLooks).map { frames[$0 * frames.count / maximumLongLooks] })
  }

  /// Whether nothing is known to be missing.
  private var isWhole: Bool { keys == wholeKeys && messages.all.allSatisfy(\.isWhole) }

  /// Why no frame after this one is needed; nil where one is.
  private func reasonToEnd(at frame: Int) -> FilmReading.End? {
    if let left, left <= .zero { return .budget }
    guard isWhole else { return nil }
    if hasSingle {
      return frame - newestFrame >= maximumStillness ? .nothingNew(frameCount: maximumStillness) : nil
    }
    return keys.isEmpty && messages.all.isEmpty ? nil : .whole
  }

  private static func end(_ end: FilmDecoder.End) -> FilmReading.End {
    switch end {
    case .whole, .enough: .film
    case .tooLong: .tooLong(limit: FilmDecoder.maximumFrames)
    case .damaged: .damaged
    case .stopped(let reason): .stopped(reason: reason)
    }
  }

  private mutating func look(at frame: GreyPicture, _ number: Int, by scanner: SymbolScanner) -> Yield {
    let scan = scanner.scan(frame)
    if let left { self.left = left - scan.work }
    for code in scan.unread where code.sidePixels > largestUnread?.symbol.sidePixels ?? 0 {
      largestUnread = PictureScan.Unread(page: number, symbol: code, corners: code.corners)
    }
    var yield = scan.symbols.isEmpty ? Yield.nothing : .knownParts
    for symbol in scan.symbols where !take(symbol, number) { yield = .other }
    return yield
  }

  /// Takes a symbol; true where it is of a set and was known.
  private mutating func take(_ symbol: ScannedSymbol, _ number: Int) -> Bool {
    if let place = symbol.append {
      guard messages.add(symbol.payload, at: place) else { return true }
      found.append(PictureScan.Found(page: number, symbol: symbol, corners: symbol.corners))
      newestFrame = number
      return false
    }
    let isNew = payloads.insert(symbol.payload).inserted
    let part: SymbolSetPart?
    do { part = try SymbolSetPart(payload: symbol.payload, name: "") } catch { part = nil }
    guard isNew else { return part != nil }
    found.append(PictureScan.Found(page: number, symbol: symbol, corners: symbol.corners))
    newestFrame = number
    guard let part else {
      hasSingle = true
      return false
    }
    keys.insert(part.key)
    sets.add(part)
    // One that was misread is found out where all are there, and then more of them may help.
    if let set = sets.set(of: part), set.lack == 0, (try? set.solved(&allowance)) != nil {
      wholeKeys.insert(part.key)
    }
    return false
  }
}
