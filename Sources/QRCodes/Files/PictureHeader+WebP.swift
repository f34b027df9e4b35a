extension PictureHeader {
  /// Reads the sizes of the canvas and of the picture, chunk by chunk.
  mutating func readWebP(_ reader: ByteReader) throws(PictureError) {
    let size = try Self.need(reader.littleEndian(4, byteCount: 4), .webP, "its header")
    let end = 8 + size
    guard end <= reader.count else {
      throw .truncated(
        kind: .webP, reason: "it states \(grouped(end)) bytes and has \(grouped(reader.count))")
    }
    var offset = 12
    var animationFrames = 0
    while offset + 8 <= end {
      let name = try Self.need(reader.name(offset), .webP, "a chunk's name")
      let length = try Self.need(reader.littleEndian(offset + 4, byteCount: 4), .webP, "a chunk's length")
      let data = offset + 8
      switch name {
      case "VP8X":
        note(
          width: 1 + (try Self.need(reader.littleEndian(data + 4, byteCount: 3), .webP, "chunk VP8X")),
          height: 1 + (try Self.need(reader.littleEndian(data + 7, byteCount: 3), .webP, "chunk VP8X")))
      case "VP8 ":
        // Fourteen bits each; the upper two scale the picture on show.
        note(
          width: (try Self.need(reader.littleEndian(data + 6, byteCount: 2), .webP, "chunk VP8")) & 0x3fff,
          height: (try Self.need(reader.littleEndian(data + 8, byteCount: 2), .webP, "chunk VP8")) & 0x3fff)
      case "VP8L":
        let bits = try Self.need(reader.littleEndian(data + 1, byteCount: 4), .webP, "chunk VP8L")
        note(width: 1 + bits & 0x3fff, height: 1 + bits >> 14 & 0x3fff)
      case "ANMF":
        animationFrames += 1
        if frames.count < Self.maximumFrames { frames.append(try Self.frame(reader, data, length)) }
      default:
        break
      }
      offset = data + length + length % 2
      guard offset <= end + 1 else { throw .truncated(kind: .webP, reason: "it ends inside chunk \(name)") }
    }
    frameCount = max(1, animationFrames)
  }

  /// The head of an animation's frame; places are in twos.
  private static func frame(
    _ reader: ByteReader, _ data: Int, _ length: Int
  ) throws(PictureError) -> FrameHeader {
    func number(_ place: Int) throws(PictureError) -> Int {
      try need(reader.littleEndian(data + place, byteCount: 3), .webP, "chunk ANMF")
    }
    let flags = try need(reader.byte(data + 15), .webP, "chunk ANMF")
    guard length >= 16, data + length <= reader.count else {
      throw .damaged(kind: .webP, reason: "a chunk ANMF is too short")
    }
    return FrameHeader(
      range: data + 16..<data + length, x: 2 * (try number(0)), y: 2 * (try number(3)),
      width: 1 + (try number(6)), height: 1 + (try number(9)), replaces: flags & 2 != 0,
      disposal: flags & 1 != 0 ? .isCleared : .stays)
  }
}
