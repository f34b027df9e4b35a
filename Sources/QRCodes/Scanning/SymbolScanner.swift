/// Finds and reads the QR code symbols in a picture.
///
/// Two readers that know nothing of each other look at it: the grid reader, and libzbar at what the former has found
/// and not read, or at the whole picture where it has found nothing. Only what error correction confirms is reported.
public struct SymbolScanner: Hashable, Sendable {
  /// The budget of one picture by default: 200 million looks.
  public static let defaultBudget = Duration.seconds(2)

  /// The light around a symbol in the part of a picture that is cut out for libzbar, as a share of its longer side.
  private static let margin = 0.3

  /// Whether the first pass that reads a symbol is the last one.
  public var isFast: Bool

  /// How much is done for one picture, nil for as much as it takes.
  ///
  /// It counts work, not time, so that each run reads the same: a second is 100 million looks at a place of the
  /// picture. Only where the processor takes five times as long does the clock end the scan. When it is used up,
  /// `ScannedPicture.shortfall` says so.
  public var budget: Duration?

  /// Who reads; libzbar alone reads less, and is there to be measured.
  public var readers: Set<SymbolReaderName>

  /// Whether libzbar has half the budget again; the pages of a file have it not, as decoys keep libzbar busy for long.
  package var extendsBudget = true

  /// Whether the clock may end a scan of a processor that is slow; false where only what is counted may.
  package var watchesClock = true

  /// What the payload of a symbol begins with that ends the scan, as whoever asks has the rest of the picture searched
  /// apart; empty for none.
  package var stop: [UInt8] = []

  /// The file of libzbar, which is opened only where it is needed.
  var zbarFile = ZBarLibrary.fileName

  /// Makes a scanner; it keeps nothing from one picture to the next.
  ///
  /// - Parameters:
  ///   - isFast: Whether the first pass that reads a symbol is the last one.
  ///   - budget: How much is done for one picture; nil for as much as it takes.
  ///   - readers: Who reads.
  public init(
    isFast: Bool = false, budget: Duration? = Self.defaultBudget,
    readers: Set<SymbolReaderName> = Set(SymbolReaderName.allCases)
  ) {
    self.isFast = isFast
    self.budget = budget
    self.readers = readers
  }

  /// Reads every symbol of a picture.
  ///
  /// Two symbols of equal payload at different places are two; one that several passes read is one.
  ///
  /// - Parameter picture: The picture, light ground or dark.
  public func scan(_ picture: GreyPicture) -> ScannedPicture {
    let budget = ScanBudget(self.budget, watchesClock: watchesClock)
    var reading = SymbolReading()
    if readers.contains(.grid) {
      reading = GridReader(isFast: isFast).read(picture, until: budget, isEnough: isStopped)
    }
    let isCutShort = budget.isOver
    var isZBarMissing = false
    if readers.contains(.zbar), !isStopped(reading.symbols),
      reading.symbols.isEmpty || !isFast && !reading.parts.isEmpty
    {
      if let library = ZBarLibrary(file: zbarFile) {
        // It is slow and reads what the first reader may search for in vain until the end.
        if extendsBudget, readers.contains(.grid) { budget.extend() }
        addByZBar(library, picture, budget, to: &reading)
      } else {
        isZBarMissing = true
      }
    }
    let symbols = reading.symbols.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
    let unread = reading.unread.filter { code in !symbols.contains { code.isSame(as: $0) } }
    return ScannedPicture(
      symbols: symbols, unread: unread,
      shortfall: isCutShort || budget.isOver ? .time : isZBarMissing ? .zbarMissing : nil,
      work: budget.used + reading.workOfNaming,
      strayEyeCount: reading.strayEyeCount)
  }

  private func isStopped(_ symbols: [ScannedSymbol]) -> Bool {
    !stop.isEmpty && symbols.contains { $0.payload.starts(with: stop) }
  }

  /// Has libzbar look at what the grid reader could not read, and at the whole picture where nothing is read.
  private func addByZBar(
    _ library: ZBarLibrary, _ picture: GreyPicture, _ budget: ScanBudget, to reading: inout SymbolReading
  ) {
    func add(_ found: [ScannedSymbol]) {
      // What may be in another character set than the grid reader would say is left out rather than guessed.
      let sure = found.filter { symbol in
        !CharacterSet.mayBeKanji(symbol.payload)
          && !reading.symbols.contains { $0.contains(symbol.middle) || symbol.contains($0.middle) }
      }
      reading.add(sure)
    }
    for corners in reading.parts {
      guard let part = PicturePart(of: picture, around: corners, margin: Self.margin) else { continue }
      let reader = ZBarReader(library, pass: .located, eyes: reading.eyes.filter { part.contains($0.centre) })
      add(
        reader.read(part.picture, until: budget) { !$0.isEmpty }.symbols.map { $0.moved(by: part.origin) })
    }
    guard reading.symbols.isEmpty else { return }
    add(
      ZBarReader(library, pass: .whole, eyes: reading.eyes).read(picture, until: budget) {
        isFast && !$0.isEmpty
      }.symbols)
  }

  /// Reads every symbol of a frame: on white and, where that shows none, on black.
  ///
  /// - Parameter frame: The frame or page of a picture file.
  /// - Returns: The symbols, their corners in the pixels of the upright picture.
  public func scan(_ frame: DecodedFrame) -> ScannedPicture {
    let onWhite = scan(frame.picture)
    guard onWhite.symbols.isEmpty, let ground = frame.onBlack else { return onWhite }
    let onBlack = scan(ground)
    let unread =
      (onWhite.unread + onBlack.unread.filter { code in !onWhite.unread.contains(where: code.isSame) })
      .filter { code in !onBlack.symbols.contains { code.isSame(as: $0) } }
    return ScannedPicture(
      symbols: onBlack.symbols, unread: unread,
      furtherUnreadCount: max(onWhite.furtherUnreadCount, onBlack.furtherUnreadCount),
      shortfall: onWhite.shortfall ?? onBlack.shortfall,
      work: onWhite.work + onBlack.work, strayEyeCount: max(onWhite.strayEyeCount, onBlack.strayEyeCount))
  }
}
