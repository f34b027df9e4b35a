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
  }

  /// All symbols, page by page.
  public private(set) var symbols: [Found] = []
  /// How many frames or pages were scanned.
  public private(set) var pageCount = 0
  /// Those of them, from 1, that were not searched in every way, and why.
  public private(set) var shortfalls: [(page: Int, why: ScannedPicture.Shortfall)] = []
  /// How many frames or pages were left out.
  public private(set) var omittedCount = 0
  /// Why they were left out.
  public private(set) var omissionReason: String?

  /// Scans a picture or PDF document, all its frames or pages.
  ///
  /// - Parameters:
  ///   - source: where it is.
  ///   - scanner: how thoroughly it is searched.
  ///   - decoder: where pictures are decoded, and up to which size.
  ///   - variables: the environment of programs that help, nil for that of the process.
  /// - Throws: `WorkoutError` where the file cannot be opened or read, else `PictureError`.
  public init(
    _ source: PictureSource, scanner: SymbolScanner = SymbolScanner(),
    decoder: PictureDecoder = PictureDecoder(), variables: [String: String]? = nil
  ) throws {
    let bytes =
      switch source {
      case .file(let path): try InputBytes(path: path).copy
      case .bytes(let bytes, _): bytes
      }
    let budget = PageBudget(scanner)
    guard PDFRenderer.isPDF(bytes) else {
      let picture = try decoder.decode(bytes)
      omittedCount = picture.omittedFrameCount
      omissionReason = picture.omissionReason
      let scans = Parallel.map(Array(picture.frames.enumerated())) { number, frame in
        (page: number + 1, scan: budget.scan { $0.scan(frame) }, stored: frame.stored)
      }
      for (page, scan, stored) in scans { take(scan, of: page, stored: stored) }
      return
    }
    // Pages are scanned by twos or fours, so that few of them are in memory.
    var pages: [(number: Int, picture: GreyPicture)] = []
    try PDFRenderer(bytes, variables: variables).draw { number, picture in
      pages.append((number, picture))
      if pages.count == Parallel.width { scan(&pages, budget) }
    }
    scan(&pages, budget)
  }

  /// Whether a file neither is a picture nor is called like one: one that only happens to lie in a folder.
  package static func isOfNoPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    guard !extensions.contains(where: { name.hasSuffix(".\($0)") }),
      let input = try? InputBytes(opening: path), (try? input.load(upTo: headLength)) != nil
    else { return false }
    let head = Array(input.bytes.prefix(headLength))
    return PictureKind(sniffing: head) == nil && !PDFRenderer.isPDF(head)
  }

  /// What is read of a file to tell whether it is a picture.
  private static let headLength = 2_048

  private static let extensions = [
    "png", "jpg", "jpeg", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "bmp", "pdf",
  ]

  private mutating func scan(_ pages: inout [(number: Int, picture: GreyPicture)], _ budget: PageBudget) {
    for (page, scan) in Parallel.map(
      pages,
      { page in
        (page.number, budget.scan { $0.scan(page.picture) })
      })
    {
      take(scan, of: page)
    }
    pages = []
  }

  private mutating func take(
    _ scan: ScannedPicture, of page: Int, stored: (PicturePoint) -> PicturePoint = { $0 }
  ) {
    symbols += scan.symbols.map { Found(page: page, symbol: $0, corners: $0.corners.map(stored)) }
    pageCount += 1
    if let why = scan.shortfall { shortfalls.append((page, why)) }
  }
}
