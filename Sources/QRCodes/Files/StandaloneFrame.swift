/// Makes a file of its own of one frame of an animation or one page, so that each costs what it is worth.
///
/// The loaders of animations draw every frame from the first one on, or know only the first.
enum StandaloneFrame {
  /// The file of one frame of another.
  static func file(_ frame: FrameHeader, of bytes: [UInt8], kind: PictureKind) -> [UInt8]? {
    switch kind {
    case .gif: gif(frame, bytes)
    case .webP: webP(frame, bytes)
    case .tiff: tiff(frame, bytes)
    case .png, .jpeg, .heif, .bmp: nil
    }
  }

  /// A PNG with nothing but what its pixels, and how they are turned, hang on: texts and profiles, which
  /// can expand from a few bytes to megabytes, are left out.
  static func png(_ bytes: [UInt8]) -> [UInt8] {
    let reader = ByteReader(bytes: bytes)
    var file = Array(bytes.prefix(8))
    var offset = 8
    while let length = reader.bigEndian(offset, byteCount: 4), let name = reader.name(offset + 4) {
      let end = offset + 12 + length
      guard end <= bytes.count else { break }
      // The first letter of a chunk that nobody may pass over is a capital one.
      if bytes[offset + 4] & 0x20 == 0 || ["tRNS", "eXIf"].contains(name) { file += bytes[offset..<end] }
      if name == "IEND" { break }
      offset = end
    }
    return file
  }

  /// The header with the colours of all frames, the frame at its origin, the trailer.
  private static func gif(_ frame: FrameHeader, _ bytes: [UInt8]) -> [UInt8] {
    let head = bytes.prefix(13 + PictureHeader.colorTableBytes(Int(bytes[10])))
    let size = number(frame.width, byteCount: 2) + number(frame.height, byteCount: 2)
    var file = Array("GIF89a".utf8) + size + head.dropFirst(10)
    if let color = frame.clearColor { file += [0x21, 0xf9, 4, 1, 0, 0, color, 0] }
    file += [0x2c, 0, 0, 0, 0] + size
    return file + bytes[(frame.range.lowerBound + 9)..<frame.range.upperBound] + [0x3b]
  }

  /// The chunks of the frame behind a header that says that some of it may be clear.
  private static func webP(_ frame: FrameHeader, _ bytes: [UInt8]) -> [UInt8] {
    let flags: [UInt8] = [0x10, 0, 0, 0]
    let size = number(frame.width - 1, byteCount: 3) + number(frame.height - 1, byteCount: 3)
    let content = Array("WEBPVP8X".utf8) + number(10, byteCount: 4) + flags + size + bytes[frame.range]
    return Array("RIFF".utf8) + number(content.count, byteCount: 4) + content
  }

  /// The same file, which begins with the page's directory.
  private static func tiff(_ frame: FrameHeader, _ bytes: [UInt8]) -> [UInt8] {
    let place = number(frame.range.lowerBound, byteCount: 4)
    return bytes.prefix(4) + (bytes[0] == 0x49 ? place : place.reversed()) + bytes.dropFirst(8)
  }

  /// A number, its least significant byte first.
  private static func number(_ value: Int, byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
