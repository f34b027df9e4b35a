internal import CGdkPixbuf

extension GreyPicture {
  /// Makes the grey of a picture that gdk-pixbuf has decoded, as it is stored.
  ///
  /// What shines through is laid on white. The weights are those of ITU-R BT.601, in 65,536ths.
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
          var grey =
            (19_595 &* UInt32(pixel[0]) &+ 38_470 &* UInt32(pixel[1]) &+ 7_471 &* UInt32(pixel[2])
              &+ 32_768) >> 16
          if channels == 4 {
            let alpha = UInt32(pixel[3])
            grey = (grey &* alpha &+ 255 &* (255 &- alpha) &+ 127) / 255
          }
          buffer[index] = UInt8(truncatingIfNeeded: grey)
          index &+= 1
          pixel += channels
        }
      }
      count = index
    }
    self = GreyPicture(checkedWidth: width, height: height, luminance: luminance)
  }

  /// The EXIF orientation that the loader has found, 1 where it has none.
  static func orientation(of pixbuf: OpaquePointer) -> Int {
    let text = gdk_pixbuf_get_option(pixbuf, "orientation").map { String(cString: $0) }
    let orientation = text.flatMap { Int($0) } ?? 1
    return (1...8).contains(orientation) ? orientation : 1
  }
}
