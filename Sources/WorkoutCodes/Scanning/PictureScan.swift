internal import Notation
public import QRCodes

/// The symbols that were found in one file.
public struct PictureScan: Sendable {
  /// A symbol, and the page or frame it is on, from 1.
  public struct Found: Sendable {
    /// The page or frame.
    public let page: Int
    /// The symbol.
    public let symbol: ScannedSymbol
    /// Where it is in the pixels as the file stores them, before EXIF turns them.
    public let corners: [PicturePoint]
    /// What was seen of the log sheet whose code it is; nil where it is another code.
    package internal(set) var log: LogSight?
  }

  /// A code that was seen and not read, and the page or frame it is on, from 1.
  public struct Unread: Sendable {
    /// The page or frame.
    public let page: Int
    /// The code.
    public let symbol: UnreadSymbol
    /// Where it is in the pixels as the file stores them, before EXIF turns them.
    public let corners: [PicturePoint]
  }

  /// All symbols, page by page.
  public private(set) var symbols: [Found] = []
  /// All codes that were seen and not read, page by page.
  public private(set) var unread: [Unread] = []
  /// The pages on which more codes were seen and not read, and how many more at least.
  public private(set) var furtherUnread: [(page: Int, count: Int)] = []
  /// The dots of a page per inch; nil of a picture, which does not know how large what it shows is.
  public private(set) var resolution: Int?
  /// How many frames or pages were scanned; of a film, how many frames were decoded.
  public private(set) var pageCount = 0
  /// How a film was read; nil of a picture or document.
  public private(set) var film: FilmReading?
  /// Those of them, from 1, that were not searched in every way, and why.
  public private(set) var shortfalls: [(page: Int, why: ScannedPicture.Shortfall)] = []
  /// Those of them, from 1, that were not searched in every way since what all share was used up.
  public private(set) var cutShort: [Int] = []
  /// The first that was not searched at all, since those before it read nothing new and used up what all share; nil
  /// where all were searched.
  public private(set) var firstUnsearched: Int?
  /// How many frames or pages were left out.
  public private(set) var omittedCount = 0
  /// Why they were left out.
  public private(set) var omissionReason: String?

  /// Scans a picture or PDF document, all its frames or pages, or a film until what it shows is whole.
  ///
  /// - Parameters:
  ///   - source: where it is.
  ///   - scanner: how thoroughly it is searched.
  ///   - decoder: where pictures are decoded, and up to which size.
  ///   - variables: the environment of programs that help, nil for that of the process.
  ///   - known: the symbols of sets that a film need not show.
  /// - Throws: `WorkoutError` where the file cannot be opened or read, else `PictureError`.
  public init(
    _ source: PictureSource, scanner: SymbolScanner = SymbolScanner(),
    decoder: PictureDecoder = PictureDecoder(), variables: [String: String]? = nil,
    known: CollectedSymbolSets = CollectedSymbolSets()
  ) throws {
    let bytes: [UInt8]
    switch try source.content(variables: variables) {
    case .film(let film):
      var scan = FilmScan(scanner, known: known)
      self.film = try scan.read(film)
      (symbols, unread, pageCount) = (scan.found, scan.unread, scan.frameCount)
      return
    case .bytes(let content): bytes = content
    }
    var budget = PageBudget(scanner)
    guard PDFRenderer.isPDF(bytes) else {
      let picture = try decoder.decode(bytes)
      omittedCount = picture.omittedFrameCount
      omissionReason = picture.omissionReason
      let pages = picture.frames.map(DecodedPage.frame)
      while pageCount < pages.count {
        guard !budget.isUsedUp else {
          firstUnsearched = pageCount + 1
          return
        }
        let part = Array(pages[pageCount...].prefix(PageBudget.stretch))
        take(part, areAll: pages.count == 1, &budget)
      }
      return
    }
    resolution = PDFRenderer.resolution
    // If the page count is unknown, the first page waits until it is clear whether a second follows.
    var waiting: DecodedPage?
    let isWhole = try PDFRenderer(bytes, variables: variables).draw { page in
      let pages = [waiting, .page(page.picture)].compactMap(\.self)
      waiting = nil
      if page.pageCount == nil, page.number == 1 {
        waiting = pages[0]
        return true
      }
      take(pages, areAll: page.pageCount == 1, &budget)
      return !budget.isUsedUp
    }
    if let waiting { take([waiting], areAll: true, &budget) }
    if !isWhole { firstUnsearched = pageCount + 1 }
  }

  /// Whether a file neither is a picture nor is called like one: one that only happens to lie in a folder.
  package static func isOfNoPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    guard !extensions.contains(where: { name.hasSuffix(".\($0)") }),
      let input = try? InputBytes(opening: path), (try? input.load(upTo: headLength)) != nil
    else { return false }
    let head = Array(input.bytes.prefix(headLength))
    return PictureKind(sniffing: head) == nil && !PDFRenderer.isPDF(head) && !FilmDecoder.isFilm(head)
  }

  /// What is read of a file to tell whether it is a picture.
  private static let headLength = 2_048

  private static let extensions = [
    "png", "jpg", "jpeg", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "bmp", "pdf", "mp4", "mov",
    "m4v", "webm", "mkv",
  ]

  /// Scans pages, and takes what is found on them; the only page of a file has the budget of a picture.
  private mutating func take(_ pages: [DecodedPage], areAll: Bool, _ budget: inout PageBudget) {
    let results = areAll ? pages.map { budget.scan(only: $0) } : budget.scan(pages)
    for (page, result) in zip(pages, results) {
      pageCount += 1
      let number = pageCount
      symbols += result.scan.symbols.map { symbol in
        let log = result.logs.first { $0.symbol.isSame(as: symbol) }?.sight
        return Found(page: number, symbol: symbol, corners: symbol.corners.map(page.stored), log: log)
      }
      unread += result.scan.unread.map {
        Unread(page: number, symbol: $0, corners: $0.corners.map(page.stored))
      }
      let further = result.scan.furtherUnreadCount
      if further > 0 { furtherUnread.append((number, further)) }
      if result.isCutShort {
        cutShort.append(number)
      } else if let why = result.scan.shortfall {
        shortfalls.append((number, why))
      }
    }
  }
}
