internal import CGdkPixbuf

/// Reads picture files into grey pixels, whatever they are called and whoever made them.
///
/// Limits are checked against the file's header, before memory is spent on pixels. Only the loader of the
/// sniffed kind sees the bytes.
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
  private static let maximumLoadedBytes = 4 << 30

  /// The most frames of an animation, or pages, by default.
  public static let defaultMaximumFrames = 1_000

  /// Keeps the HEIF loader from printing what it finds wrong to stderr, where only this program may speak.
  ///
  /// Set once for the process: the handlers of GLib are those of all threads.
  private static let silence = g_log_set_handler(nil, G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)

  /// The most pixels of a picture, and of all frames or pages of a file together.
  public var maximumPixels: Int

  /// The largest file in bytes.
  public var maximumBytes: Int

  /// The most frames or pages that are taken of a file; the first one always is.
  public var maximumFrames: Int

  /// Makes a decoder with limits of its own or the usual ones.
  ///
  /// - Parameters:
  ///   - maximumPixels: The most pixels of a picture.
  ///   - maximumBytes: The largest file in bytes.
  ///   - maximumFrames: The most frames of an animation.
  public init(
    maximumPixels: Int = Self.defaultMaximumPixels, maximumBytes: Int = Self.defaultMaximumBytes,
    maximumFrames: Int = Self.defaultMaximumFrames
  ) {
    self.maximumPixels = maximumPixels
    self.maximumBytes = maximumBytes
    self.maximumFrames = maximumFrames
  }

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
    let frames = try decode(bytes, kind: kind, header: header)
    let omitted = max(0, header.frameCount - frames.count)
    let reason =
      kind == .png
      ? "of an animated PNG only the first picture is read"
      : "at most \(grouped(maximumFrames)) frames and \(grouped(maximumPixels)) pixels of a file are read"
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
    let (layer, orientation) = try load(file, kind: kind)
    return [DecodedFrame(layer, orientation: orientation)]
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
        guard PictureHeader.area(inner.width, inner.height) <= area else {
          throw .damaged(kind: kind, reason: "it is larger than the animation")
        }
        return try load(file, kind: kind).layer
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

  /// The pages of a TIFF until one of the limits.
  private func pages(_ bytes: [UInt8], header: PictureHeader) throws(PictureError) -> [DecodedFrame] {
    var result: [DecodedFrame] = []
    var pixels = 0
    let count = max(1, min(maximumFrames, Self.maximumLoadedBytes / bytes.count))
    for (index, page) in header.frames.prefix(count).enumerated() {
      pixels += PictureHeader.area(page.width, page.height)
      guard pixels <= maximumPixels else { break }
      let frame = try naming(frame: index + 1) { () throws(PictureError) in
        guard let file = StandaloneFrame.file(page, of: bytes, kind: .tiff) else { throw .empty }
        let (layer, orientation) = try load(file, kind: .tiff)
        return DecodedFrame(layer, orientation: orientation)
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

  /// Has gdk-pixbuf decode a file of one picture whose header is within the limits.
  private func load(
    _ bytes: [UInt8], kind: PictureKind
  ) throws(PictureError) -> (layer: GreyLayer, orientation: Int) {
    guard let loader = gdk_pixbuf_loader_new_with_type(kind.loaderName, nil) else {
      throw .loaderMissing(kind: kind, package: kind.loaderPackage)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    _ = Self.silence
    var limit = PixelLimit(maximumPixels: maximumPixels)
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let isLoaded = withUnsafeMutablePointer(to: &limit) { limit in
      btd_connect_size_prepared(loader, PixelLimit.refuseTooLarge, limit)
      guard gdk_pixbuf_loader_write(loader, bytes, bytes.count, &error) != 0 else {
        // A loader must be closed even so; what it would say now is not the cause.
        gdk_pixbuf_loader_close(loader, nil)
        return false
      }
      return gdk_pixbuf_loader_close(loader, &error) != 0
    }
    if let found = limit.refused {
      throw .tooManyPixels(kind: kind, width: found.width, height: found.height, limit: maximumPixels)
    }
    guard isLoaded else {
      let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw .damaged(kind: kind, reason: reason ?? "the loader gives no reason")
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let layer = GreyLayer(pixbuf: pixbuf) else {
      throw .damaged(kind: kind, reason: "it holds no picture")
    }
    return (layer, GreyLayer.orientation(of: pixbuf))
  }
}

/// The second guard of a picture's size: what the loader itself finds, before it takes the memory.
private struct PixelLimit {
  let maximumPixels: Int
  var refused: (width: Int, height: Int)?

  static let refuseTooLarge: btd_size_prepared_callback = { loader, width, height, data in
    guard let limit = data?.assumingMemoryBound(to: PixelLimit.self) else { return }
    guard PictureHeader.area(Int(width), Int(height)) > limit.pointee.maximumPixels else { return }
    limit.pointee.refused = (Int(width), Int(height))
    // No loader makes a picture without pixels: each stops with an error.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }
}
