internal import CGdkPixbuf

/// Reads picture files into grey pixels, whatever they are called and whoever made them.
///
/// Limits are checked against the file's header, before memory is spent on pixels. Only the loader of the
/// sniffed kind sees the bytes.
///
/// ```swift
/// let picture = try PictureDecoder().decode(bytes)
/// let symbols = picture.frames.flatMap { SymbolScanner().scan($0) }
/// ```
public struct PictureDecoder: Hashable, Sendable {
  /// The most pixels by default: 200 megapixels, twice what telephones shoot.
  public static let defaultMaximumPixels = 200_000_000

  /// The largest file by default: 512 MiB.
  public static let defaultMaximumBytes = 512 << 20

  /// The longest time that is spent on the frames of an animation; those left over are counted.
  public static let maximumAnimationTime = Duration.seconds(5)

  /// The most frames of an animation by default.
  public static let defaultMaximumFrames = 256

  /// The most pixels of a picture, and of all frames of an animation together.
  public var maximumPixels: Int

  /// The largest file in bytes.
  public var maximumBytes: Int

  /// The most frames that are taken of an animation; the first one always is.
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

  /// Decodes a whole picture file, upright as its EXIF orientation says, on white where it is transparent.
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
    let frameLimit = kind == .gif ? max(1, min(maximumFrames, maximumPixels / pixelCount)) : 1
    let wantedFrames = min(max(1, header.frameCount), frameLimit)
    let (frames, orientation) = try load(bytes, kind: kind, frameCount: wantedFrames)
    return DecodedPicture(
      kind: kind, frames: frames, omittedFrameCount: max(0, header.frameCount - frames.count),
      orientation: orientation)
  }

  /// Has gdk-pixbuf decode a file whose header is within the limits.
  private func load(
    _ bytes: [UInt8], kind: PictureKind, frameCount: Int
  ) throws(PictureError) -> (frames: [GreyPicture], orientation: Int) {
    guard let loader = gdk_pixbuf_loader_new_with_type(kind.loaderName, nil) else {
      throw .loaderMissing(kind: kind, package: kind.loaderPackage)
    }
    defer { g_object_unref(loader) }
    // The HEIF loader prints what it finds wrong to stderr, where only this program may speak.
    let silence = g_log_set_handler(nil, G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
    defer { g_log_remove_handler(nil, silence) }
    var limit = PixelLimit(maximumPixels: maximumPixels)
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let isLoaded = withUnsafeMutablePointer(to: &limit) { limit in
      btd_connect_size_prepared(loader, PixelLimit.refuseTooLarge, limit)
      guard gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0 else {
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
    if frameCount > 1 {
      let frames = animationFrames(of: loader, frameCount: frameCount)
      guard !frames.isEmpty else { throw .damaged(kind: kind, reason: "it holds no picture") }
      return (frames, 1)
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let stored = GreyPicture(pixbuf: pixbuf) else {
      throw .damaged(kind: kind, reason: "it holds no picture")
    }
    let orientation = GreyPicture.orientation(of: pixbuf)
    return ([stored.turned(orientation: orientation)], orientation)
  }

  /// The frames of an animation, each at the moment when it is on show.
  private func animationFrames(
    of loader: UnsafeMutablePointer<GdkPixbufLoader>, frameCount: Int
  ) -> [GreyPicture] {
    guard let animation = gdk_pixbuf_loader_get_animation(loader),
      let iterator = btd_animation_start(animation)
    else { return [] }
    defer { g_object_unref(gpointer(iterator)) }
    var frames: [GreyPicture] = []
    var milliseconds = 0
    let start = ContinuousClock.now
    // The library draws each frame from the first one on, so many frames cost the square of their number.
    while frames.count < frameCount, start.duration(to: .now) < Self.maximumAnimationTime {
      guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator),
        let frame = GreyPicture(pixbuf: pixbuf)
      else { break }
      frames.append(frame)
      let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
      // A frame that stays for ever is the last one.
      guard delay >= 0 else { break }
      milliseconds += max(1, delay)
      _ = btd_animation_advance(iterator, milliseconds)
    }
    return frames
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
