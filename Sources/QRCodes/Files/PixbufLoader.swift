internal import CGdkPixbuf

/// Has gdk-pixbuf, and libjpeg for photographs, decode pictures in this process: what a mistake in a decoder does, it
/// does here.
struct PixbufLoader: PictureLoader {
  /// Keeps the HEIF loader from printing what it finds wrong to stderr, where only this program may speak.
  ///
  /// Set once for the process: the handlers of GLib are those of all threads.
  private static let silence = g_log_set_handler(nil, G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)

  func load(
    _ bytes: [UInt8], kind: PictureKind, maximumPixels: Int
  ) throws(PictureError) -> LoadedPicture {
    if kind == .jpeg, let picture = JPEGGrey.load(bytes, maximumPixels: maximumPixels) { return picture }
    return try decode(bytes, kind: kind, maximumPixels: maximumPixels) { pixels in
      LoadedPicture(layer: GreyLayer(pixels), orientation: pixels.orientation)
    }
  }

  /// Decodes a picture, and has `use` take its pixels.
  func decode<Value>(
    _ bytes: [UInt8], kind: PictureKind, maximumPixels: Int, use: (PixbufPixels) -> Value
  ) throws(PictureError) -> Value {
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
      throw .damaged(
        kind: kind,
        reason:
          "it has \(grouped(found.width)) × \(grouped(found.height)) pixels, more than its header states")
    }
    guard isLoaded else {
      let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw .damaged(kind: kind, reason: reason ?? "the loader gives no reason")
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let pixels = PixbufPixels(pixbuf) else {
      throw .damaged(kind: kind, reason: "it holds no picture")
    }
    return use(pixels)
  }

  /// Has the library open all files that it takes to decode a kind of picture, by the beginning of one.
  func prepare(_ kind: PictureKind) {
    _ = try? load(kind.beginning, kind: kind, maximumPixels: 1)
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
