internal import CGdkPixbuf

/// The pixels of a picture that gdk-pixbuf has decoded, before it is turned; valid only while the picture is.
struct PixbufPixels {
  let width: Int
  let height: Int
  /// The EXIF orientation that the loader has found, 1 where it has none.
  let orientation: Int
  private let channels: Int
  private let rowBytes: Int
  private let pixels: UnsafePointer<UInt8>

  /// Nil where the picture has no pixels of eight bits a colour.
  init?(_ pixbuf: OpaquePointer) {
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels == 3 || channels == 4,
      gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    self.pixels = pixels
    let text = gdk_pixbuf_get_option(pixbuf, "orientation").map { String(cString: $0) }
    let orientation = text.flatMap { Int($0) } ?? 1
    self.orientation = (1...8).contains(orientation) ? orientation : 1
  }

  var hasAlpha: Bool { channels == 4 }

  /// Computes the luminance of rows; the weights are those of ITU-R BT.601, in 65,536ths.
  func luminance(_ rows: Range<Int>, into grey: UnsafeMutablePointer<UInt8>) {
    var next = grey
    for y in rows {
      var pixel = pixels + y * rowBytes
      for _ in 0..<width {
        let sum =
          (19_595 &* UInt32(pixel[0]) &+ 38_470 &* UInt32(pixel[1]) &+ 7_471 &* UInt32(pixel[2])
            &+ 32_768) >> 16
        next.pointee = UInt8(truncatingIfNeeded: sum)
        next += 1
        pixel += channels
      }
    }
  }

  /// Copies the alpha of rows; only for pictures with an alpha channel.
  func alpha(_ rows: Range<Int>, into alpha: UnsafeMutablePointer<UInt8>) {
    var next = alpha
    for y in rows {
      let row = pixels + y * rowBytes
      for x in 0..<width { next[x] = row[4 &* x &+ 3] }
      next += width
    }
  }
}

extension GreyLayer {
  /// Makes the grey of a whole picture.
  init(_ pixels: PixbufPixels) {
    func plane(_ fill: (Range<Int>, UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
      let size = pixels.width * pixels.height
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        fill(0..<pixels.height, start)
        count = size
      }
    }
    self.init(
      width: pixels.width, height: pixels.height, luminance: plane(pixels.luminance),
      alpha: pixels.hasAlpha ? plane(pixels.alpha) : nil)
  }
}
