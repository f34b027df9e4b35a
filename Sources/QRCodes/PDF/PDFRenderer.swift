internal import CLibrary
internal import SafeFiles

/// Draws the pages of a PDF, one after the other, by `pdftoppm` in a process of its own.
///
/// Neither the parser of PDF nor what a hostile file does to it touches this program: the child has limits of
/// memory and of processor time, for a page and for the file, and is ended where it falls silent.
///
/// ```swift
/// try PDFRenderer(bytes).draw { page in …; return true }
/// ```
public struct PDFRenderer: Sendable {
  static let program = "pdftoppm"

  /// Dots per inch: symbols printed with a third of a millimetre a module have four pixels.
  package static let resolution = 300

  /// The most processor time of the child in seconds, however large the file is.
  private static let maximumProcessorTime = 600

  /// The processor time of the child in seconds beside that for the bytes of the file.
  private static let basicProcessorTime = 30

  /// How many bytes of a file are worth a second of processor time; of pages of symbols, 10,000 take one.
  private static let bytesPerSecond = 4_000

  /// The most processor time for one page in seconds, whatever its size: a poster (A0) with a gradient takes 6.
  static let basicPageTime = 10

  /// How many bytes of a file are worth a second more for each of its pages.
  private static let bytesPerPageSecond = 1 << 16

  /// The processor time of the child for all pages of a file, in seconds.
  static func processorTime(byteCount: Int) -> Int {
    min(maximumProcessorTime, basicProcessorTime + byteCount / bytesPerSecond)
  }

  /// The processor time for each page of a file, in seconds.
  static func pageTime(byteCount: Int) -> Int {
    min(maximumProcessorTime, basicPageTime + byteCount / bytesPerPageSecond)
  }

  /// The most pages that are drawn.
  public static let maximumPages = 10_000

  private let bytes: [UInt8]
  private let maximumPixels: Int
  private let variables: [String: String]?

  /// Takes a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole PDF.
  ///   - maximumPixels: The most pixels of a page.
  ///   - variables: The environment of `pdftoppm`, which is found by its `PATH`; that of the process where left out.
  public init(
    _ bytes: [UInt8], maximumPixels: Int = PictureDecoder.defaultMaximumPixels,
    variables: [String: String]? = nil
  ) {
    self.bytes = bytes
    self.maximumPixels = maximumPixels
    self.variables = variables
  }

  /// Whether a file is a PDF; its signature may have up to 1,024 bytes before it.
  ///
  /// - Parameter bytes: The file or its beginning.
  /// - Returns: Whether the signature is there.
  public static func isPDF(_ bytes: [UInt8]) -> Bool {
    let signature = Array("%PDF-".utf8)
    let head = bytes.prefix(1_024 + signature.count)
    return head.indices.contains { head[$0...].starts(with: signature) }
  }

  /// Whether the mark is there that ends every file of the kind.
  private var hasEnd: Bool {
    let mark = Array("%%EOF".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      stride(from: bytes.count - mark.count, through: 0, by: -1).contains { start in
        bytes[start] == mark[0] && bytes[start..<start + mark.count].elementsEqual(mark)
      }
    }
  }

  private var job: PictureProgram.Job {
    PictureProgram.Job(
      name: Self.program, package: "poppler-utils", files: "PDF",
      arguments: ["-gray", "-r", "\(Self.resolution)", "-"],
      processorTime: Self.processorTime(byteCount: bytes.count),
      pictureTime: Self.pageTime(byteCount: bytes.count),
      worth: { number in PageSize(of: number, in: bytes, variables: variables).milliseconds }, verb: "draw",
      picture: "page", doubts: "damaged, encrypted or without pages",
      error: { .pagesNotDrawn(reason: $0) })
  }

  private static var tooManyPages: PictureError {
    .pagesNotDrawn(reason: "it has more than \(grouped(maximumPages)) pages")
  }

  /// Draws all pages in grey, in their order; two are in memory at a time.
  ///
  /// The next page is drawn and read while `use` looks at one.
  ///
  /// - Parameter use: Takes a page, and says whether it wants the next.
  /// - Returns: Whether there was no further page.
  /// - Throws: `PictureError`, or what `use` throws.
  @discardableResult
  public func draw(_ use: (PDFPage) throws -> Bool) throws -> Bool {
    guard hasEnd else {
      throw PictureError.pagesNotDrawn(
        reason: "it is truncated: the mark of its end, %%EOF, is missing; copy or download it again")
    }
    let file = try PictureProgram.temporaryFile(bytes, variables: variables)
    defer { close(file) }
    let program = try PictureProgram(job, readingFrom: file, variables: variables)
    defer { program.end() }
    // It is asked while the first page is drawn.
    let pageCount = PDFInfo.pageCount(of: bytes, variables: variables)
    guard pageCount ?? 0 <= Self.maximumPages else { throw Self.tooManyPages }
    var isWhole = false
    // Only the other thread reads from it.
    nonisolated(unsafe) let read = program
    let isBeside = try Parallel.handOver(capacity: 1) { (pages: Handover<Result<PDFPage, PictureError>>) in
      do throws(PictureError) {
        while pages.awaitRoom(), let page = try next(of: read, pageCount) {
          guard pages.put(.success(page)) else { return }
        }
      } catch { _ = pages.put(.failure(error)) }
    } take: { pages in
      defer { if !isWhole { program.stop() } }
      isWhole = try Self.hand(to: use) { try pages.take()?.get() }
    }
    if !isBeside { isWhole = try Self.hand(to: use) { try next(of: program, pageCount) } }
    if isWhole { _ = try program.finish() }
    return isWhole
  }

  /// Hands over pages while they are wanted.
  ///
  /// - Returns: Whether there was no further page.
  private static func hand(to use: (PDFPage) throws -> Bool, next: () throws -> PDFPage?) throws -> Bool {
    while let page = try next() {
      guard try !use(page) else { continue }
      // No page is drawn only to learn that it exists.
      if let pageCount = page.pageCount, pageCount > page.number { return false }
      // One that cannot be drawn exists as well.
      do { return try next() == nil } catch { return false }
    }
    return true
  }

  /// The next page that the program draws; nil after the last.
  private func next(of program: PictureProgram, _ pageCount: Int?) throws(PictureError) -> PDFPage? {
    guard let header = try program.nextHeader() else { return nil }
    let number = program.pictureCount + 1
    guard PictureHeader.area(header.width, header.height) <= maximumPixels else {
      throw PictureError.pagesNotDrawn(
        reason: "page \(number) has \(grouped(header.width)) × \(grouped(header.height)) pixels; at "
          + "most \(grouped(maximumPixels)) are read")
    }
    // What it has no memory for, the program draws as one pixel, without a word.
    guard header.width > 1 || header.height > 1 else {
      throw PictureError.pagesNotDrawn(
        reason: "page \(number) is too large for pdftoppm, or has no size")
    }
    let luminance = try program.read(header.width * header.height)
    guard number <= Self.maximumPages else { throw Self.tooManyPages }
    return PDFPage(
      number: number, pageCount: pageCount,
      picture: try GreyPicture(width: header.width, height: header.height, luminance: luminance))
  }
}
