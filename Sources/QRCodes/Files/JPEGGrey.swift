internal import CJPEG

/// Has libjpeg decode photographs to grey, which takes half the time of their colours.
enum JPEGGrey {
  /// The picture as it is stored; nil where the file is damaged, in several scans or in colours without a grey,
  /// for another loader.
  ///
  /// - Parameter maximumPixels: The most pixels that it may have.
  static func load(_ bytes: [UInt8], maximumPixels: Int) -> LoadedPicture? {
    var (width, height) = (Int32(0), Int32(0))
    let grey = [UInt8](unsafeUninitializedCapacity: maximumPixels) { buffer, count in
      guard
        btd_jpeg_grey(bytes, bytes.count, buffer.baseAddress, buffer.count, &width, &height) != 0
      else { return }
      count = Int(width) * Int(height)
    }
    guard !grey.isEmpty else { return nil }
    return LoadedPicture(
      layer: GreyLayer(width: Int(width), height: Int(height), luminance: grey, alpha: nil),
      orientation: EXIFOrientation.ofJPEG(bytes))
  }
}
