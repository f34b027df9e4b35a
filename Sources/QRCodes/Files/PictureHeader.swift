/// What a picture file says of itself, read before any memory is spent on its pixels.
///
/// gdk-pixbuf's WebP loader ignores limits, and truncated JPEG and WebP load as partial pictures without a
/// word: so sizes and ends are looked at here.
struct PictureHeader: Equatable {
  /// The size in pixels; the largest where the file states several, as for frames and tiles.
  var width = 0
  var height = 0
  /// The number of frames or pages.
  var frameCount = 1
  /// The frames or pages that can be read one by one; none of kinds that have only one.
  var frames: [FrameHeader] = []

  /// The most bits of a pixel: four samples of 16, the most that any loader keeps.
  static let maximumBitsPerPixel = 64

  /// The most frames or pages whose places are kept.
  static let maximumFrames = 100_000

  /// Reads the header of a file and follows its structure to the end.
  ///
  /// - Throws: `truncated` where the file stops short, `damaged` where it states no size.
  init(kind: PictureKind, bytes: [UInt8]) throws(PictureError) {
    let reader = ByteReader(bytes: bytes)
    switch kind {
    case .png: try readPNG(reader)
    case .jpeg: try readJPEG(reader)
    case .webP: try readWebP(reader)
    case .heif: try readHEIF(reader)
    case .gif: try readGIF(reader)
    case .tiff: try readTIFF(reader)
    case .bmp: try readBMP(reader)
    }
    guard width > 0, height > 0 else {
      throw .damaged(kind: kind, reason: "it states no size in pixels")
    }
  }

  /// Takes a size that the file states, if it is larger than what is known.
  mutating func note(width: Int, height: Int) {
    guard Self.area(width, height) > Self.area(self.width, self.height) else { return }
    self.width = width
    self.height = height
  }

  /// The number of pixels, the largest number there is where it would overflow.
  static func area(_ width: Int, _ height: Int) -> Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }

  /// Refuses pixels that would multiply the memory that the size promises.
  static func check(bitsPerPixel: Int, _ kind: PictureKind) throws(PictureError) {
    guard bitsPerPixel <= maximumBitsPerPixel else {
      throw .damaged(
        kind: kind,
        reason: "it has \(grouped(bitsPerPixel)) bits a pixel, at most \(maximumBitsPerPixel) are read")
    }
  }

  /// What a read past the end means.
  static func need<Value>(
    _ value: Value?, _ kind: PictureKind, _ place: String
  ) throws(PictureError) -> Value {
    guard let value else { throw .truncated(kind: kind, reason: "it ends inside \(place)") }
    return value
  }
}
