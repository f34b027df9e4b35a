internal import CGdkPixbuf

extension GreyLayer {
  /// Makes the grey of a picture that gdk-pixbuf has decoded, as it is stored.
  ///
  /// The weights are those of ITU-R BT.601, in 65,536ths.
  init?(pixbuf: OpaquePointer) {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels == 3 || channels == 4,
      gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    let luminance = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      var index = 0
      for y in 0..<height {
        var pixel = pixels + y * rowBytes
        for _ in 0..<width {
          let grey =
            (19_595 &* UInt32(pixel[0]) &+ 38_470 &* UInt32(pixel[1]) &+ 7_471 &* UInt32(pixel[2])
              &+ 32_768) >> 16
          buffer[index] = UInt8(truncatingIfNeeded: grey)
          index &+= 1
          pixel += channels
        }
      }
      count = index
    }
    var alpha: [UInt8]?
    if channels == 4 {
      alpha = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
        for y in 0..<height {
          let row = pixels + y * rowBytes
          for x in 0..<width { buffer[y &* width &+ x] = row[4 &* x &+ 3] }
        }
        count = width * height
      }
    }
    self.init(width: width, height: height, luminance: luminance, alpha: alpha)
  }

  /// The EXIF orientation that the loader has found, 1 where it has none.
  static func orientation(of pixbuf: OpaquePointer) -> Int {
    let text = gdk_pixbuf_get_option(pixbuf, "orientation").map { String(cString: $0) }
    let orientation = text.flatMap { Int($0) } ?? 1
    return (1...8).contains(orientation) ? orientation : 1
  }
}
