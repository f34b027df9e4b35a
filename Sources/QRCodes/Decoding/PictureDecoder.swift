/// Reads picture files into grey pixels, whatever they are called and whoever made them.
///
/// Limits are checked against the file's header, before memory is spent on pixels. Only the loader of the
/// sniffed kind sees the bytes.
///
/// The loaders are libraries written in C. Without ``processes`` they run **in this process**, and a picture that is made
/// to use a mistake in one of them can do whatever the process can: that will do for pictures of one's own. Pictures of
/// strangers go to processes of their own:
///
/// ```swift
/// let decoder = PictureDecoder(processes: DecodingProcesses())
/// ```
///
/// ```swift
/// let picture = try PictureDecoder().decode(bytes)
/// let symbols = picture.frames.flatMap { SymbolScanner().scan($0).symbols }
/// ```
public struct PictureDecoder: Hashable, Sendable {
  /// The most pixels by default: 200 megapixels, twice what telephones shoot.
  public static let defaultMaximumPixels = 200_000_000

  /// The largest file by default: 512 MiB.
  public static let defaultMaximumBytes = 512 << 20

  /// The most bytes that the loader is given of a file whose pages are files themselves: 4 GiB.
  static let maximumLoadedBytes = 4 << 30

  /// The same of this decoder.
  var maximumLoadedBytes = Self.maximumLoadedBytes

  /// The most frames of an animation, or pages, by default.
  public static let defaultMaximumFrames = 1_000

  /// The most pixels of a picture, and of all frames or pages of a file together.
  public var maximumPixels: Int

  /// The largest file in bytes.
  public var maximumBytes: Int

  /// The most frames or pages that are taken of a file; the first one always is.
  public var maximumFrames: Int

  /// Where pictures are decoded; nil for this process.
  public var processes: DecodingProcesses?

  /// Makes a decoder with limits of its own or the usual ones.
  ///
  /// - Parameters:
  ///   - maximumPixels: The most pixels of a picture.
  ///   - maximumBytes: The largest file in bytes.
  ///   - maximumFrames: The most frames of an animation.
  ///   - processes: Where pictures are decoded; nil for this process.
  public init(
    maximumPixels: Int = Self.defaultMaximumPixels, maximumBytes: Int = Self.defaultMaximumBytes,
    maximumFrames: Int = Self.defaultMaximumFrames, processes: DecodingProcesses? = nil
  ) {
    self.maximumPixels = maximumPixels
    self.maximumBytes = maximumBytes
    self.maximumFrames = maximumFrames
    self.processes = processes
  }

  /// The pixels of a picture that are not held against the length of its file: 16 megapixels.
  private static let uncheckedPixelCount = 16_000_000

  /// How many pixels more a file may have for each of its bytes: drawings of one colour reach 1,000.
  private static let maximumPixelsPerByte = 1_024

  /// The same of HEIF and AVIF, whose pixels cost most: photographs have at most 50.
  private static let maximumHEIFPixelsPerByte = 256

  /// Refuses what no program writes: a file that is short for so many pixels, and made to cost much.
  private static func check(_ pixelCount: Int, in byteCount: Int, _ kind: PictureKind) throws(PictureError) {
    let most =
      uncheckedPixelCount + byteCount * (kind == .heif ? maximumHEIFPixelsPerByte : maximumPixelsPerByte)
    guard pixelCount <= most else {
      throw .damaged(
        kind: kind,
        reason:
          "it claims \(grouped(pixelCount)) pixels; a file of \(grouped(byteCount)) bytes may have at most "
          + "\(grouped(most))")
    }
  }

  private var loader: any PictureLoader { processes ?? PixbufLoader() }

  /// Decodes a whole picture file, all its frames or pages, upright as its EXIF orientation says.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Its frames in grey; never a part of a truncated picture, where that can be told.
  /// - Throws: Any `PictureError` but `inconsistentSize`.
  public func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= maximumBytes else {
      throw .fileTooLarge(byteCount: bytes.count, limit: maximumBytes)
    }
    guard let kind = PictureKind(sniffing: bytes) else {
      throw .unknownKind(firstBytes: Array(bytes.prefix(8)))
    }
    let header = try PictureHeader(kind: kind, bytes: bytes)
    let pixelCount = PictureHeader.area(header.width, header.height)
    guard pixelCount <= maximumPixels else {
      throw .tooManyPixels(kind: kind, width: header.width, height: header.height, limit: maximumPixels)
    }
    try Self.check(pixelCount, in: bytes.count, kind)
    let frames = try decode(bytes, kind: kind, header: header)
    let omitted = max(0, header.frameCount - frames.count)
    let reason =
      if kind == .png {
        "of an animated PNG only the first picture is read"
      } else if kind == .tiff, frames.count == maximumLoads(bytes.count) {
        "the whole file is loaded for each page; at most \(grouped(maximumLoadedBytes)) bytes are loaded in all"
      } else {
        "at most \(grouped(maximumFrames)) frames and \(grouped(maximumPixels)) pixels of a file are read"
      }
    return DecodedPicture(
      kind: kind, frames: frames, omittedFrameCount: omitted, omissionReason: omitted > 0 ? reason : nil)
  }

  /// Decodes the frames of a file whose header is within the limits.
  private func decode(
    _ bytes: [UInt8], kind: PictureKind, header: PictureHeader
  ) throws(PictureError) -> [DecodedFrame] {
    switch kind {
    case .gif, .webP:
      guard !header.frames.isEmpty else { break }
      return try animation(bytes, kind: kind, header: header)
    case .tiff:
      guard header.frames.count > 1 else { break }
      return try pages(bytes, header: header)
    case .png, .jpeg, .heif, .bmp:
      break
    }
    let file = kind == .png ? StandaloneFrame.png(bytes) : bytes
    let picture = try loader.load(
      file, kind: kind, maximumPixels: PictureHeader.area(header.width, header.height))
    return [DecodedFrame(picture.layer, orientation: picture.orientation)]
  }

  /// The frames of an animation, each laid on what is left of those before it.
  private func animation(
    _ bytes: [UInt8], kind: PictureKind, header: PictureHeader
  ) throws(PictureError) -> [DecodedFrame] {
    let area = PictureHeader.area(header.width, header.height)
    let count = max(1, min(maximumFrames, maximumPixels / area))
    var canvas = GreyLayer(clearWidth: header.width, height: header.height)
    var result: [DecodedFrame] = []
    for (index, frame) in header.frames.prefix(count).enumerated() {
      let layer = try naming(frame: index + 1) { () throws(PictureError) in
        guard PictureHeader.area(frame.width, frame.height) <= area,
          let file = StandaloneFrame.file(frame, of: bytes, kind: kind)
        else { throw .damaged(kind: kind, reason: "it is larger than the animation") }
        // What the frame says of its size need not be what the picture in it says.
        let inner = try PictureHeader(kind: kind, bytes: file)
        let innerArea = PictureHeader.area(inner.width, inner.height)
        guard innerArea <= area else {
          throw .damaged(kind: kind, reason: "it is larger than the animation")
        }
        return try loader.load(file, kind: kind, maximumPixels: innerArea).layer
      }
      let before = frame.disposal == .givesBack ? canvas : nil
      canvas.lay(layer, x: frame.x, y: frame.y, replaces: frame.replaces)
      result.append(DecodedFrame(canvas))
      switch frame.disposal {
      case .stays: break
      case .isCleared: canvas.clear(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      case .givesBack: canvas = before ?? canvas
      }
    }
    return result
  }

  /// How many pages are read, each with the whole file.
  private func maximumLoads(_ byteCount: Int) -> Int { max(1, maximumLoadedBytes / byteCount) }

  /// The pages of a TIFF until one of the limits.
  private func pages(_ bytes: [UInt8], header: PictureHeader) throws(PictureError) -> [DecodedFrame] {
    var result: [DecodedFrame] = []
    var pixels = 0
    let count = max(1, min(maximumFrames, maximumLoads(bytes.count)))
    for (index, page) in header.frames.prefix(count).enumerated() {
      pixels += PictureHeader.area(page.width, page.height)
      guard pixels <= maximumPixels else { break }
      let frame = try naming(frame: index + 1) { () throws(PictureError) in
        guard let file = StandaloneFrame.file(page, of: bytes, kind: .tiff) else { throw .empty }
        let picture = try loader.load(
          file, kind: .tiff, maximumPixels: PictureHeader.area(page.width, page.height))
        return DecodedFrame(picture.layer, orientation: picture.orientation)
      }
      result.append(frame)
    }
    return result
  }

  /// Says in an error which frame or page it is about.
  private func naming<Value>(
    frame number: Int, _ work: () throws(PictureError) -> Value
  ) throws(PictureError) -> Value {
    do {
      return try work()
    } catch .damaged(let kind, let reason) {
      throw .damaged(kind: kind, reason: "frame or page \(number): \(reason)")
    }
  }
}
