/// Finds and reads the QR code symbols in a picture.
///
/// Two readers that know nothing of each other look at it: the grid reader, and libzbar at what the former has found
/// and not read, or at the whole picture where it has found nothing. Only what error correction confirms is reported.
public struct SymbolScanner: Hashable, Sendable {
  /// The time for one picture by default.
  public static let defaultBudget = Duration.seconds(2)

  /// The light around a symbol in the part of a picture that is cut out for libzbar, as a share of its longer side.
  private static let margin = 0.3

  /// Whether the first pass that reads a symbol is the last one.
  public var isFast: Bool

  /// The processor time of the scanning thread for one picture, nil for as long as it takes.
  ///
  /// When it is over, ``ScannedPicture/shortfall`` says so. Without one, what is read depends on
  /// the picture alone.
  public var budget: Duration?

  /// Who reads; libzbar alone reads less, and is there to be measured.
  public var readers: Set<SymbolReaderName>

  /// The file of libzbar, which is opened only where it is needed.
  var zbarFile = ZBarLibrary.fileName

  /// Makes a scanner; it keeps nothing from one picture to the next.
  ///
  /// - Parameters:
  ///   - isFast: Whether the first pass that reads a symbol is the last one.
  ///   - budget: The time for one picture; nil for as long as it takes.
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
    let deadline = ScanDeadline(after: budget)
    var reading = SymbolReading()
    if readers.contains(.grid) {
      reading = GridReader(isFast: isFast).read(picture, until: deadline) { _ in false }
    }
    var isZBarMissing = false
    if readers.contains(.zbar), reading.symbols.isEmpty || !isFast && !reading.unread.isEmpty {
      if let library = ZBarLibrary(file: zbarFile) {
        addByZBar(library, picture, deadline, to: &reading)
      } else {
        isZBarMissing = true
      }
    }
    let symbols = reading.symbols.sorted { first, second in
      (first.bounds.y.lowerBound, first.bounds.x.lowerBound)
        < (second.bounds.y.lowerBound, second.bounds.x.lowerBound)
    }
    return ScannedPicture(
      symbols: symbols, shortfall: deadline.isOver ? .time : isZBarMissing ? .zbarMissing : nil)
  }

  /// Has libzbar look at what the grid reader could not read, and at the whole picture where nothing is read.
  private func addByZBar(
    _ library: ZBarLibrary, _ picture: GreyPicture, _ deadline: ScanDeadline, to reading: inout SymbolReading
  ) {
    func add(_ found: [ScannedSymbol]) {
      // What may be in another character set than the grid reader would say is left out rather than guessed.
      let sure = found.filter { symbol in
        !CharacterSet.mayBeKanji(symbol.payload)
          && !reading.symbols.contains { $0.contains(symbol.middle) || symbol.contains($0.middle) }
      }
      reading.add(sure)
    }
    let reader = ZBarReader(library, pass: .located)
    for corners in reading.unread {
      guard let part = PicturePart(of: picture, around: corners, margin: Self.margin) else { continue }
      add(
        reader.read(part.picture, until: deadline) { !$0.isEmpty }.symbols.map { $0.moved(by: part.origin) })
    }
    guard reading.symbols.isEmpty else { return }
    add(ZBarReader(library, pass: .whole).read(picture, until: deadline) { isFast && !$0.isEmpty }.symbols)
  }

  /// Reads every symbol of a frame: on white and, where that shows none, on black.
  ///
  /// - Parameter frame: The frame or page of a picture file.
  /// - Returns: The symbols, their corners in the pixels of the upright picture.
  public func scan(_ frame: DecodedFrame) -> ScannedPicture {
    let onWhite = scan(frame.picture)
    guard onWhite.symbols.isEmpty, let ground = frame.onBlack else { return onWhite }
    let onBlack = scan(ground)
    return ScannedPicture(symbols: onBlack.symbols, shortfall: onWhite.shortfall ?? onBlack.shortfall)
  }
}
