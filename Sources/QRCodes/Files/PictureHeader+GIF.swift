extension PictureHeader {
  /// Reads the size of the screen and the frames, block by block.
  ///
  /// A frame that reaches beyond the screen makes it larger.
  mutating func readGIF(_ reader: ByteReader) throws(PictureError) {
    width = try Self.need(reader.littleEndian(6, byteCount: 2), .gif, "its header")
    height = try Self.need(reader.littleEndian(8, byteCount: 2), .gif, "its header")
    let flags = try Self.need(reader.byte(10), .gif, "its header")
    var offset = 13 + Self.colorTableBytes(flags)
    // What a control block says of the frame after it.
    var next = FrameHeader(range: 0..<0, width: 0, height: 0)
    frameCount = 0
    while true {
      switch try Self.need(reader.byte(offset), .gif, "its blocks, without trailer") {
      case 0x3b:
        return
      case 0x21:
        if reader.byte(offset + 1) == 0xf9, reader.byte(offset + 2) == 4 {
          let flags = try Self.need(reader.byte(offset + 3), .gif, "a frame's control block")
          let color = try Self.need(reader.byte(offset + 6), .gif, "a frame's control block")
          next.clearColor = flags & 1 == 0 ? nil : UInt8(color)
          next.disposal = [2: .isCleared, 3: .givesBack][flags >> 2 & 7] ?? .stays
        }
        offset = try Self.skipSubBlocks(reader, from: offset + 2)
      case 0x2c:
        func number(_ place: Int) throws(PictureError) -> Int {
          try Self.need(reader.littleEndian(offset + place, byteCount: 2), .gif, "a frame's header")
        }
        (next.x, next.y) = (try number(1), try number(3))
        (next.width, next.height) = (try number(5), try number(7))
        width = max(width, next.x + next.width)
        height = max(height, next.y + next.height)
        let flags = try Self.need(reader.byte(offset + 9), .gif, "a frame's header")
        let end = try Self.skipSubBlocks(reader, from: offset + 11 + Self.colorTableBytes(flags))
        next.range = offset..<end
        if frames.count < Self.maximumFrames { frames.append(next) }
        next = FrameHeader(range: 0..<0, width: 0, height: 0)
        frameCount += 1
        offset = end
      case let label:
        throw .damaged(kind: .gif, reason: "unknown block \(label) at byte \(offset)")
      }
    }
  }

  /// The length of the colour table that the flags of a screen or a frame tell of.
  static func colorTableBytes(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func skipSubBlocks(_ reader: ByteReader, from start: Int) throws(PictureError) -> Int {
    var offset = start
    while true {
      let length = try need(reader.byte(offset), .gif, "a frame's data")
      offset += 1 + length
      if length == 0 { return offset }
    }
  }
}
