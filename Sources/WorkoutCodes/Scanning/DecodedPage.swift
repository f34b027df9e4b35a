internal import LogForms
internal import QRCodes

/// A page or frame of a file, ready to be scanned.
enum DecodedPage: Sendable {
  case frame(DecodedFrame)
  case page(GreyPicture)

  /// It upright.
  var picture: GreyPicture {
    switch self {
    case .frame(let frame): frame.picture
    case .page(let picture): picture
    }
  }

  /// How many pixels it has.
  var pixelCount: Int { picture.luminance.count }

  /// Whether it took a program to draw it, and not only to decode it with all others.
  var isDrawn: Bool { if case .page = self { true } else { false } }

  /// What tells pages apart by their pixels.
  struct Fingerprint: Hashable {
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let hash: Int
  }

  var fingerprint: Fingerprint {
    // Its seed is secret, so that nobody can make two pages that seem equal.
    var hasher = Hasher()
    picture.luminance.withUnsafeBytes { hasher.combine(bytes: $0) }
    if case .frame(let frame) = self, let onBlack = frame.onBlack {
      onBlack.luminance.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return Fingerprint(width: picture.width, height: picture.height, hash: hasher.finalize())
  }

  /// What a scanner finds on it, and what is marked on the log sheets in it.
  ///
  /// Where a log sheet is read, the rest of the picture is searched without it: each of its circles looks like a part
  /// of a code.
  func scan(_ scanner: SymbolScanner) -> PageBudget.Result {
    var first = scanner
    first.stop = Array(LogForm.prefix.utf8)
    var result = PageBudget.Result(scan: look(first))
    var rest = picture
    while result.logs.count < LogSight.maximumCount {
      let known = result.logs.map { $0.symbol }
      let new = result.scan.symbols.filter { symbol in
        LogForm.recognizes(symbol.payload) && !known.contains { $0.isSame(as: symbol) }
      }.prefix(LogSight.maximumCount - known.count)
      guard !new.isEmpty else { break }
      for symbol in new {
        let sight = LogSight(symbol, on: picture)
        result.logs.append((symbol, sight))
        if let outline = sight?.reading?.outline { rest = rest.without(outline, but: symbol) }
      }
      guard !scanner.isFast else { break }
      let scan = scanner.scan(rest)
      let lost = result.scan.symbols.filter { symbol in !scan.symbols.contains { $0.isSame(as: symbol) } }
      result.scan = scan.adding(lost)
    }
    return result
  }

  private func look(_ scanner: SymbolScanner) -> ScannedPicture {
    switch self {
    case .frame(let frame): scanner.scan(frame)
    case .page(let picture): scanner.scan(picture)
    }
  }

  /// Where a place is in the pixels as the file stores them.
  func stored(_ place: PicturePoint) -> PicturePoint {
    switch self {
    case .frame(let frame): frame.stored(place)
    case .page: place
    }
  }
}
